import { useState } from 'react'
import { ShareDialog, type Share } from '../features/sharing/index.ts'
import { guarded } from '../kit/ui/later.ts'
import { signInOf } from './account.ts'
import type { Planner } from './planner.ts'

interface SharingProps {
  planner: Planner
  share: Share
}

/** Sharing, or the account that it needs. */
export const Sharing = guarded(SharingOnScreen, ({ share }: SharingProps) => share.close())

function SharingOnScreen({ planner, share }: SharingProps) {
  const [signIn] = useState(() => signInOf(planner))
  return <ShareDialog share={share} session={planner.session} signIn={signIn} firstParty={planner.config.firstParty} />
}
