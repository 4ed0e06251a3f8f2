import { minutesOf } from '@meander/sdk/contract/days'
import type { Ranked } from '../ranking/index.ts'
import { endOf, fitsIn, isBusy, startOf } from './in-a-day.ts'
import type { Pace, Placed } from './in-a-day.ts'
import type { Frame } from './place.ts'
import type { PlanInput } from './plan-input.ts'

type Start = Pick<Placed['slot'], 'date' | 'startTime'>

/** Why a thing cannot go where it was asked for, and where it could. */
export interface WayOut {
  /** Its free starts there, one a day, with the codes of what each would be in the way of; empty where it does not run then. */
  blocked: (Start & { by: string[] })[]
  /** Where it has room beside all that stands, one start a day, the best first. */
  elsewhere: Start[]
}

/** What it was asked for: on that day, between these hours. */
export interface Asked {
  date?: string | undefined
  earliest?: string | undefined
  latest?: string | undefined
}

const FEW = 3
const USUAL = [10 * 60, 15 * 60]
/** Who wants it there has a fuller day, as long as nothing overlaps. */
const ANY_PACE: Pace = { most: Infinity, until: Infinity, isEasy: false }

/** `others` is all that stands beside it; what stands itself has left its day. */
export function wayOut({ activity, starts }: Ranked, { date, earliest, latest, from }: Asked & { from?: string | undefined }, { others, frame }: { others: readonly Placed[]; frame: Frame }): WayOut {
  const possible = starts.map((slot): Placed => ({ activity, slot })).filter((one) => !isBusy(one, frame.busy) && endOf(one) <= frame.pace.until)
  const isAsked = ({ slot }: Placed): boolean => (date === undefined || slot.date === date) && slot.startTime >= (earliest ?? '00:00') && slot.startTime < (latest ?? '24:00')
  const fits = (one: Placed, pace = ANY_PACE): boolean => fitsIn(one, others, pace)
  const hour = earliest === undefined ? USUAL : [minutesOf(earliest) + 60]
  const farness = (one: Placed): number => Math.min(...hour.map((at) => Math.abs(startOf(one) - at)))
  const nearest = (some: readonly Placed[]): Placed[] => [...new Map(some.toSorted((left, right) => farness(right) - farness(left)).map((one) => [one.slot.date, one])).values()].toSorted((left, right) => (left.slot.date < right.slot.date ? -1 : 1))
  const free = nearest(possible.filter((one) => !isAsked(one) && one.slot.date !== from && fits(one)))
  // First a day that stays an easy one, and of these the nearest.
  const ease = (one: Placed): number => (one.slot.date === date ? 0 : fits(one, frame.pace) ? 1 : 2)
  return {
    blocked: nearest(possible.filter((one) => isAsked(one) && !fits(one))).slice(0, FEW).map(({ slot, ...one }) => ({ ...startAt(slot), by: inTheWay({ ...one, slot }, others) })),
    elsewhere: free.toSorted((left, right) => ease(left) - ease(right)).slice(0, FEW).map(({ slot }) => startAt(slot)),
  }
}

/** Of each that was to go elsewhere and could not. */
export function waysOf(moves: NonNullable<PlanInput['moves']>, { placed, known, frame }: { placed: readonly Placed[]; known: ReadonlyMap<string, Ranked>; frame: Frame }): Record<string, WayOut> {
  return Object.fromEntries(moves.flatMap(({ productCode, date, to }) => {
    const one = known.get(productCode)
    const others = placed.filter(({ activity }) => (activity.productCode as string) !== productCode)
    return one === undefined ? [] : [[productCode, wayOut(one, { ...to, from: date }, { others, frame })] as const]
  }))
}

function inTheWay(one: Placed, others: readonly Placed[]): string[] {
  const there = others.filter(({ slot }) => slot.date === one.slot.date)
  const alone = there.filter((other) => !fitsIn(one, [other], ANY_PACE))
  return (alone.length > 0 ? alone : there).map(({ activity: { productCode } }) => productCode as string)
}

function startAt({ date, startTime }: Start): Start {
  return { date, startTime }
}
