import { createSignIn, type SignIn } from '../features/auth/index.ts'
import type { Planner } from './planner.ts'

/** Signing in, made when it is first needed. */
export function signInOf(planner: Planner): SignIn {
  const { api, session, $access, identity, config } = planner
  const signIn = planner.$signIn.get() ?? createSignIn({ api, session, $access, identity, config })
  planner.$signIn.set(signIn)
  return signIn
}
