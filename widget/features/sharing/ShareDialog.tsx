import { useEffect, useLayoutEffect, useRef } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { Dialog, Working } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { ConnectButton, SignInNotice, type Session, type SignIn } from '../auth/index.ts'
import { channelAddress, CHANNELS, type Channel } from './channels.ts'
import { ChannelMark } from './ChannelMark.tsx'
import { Postcard } from './Postcard.tsx'
import { shareText, wordsToCopy } from './share-text.ts'
import type { OpenShare } from './share-state.ts'
import type { Share } from './share.ts'
import { ShareLinkChoices } from './ShareLinkChoices.tsx'
import sheet from './ShareDialog.css?inline'

interface ShareDialogProps {
  share: Share
  session: Pick<Session, '$mode' | '$asked'>
  signIn: SignIn
  /** On the hosted site an account is made by going there; in an embed by the pop-up. */
  firstParty: boolean
}

/** Shows itself while the store is open: an account prompt for guests, the ways to share for everybody else. */
export function ShareDialog({ share, session, signIn, firstParty }: ShareDialogProps) {
  const state = useStore(share.$share)
  const mode = useStore(session.$mode)
  const asked = useStore(session.$asked)
  // Who has just come back is yet to be recognized: the prompt would be for nothing.
  if (state.state === 'closed' || mode === 'pending') return null
  if (mode === 'authenticated') return <Options share={share} state={state} />
  // Who was signed in is asked for that, and for no account beside.
  if (asked) return null
  return <AccountPrompt share={share} signIn={signIn} firstParty={firstParty} />
}

function AccountPrompt({ share, signIn, firstParty }: Pick<ShareDialogProps, 'share' | 'signIn' | 'firstParty'>) {
  useEffect(() => {
    if (!firstParty) signIn.prepare()
  }, [firstParty, signIn])
  const footer = (
    <>
      <button className="button" type="button" onClick={share.close}>
        {text.promptLater}
      </button>
      {firstParty ? (
        <button className="go" type="button" onClick={share.leaveToSignIn}>
          {text.promptGo}
        </button>
      ) : (
        <ConnectButton signIn={signIn} label={text.promptGo} />
      )}
    </>
  )
  return (
    <Dialog key="prompt" title={text.promptTitle} sheet={sheet} onClose={share.close} footer={footer}>
      <p className="reason">{text.promptText}</p>
      {!firstParty && <SignInNotice signIn={signIn} />}
    </Dialog>
  )
}

function Options({ share, state }: { share: Share; state: OpenShare }) {
  const { link, byHand, itinerary } = state
  return (
    <Dialog key="options" title={text.title} size="broad" sheet={sheet} onClose={share.close}>
      <Postcard share={share} state={state} />
      <p className="small other-ways">{text.other}</p>
      <ul className="channels" data-foot>
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <ChannelWay channel={channel} share={share} state={state} />
          </li>
        ))}
      </ul>
      {byHand && link.state === 'ready' && <ByHand words={wordsToCopy(itinerary, byHand, link.link.url)} onCopy={share.followed} />}
      {link.state === 'making' && <Working>{text.making}</Working>}
      {link.state === 'failed' && (
        <div className="failed" role="alert">
          <p>{text.makingFailed}</p>
          <button className="button" type="button" onClick={() => void share.makeLink()}>
            {text.tryAgain}
          </button>
        </div>
      )}
      {(link.state === 'none' || link.state === 'ready') && <ShareLinkChoices share={share} link={link} />}
    </Dialog>
  )
}

/** What the browser would not copy, to be copied by whoever reads it. */
function ByHand({ words, onCopy }: { words: string; onCopy: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.scrollIntoView?.({ block: 'nearest' }), [words])
  return (
    <div className="by-hand" role="alert">
      <label className="field">
        <span className="label">{text.byHand}</span>
        <input className="answer" ref={field} readOnly value={words} onFocus={({ currentTarget }) => currentTarget.select()} onCopy={onCopy} />
      </label>
    </div>
  )
}

/** A plain link to the service once there is something to lead to; before, and to copy, a button. What is pressed keeps the focus while the link is made: it is not disabled. */
function ChannelWay({ channel, share, state: { link, itinerary } }: { channel: Channel; share: Share; state: OpenShare }) {
  const name = (
    <>
      <ChannelMark channel={channel} />
      <span>{text.channels[channel]}</span>
    </>
  )
  const address = link.state === 'ready' ? channelAddress(channel, shareText(itinerary), link.link.url) : null
  if (address === null) {
    return (
      <button type="button" aria-disabled={link.state === 'making'} onClick={() => void share.go(channel)}>
        {name}
      </button>
    )
  }
  return (
    <a href={address} target={channel === 'sms' ? undefined : '_blank'} rel="noopener noreferrer" onClick={share.followed}>
      {name}
    </a>
  )
}
