import { useState } from 'react'
import { SignInDialog } from '../features/auth/index.ts'
import { signInOf } from './account.ts'
import type { Planner } from './planner.ts'

/** 'Sign in to your account'. */
export function SigningIn({ planner }: { planner: Planner }) {
  const [signIn] = useState(() => signInOf(planner))
  return <SignInDialog session={planner.session} signIn={signIn} />
}
