import type { WhyLeft, WhyThere } from '@meander/sdk/contract/arranging'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { TRAVEL_MARGIN_MINUTES, travelMinutes } from '@meander/sdk/contract/travel'
import type { ClosedReason, DaySchedule } from '../../activities/index.ts'
import type { Item, Scheduled, Trip } from '../board.ts'
import { judge } from '../rules/judge.ts'
import type { Waiting } from './pose.ts'
import type { Candidate, Problem } from './problem.ts'
import type { Proposed } from './verify.ts'

/** Minutes on the way up to which two things are near each other. */
const NEAR = 15

interface Beside {
  waiting: readonly Waiting[]
  scheduled: readonly Scheduled[]
  placed: ReadonlyMap<SavedActivityId, Proposed>
  problem: Problem
}

/** Why something was put where it is: what tells most of it. */
export function whyThere(one: Waiting & Proposed, { waiting, scheduled, placed, problem }: Beside): WhyThere {
  const candidates = problem.candidates[waiting.findIndex(({ id }) => id === one.id)] ?? []
  const days = new Set(candidates.map(({ day }) => day)).size
  if (candidates.length === 1) return { kind: 'only-start' }
  if (days === 1) return { kind: 'only-day' }
  const proposedToo = waiting.flatMap((item) => {
    const place = item.id === one.id ? undefined : placed.get(item.id)
    return place?.date === one.date ? [{ ...item, start: place.start }] : []
  })
  const sameDay: Neighbour[] = [...scheduled.filter(({ date }) => date === one.date), ...proposedToo].toSorted((left, right) => (left.start < right.start ? -1 : 1))
  return nearTo(one, sameDay) ?? amid(one, sameDay) ?? ofItsStarts(one, candidates) ?? { kind: 'free-day', days }
}

type Neighbour = Item & { start: TimeOfDay }

function nearTo({ position }: Item, sameDay: readonly Neighbour[]): WhyThere | null {
  const [nearest] = sameDay
    .flatMap(({ title, position: there }) => (there === undefined || position === undefined ? [] : [{ title, minutes: travelMinutes(there, position) - TRAVEL_MARGIN_MINUTES }]))
    .toSorted((left, right) => left.minutes - right.minutes)
  return nearest !== undefined && nearest.minutes <= NEAR ? { kind: 'near', title: nearest.title, minutes: Math.max(1, nearest.minutes) } : null
}

function amid({ start }: Neighbour, sameDay: readonly Neighbour[]): WhyThere | null {
  const before = sameDay.findLast((other) => other.start < start)
  const after = sameDay.find((other) => other.start > start)
  if (before !== undefined && after !== undefined) return { kind: 'between', before: before.title, after: after.title }
  if (before !== undefined) return { kind: 'after', title: before.title }
  return after === undefined ? null : { kind: 'before', title: after.title }
}

/** On a day with nothing else: that it is the only one of the day, or has more places left than all others. */
function ofItsStarts({ date, start, offer }: Waiting & Proposed, candidates: readonly Candidate[]): WhyThere | null {
  if (candidates.filter((one) => one.date === date).length === 1) return { kind: 'only-start-of-day' }
  const places = (at: { date: string; start: string }): number => {
    const sold = offer?.find((day) => day.date === at.date)?.starts.find(({ startTime }) => startTime === at.start)
    // The most of one booking says nothing of how many are left.
    return sold === undefined || sold.mostAtOnce ? 0 : sold.availableSpaces
  }
  const here = places({ date, start })
  const others = candidates.filter((one) => one.date !== date || one.start !== start)
  return here > 0 && others.every((other) => places(other) < here) ? { kind: 'most-places', places: here } : null
}

/** Why the days and starts of a product cannot be had, whoever asks; null of what could be. Days without any are left out. */
function closedOf(offer: readonly DaySchedule[]): (ClosedReason | null)[] {
  const all = offer.flatMap(({ closed, starts }) => (closed === null ? starts.map((start) => start.closed) : [closed]))
  return all.filter((reason) => reason !== 'not-operating' && reason !== 'out-of-season')
}

/** Why something found no place; what is nobody's to sell has none before the first day. */
export function whyLeft(item: Waiting, { trip, first, now, hasStart }: { trip: Trip; first: Day; now: Date; hasStart: boolean }): WhyLeft {
  if (hasStart) return { kind: 'days-full' }
  if (item.offer === null) return { kind: trip.end !== null && first > trip.end ? 'trip-over' : 'hours-taken' }
  if (item.offer.some((day) => day.closed === 'not-offered')) return { kind: 'not-offered' }
  const closed = closedOf(item.offer)
  if (closed.length === 0) return { kind: 'not-running' }
  if (closed.every((reason) => reason === 'past' || reason === 'cut-off')) return { kind: 'days-over' }
  const isSold = item.offer.some(({ date, starts }) => starts.some(({ startTime }) => judge({ ...item, date, start: startTime }, { trip, scheduled: [], offer: item.offer, now }).length === 0))
  return isSold ? { kind: 'in-the-way' } : { kind: 'no-room', party: trip.party }
}
