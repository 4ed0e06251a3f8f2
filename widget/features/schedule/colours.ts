import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'

export const COLOURS = 8

/** 1 to 8, then again. */
export function colourAt(position: number): number {
  return (position % COLOURS) + 1
}

/** An activity's colour is its place among the saved ones, so that it keeps its colour wherever it is moved. */
export function colourOfSlot({ activities }: Pick<Itinerary, 'activities'>, slot: Pick<TimeSlot, 'id' | 'activity'>): number {
  const bySlot = activities.findIndex((entry) => entry.timeSlotId === slot.id)
  const byCode = activities.findIndex((entry) => entry.activityData.productCode === slot.activity.productCode)
  const position = bySlot === -1 ? byCode : bySlot
  return colourAt(position === -1 ? activities.length : position)
}
