import { createContext, useContext } from 'react'
import { useAuth, type Auth } from './auth.ts'
import { Link } from './Link.tsx'

/** Who is here, for whatever page asks. Null where there is no shell around. */
export const AuthContext = createContext<Auth | null>(null)

/** For the bar of a page: the account and the way out of it, which on a phone the account's page has. Guests see nothing; they sign in where they plan. */
export function AccountLinks() {
  const auth = useContext(AuthContext)
  return auth && <Links auth={auth} />
}

function Links({ auth }: { auth: Auth }) {
  const { mode } = useAuth(auth)
  if (mode !== 'authenticated') return null
  return (
    <>
      <Link className="button" href="/account">
        Account
      </Link>
      <button className="button only-wide" type="button" onClick={() => void auth.signOut()}>
        Sign out
      </button>
    </>
  )
}
