import { costOfDay } from './day-cost.ts'
import { areFriends } from './problem.ts'
import type { Candidate, Plan, Problem } from './problem.ts'

/** The days of a trip while things are put in and taken out, and what the whole is worth. */
export interface Days {
  plan: Plan
  /** Value of all that is placed less the cost of all days. */
  worth(): number
  /** By how much the worth would change; null where something is in the way. */
  gainOf(candidate: Candidate): number | null
  put(candidate: Candidate): void
  take(thing: number): void
  /** What is in a candidate's way and may be moved; null where something is that stands. */
  inTheWayOf(candidate: Candidate): number[] | null
}

export function createDays(problem: Problem): Days {
  const days: Candidate[][] = Array.from({ length: problem.dayCount }, () => [])
  const standing = new Set(problem.standing)
  const plan: Plan = problem.things.map(() => null)
  for (const one of problem.standing) enter(one)
  const costs = days.map((visits, day) => costOfDay(visits, day, problem))
  let worth = -costs.reduce((sum, cost) => sum + cost, 0)

  /** Each is on every day that it touches, by time. */
  function enter(candidate: Candidate): void {
    for (let day = candidate.day; day <= Math.min(candidate.lastDay, problem.dayCount - 1); day += 1) {
      const visits = days[day] ?? []
      const at = visits.findIndex(({ from }) => from > candidate.from)
      visits.splice(at === -1 ? visits.length : at, 0, candidate)
    }
  }

  function leave(candidate: Candidate): void {
    for (let day = candidate.day; day <= Math.min(candidate.lastDay, problem.dayCount - 1); day += 1) {
      const visits = days[day] ?? []
      visits.splice(visits.indexOf(candidate), 1)
    }
  }

  function recount({ day: first, lastDay }: Candidate): void {
    for (let day = first; day <= Math.min(lastDay, problem.dayCount - 1); day += 1) {
      const cost = costOfDay(days[day] ?? [], day, problem)
      worth += (costs[day] ?? 0) - cost
      costs[day] = cost
    }
  }

  /** Days beside it count too: what ends at night may be in the way of the next morning. */
  function isFree(candidate: Candidate): boolean {
    for (let day = Math.max(0, candidate.day - 1); day <= Math.min(candidate.lastDay + 1, problem.dayCount - 1); day += 1) {
      for (const other of days[day] ?? []) if (!areFriends(other, candidate, problem)) return false
    }
    return true
  }

  /** What a day would cost with one thing more. Asked some ten thousand times for a trip, so nothing is made anew for it. */
  function costWith(candidate: Candidate, day: number): number {
    const visits = days[day] ?? []
    scratch.length = 0
    let isIn = false
    for (const visit of visits) {
      if (!isIn && visit.from > candidate.from) {
        scratch.push(candidate)
        isIn = true
      }
      scratch.push(visit)
    }
    if (!isIn) scratch.push(candidate)
    return costOfDay(scratch, day, problem)
  }
  const scratch: Candidate[] = []

  return {
    plan,
    worth: () => worth,
    gainOf(candidate) {
      if (!isFree(candidate)) return null
      let gain = problem.things[candidate.thing]?.value ?? 0
      for (let day = candidate.day; day <= Math.min(candidate.lastDay, problem.dayCount - 1); day += 1) gain -= costWith(candidate, day) - (costs[day] ?? 0)
      return gain
    },
    put(candidate) {
      enter(candidate)
      plan[candidate.thing] = candidate
      worth += problem.things[candidate.thing]?.value ?? 0
      recount(candidate)
    },
    take(thing) {
      const candidate = plan[thing]
      if (candidate === null || candidate === undefined) return
      leave(candidate)
      plan[thing] = null
      worth -= problem.things[thing]?.value ?? 0
      recount(candidate)
    },
    inTheWayOf(candidate) {
      const found = new Set<number>()
      for (const other of days.slice(Math.max(0, candidate.day - 1), candidate.lastDay + 2).flat()) {
        if (areFriends(other, candidate, problem)) continue
        if (standing.has(other)) return null
        found.add(other.thing)
      }
      return [...found]
    },
  }
}
