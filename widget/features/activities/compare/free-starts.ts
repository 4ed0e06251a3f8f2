import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'

export interface FreeDay {
  date: Day
  times: readonly TimeOfDay[]
}

/** The starts with room for all of them, day by day. */
export function freeDays(slots: readonly AvailabilitySlot[], people: number): FreeDay[] {
  const room = slots.filter(({ availableSpaces }) => availableSpaces >= people)
  const dates = [...new Set(room.map(({ date }) => date))].toSorted()
  return dates.map((date) => ({ date, times: [...new Set(room.filter((slot) => slot.date === date).map(({ startTime }) => startTime))].toSorted() }))
}
