import { useState } from 'react'
import { ShareDialog, type Share } from '../features/sharing/index.ts'
import { signInOf } from './account.ts'
import type { Planner } from './planner.ts'

/** Sharing, or the account that it needs. */
export function Sharing({ planner, share }: { planner: Planner; share: Share }) {
  const [signIn] = useState(() => signInOf(planner))
  return <ShareDialog share={share} session={planner.session} signIn={signIn} firstParty={planner.config.firstParty} />
}
