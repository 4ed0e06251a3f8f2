import { createDays } from './board-of-days.ts'
import type { Days } from './board-of-days.ts'
import { createPlaces } from './places.ts'
import type { Place, Places } from './places.ts'
import type { Candidate, Plan, Problem } from './problem.ts'
import { randomFrom } from './random.ts'
import { finish } from './steps.ts'
import type { Steps } from './steps.ts'

/** So often part of a plan is taken apart and put together anew. Counted, not timed: the same trip is always arranged the same. */
const ROUNDS = { least: 16, most: 400, each: 600, few: 8000 }
/** Of the rounds, so many in a row that are of no use end the search. */
const PATIENCE = 0.6
/** So many things are taken out of it in a round, at the most. */
const RUIN = 6
/** Now and then a place is overlooked in putting together, or the same plan would come of it each time. */
const OVERLOOKED = 0.12
const SEED = 20_271
/** Of so little sums of the same numbers may differ. */
const EPSILON = 1e-6

/** What a search works on. */
interface Table {
  problem: Problem
  days: Days
  places: Places
}

/**
 * Days and hours for as many things as there is room for, worth as much as can be found: each in turn where it gains most, those
 * that would lose most by waiting first; then moved, exchanged, and taken apart and put together anew while that is of use.
 *
 * Our own search and no library: constraint and routing solvers of this size are native or some megabytes of WebAssembly, and know
 * neither lists of real starts nor the cost of a day. This is some hundred lines, needs milliseconds, and is held
 * against the optimum of small trips and a verifier of its own.
 */
export const search = (problem: Problem): Plan => finish(searching(problem))

/** The same in small steps, between which others have their turn. */
export function* searching(problem: Problem): Steps<Plan> {
  const random = randomFrom(SEED)
  const days = createDays(problem)
  const table = { problem, days, places: createPlaces(days, problem) }
  yield* insertAll(table)
  yield* improve(table, new Set(Array.from({ length: problem.dayCount }, (_, day) => day)))
  let best = { worth: days.worth(), plan: [...days.plan] }
  const rounds = roundsFor(problem)
  for (let [round, inVain] = [0, 0]; round < rounds && inVain < rounds * PATIENCE; round += 1, inVain += 1) {
    const out = ruin(days, random)
    yield* insertAll(table, () => random() < OVERLOOKED)
    yield* improve(table, changedDays(best.plan, days.plan, out))
    const worth = days.worth()
    if (worth <= best.worth + EPSILON) restore(days, best.plan)
    else [best, inVain] = [{ worth, plan: [...days.plan] }, 0]
  }
  return best.plan
}

function roundsFor({ candidates }: Problem): number {
  const count = candidates.filter((starts) => starts.length > 0).length
  return count === 0 ? 0 : Math.min(ROUNDS.most, Math.max(ROUNDS.least, Math.round(ROUNDS.each / count + ROUNDS.few / count ** 2)))
}

/** Puts in all that gains something: each time the one that would lose most if its best place were taken. */
function* insertAll({ problem, days, places }: Table, isOverlooked?: () => boolean): Steps {
  const waiting = new Map<number, (Place | null)[]>()
  for (const [thing, starts] of problem.candidates.entries()) {
    if (days.plan[thing] !== null || starts.length === 0) continue
    waiting.set(thing, places.bestOn(thing, 0, problem.dayCount - 1, isOverlooked))
    yield
  }
  for (let next = mostUrgent(waiting); next !== null; next = mostUrgent(waiting)) {
    days.put(next.candidate)
    waiting.delete(next.candidate.thing)
    // Only the days about what was put in have changed.
    const { from, to } = places.about(next.candidate)
    for (const [thing, found] of waiting) found.splice(from, to - from + 1, ...places.bestOn(thing, from, to))
    yield
  }
}

function mostUrgent(waiting: ReadonlyMap<number, readonly (Place | null)[]>): Place | null {
  let [urgent, most]: [Place | null, number] = [null, -Infinity]
  for (const found of waiting.values()) {
    const [first, second] = bestTwo(found)
    const regret = first === null ? -Infinity : first.gain - Math.max(0, second?.gain ?? 0)
    if (regret > most + EPSILON) [urgent, most] = [first, regret]
  }
  return urgent
}

