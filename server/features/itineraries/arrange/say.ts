import type { TimeOfDay } from '@meander/sdk/contract/days'
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
  const proposedToo = waiting.flatMap((item) => {
    const place = item.id === one.id ? undefined : placed.get(item.id)
    return place?.date === one.date ? [{ ...item, start: place.start }] : []
  })
  const sameDay: Neighbour[] = [...scheduled.filter(({ date }) => date === one.date), ...proposedToo].toSorted((left, right) => (left.start < right.start ? -1 : 1))
  return sayNear(one, sameDay) ?? sayBetween(sameDay.findLast(({ start }) => start < one.start), sameDay.find(({ start }) => start > one.start))
}

type Neighbour = Item & { start: TimeOfDay }

function sayNear({ position }: Item, sameDay: readonly Neighbour[]): string | null {
  const [nearest] = sameDay
    .flatMap((item) => (item.position === undefined || position === undefined ? [] : [{ item, minutes: travelMinutes(item.position, position) - TRAVEL_MARGIN_MINUTES }]))
    .toSorted((left, right) => left.minutes - right.minutes)
  return nearest !== undefined && nearest.minutes <= NEAR ? `Near ${nearest.item.title}, about ${Math.max(1, nearest.minutes)} min away` : null
}

function sayBetween(before: Neighbour | undefined, after: Neighbour | undefined): string {
  if (before !== undefined && after !== undefined) return `Between ${before.title} and ${after.title}`
  if (before !== undefined) return `After ${before.title}`
  return after === undefined ? 'The day is still free' : `Before ${after.title}`
}

/** Why something found no place. */
export function sayLeftOver(item: Waiting, { trip, now, hasStart }: { trip: Trip; now: Date; hasStart: boolean }): string {
  if (hasStart) return 'The days that it runs on are full.'
  if (item.offer === null) return 'Every hour is taken by something that is scheduled.'
  const isSold = item.offer.some(({ date, starts }) => starts.some(({ startTime }) => judge({ ...item, date, start: startTime }, { trip, scheduled: [], offer: item.offer, now }).length === 0))
  return isSold ? 'Each of its starts is in the way of something that is scheduled.' : `It has no start with room for ${trip.party === 1 ? 'one' : trip.party} during the trip.`
}
