import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import type { Expanded } from '../features/activities/index.ts'
import { ActivityScheduler } from '../features/schedule/index.ts'
import type { Planner } from './planner.ts'

const SaveDialog = lazy(async () => ({ default: (await import('../features/itineraries/save/SaveDialog.tsx')).SaveDialog }))
const ActivityDetail = lazy(async () => ({ default: (await import('../features/activities/ActivityDetail.tsx')).ActivityDetail }))
const PlanDialog = lazy(async () => ({ default: (await import('../features/destinations/PlanDialog.tsx')).PlanDialog }))
const SignInDialog = lazy(async () => ({ default: (await import('../features/auth/SignInDialog.tsx')).SignInDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('../features/sharing/ShareDialog.tsx')).ShareDialog }))

/** The dialogs that any screen can open. Each is loaded when it is first wanted. */
export function Dialogs({ planner }: { planner: Planner }) {
  const { config, save, itineraries, activities, session, signIn, share } = planner
  const mode = useStore(session.$mode)
  const saving = useStore(save.$save).step !== 'closed'
  const expanded = useStore(activities.$expanded) !== null
  const planning = useStore(planner.$planning)
  const sharing = useStore(share.$share).state === 'open'
  const signingIn = useStore(session.$asked)
  return (
    <>
      <Suspense fallback={null}>{expanded && <Detail planner={planner} />}</Suspense>
      <Suspense fallback={null}>{saving && <SaveDialog save={save} itineraries={itineraries} mode={mode} />}</Suspense>
      <Suspense fallback={null}>{planning && <Planning planner={planner} />}</Suspense>
      <Suspense fallback={null}>
        {sharing && <ShareDialog share={share} session={session} signIn={signIn} firstParty={config.firstParty} />}
      </Suspense>
      <Suspense fallback={null}>{signingIn && <SignInDialog session={session} signIn={signIn} />}</Suspense>
    </>
  )
}

/** Opened from an itinerary, it can be rescheduled. */
function Detail({ planner: { activities, detail, schedule } }: { planner: Planner }) {
  const scheduling = ({ activity, planned }: Expanded) =>
    planned && <ActivityScheduler activity={activity} planned={planned} detail={detail} schedule={schedule} onDone={activities.close} />
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
