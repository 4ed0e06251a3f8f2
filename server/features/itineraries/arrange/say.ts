import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { TRAVEL_MARGIN_MINUTES, travelMinutes } from '@meander/sdk/contract/travel'
import type { Item, Scheduled, Trip } from '../board.ts'
import { judge } from '../rules/judge.ts'
import type { Waiting } from './pose.ts'
import type { Problem } from './problem.ts'
import type { Proposed } from './verify.ts'

/** Minutes on the way up to which two things are near each other. */
const NEAR = 15

interface Beside {
  waiting: readonly Waiting[]
  scheduled: readonly Scheduled[]
  placed: ReadonlyMap<SavedActivityId, Proposed>
  problem: Problem
}

/** Why something was put where it is, in one short line: what tells most of it. */
export function sayPlacement(one: Waiting & Proposed, { waiting, scheduled, placed, problem }: Beside): string {
  const days = new Set(problem.candidates[waiting.findIndex(({ id }) => id === one.id)]?.map(({ day }) => day))
  if (days.size === 1) return 'The only day with a start that fits'
  const proposedToo = waiting.filter(({ id }) => id !== one.id && placed.get(id)?.date === one.date)
  const sameDay: Item[] = [...scheduled.filter(({ date }) => date === one.date), ...proposedToo]
  const nearest = sameDay
    .flatMap((item) => (item.position === undefined || one.position === undefined ? [] : [{ item, minutes: travelMinutes(item.position, one.position) - TRAVEL_MARGIN_MINUTES }]))
    .toSorted((left, right) => left.minutes - right.minutes)[0]
  if (nearest !== undefined && nearest.minutes <= NEAR) return `Near ${nearest.item.title}, about ${Math.max(1, nearest.minutes)} min away`
  return sameDay.length === 0 ? 'The day is still free' : `Leaves time beside ${sameDay.map(({ title }) => title).join(' and ')}`
}

/** Why something found no place. */
export function sayLeftOver(item: Waiting, { trip, hasStart }: { trip: Trip; hasStart: boolean }): string {
  if (hasStart) return 'The days that it runs on are full.'
  if (item.offer === null) return 'Every hour is taken by something that is scheduled.'
  const isSold = item.offer.some(({ date, starts }) => starts.some(({ startTime }) => judge({ ...item, date, start: startTime }, { trip, scheduled: [], offer: item.offer }).length === 0))
  return isSold ? 'Each of its starts is in the way of something that is scheduled.' : `It has no start with room for ${trip.party === 1 ? 'one' : trip.party} during the trip.`
}
