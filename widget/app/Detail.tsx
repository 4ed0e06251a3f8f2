import { useContext, useState } from 'react'
import { ActivityDetail } from '../features/activities/ActivityDetail.tsx'
import type { Expanded } from '../features/activities/index.ts'
import { later } from '../kit/later.tsx'
import { guarded, RootContext } from '../kit/ui/later.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'
import { readRoute } from './routes.ts'
import { tripAround } from './trip-days.ts'

const ActivityScheduler = later(async () => (await import('./later/trips.ts')).ActivityScheduler)

/** Two fifths of a narrower window hold no account. */
const ROOMY = '(min-width: 1024px)'

/** The detail of an activity: on our own home screen beside the letters. Opened from an itinerary, it can be rescheduled. */
export const Detail = guarded(DetailOnScreen, ({ planner }: DetailProps) => planner.activities.close())

interface DetailProps {
  planner: Planner
}

function DetailOnScreen({ planner }: DetailProps) {
  const { activities, $board, navigation, config } = planner
  const board = useStore($board)
  const home = readRoute(useStore(navigation.$route)).screen === 'home' && config.firstParty
  const root = useContext(RootContext)
  // What is behind an open dialog cannot be used: neither could what stands beside it.
  const [roomy] = useState(() => home && matchMedia(ROOMY).matches && !root?.querySelector('dialog:modal'))
  const scheduling = ({ activity, planned }: Expanded) =>
    board && planned && <ActivityScheduler activity={activity} planned={planned} detail={board.detail} schedule={board.schedule} onDone={activities.close} />
  const { days, people } = tripAround(planner, Boolean(useStore(activities.$expanded)?.planned))
  return <ActivityDetail activities={activities} scheduling={scheduling} beside={roomy} api={planner.api} trip={days} people={people} />
}
