import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'

/** A trip as it is being edited. */
export interface TripDraft {
  title: string
  startDate: Day | null
  endDate: Day | null
  /** Null where nobody has said. */
  groupSize: number | null
}

export function draftOf({ title, startDate, endDate, groupSize }: Itinerary): TripDraft {
  return { title, startDate, endDate, groupSize }
}

/** What the draft changes; the rest stays as anybody else may have changed it meanwhile. */
export function changed(base: TripDraft, draft: TripDraft): { title?: string; startDate?: Day; endDate?: Day; groupSize?: number | null } {
  const dates = draft.startDate !== base.startDate || draft.endDate !== base.endDate
  return {
    ...(draft.title.trim() !== base.title && { title: draft.title.trim() }),
    ...(dates && draft.startDate && draft.endDate && { startDate: draft.startDate, endDate: draft.endDate }),
    ...(draft.groupSize !== base.groupSize && { groupSize: draft.groupSize }),
  }
}
