import type { RuleCode, Violation } from '@meander/sdk/contract/trip-rules'
import { daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Scheduled } from '../board.ts'
import { judge, judgePlace } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'
import { startsByFarness } from './starts-by-farness.ts'
import type { FarStart, Start } from './starts-by-farness.ts'

/** Something that is to have another place. */
export interface Misplaced {
  item: Scheduled
  /** The day on which it should be. */
  wanted: Day
  /** Soft rules that it broke before: the traveller has accepted them. */
  accepted: ReadonlySet<RuleCode>
  offer: Beside['offer']
  /** It may stay where it is, if need be. */
  canStay: boolean
}

type Around = Omit<Beside, 'offer'>

/** Of one thing without a place: more than any move. */
const NOWHERE = 1_000_000
/** So many places are tried together at the most; by then the best that was found is taken. */
const MOST_TRIES = 20_000

/**
 * A place for each, by its position, beside all that stands and beside each other, so that days and hours change least on the
 * whole; null for what has none. Exact where few are misplaced: the nearest for each first, then whatever is less in sum.
 */
export function smallestRepair(misplaced: readonly Misplaced[], around: Around): (Start | null)[] {
  const choices = misplaced.map((one) => lazily(startsFor(one, around.trip), (start) => isFree(one, start, around)))
  const least = choices.map((starts) => starts.at(0)?.farness ?? NOWHERE)
  // What has the least choice goes first; of all others the order is that of the calendar.
  const order = misplaced.map((_, at) => at).toSorted((left, right) => Number(least[right] === NOWHERE) - Number(least[left] === NOWHERE))
  const restFrom = order.map((_, depth) => order.slice(depth).reduce((sum, at) => sum + (least[at] ?? 0), 0))
  const chosen: (Start | null)[] = misplaced.map(() => null)
  let [best, bestCost, tries] = [[...chosen], Infinity, 0]

  function place(depth: number, cost: number, taken: readonly Scheduled[]): void {
    const at = order[depth]
    const one = at === undefined ? undefined : misplaced[at]
    if (at === undefined || one === undefined) {
      ;[best, bestCost] = [[...chosen], cost]
      return
    }
    const rest = restFrom[depth + 1] ?? 0
    for (let rank = 0; tries < MOST_TRIES || bestCost === Infinity; rank += 1) {
      const start = choices[at]?.at(rank)
      const next = cost + (start?.farness ?? (one.canStay ? 10 * NOWHERE : NOWHERE))
      if (next + rest >= bestCost) return
      tries += 1 + taken.length / 50
      chosen[at] = start ?? null
      if (start === undefined) return place(depth + 1, next, taken)
      if (isBeside(one, start, { ...around, scheduled: taken })) place(depth + 1, next, [...taken, { ...one.item, date: start.date, start: start.start }])
    }
  }

  place(0, 0, [])
  return best
}

/** Where it is counts too, whoever sells it, for what may stay. */
function startsFor({ item, wanted, offer, canStay }: Misplaced, trip: Beside['trip']): FarStart[] {
  const starts = startsByFarness(item, wanted, { trip, offer })
  if (!canStay || starts.some((start) => isHere(item, start))) return starts
  const { date, start } = item
  return [...starts, { date, start, farness: Math.abs(daysBetween(wanted, date)) * 1440 }].toSorted((left, right) => left.farness - right.farness)
}

function isHere(item: Scheduled, { date, start }: Start): boolean {
  return item.date === date && item.start === start
}

/** Breaks nothing there but what it broke before. */
function isFree(one: Misplaced, start: Start, around: Around): boolean {
  const { item, accepted, offer, canStay } = one
  if (canStay && isHere(item, start)) return isBeside(one, start, around)
  return isAccepted(judge({ ...item, ...start }, { ...around, offer }), accepted)
}

/** The same beside others that are moved, whoever sells it. */
function isBeside({ item, accepted }: Misplaced, start: Start, around: Around): boolean {
  return isAccepted(judgePlace({ ...item, ...start }, around), accepted)
}

function isAccepted(violations: readonly Violation[], accepted: ReadonlySet<RuleCode>): boolean {
  return violations.every(({ severity, rule }) => severity === 'soft' && accepted.has(rule))
}

/** The starts that are free, found as far as they are asked for. */
function lazily(starts: readonly FarStart[], isOk: (start: FarStart) => boolean): { at(rank: number): FarStart | undefined } {
  const found: FarStart[] = []
  let next = 0
  return {
    at(rank) {
      for (; found.length <= rank && next < starts.length; next += 1) {
        const start = starts[next]
        if (start !== undefined && isOk(start)) found.push(start)
      }
      return found[rank]
    },
  }
}
