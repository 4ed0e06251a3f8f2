import type { ListState } from './itineraries.ts'

/** For how many days without use a guest's trips are kept; null where there are none, or nobody's. */
export function guestDays(list: ListState): number | null {
  if (list.state !== 'ready') return null
  return list.itineraries.find(({ keptForDays }) => keptForDays !== undefined)?.keptForDays ?? null
}
