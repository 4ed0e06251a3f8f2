import { createSignIn, type SignIn } from '../features/auth/index.ts'
import type { Planner } from './planner.ts'

/** Signing in, made when it is first needed. */
export function signInOf(planner: Planner): SignIn {
  const signIn = planner.$signIn.get() ?? createSignIn(planner)
  planner.$signIn.set(signIn)
  return signIn
}
