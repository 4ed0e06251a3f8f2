import type { Pace } from '@meander/sdk/contract/arranging'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'

/** A thing to be placed, or one that stands already. All that the search knows of it is in numbers. */
export interface Thing {
  /** What a plan gains by holding it. */
  value: number
  /** Somebody eats there. */
  isMeal: boolean
}

/** One start that a thing could have. */
export interface Candidate {
  /** Its number among all of a problem. */
  index: number
  thing: number
  /** Days from the first of the trip, on which it begins and is over. */
  day: number
  lastDay: number
  /** Minutes from the trip's first midnight. */
  from: number
  to: number
  date: Day
  start: TimeOfDay
}

export interface Problem {
  dayCount: number
  things: readonly Thing[]
  /** By thing; empty for what has no start. None of them is in conflict with what stands. */
  candidates: readonly (readonly Candidate[])[]
  /** What stands already, which is never moved. */
  standing: readonly Candidate[]
  /** Minutes to allow from one thing to another, by their numbers; 0 where a place is not known. */
  ways: readonly (readonly number[])[]
  pace: Pace
}

/** What a search has found: by thing, its candidate, or null for what found no place. */
export type Plan = (Candidate | null)[]

/** True where both can be: they do not overlap, and there is time for the way. */
export function areFriends(left: Candidate, right: Candidate, { ways }: Pick<Problem, 'ways'>): boolean {
  const way = ways[left.thing]?.[right.thing] ?? 0
  return left.to + way <= right.from || right.to + way <= left.from
}
