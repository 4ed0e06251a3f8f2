import { createDays } from './board-of-days.ts'
import type { Plan, Problem } from './problem.ts'

/** The worth of a plan. */
export function worthOf(problem: Problem, plan: Plan): number {
  const days = createDays(problem)
  for (const one of plan) if (one !== null) days.put(one)
  return days.worth()
}

/** The worth of the best plan there is, by trying every one of them: for small trips, to hold the search against. */
export function exhaust(problem: Problem): number {
  const days = createDays(problem)
  let best = days.worth()
  const tryFrom = (thing: number): void => {
    if (thing === problem.candidates.length) {
      best = Math.max(best, days.worth())
      return
    }
    tryFrom(thing + 1)
    for (const candidate of problem.candidates[thing] ?? []) {
      if (days.gainOf(candidate) === null) continue
      days.put(candidate)
      tryFrom(thing + 1)
      days.take(thing)
    }
  }
  tryFrom(0)
  return best
}
