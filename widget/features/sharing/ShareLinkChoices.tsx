import { useId, useState } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { formatDay } from '../../kit/dates.ts'
import { dayOf } from '../../kit/local-days.ts'
import { Dialog } from '../../kit/ui/later.ts'
import type { LinkState } from './share-state.ts'
import type { Share } from './share.ts'

/** Days; null: for good. */
const EXPIRIES = [null, 7, 30, 90] as const

interface ShareLinkChoicesProps {
  share: Pick<Share, 'setTerms' | 'stopSharing'>
  link: Extract<LinkState, { state: 'none' | 'ready' }>
}

/** Who can read the trip by now, for how long, and how that ends. */
export function ShareLinkChoices({ share, link }: ShareLinkChoicesProps) {
  const name = useId()
  const ready = link.state === 'ready' ? link.link : null
  const indexable = ready ? ready.indexable : link.state === 'none' && link.terms.indexable === true
  const chosen = link.state === 'ready' ? link.days : (link.terms.expiresInDays ?? null)
  return (
    <section className="link-choices" data-foot>
      <p className="small">{whoReads(link)}</p>
      {ready && <StopSharing share={share} />}
      <fieldset className="radio-line">
        <legend className="small">{text.expiry}</legend>
        {EXPIRIES.map((days) => (
          <label key={days}>
            <input type="radio" name={name} checked={chosen === days} onChange={() => void share.setTerms({ expiresInDays: days })} />
            <span>{days === null ? text.forGood : text.forDays(days)}</span>
          </label>
        ))}
      </fieldset>
      <label className="tick small">
        <input type="checkbox" checked={indexable} onChange={(event) => void share.setTerms({ indexable: event.currentTarget.checked })} />
        {text.indexable}
      </label>
    </section>
  )
}

function whoReads(link: ShareLinkChoicesProps['link']): string {
  if (link.state === 'none') return link.ended ? text.closedAgain : text.closed
  const { expiresAt } = link.link
  return expiresAt ? text.readableUntil(formatDay(dayOf(new Date(expiresAt)), 'MMMM d, yyyy')) : text.readable
}

/** Asks first, in a dialog of its own: whoever has the link loses the trip. */
function StopSharing({ share }: Pick<ShareLinkChoicesProps, 'share'>) {
  const [asked, ask] = useState(false)
  const handleStop = () => {
    ask(false)
    void share.stopSharing()
  }
  const footer = (
    <>
      <button className="button" type="button" autoFocus onClick={() => ask(false)}>
        {text.keep}
      </button>
      <button className="button alert" type="button" onClick={handleStop}>
        {text.stop}
      </button>
    </>
  )
  return (
    <>
      <button className="link" type="button" onClick={() => ask(true)}>
        {text.stop}
      </button>
      {asked && (
        <Dialog title={text.stop} onClose={() => ask(false)} footer={footer}>
          <p className="reason">{text.stopQuestion}</p>
        </Dialog>
      )}
    </>
  )
}
