import type { Auth, AuthState } from './auth.ts'

const WORDS: Readonly<Record<NonNullable<AuthState['told']>, string>> = {
  'signed-out': 'You are signed out. Nothing of yours is left in this browser; your journeys are in your account.',
  deleted: 'Your account is deleted, with all its journeys, links and conversations.',
  'still-in': 'You are still signed in: the server could not be reached. Please try again.',
}

/** One sentence at the foot of the page, until it is put away. */
export function Told({ told, auth }: { told: NonNullable<AuthState['told']>; auth: Pick<Auth, 'hush'> }) {
  return (
    <div className="told" role={told === 'still-in' ? 'alert' : 'status'}>
      <p>{WORDS[told]}</p>
      <button className="button" type="button" onClick={auth.hush}>
        Close
      </button>
    </div>
  )
}
