import { daysBetween, isDay, minutesOf } from '@meander/sdk/contract/days'
import { areTwins } from '../ranking/index.ts'
import type { Ranked } from '../ranking/index.ts'
import { endOf, fitsIn, isBusy, startOf } from './in-a-day.ts'
import type { Pace, Placed } from './in-a-day.ts'
import { placedOf } from './moves.ts'
import type { Board } from './moves.ts'
import type { PlanInput } from './plan-input.ts'
import { wayOut } from './way-out.ts'
import type { WayOut } from './way-out.ts'

export type Put = NonNullable<PlanInput['put']>[number]

/** What became of one thing that was to be put in: the code of what stands now, if anything does. */
export interface PutOutcome {
  key: number
  code: string | null
  /** What was meant and has no start there; null where nothing is meant. */
  title: string | null
  /** The code of that. */
  meant?: string
  /** Where it could stand instead, and why it cannot where it was asked for. */
  way?: WayOut
}

export interface PutIn {
  filled: Placed[]
  again: Placed[]
  outcomes: PutOutcome[]
}

/** Who wants it there has a fuller day, as long as nothing overlaps. */
const ANY_PACE: Pace = { most: Infinity, until: Infinity, isEasy: false }
const USUAL = [10 * 60, 15 * 60]
const DAY = 1440
/** So many are tried of those that anything of a kind may be. */
const TRIED = 40

/** Each that is asked for by name stands where and when what it comes for stood, else at its nearest free start; where it cannot, that stands again. */
export function putIn(put: readonly Put[], beside: { board: Board; ranked: readonly Ranked[] }): PutIn {
  const done = putEach(put, beside, [])
  const whole = put.filter(({ isWhole }) => isWhole === true)
  const failed = done.outcomes.filter(({ key, code }) => code === null && whole.some((one) => (one.key ?? 0) === key))
  // Two that half change places are worse than either.
  if (failed.length === 0 || failed.length === whole.length) return done
  const none = putEach(put, beside, whole)
  return { ...none, outcomes: none.outcomes.map((outcome) => failed.find(({ key }) => key === outcome.key) ?? withoutWay(outcome, whole)) }
}

/** It could, and the other could not. */
function withoutWay({ way, ...outcome }: PutOutcome, whole: readonly Put[]): PutOutcome {
  return way === undefined || whole.some((one) => (one.key ?? 0) === outcome.key) ? outcome : { ...outcome, way }
}

/** `barred` stay where they stood. */
function putEach(put: readonly Put[], { board, ranked }: { board: Board; ranked: readonly Ranked[] }, barred: readonly Put[]): PutIn {
  const done: PutIn = { filled: [], again: [], outcomes: [] }
  const tried: (Ranked | null)[] = []
  for (const one of put) {
    const there = [...board.stands, ...done.filled, ...done.again]
    const meant = candidatesOf(one, { known: board.known, ranked, there })
    const best = barred.includes(one) ? null : nearest(one, meant, { board, there })
    done.outcomes.push({ key: one.key ?? 0, code: best?.activity.productCode ?? null, title: one.isAny === true ? null : (meant[0]?.activity.title ?? null), ...(meant[0] === undefined ? {} : { meant: meant[0].activity.productCode }) })
    if (best !== null) done.filled.push(best)
    else done.again.push(...(one.instead ?? []).flatMap((stood) => placedOf(stood, board.known)).filter(({ activity }, at, all) => ![...there, ...all.slice(0, at)].some((other) => other.activity.productCode === activity.productCode)))
    tried.push(best === null && one.isAny !== true ? (meant[0] ?? null) : null)
  }
  return { ...done, outcomes: done.outcomes.map((outcome, at) => withWay(outcome, { put: put[at], tried: tried[at] ?? null }, { board, done })) }
}

/** Told once all else has its place. */
function withWay(outcome: PutOutcome, { put, tried }: { put: Put | undefined; tried: Ranked | null }, { board: { stands, frame }, done }: { board: Board; done: PutIn }): PutOutcome {
  if (tried === null || put === undefined) return outcome
  const all = [...stands, ...done.filled, ...done.again]
  const isItself = ({ activity }: Placed): boolean => activity.productCode === tried.activity.productCode
  const others = all.filter((other) => !isItself(other))
  return { ...outcome, way: wayOut(tried, { ...put, from: all.find(isItself)?.slot.date }, { others, frame }) }
}

interface Beside {
  known: ReadonlyMap<string, Ranked>
  ranked: readonly Ranked[]
  there: readonly Placed[]
}

function candidatesOf({ codes = [], not = [], isAny }: Put, { known, ranked, there }: Beside): Ranked[] {
  const some = isAny === true ? ranked : codes.flatMap((code) => known.get(code) ?? [])
  const isThere = (activity: Ranked['activity']): boolean =>
    there.some((other) => other.activity.productCode === activity.productCode || (isAny === true && areTwins(other.activity, activity)))
  return some.filter(({ activity }) => !not.includes(activity.productCode) && !isThere(activity)).slice(0, TRIED)
}

/** On the day that was meant first, whichever of them can; then, where no day was named, on the nearest other. */
function nearest(one: Put, meant: readonly Ranked[], { board: { frame }, there }: { board: Board; there: readonly Placed[] }): Placed | null {
  const rounds = one.date === undefined ? [false] : one.isThere === true ? [true] : [true, false]
  const paces = one.isAny === true ? [frame.pace, ANY_PACE] : [ANY_PACE]
  for (const isSameDay of rounds) for (const pace of paces) for (const { activity, starts } of meant) {
    const fits = (placed: Placed): boolean =>
      (!isSameDay || placed.slot.date === one.date) && isWithin(placed, one) && (stoodThere(placed, one) || !isBusy(placed, frame.busy)) && endOf(placed) <= pace.until && fitsIn(placed, there, pace)
    const [best] = starts.map((slot): Placed => ({ activity, slot })).filter(fits).toSorted((left, right) => farness(left, one) - farness(right, one))
    if (best !== undefined) return best
  }
  return null
}

/** Where it stood once it was wanted, whatever hours were kept free since. */
function stoodThere({ slot }: Placed, { isBack, date, time }: Put): boolean {
  return isBack === true && slot.date === date && slot.startTime === time
}

function isWithin(placed: Placed, { earliest, latest }: Put): boolean {
  return placed.slot.startTime >= (earliest ?? '00:00') && placed.slot.startTime < (latest ?? '24:00')
}

function farness(placed: Placed, { date, time }: Put): number {
  const start = startOf(placed)
  const hours = Math.min(...(time === undefined ? USUAL : [minutesOf(time)]).map((at) => Math.abs(start - at)))
  return (!isDay(date) ? 0 : Math.abs(daysBetween(date, placed.slot.date)) * DAY) + hours
}
