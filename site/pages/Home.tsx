import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import type { MeanderPlanner, PlannerEvents } from '@meander/sdk'
import type { User } from '@meander/sdk/contract/auth'
import { HomeFilm } from '../backdrop/HomeFilm.tsx'
import type { AuthState } from '../shell/auth.ts'
import { canSpeak } from '../shell/can-speak.ts'
import { Link } from '../shell/Link.tsx'
import { readLastLetter } from '../shell/last-letter.ts'
import { Mark } from '../shell/marks.tsx'
import { letterAddress, letterIn, letterOf } from '../shell/letter-address.ts'
import { forgetInPlace, nameInPlace, usePath } from '../shell/path.ts'
import { Planner } from '../shell/Planner.tsx'
import { Wordmark } from '../shell/Wordmark.tsx'

/** What the planner calls the conversation that is begun here. */
const CHAT = '/chat'
/** A reply to what was said before goes on under the same address. */
function handleMessageSent({ first }: PlannerEvents['message-sent']) {
  if (first) nameInPlace(letterAddress(null))
}

const routeOf = (letter: string | null | undefined): string => (letter ? letterAddress(letter) : '/')

/** The first impression: the picture with its slip of paper; once planning starts, the chat in its place. */
export function Home({ auth, planning, onSignOut }: { auth: AuthState; planning: boolean; onSignOut: () => void }) {
  const letter = letterIn(usePath())
  const [desk, setDesk] = useState({ count: 0, route: routeOf(letter) })
  /** The conversation that the planner has open. */
  const open = useRef(letter ?? null)
  const planner = useRef<MeanderPlanner>(null)
  const handleElement = useCallback((element: MeanderPlanner | null) => void (planner.current = element), [])
  const begun = useRef(false)
  begun.current ||= planning

  const lay = useCallback((id: string | null) => {
    open.current = id
    setDesk(({ count }) => ({ count: count + 1, route: routeOf(id) }))
  }, [])
  const nameOf = useCallback((path: string) => letterAddress((open.current = letterOf(path))), [])

  // Back has led home, where the planner begins anew; or Back and Forward to another letter.
  useEffect(() => {
    if (letter === undefined) {
      if (!begun.current) return
      begun.current = false
      forgetInPlace()
      lay(null)
    } else if (letter !== open.current) lay(letter)
  }, [letter, lay])

  function handleWordmark() {
    if (planning) {
      nameInPlace(letterAddress(null))
      lay(null)
    } else window.scrollTo({ top: 0, behavior: 'smooth' })
  }

  const bar = <Bar auth={auth} onWordmark={handleWordmark} onSignIn={() => planner.current?.open('sign-in')} onSignOut={onSignOut} />
  return (
    <div className={planning ? 'planning' : 'home'}>
      {planning ? (
        bar
      ) : (
        <div className="poster arrives">
          <a className="skip button ink" href="#begin" onClick={handleSkip}>
            Skip to Start Planning
          </a>
          {bar}
          <HomeFilm paused={planning} />
          <Hero user={auth.user} onStart={() => planner.current?.open('plan')} onLetter={() => planner.current?.open('templates')} onSpeak={() => planner.current?.open('voice')} />
        </div>
      )}
      <Planner key={desk.count} route={desk.route} waits={!planning} here={planning ? CHAT : undefined} nameOf={nameOf} onElement={handleElement} onMessageSent={handleMessageSent} />
    </div>
  )
}

interface BarProps {
  auth: AuthState
  onWordmark: () => void
  onSignIn: () => void
  onSignOut: () => void
}

function Bar({ auth, onWordmark, onSignIn, onSignOut }: BarProps) {
  return (
    <header className="bar on-film">
      <Wordmark plate onPress={onWordmark} />
      <Link className="button push" href="/itineraries">
        My Itineraries
      </Link>
      {auth.mode === 'pending' && <span className="small">Loading</span>}
      {auth.mode === 'guest' && (
        <button className="button" type="button" onClick={onSignIn}>
          Sign in
        </button>
      )}
      {auth.mode === 'authenticated' && (
        <button className="button" type="button" title={auth.user?.name ?? auth.user?.email ?? undefined} onClick={onSignOut}>
          Sign out
        </button>
      )}
    </header>
  )
}

interface HeroProps {
  user: User | null
  onStart: () => void
  /** Chooses a letter that is half written. */
  onLetter: () => void
  onSpeak: () => void
}

/** The fragment would be a step for Back. */
function handleSkip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById('begin')?.focus()
}

function Hero({ user, onStart, onLetter, onSpeak }: HeroProps) {
  const [last] = useState(() => readLastLetter())
  return (
    <main className="lettering">
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
        {user ? (
          <span>
            Signed in{user.name ? ` as ${user.name}` : ''}. <span className="more">Your journeys are on every device. </span>
            <Link className="link" href="/account">
              Account
            </Link>
          </span>
        ) : (
          <span>
            Free as a guest. <span className="more">Sign in to keep journeys on every device.</span>
          </span>
        )}
        <span>
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