/** Those that gain most, of those that gain something. */
function bestTwo(found: readonly (Place | null)[]): [Place | null, Place | null] {
  let first: Place | null = null
  let second: Place | null = null
  for (const place of found) {
    if (place === null || place.gain <= 0) continue
    if (first === null || place.gain > first.gain) [first, second] = [place, first]
    else if (second === null || place.gain > second.gain) second = place
  }
  return [first, second]
}

/** Moves single things, and what is in their way, as long as the whole gains; only into and out of days on which something has changed. */
function* improve(table: Table, changed: ReadonlySet<number>): Steps {
  const { problem, days } = table
  for (let open = changed; open.size > 0; ) {
    const before = [...days.plan]
    for (const [thing, starts] of problem.candidates.entries()) {
      if (starts.length === 0) continue
      const stands = days.plan[thing] ?? null
      const on = stands !== null && isIn(open, stands) ? undefined : open
      if (!relocate(table, { thing, on }) && days.plan[thing] === null) pushAside(table, { thing, starts: starts.filter((one) => isIn(open, one)) })
      yield
    }
    open = changedDays(before, days.plan, [])
  }
}

function isIn(days: ReadonlySet<number>, { day, lastDay }: Candidate): boolean {
  return days.has(day) || (lastDay !== day && days.has(lastDay))
}

/** The days on which two plans differ, and those of some more. */
function changedDays(before: Plan, after: Plan, more: readonly Candidate[]): Set<number> {
  const touched = before.flatMap((one, thing) => (one === after[thing] ? [] : [one, after[thing]]))
  const days = new Set<number>()
  for (const one of [...touched, ...more]) if (one !== null && one !== undefined) for (let { day } = one; day <= one.lastDay; day += 1) days.add(day)
  return days
}

function relocate({ days, places }: Table, { thing, on }: { thing: number; on: ReadonlySet<number> | undefined }): boolean {
  const before = days.worth()
  const stood = days.plan[thing] ?? null
  days.take(thing)
  const best = places.best(thing, on)
  if (best !== null && days.worth() + best.gain > before + EPSILON) {
    days.put(best.candidate)
    return true
  }
  if (stood !== null) days.put(stood)
  return false
}

/** What found no place takes that of others, which find one elsewhere. */
function pushAside({ days, places }: Table, { thing, starts }: { thing: number; starts: readonly Candidate[] }): void {
  const before = days.worth()
  for (const candidate of starts) {
    const others = days.inTheWayOf(candidate)
    if (others === null || others.length === 0 || others.length > 2) continue
    const stood = others.map((other) => days.plan[other] ?? null)
    for (const other of others) days.take(other)
    days.put(candidate)
    for (const other of others) {
      const best = places.best(other)
      if (best !== null && best.gain > 0) days.put(best.candidate)
    }
    if (days.worth() > before + EPSILON) return
    for (const other of [thing, ...others]) days.take(other)
    for (const one of stood) if (one !== null) days.put(one)
  }
}

/** Takes some of what is placed out: one of them, and those on its day or beside it first. */
function ruin(days: Days, random: () => number): Candidate[] {
  const placed = days.plan.filter((one) => one !== null)
  const centre = placed[Math.floor(random() * placed.length)]
  if (centre === undefined) return []
  const count = 1 + Math.floor(random() * RUIN)
  const far = new Map(placed.map((one) => [one, Math.abs(one.day - centre.day) + random() * 3]))
  const out = placed.toSorted((left, right) => (far.get(left) ?? 0) - (far.get(right) ?? 0)).slice(0, count)
  for (const { thing } of out) days.take(thing)
  return out
}

function restore(days: Days, plan: Plan): void {
  const wrong = plan.flatMap((one, thing) => (days.plan[thing] === one ? [] : [thing]))
  for (const thing of wrong) days.take(thing)
  for (const thing of wrong) {
    const one = plan[thing] ?? null
    if (one !== null) days.put(one)
  }
}
