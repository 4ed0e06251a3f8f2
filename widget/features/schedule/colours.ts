import type { Itinerary, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'

export const COLOURS = 8

/** 1 to 8, then again. */
export function colourAt(position: number): number {
  return (position % COLOURS) + 1
}

/** An activity's colour is its place among the saved ones, so that it keeps its colour wherever it is moved. */
export function colourOfSlot({ activities }: Pick<Itinerary, 'activities'>, slot: Pick<TimeSlot, 'id' | 'activity'>): number {
  const { bySlot, byCode } = placesIn(activities)
  return colourAt(bySlot.get(slot.id) ?? byCode.get(slot.activity.productCode) ?? activities.length)
}

interface Places {
  bySlot: ReadonlyMap<string, number>
  byCode: ReadonlyMap<string, number>
}

const known = new WeakMap<readonly SavedActivity[], Places>()

/** Where saved ones stand in their list, the first of each; read once for the slips of a whole trip. */
function placesIn(activities: readonly SavedActivity[]): Places {
  const before = known.get(activities)
  if (before) return before
  const [bySlot, byCode] = [new Map<string, number>(), new Map<string, number>()]
  activities.forEach(({ timeSlotId, activityData: { productCode } }, place) => {
    if (timeSlotId !== null && !bySlot.has(timeSlotId)) bySlot.set(timeSlotId, place)
    if (!byCode.has(productCode)) byCode.set(productCode, place)
  })
  const places = { bySlot, byCode }
  known.set(activities, places)
  return places
}
