import { useState } from 'react'
import type { User } from '@meander/sdk/contract/auth'
import { canSpeak } from '../shell/can-speak.ts'
import { readLastLetter } from '../shell/last-letter.ts'
import { Link } from '../shell/Link.tsx'
import { Mark } from '../shell/marks.tsx'

export interface HeroProps {
  user: User | null
  onStart: () => void
  /** Chooses a letter that is half written. */
  onLetter: () => void
  onSpeak: () => void
  /** Says what an account is for, and offers one. */
  onKeep: () => void
}

/** The lettering on its slip of paper: what one can do here. */
export function Hero({ user, onStart, onLetter, onSpeak, onKeep }: HeroProps) {
  const [last] = useState(() => readLastLetter())
  return (
    <main className="lettering opens">
      <h1>Take the long way.</h1>
      <p className="lede">
        Tell us where, when and with whom. We answer with things worth doing there, and set them on your calendar hour by hour. <GoOn last={last} />
        <Link className="link" href="/chat">
          {last ? 'write' : 'Write'} your own letter
        </Link>
        , or{' '}
        <button className="link" type="button" onClick={onLetter}>
          fill in one of ours
        </button>
        .
      </p>
      <div className="actions">
        <button className="go" id="begin" type="button" onClick={onStart}>
          Start Planning
        </button>
        <VoiceInput onPress={onSpeak} />
      </div>
      <footer className="foot tiny">
        <Standing user={user} onKeep={onKeep} />
        <span>
          <Link className="link" href="/enhanced-demo">
            Demo
          </Link>{' '}
          &nbsp;{' '}
          <Link className="link" href="/partners">
            For Partners
          </Link>{' '}
          &nbsp;{' '}
          <Link className="link" href="/terms">
            Terms of Service
          </Link>{' '}
          &nbsp;{' '}
          <Link className="link" href="/privacy">
            Privacy Policy
          </Link>
        </span>
      </footer>
    </main>
  )
}

/** As whom one plans, and what that is good for. */
function Standing({ user, onKeep }: Pick<HeroProps, 'user' | 'onKeep'>) {
  if (!user) {
    return (
      <span>
        Free as a guest.{' '}
        <button className="link" type="button" onClick={onKeep}>
          Keep your journeys
        </button>
        <span className="more"> on every device.</span>
      </span>
    )
  }
  return (
    <span>
      Signed in{user.name ? ` as ${user.name}` : ''}. <span className="more">Your journeys are on every device. </span>
      <Link className="link" href="/account">
        Account
      </Link>
    </span>
  )
}

/** Begins the sentence that leads to the letters: with the one that was begun, where there is one. */
function GoOn({ last }: { last: ReturnType<typeof readLastLetter> }) {
  if (!last) return null
  return (
    <>
      <Link className="link" href={last.address}>
        Go on with your {last.place ? `letter about ${last.place}` : 'last letter'}
      </Link>
      ,{' '}
    </>
  )
}

function VoiceInput({ onPress }: { onPress: () => void }) {
  const supported = canSpeak()
  return (
    <button className="button tall voice" type="button" disabled={!supported} onClick={onPress}>
      <Mark name="microphone" />
      {supported ? (
        <span>
          Voice Input<small>Speak your plans</small>
        </span>
      ) : (
        'Voice input not supported'
      )}
    </button>
  )
}
