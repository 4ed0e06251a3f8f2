import { costOfDay } from './day-cost.ts'
import { createMemory, createSigns } from './day-signs.ts'
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
  /** A number for all that could be in touch with something on these days: the same for the same things. */
  signAbout(span: Pick<Candidate, 'day' | 'lastDay'>): number
  /** What is in a candidate's way and may be moved; null where something is that stands. */
  inTheWayOf(candidate: Candidate): number[] | null
}

/** Of every day and of every candidate is remembered what it came to last, by what was on the days: a search asks the same again and again. */
export function createDays(problem: Problem): Days {
  const { dayCount } = problem
  const days: Candidate[][] = Array.from({ length: dayCount }, () => [])
  const standing = new Set(problem.standing)
  const plan: Plan = problem.things.map(() => null)
  const signs = createSigns(problem)
  const known = createMemory(problem)
  const lastOf = ({ lastDay }: Candidate): number => Math.min(lastDay, dayCount - 1)
  for (const one of problem.standing) enter(one)
  const costs = days.map((_, day) => costNow(day))
  let worth = -costs.reduce((sum, cost) => sum + cost, 0)
  const scratch: Candidate[] = []

  /** Each is on every day that it touches, by time. */
  function enter(candidate: Candidate): void {
    for (let { day } = candidate; day <= lastOf(candidate); day += 1) {
      const visits = days[day] ?? []
      let at = visits.length
      while (at > 0 && (visits[at - 1]?.from ?? 0) > candidate.from) at -= 1
      visits.splice(at, 0, candidate)
      signs.add(day, candidate)
    }
  }

  function leave(candidate: Candidate): void {
    for (let { day } = candidate; day <= lastOf(candidate); day += 1) {
      const visits = days[day] ?? []
      visits.splice(visits.indexOf(candidate), 1)
      signs.remove(day, candidate)
    }
  }

  function costNow(day: number): number {
    return known.ofDay(day, signs.of(day), () => costOfDay(days[day] ?? [], day, problem))
  }

  function recount(candidate: Candidate): void {
    for (let { day } = candidate; day <= lastOf(candidate); day += 1) {
      const cost = costNow(day)
      worth += (costs[day] ?? 0) - cost
      costs[day] = cost
    }
  }

  /** Days beside it count too: what ends at night may be in the way of the next morning. */
  function isFree(candidate: Candidate): boolean {
    for (let day = Math.max(0, candidate.day - 1); day <= Math.min(candidate.lastDay + 1, dayCount - 1); day += 1) {
      for (const other of days[day] ?? []) if (!areFriends(other, candidate, problem)) return false
    }
    return true
  }

  /** What a day would cost with one thing more. Nothing is made anew for it. */
  function costWith(candidate: Candidate, day: number): number {
    scratch.length = 0
    let isIn = false
    for (const visit of days[day] ?? []) {
      if (!isIn && visit.from > candidate.from) {
        scratch.push(candidate)
        isIn = true
      }
      scratch.push(visit)
    }
    if (!isIn) scratch.push(candidate)
    return costOfDay(scratch, day, problem)
  }

  /** NaN where something is in the way. */
  function reckonGain(candidate: Candidate): number {
    if (!isFree(candidate)) return Number.NaN
    let gain = problem.things[candidate.thing]?.value ?? 0
    for (let { day } = candidate; day <= lastOf(candidate); day += 1) gain -= costWith(candidate, day) - (costs[day] ?? 0)
    return gain
  }

  return {
    plan,
    worth: () => worth,
    signAbout: signs.about,
    gainOf(candidate) {
      const gain = known.ofCandidate(candidate, signs.about(candidate), reckonGain)
      return Number.isNaN(gain) ? null : gain
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
      for (let day = Math.max(0, candidate.day - 1); day <= Math.min(candidate.lastDay + 1, dayCount - 1); day += 1) {
        for (const other of days[day] ?? []) {
          if (areFriends(other, candidate, problem)) continue
          if (standing.has(other)) return null
          found.add(other.thing)
        }
      }
      return [...found]
    },
  }
}
