import { forgetPerson } from '@meander/sdk/contract/stored'
import { useState } from 'react'
import { SignInDialog } from '../features/auth/index.ts'
import { guarded } from '../kit/ui/later.ts'
import { useStore } from '../kit/use-store.ts'
import { signInOf } from './account.ts'
import type { Planner } from './planner.ts'
import { tellNobody } from './who-is-here.ts'

/** 'Sign in to your account'. */
export const SigningIn = guarded(SigningInOnScreen, ({ planner }: { planner: Planner }) => close(planner))

function SigningInOnScreen({ planner }: { planner: Planner }) {
  const [signIn] = useState(() => signInOf(planner))
  // Planners on one trip ask once.
  if (useStore(planner.$now) !== planner.me) return null
  return <SignInDialog session={{ $asked: planner.session.$asked, closeSignIn: () => close(planner) }} signIn={signIn} />
}

/** Whoever hears that the sign-in has ended, and leaves it at that, is a guest: what is open stays, and nothing of the account is kept. */
function close(planner: Planner): void {
  const { session, local, tab } = planner
  if (session.$asked.get() !== 'again') return session.closeSignIn()
  for (const area of [local, tab]) forgetPerson(area)
  session.continueAsGuest()
  tellNobody(planner)
}
