import type { ItineraryId } from '@meander/sdk/contract/ids'
import { ItineraryBoard } from '../features/schedule/index.ts'
import type { Planner } from './planner.ts'

/** One itinerary with its calendar. */
export function ItineraryView({ planner, id }: { planner: Planner; id: ItineraryId }) {
  return (
    <ItineraryBoard
      id={id}
      detail={planner.detail}
      schedule={planner.schedule}
      navigation={planner.navigation}
      onShare={() => {}}
      onOpenActivity={planner.activities.open}
    />
  )
}
