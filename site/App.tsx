import type { User } from '@meander/sdk/contract/auth'
import { SIGNED_OUT } from '@meander/sdk/contract/signing-out'
import { WHO_IS_HERE } from '@meander/sdk/contract/who-is-here'
import { useEffect, useState } from 'react'
import { Home } from './home/Home.tsx'
import { LoginFailed } from './pages/LoginFailed.tsx'
import { Welcome } from './pages/Welcome.tsx'
import { AuthContext } from './shell/AccountLinks.tsx'
import { createAuth, useAuth, type Auth, type AuthState, type Reason } from './shell/auth.ts'
import { useBeginning } from './shell/begin-screen.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { forgetHere, leaveForgetting, takeFarewell } from './shell/forget-here.ts'
import { later } from './shell/later.tsx'
import { forgetInPlace, go, goInPlace, usePath, useScreen } from './shell/path.ts'
import { PlannerPage } from './shell/PlannerPage.tsx'
import { endSession, readCurrentUser } from './shell/request.ts'
import { matchRoute, nameOf, titleOf, type Route } from './shell/routes.ts'
import { servedTitle } from './shell/served-title.ts'
import { Told } from './shell/Told.tsx'
import { signInAddress } from './shell/visitor.ts'
import { Waiting } from './shell/Waiting.tsx'
import { createWord } from './shell/word.ts'

const Demo = later(() => import('./demo/Demo.tsx').then(({ Demo }) => Demo))
const Account = later(() => import('./account/Account.tsx').then(({ Account }) => Account))
const Partners = later(() => import('./partners/Partners.tsx').then(({ Partners }) => Partners))
const Api = later(() => import('./partners/api/Api.tsx').then(({ Api }) => Api))
const Conformance = later(() => import('./partners/Conformance.tsx').then(({ Conformance }) => Conformance))
const Doctor = later(() => import('./partners/Doctor.tsx').then(({ Doctor }) => Doctor))
const NotFound = later(() => import('./pages/NotFound.tsx').then(({ NotFound }) => NotFound))
const Terms = later(() => import('./pages/Terms.tsx').then(({ Terms }) => Terms))
const Privacy = later(() => import('./pages/Privacy.tsx').then(({ Privacy }) => Privacy))

const makeAuth = () =>
  createAuth({
    storage: localStorage,
    readUser: readCurrentUser,
    navigate: (path) => window.location.assign(path),
    signInAddress,
    endSession,
    leave: leaveForgetting,
    farewell: takeFarewell(),
    forget: forgetHere,
    word: createWord<null>(SIGNED_OUT),
    here: createWord<User | null>(WHO_IS_HERE),
  })

export function App() {
  const [auth] = useState(makeAuth)
  const state = useAuth(auth)
  const address = usePath()
  const path = useScreen()
  const planning = address !== path
  const route = matchRoute(path)
  const title = servedTitle(address) ?? titleOf(planning && route.page === 'home' ? { page: 'planner', title: 'Chat' } : matchRoute(address))
  /** A shared page is public: who is here does not matter, and nothing is asked or stored. */
  const isPublic = path.startsWith('/shared/')

  /** Its picture stands from the first moment; what is being waited for is told on it. */
  const showsHomeAtOnce = route.page === 'home' && !planning && !state.asks

  useEffect(() => {
    if (!isPublic) void auth.start()
  }, [auth, isPublic])
  useEffect(() => forgetInPlace, [path])
  const asks = isPublic ? null : state.asks
  // What was open had its last words as it went.
  useEffect(() => void (asks && forgetHere()), [asks])
  useBeginning(path)
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <AuthContext value={auth}>
      <div className="meander">
        <ErrorBoundary key={path} where={nameOf(route)}>
          {isPublic || state.settled || showsHomeAtOnce ? <Screen route={route} path={path} planning={planning} auth={auth} state={state} asks={asks} /> : <Waiting />}
        </ErrorBoundary>
        {state.told && <Told told={state.told} auth={auth} />}
      </div>
    </AuthContext>
  )
}

interface ScreenProps {
  route: Route
  path: string
  /** The home page has become a conversation. */
  planning: boolean
  auth: Auth
  state: AuthState
  asks: Reason | null
}

function Screen({ route, path, planning, auth, state, asks }: ScreenProps) {
  if (asks) return <Welcome reason={asks} onGuest={() => void beGuest(auth, asks === 'left')} onSignIn={auth.signIn} />
  switch (route.page) {
    case 'home':
      return <Home auth={state} planning={planning} onSignOut={() => void auth.signOut()} />
    case 'planner':
      return <PlannerPage path={path} who={state.user?.id ?? null} />
    case 'login-failed':
      return <LoginFailed error={route.error} />
    case 'welcome':
      return state.mode === 'authenticated' ? <GoOn /> : <Welcome onGuest={() => void beGuest(auth)} />
    case 'account':
      return <Account auth={auth} state={state} />
    default:
      return PLAIN[route.page]
  }
}

/** What stands there whoever is here. */
const PLAIN = { demo: <Demo />, partners: <Partners />, api: <Api />, conformance: <Conformance />, doctor: <Doctor />, terms: <Terms />, privacy: <Privacy />, 'not-found': <NotFound /> }

/** Home, unless one is to stay. */
async function beGuest(auth: Auth, stays = false) {
  if ((await auth.continueAsGuest()) && !stays) go('/')
}

/** Who is signed in has nothing to be asked: the planner is home. */
function GoOn() {
  useEffect(() => goInPlace('/'), [])
  return <Waiting />
}
