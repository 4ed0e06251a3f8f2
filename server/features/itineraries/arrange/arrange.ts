import type { Pace } from '@meander/sdk/contract/arranging'
import type { Day } from '@meander/sdk/contract/days'
import type { Scheduled, Trip } from '../board.ts'
import { posing } from './pose.ts'
import type { Waiting } from './pose.ts'
import type { Problem } from './problem.ts'
import { searching } from './search.ts'
import { finish } from './steps.ts'
import type { Steps } from './steps.ts'
import { verify } from './verify.ts'
import type { Proposed } from './verify.ts'

export interface Arranging {
  trip: Trip & { start: Day; end: Day }
  waiting: readonly Waiting[]
  scheduled: readonly (Scheduled & { tags: readonly string[] })[]
  pace: Pace
  /** The first day on which something of the traveller's own may be put; left out, the trip's. */
  first?: Day
  /** The present moment. */
  now: Date
}

/** A proposal that has been verified, in the order of the calendar, and the problem that it solves. */
export interface Arranged {
  proposed: Proposed[]
  problem: Problem
}

/** Finds days and hours for what is waiting. What the verifier finds fault with, whatever the search thought, is not proposed. */
export const arrange = (given: Arranging): Arranged => finish(arranging(given))

/** The same in small steps. */
export function* arranging(given: Arranging): Steps<Arranged> {
  const problem = yield* posing(given)
  const plan = yield* searching(problem)
  const found = plan.flatMap((one) => {
    const item = one === null ? undefined : given.waiting[one.thing]
    return one === null || item === undefined ? [] : [{ activityId: item.id, date: one.date, start: one.start }]
  })
  return { problem, proposed: withoutFaults(found, given).toSorted(byTime) }
}

function withoutFaults(found: readonly Proposed[], { trip, waiting, scheduled, now }: Arranging): Proposed[] {
  const faults = new Set(verify(found, { trip, scheduled, known: waiting, now }).map(({ activityId }) => activityId))
  return found.filter(({ activityId }) => !faults.has(activityId))
}

function byTime(left: Proposed, right: Proposed): number {
  return `${left.date} ${left.start}` < `${right.date} ${right.start}` ? -1 : 1
}
