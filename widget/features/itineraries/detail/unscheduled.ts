import type { Itinerary, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'

type Trip = Pick<Itinerary, 'activities' | 'days'>

/** The saved activities that no day holds yet. Told by product code, so a second entry of one product counts as scheduled too. */
export function unscheduledActivities({ activities, days }: Trip): SavedActivity[] {
  const held = new Set(days.flatMap((day) => day.timeSlots).map(productOf))
  return activities.filter((entry) => !held.has(productOf({ activity: entry.activityData })))
}

/**
 * The entries that are saved once more than they are on the calendar. They count as scheduled, as their product is, and have no
 * place of their own.
 */
export function secondCopies({ activities, days }: Trip): SavedActivity[] {
  const slots = days.flatMap((day) => day.timeSlots)
  // Each slot stands for one entry: the one that it came from, else the first of its product.
  const placed = slots.reduce((known, slot) => {
    const own = activities.find((entry) => entry.timeSlotId === slot.id && !known.has(entry))
    const entry = own ?? activities.find((one) => !known.has(one) && productOf({ activity: one.activityData }) === productOf(slot))
    return entry ? known.add(entry) : known
  }, new Set<SavedActivity>())
  const held = new Set(slots.map(productOf))
  return activities.filter((entry) => !placed.has(entry) && held.has(productOf({ activity: entry.activityData })))
}

/** The saved entry that a slot on the calendar came from. */
export function entryOfSlot({ activities }: Pick<Itinerary, 'activities'>, slot: Pick<TimeSlot, 'id' | 'activity'>): SavedActivity | undefined {
  return (
    activities.find((entry) => entry.timeSlotId === slot.id) ??
    activities.find((entry) => productOf({ activity: entry.activityData }) === productOf(slot))
  )
}

/** What tells one product from another: its code, or its id where it has none. */
function productOf({ activity }: Pick<TimeSlot, 'activity'>): string {
  return activity.productCode || activity.id
}
