import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { Planner } from './planner.ts'

const SaveDialog = lazy(async () => ({ default: (await import('../features/itineraries/save/SaveDialog.tsx')).SaveDialog }))

/** The dialogs that any screen can open. Each is loaded when it is first wanted. */
export function Dialogs({ planner }: { planner: Planner }) {
  const saving = useStore(planner.save.$save).step !== 'closed'
  const mode = useStore(planner.session.$mode)
  return <Suspense fallback={null}>{saving && <SaveDialog save={planner.save} itineraries={planner.itineraries} mode={mode} />}</Suspense>
}
