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
  function neighboursOf(candidate: Candidate, visit: (other: Candidate) => boolean): boolean {
    for (let day = Math.max(0, candidate.day - 1); day <= Math.min(candidate.lastDay + 1, problem.dayCount - 1); day += 1) {
      for (const other of days[day] ?? []) if (!visit(other)) return false
    }
    return true
  }

  return {
    plan,
    worth: () => worth,
    gainOf(candidate) {
      if (!neighboursOf(candidate, (other) => areFriends(other, candidate, problem))) return null
      enter(candidate)
      let gain = problem.things[candidate.thing]?.value ?? 0
      for (let day = candidate.day; day <= Math.min(candidate.lastDay, problem.dayCount - 1); day += 1) {
        gain -= costOfDay(days[day] ?? [], day, problem) - (costs[day] ?? 0)
      }
      leave(candidate)
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
      const isFree = neighboursOf(candidate, (other) => {
        if (areFriends(other, candidate, problem)) return true
        found.add(other.thing)
        return !standing.has(other)
      })
      return isFree ? [...found] : null
    },
  }
}
