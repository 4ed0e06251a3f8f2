import { createDays } from './board-of-days.ts'
import type { Days } from './board-of-days.ts'
import type { Candidate, Plan, Problem } from './problem.ts'
import { randomFrom } from './random.ts'

/** So often part of a plan is taken apart and put together anew. Counted, not timed: the same trip is always arranged the same. */
const ROUNDS = { least: 24, most: 300, work: 1200 }
/** So many things are taken out of it in a round, at the most. */
const RUIN = 6
/** Now and then a place is overlooked in putting together, or the same plan would come of it each time. */
const OVERLOOKED = 0.12
const SEED = 20_271
/** Of so little sums of the same numbers may differ. */
const EPSILON = 1e-6

/**
 * Days and hours for as many things as there is room for, worth as much as can be found: each in turn where it gains most, those
 * that would lose most by waiting first; then moved, exchanged, and taken apart and put together anew while that is of use.
 *
 * Our own search and no library: constraint and routing solvers of this size are native or some megabytes of WebAssembly, and know
 * neither lists of real starts nor the cost of a day. This is some hundred lines, needs milliseconds, and is held
 * against the optimum of small trips and a verifier of its own.
 */
export function search(problem: Problem): Plan {
  const random = randomFrom(SEED)
  const table: Table = { days: createDays(problem), problem, isOverlooked: () => false }
  const { days } = table
  insertAll(table)
  improve(table, new Set(Array.from({ length: problem.dayCount }, (_, day) => day)))
  let best = { worth: days.worth(), plan: [...days.plan] }
  for (let round = roundsFor(problem); round > 0; round -= 1) {
    const touched = ruin(days, random)
    insertAll({ ...table, isOverlooked: () => random() < OVERLOOKED })
    improve(table, changedDays(best.plan, days.plan, touched))
    const worth = days.worth()
    if (worth > best.worth + EPSILON) best = { worth, plan: [...days.plan] }
    else restore(days, best.plan)
  }
  return best.plan
}

function roundsFor({ candidates }: Problem): number {
  const count = candidates.filter((starts) => starts.length > 0).length
  return count === 0 ? 0 : Math.min(ROUNDS.most, Math.max(ROUNDS.least, Math.round(ROUNDS.work / count)))
}

/** What a search works on. */
interface Table {
  days: Days
  problem: Problem
  isOverlooked: () => boolean
}

interface Place {
  candidate: Candidate
  gain: number
}

/** Puts in all that gains something: each time the one that would lose most if its best place were taken. */
function insertAll({ days, problem, isOverlooked }: Table): void {
  const places = new Map<number, Place[]>()
  for (const [thing, candidates] of problem.candidates.entries()) {
    if (days.plan[thing] === null && candidates.length > 0) places.set(thing, bestPerDay(days, candidates, isOverlooked))
  }
  while (places.size > 0) {
    let next: { thing: number; place: Place; regret: number } | null = null
    for (const [thing, found] of places) {
      const [first, second] = bestTwo(found)
      if (first === undefined || first.gain <= 0) continue
      const regret = first.gain - (second === undefined || second.gain <= 0 ? 0 : second.gain)
      if (next === null || regret > next.regret + EPSILON) next = { thing, place: first, regret }
    }
    if (next === null) return
    const { candidate } = next.place
    days.put(candidate)
    places.delete(next.thing)
    for (const [thing, found] of places) places.set(thing, refresh(days, found, { candidate, all: problem.candidates[thing] ?? [] }))
  }
}

/** The best start of each day. */
function bestPerDay(days: Days, candidates: readonly Candidate[], isOverlooked: () => boolean = () => false): Place[] {
  const best: Place[] = []
  let last: Place | undefined
  for (const candidate of candidates) {
    if (isOverlooked()) continue
    const gain = days.gainOf(candidate)
    if (gain === null) continue
    // Candidates come day by day.
    if (last?.candidate.day === candidate.day) {
      if (gain > last.gain) [last.candidate, last.gain] = [candidate, gain]
    } else best.push((last = { candidate, gain }))
  }
  return best
}

/** Only the days about what was put in have changed. */
function refresh(days: Days, places: readonly Place[], { candidate: { day, lastDay }, all }: { candidate: Candidate; all: readonly Candidate[] }): Place[] {
  const isNear = (one: Candidate): boolean => one.lastDay >= day - 1 && one.day <= lastDay + 1
  return [...places.filter(({ candidate }) => !isNear(candidate)), ...bestPerDay(days, all.filter(isNear))]
}

function bestTwo(places: readonly Place[]): [Place?, Place?] {
  let [first, second]: [Place?, Place?] = []
  for (const place of places) {
    if (first === undefined || place.gain > first.gain) [first, second] = [place, first]
    else if (second === undefined || place.gain > second.gain) second = place
  }
  return [first, second]
}

/** Moves single things, and what is in their way, as long as the whole gains; only into and out of days on which something has changed. */
function improve({ days, problem }: Table, changed: ReadonlySet<number>): void {
  for (let open = changed; open.size > 0; ) {
    const before = [...days.plan]
    for (const [thing, all] of problem.candidates.entries()) {
      const stands = days.plan[thing] ?? null
      const candidates = stands !== null && isIn(open, stands) ? all : all.filter((one) => isIn(open, one))
      if (candidates.length === 0) continue
      if (!relocate(days, { thing, candidates }) && days.plan[thing] === null) pushAside(days, problem, { thing, candidates })
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
  return new Set([...touched, ...more].flatMap((one) => (one === null || one === undefined ? [] : Array.from({ length: one.lastDay - one.day + 1 }, (_, step) => one.day + step))))
}

function relocate(days: Days, { thing, candidates }: { thing: number; candidates: readonly Candidate[] }): boolean {
  const before = days.worth()
  const stood = days.plan[thing] ?? null
  days.take(thing)
  const without = days.worth()
  const [best] = bestTwo(bestPerDay(days, candidates))
  if (best !== undefined && without + best.gain > before + EPSILON) {
    days.put(best.candidate)
    return true
  }
  if (stood !== null) days.put(stood)
  return false
}

/** What found no place takes that of others, which find one elsewhere. */
function pushAside(days: Days, { candidates: all }: Problem, { thing, candidates }: { thing: number; candidates: readonly Candidate[] }): void {
  const before = days.worth()
  for (const candidate of candidates) {
    const others = days.inTheWayOf(candidate)
    if (others === null || others.length === 0 || others.length > 2) continue
    const stood = others.map((other) => days.plan[other] ?? null)
    others.forEach((other) => days.take(other))
    days.put(candidate)
    for (const other of others) {
      const [best] = bestTwo(bestPerDay(days, all[other] ?? []))
      if (best !== undefined && best.gain > 0) days.put(best.candidate)
    }
    if (days.worth() > before + EPSILON) return
    days.take(thing)
    others.forEach((other) => days.take(other))
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
