import { useState } from 'react'
import { SignInDialog } from '../features/auth/index.ts'
import { guarded } from '../kit/ui/later.ts'
import { signInOf } from './account.ts'
import type { Planner } from './planner.ts'

/** 'Sign in to your account'. */
export const SigningIn = guarded(SigningInOnScreen, ({ planner }: { planner: Planner }) => planner.session.closeSignIn())

function SigningInOnScreen({ planner }: { planner: Planner }) {
  const [signIn] = useState(() => signInOf(planner))
  return <SignInDialog session={planner.session} signIn={signIn} />
}
