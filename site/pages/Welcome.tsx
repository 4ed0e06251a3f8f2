import { useCallback, useRef } from 'react'
import type { MeanderPlanner } from '@meander/sdk'
import type { Reason } from '../shell/auth.ts'
import { readInstallation } from '../shell/installation.ts'
import { Link } from '../shell/Link.tsx'
import { Mark } from '../shell/marks.tsx'
import { Planner } from '../shell/Planner.tsx'
import { SidePicture } from '../shell/SidePicture.tsx'

const BENEFITS = ['Unlimited saved itineraries', 'Access from any device', 'Sharing with friends', 'Voice input and advanced features']
const limits = () => [
  { has: true, text: 'Chat and recommendations' },
  { has: true, text: 'Activity details and prices' },
  { has: false, text: `Reached from this browser only, dropped after ${readInstallation().guestDays} days without use` },
  { has: false, text: 'No sharing' },
]

const WHY: Readonly<Record<Reason, string | null>> = {
  left: null,
  'left-elsewhere': 'You are signed out, in every tab. Nothing of yours is left in this browser; your journeys are in your account.',
  ended: 'Your sign-in has ended. Your journeys are in your account: sign in again to see them.',
}

interface WelcomeProps {
  /** Why one is asked here, where one has not come by oneself. */
  reason?: Reason
  onGuest: () => void
  onSignIn?: () => void
}

/** The welcome screen, and the gate in place of the routes (then `onSignIn` takes the whole page there). */
export function Welcome({ reason, onGuest, onSignIn }: WelcomeProps) {
  const why = reason && WHY[reason]
  const planner = useRef<MeanderPlanner>(null)
  const handleElement = useCallback((element: MeanderPlanner | null) => void (planner.current = element), [])
  return (
    <div className="gate">
      <SidePicture film="aurora" />
      <main className="main">
        <div>
          <h1>Welcome to Meander</h1>
          <p className="lede">Your AI-powered travel planning companion</p>
        </div>
        {why && (
          <p className="why" role="status">
            {why}
          </p>
        )}
        <div className="ways">
          <button className="go" type="button" onClick={onSignIn ?? (() => planner.current?.open('sign-in'))}>
            Sign in with your account
          </button>
          <span className="or">Or</span>
          <button className="button tall" type="button" onClick={onGuest}>
            Continue as Guest
          </button>
        </div>
        <Terms />
        <p className="tiny">
          By continuing, you agree to our{' '}
          <Link className="link" href="/terms">
            Terms of Service
          </Link>{' '}
          and{' '}
          <Link className="link" href="/privacy">
            Privacy Policy
          </Link>
        </p>
      </main>
      {!onSignIn && <Planner route="/" waits onElement={handleElement} />}
    </div>
  )
}

/** What an account has, and what a guest has, side by side. */
function Terms() {
  return (
    <div className="terms-of">
      <section>
        <span className="stamp filled">Full Features Available</span>
        <ul>
          {BENEFITS.map((text) => (
            <li key={text}>
              <Mark name="check" fine />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <span className="stamp">Limited Features</span>
        <ul>
          {limits().map(({ has, text }) => (
            <li key={text}>
              <Mark name={has ? 'check' : 'minus'} fine />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
