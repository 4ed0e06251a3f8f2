import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { Share } from '../features/sharing/index.ts'
import type { Planner } from './planner.ts'

const SaveToTrip = lazy(async () => ({ default: (await import('./later/dialogs.ts')).SaveToTrip }))
const Detail = lazy(async () => ({ default: (await import('./later/dialogs.ts')).Detail }))
const Compare = lazy(async () => ({ default: (await import('./later/discover.ts')).Compare }))
const Planning = lazy(async () => ({ default: (await import('./later/dialogs.ts')).Planning }))
const SigningIn = lazy(async () => ({ default: (await import('./later/trips.ts')).SigningIn }))
const Templates = lazy(async () => ({ default: (await import('./later/discover.ts')).Templates }))
const Voice = lazy(async () => ({ default: (await import('./later/voice.ts')).Voice }))
const Sharing = lazy(async () => ({ default: (await import('./later/trips.ts')).Sharing }))

/** The dialogs that any screen can open. Each is loaded when it is first wanted. */
export function Dialogs({ planner }: { planner: Planner }) {
  const { saveWishes, activities, session } = planner
  const wish = useStore(saveWishes.$wish)
  const expanded = useStore(activities.$expanded) !== null
  const planning = useStore(planner.$planning)
  const template = useStore(planner.$template)
  const comparison = useStore(planner.$comparison)
  const signingIn = useStore(session.$asked)
  const speaking = useStore(planner.$speaking)
  const board = useStore(planner.$board)
  return (
    <>
      <Suspense fallback={null}>{expanded && <Detail planner={planner} />}</Suspense>
      <Suspense fallback={null}>{comparison?.stage === 'comparing' && <Compare planner={planner} comparison={comparison} />}</Suspense>
      <Suspense fallback={null}>{wish && <SaveToTrip planner={planner} wish={wish} />}</Suspense>
      <Suspense fallback={null}>{planning && <Planning planner={planner} />}</Suspense>
      <Suspense fallback={null}>{template && <Templates planner={planner} />}</Suspense>
      <Suspense fallback={null}>{speaking && <Voice planner={planner} place={speaking} />}</Suspense>
      {board && <ShareOnceOpen planner={planner} share={board.share} />}
      <Suspense fallback={null}>{signingIn && <SigningIn planner={planner} />}</Suspense>
    </>
  )
}

function ShareOnceOpen({ planner, share }: { planner: Planner; share: Share }) {
  const open = useStore(share.$share).state === 'open'
  return <Suspense fallback={null}>{open && <Sharing planner={planner} share={share} />}</Suspense>
}
