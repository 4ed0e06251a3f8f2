import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { Expanded } from '../features/activities/index.ts'
import type { Share } from '../features/sharing/index.ts'
import type { Planner } from './planner.ts'

const SaveDialog = lazy(async () => ({ default: (await import('./later/dialogs.ts')).SaveDialog }))
const ActivityDetail = lazy(async () => ({ default: (await import('./later/dialogs.ts')).ActivityDetail }))
const PlanDialog = lazy(async () => ({ default: (await import('./later/dialogs.ts')).PlanDialog }))
const SigningIn = lazy(async () => ({ default: (await import('./later/dialogs.ts')).SigningIn }))
const ActivityScheduler = lazy(async () => ({ default: (await import('./later/trips.ts')).ActivityScheduler }))
const Sharing = lazy(async () => ({ default: (await import('./later/dialogs.ts')).Sharing }))

/** The dialogs that any screen can open. Each is loaded when it is first wanted. */
export function Dialogs({ planner }: { planner: Planner }) {
  const { save, itineraries, activities, session } = planner
  const mode = useStore(session.$mode)
  const saving = useStore(save.$save).step !== 'closed'
  const expanded = useStore(activities.$expanded) !== null
  const planning = useStore(planner.$planning)
  const signingIn = useStore(session.$asked)
  const board = useStore(planner.$board)
  return (
    <>
      <Suspense fallback={null}>{expanded && <Detail planner={planner} />}</Suspense>
      <Suspense fallback={null}>{saving && <SaveDialog save={save} itineraries={itineraries} mode={mode} />}</Suspense>
      <Suspense fallback={null}>{planning && <Planning planner={planner} />}</Suspense>
      {board && <ShareOnceOpen planner={planner} share={board.share} />}
      <Suspense fallback={null}>{signingIn && <SigningIn planner={planner} />}</Suspense>
    </>
  )
}

function ShareOnceOpen({ planner, share }: { planner: Planner; share: Share }) {
  const open = useStore(share.$share).state === 'open'
  return <Suspense fallback={null}>{open && <Sharing planner={planner} share={share} />}</Suspense>
}

/** Opened from an itinerary, it can be rescheduled. */
function Detail({ planner: { activities, $board } }: { planner: Planner }) {
  const board = useStore($board)
  const scheduling = ({ activity, planned }: Expanded) =>
    board && planned && <ActivityScheduler activity={activity} planned={planned} detail={board.detail} schedule={board.schedule} onDone={activities.close} />
  return <ActivityDetail activities={activities} scheduling={scheduling} />
}

function Planning({ planner: { config, chat, places, navigation, $planning } }: { planner: Planner }) {
  const handleSend = (sentence: string) => {
    chat.startNew()
    if (navigation.$route.get() !== '/') navigation.go('/chat')
    void chat.send(sentence)
  }
  const start = { ...(config.destination && { destination: config.destination }), ...(config.dates && { dates: config.dates }) }
  return <PlanDialog search={places} start={start} onSend={handleSend} onClose={() => $planning.set(false)} />
}
