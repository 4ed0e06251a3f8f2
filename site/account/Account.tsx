import { readAccountData } from '@meander/sdk/contract/account'
import type { Auth, AuthState } from '../shell/auth.ts'
import { Link } from '../shell/Link.tsx'
import { PageBar } from '../shell/PageBar.tsx'
import { accountCalls, type AccountCalls } from './account-calls.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'

interface AccountProps {
  auth: Pick<Auth, 'signOut' | 'signIn'>
  state: AuthState
  calls?: AccountCalls
}

/** '/account': who it is, where it is signed in, everything that is kept of it, and its end. */
export function Account({ auth, state, calls = accountCalls }: AccountProps) {
  return (
    <>
      <PageBar />
      <main className="page">
        <div className="page-title">
          <h1>Account</h1>
        </div>
        {state.mode === 'authenticated' ? <Sections auth={auth} state={state} calls={calls} /> : <Nobody auth={auth} pending={state.mode === 'pending'} />}
      </main>
    </>
  )
}

function Nobody({ auth, pending }: { auth: Pick<Auth, 'signIn'>; pending: boolean }) {
  if (pending) return <p role="status">Loading</p>
  return (
    <div className="account">
      <section>
        <p>You are here as a guest. An account shows here who it is, where it is signed in and what is kept of it.</p>
        <button className="go" type="button" onClick={auth.signIn}>
          Sign in with your account
        </button>
      </section>
    </div>
  )
}

function Sections({ auth, state: { user }, calls }: Required<AccountProps>) {
  return (
    <div className="account">
      <section aria-labelledby="who">
        <h2 id="who">{user?.name ?? 'Signed in'}</h2>
        <p>{user?.email ?? 'No e-mail address is kept of you.'}</p>
        <p className="small">Name and address are those that your sign-in service gave. They are changed there.</p>
      </section>
      <section aria-labelledby="devices">
        <h2 id="devices">Where you are signed in</h2>
        <Devices calls={calls} onSignOut={() => void auth.signOut()} />
      </section>
      <section aria-labelledby="data">
        <h2 id="data">Your data</h2>
        <p>Everything that is kept of you, in one file: account, journeys with their links, conversations.</p>
        <a className="button" href={readAccountData.path} download="meander-data.json">
          Download my data
        </a>
        <p className="small">
          What is kept and for how long, says the{' '}
          <Link className="link" href="/privacy">
            Privacy Policy
          </Link>
          .
        </p>
      </section>
      <section aria-labelledby="end">
        <h2 id="end">Delete account</h2>
        <DeleteAccount calls={calls} onDeleted={() => void auth.signOut('deleted')} />
      </section>
    </div>
  )
}
