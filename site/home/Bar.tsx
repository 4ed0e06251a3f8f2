import type { AuthState } from '../shell/auth.ts'
import { Link } from '../shell/Link.tsx'
import { River } from '../shell/marks.tsx'
import { Wordmark } from '../shell/Wordmark.tsx'

interface BarProps {
  auth: Pick<AuthState, 'mode' | 'user' | 'settled'>
  /** While the screen is still loading: the name, and whether one waits for who is here. */
  waits?: boolean
  onWordmark?: () => void
  onSignIn?: () => void
  onSignOut?: () => void
}

/** The bar over the picture. */
export function Bar({ auth, waits = false, onWordmark, onSignIn, onSignOut }: BarProps) {
  const resolves = !auth.settled || auth.mode === 'pending'
  return (
    <header className="bar on-film">
      <Wordmark plate onPress={onWordmark} />
      {!waits && (
        <Link className="button push" href="/itineraries">
          My Itineraries
        </Link>
      )}
      {resolves && (
        <span className={waits ? 'resolves push' : 'resolves'}>
          <River />
          Loading
        </span>
      )}
      {!waits && !resolves && auth.mode === 'guest' && (
        <button className="button" type="button" onClick={onSignIn}>
          Sign in
        </button>
      )}
      {!waits && auth.mode === 'authenticated' && (
        <button className="button" type="button" title={auth.user?.name ?? auth.user?.email ?? undefined} onClick={onSignOut}>
          Sign out
        </button>
      )}
    </header>
  )
}
