import { useEffect, useState } from 'react'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { ItineraryBoard } from '../features/schedule/ItineraryBoard.tsx'
import { useStore } from '../kit/use-store.ts'
import { boardOf } from './board.ts'
import type { Planner } from './planner.ts'

/** One itinerary with its calendar. */
export function ItineraryView({ planner, id }: { planner: Planner; id: ItineraryId }) {
  const [{ detail, schedule, share }] = useState(() => boardOf(planner))
  const itinerary = useStore(detail.$itinerary)
  const here = itinerary?.id === id ? itinerary : null
  // Whoever left for an account in order to share goes on where they were.
  useEffect(() => (here ? share.resume(here) : undefined), [here, share])
  const asked = useStore(planner.session.$asked)
  useEffect(() => {
    if (!asked) detail.retry()
  }, [asked, detail])

  return (
    <ItineraryBoard
      id={id}
      detail={detail}
      schedule={schedule}
      navigation={planner.navigation}
      onShare={share.open}
      onOpenActivity={planner.activities.open}
    />
  )
}
