import * as z from 'zod/mini'
import { changeMarks, requestId } from './change-marks.ts'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId, SavedActivityId } from './ids.ts'
import { Itinerary, scheduleErrors } from './itineraries.ts'
import { Violation } from './trip-rules.ts'

/**
 * Undoes one change of an itinerary, for a day, by the `requestId` that it was made under: name, dates and party, what it put on the
 * calendar, moved, took off or took out. Only what stands as that change left it goes back; what others have changed since stays. Nobody is
 * asked whether a start would be sold anew, as it stood there. What has no place to go back to, as something else is there by now, stands in
 * `left`; where that is all, the undo is refused with `details.items`. Where something has come onto the calendar that would not
 * fit the trip as it was, nothing is changed: 409 'breaks-schedule' with `details.broken`.
 */
export const undoChange = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/undo',
  params: z.object({ id: ItineraryId }),
  body: z.object({ requestId: changeMarks.requestId, undoes: requestId }),
  reply: z.object({ itinerary: Itinerary, left: z.array(z.object({ activityId: SavedActivityId, title: z.string(), violations: z.array(Violation) })) }),
  errors: [...scheduleErrors, 'breaks-schedule'],
})
