import type { Candidate, Problem } from './problem.ts'
import { randomFrom } from './random.ts'

/** A number for what is on each day: the same for the same things, whatever was there meanwhile. */
export interface Signs {
  add(day: number, candidate: Candidate): void
  remove(day: number, candidate: Candidate): void
  of(day: number): number
  /** Of all days that a candidate could be in touch with something on. */
  about(span: Pick<Candidate, 'day' | 'lastDay'>): number
}

const SEED = 4_711
/** So large that no two sums of some dozen are the same by chance, and all of them are exact. */
const LARGE = 2 ** 40

/** Each candidate has a number of its own, and a day the sum of those on it. */
export function createSigns({ dayCount, candidates, standing }: Problem): Signs {
  const random = randomFrom(SEED)
  const count = candidates.reduce((sum, starts) => sum + starts.length, standing.length)
  const own = Float64Array.from({ length: count }, () => Math.floor(random() * LARGE) + 1)
  const days = new Float64Array(dayCount)
  const change = (day: number, by: number): void => {
    days[day] = (days[day] ?? 0) + by
  }
  return {
    add: (day, { index }) => change(day, own[index] ?? 0),
    remove: (day, { index }) => change(day, -(own[index] ?? 0)),
    of: (day) => days[day] ?? 0,
    about({ day: first, lastDay }) {
      let sum = 0
      for (let day = Math.max(0, first - 1), weight = 1; day <= Math.min(lastDay + 1, dayCount - 1); day += 1, weight += 2) sum += (days[day] ?? 0) * weight
      return sum
    },
  }
}

export interface Memory {
  ofDay(day: number, sign: number, reckon: () => number): number
  ofCandidate(candidate: Candidate, sign: number, reckon: (candidate: Candidate) => number): number
}

/** Days of which more is remembered begin anew. */
const MOST = 3000

/** What a day cost by its sign, and what each candidate gained last. */
export function createMemory({ dayCount, candidates, standing }: Problem): Memory {
  const byDay = Array.from({ length: dayCount }, () => new Map<number, number>())
  const count = candidates.reduce((sum, starts) => sum + starts.length, standing.length)
  const signs = new Float64Array(count).fill(-1)
  const gains = new Float64Array(count)
  return {
    ofDay(day, sign, reckon) {
      const costs = byDay[day]
      const known = costs?.get(sign)
      if (known !== undefined) return known
      if ((costs?.size ?? 0) >= MOST) costs?.clear()
      const cost = reckon()
      costs?.set(sign, cost)
      return cost
    },
    ofCandidate(candidate, sign, reckon) {
      const { index } = candidate
      if (signs[index] !== sign) {
        gains[index] = reckon(candidate)
        signs[index] = sign
      }
      return gains[index] ?? Number.NaN
    },
  }
}
