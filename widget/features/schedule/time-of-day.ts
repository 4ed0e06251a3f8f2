import { minutesOf } from '@meander/sdk/contract/days'

export const TIMES_OF_DAY = ['morning', 'noon', 'afternoon', 'evening'] as const
export type TimeOfDayGroup = (typeof TIMES_OF_DAY)[number]

/** Morning 9 to 11, noon 12, afternoon 13 to 17, evening 18 to 20, whole hours, both counted; what lies outside joins the nearer end. */
export function timeOfDayGroup(time: string): TimeOfDayGroup {
  const hour = Math.floor(minutesOf(time) / 60)
  if (hour < 12) return 'morning'
  if (hour === 12) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The groups that hold anything, in the order of the day. */
export function groupByTimeOfDay<T extends { startTime: string }>(items: readonly T[]): { group: TimeOfDayGroup; items: T[] }[] {
  const sorted = items.toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  return TIMES_OF_DAY.map((group) => ({ group, items: sorted.filter((item) => timeOfDayGroup(item.startTime) === group) })).filter(
    ({ items: found }) => found.length > 0,
  )
}
