import { app } from '../i18n/en.ts'
import { assertNever } from '../kit/assert-never.ts'
import { later } from '../kit/later.tsx'
import { Working } from '../kit/ui/index.ts'
import { useStore } from '../kit/use-store.ts'
import { ChatView } from './ChatView.tsx'
import type { Planner } from './planner.ts'
import { readRoute } from './routes.ts'

const Journeys = later(async () => (await import('./later/trips.ts')).Journeys, Waiting)
const ItineraryView = later(async () => (await import('./later/trips.ts')).ItineraryView, Waiting)
const Lost = later(async () => (await import('./later/trips.ts')).Lost, Waiting)
const SharedTrip = later(async () => (await import('./later/sharing.ts')).SharedTrip, Waiting)

/** The screen that the route names. */
export function View({ planner }: { planner: Planner }) {
  const route = readRoute(useStore(planner.navigation.$route))
  switch (route.screen) {
    case 'home':
      return <ChatView planner={planner} conversationId={route.conversationId} home={planner.config.firstParty} />
    case 'chat':
      return <ChatView planner={planner} conversationId={route.conversationId} />
    case 'itineraries':
      return <Journeys planner={planner} />
    case 'itinerary':
      return <ItineraryView planner={planner} id={route.id} />
    case 'shared':
      return <SharedTrip planner={planner} shareToken={route.shareToken} />
    case 'unknown':
      return <Lost onBack={() => planner.navigation.go('/', { quick: true })} />
    default:
      return assertNever(route)
  }
}

function Waiting() {
  return (
    <div className="waiting">
      <Working large>{app.loading}</Working>
    </div>
  )
}
