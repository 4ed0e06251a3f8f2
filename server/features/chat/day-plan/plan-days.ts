import { answersWish } from '../ranking/index.ts'
import type { Ranked } from '../ranking/index.ts'
import { choose, priceOf } from './choose.ts'
import { endOf, fitsIn, isBusy, startOf } from './in-a-day.ts'
import type { Pace, Placed } from './in-a-day.ts'
import { carry, placedOf } from './moves.ts'
import { bestStart, mayStay, place } from './place.ts'
import { putIn } from './put.ts'
import type { PutOutcome } from './put.ts'
import type { Frame } from './place.ts'
import type { Opening, PlanInput } from './plan-input.ts'
import { waysOf } from './way-out.ts'
import type { WayOut } from './way-out.ts'
import { wishesFirst } from './wishes-first.ts'

export interface Plan {
  /** In the order of their hours. */
  placed: Placed[]
  /** Codes of what is there for the first time. */
  fresh: string[]
  /** Codes of what was to go elsewhere and could not. */
  unmoved: string[]
  /** How many openings nothing was found for. */
  unfilled: number
  /** What became of each thing that was asked for by its name. */
  put?: PutOutcome[]
  /** Of what was to go elsewhere and could not: why, and where it could. */
  ways?: Record<string, WayOut>
}

export interface Planning {
  input: PlanInput
  /** In the order of advice, each with all its free starts. */
  ranked: readonly Ranked[]
  /** What the plan holds already, with its free starts, by product code. */
  known: ReadonlyMap<string, Ranked>
  wishes: readonly string[]
  pace: Pace
}

type Filling = Pick<Planning, 'input' | 'ranked' | 'wishes' | 'known'> & { openings: readonly Opening[] }

/** So often another thing is tried in the place of one for which there is no hour. */
const TRIES = 24

/** A plan of the days: what stands, what moves, and one thing for each opening for which there is one. */
export function planDays({ input, ranked, known, wishes, pace }: Planning): Plan {
  const frame: Frame = { pace, busy: input.busy ?? [], isFixed: input.fixed === true }
  const kept = (input.kept ?? []).flatMap((one) => placedOf(one, known)).filter((one) => mayStay(one, frame))
  const { stands, moved, unmoved } = carry(input, { stands: kept, known, frame })
  const named = putIn(input.put ?? [], { board: { stands: [...stands, ...moved], known, frame }, ranked })
  const standing = [...stands, ...moved, ...named.filled, ...named.again]
  const out = (input.moves ?? []).length - moved.length
  const openings = (input.openings ?? []).filter(({ instead }, at, all) => instead !== true || all.slice(0, at).filter((one) => one.instead === true).length < out)
  // Nothing comes twice, nor for itself: what is to make room for something else is nothing else.
  const there = new Set([...standing.map(({ activity }) => activity.productCode as string), ...[...(input.moves ?? []), ...(input.otherwise ?? [])].map(({ productCode }) => productCode)])
  const asked = { input, openings, ranked: withinHours(ranked.filter(({ activity }) => !there.has(activity.productCode)), frame, openings), wishes, known }
  const { filled, again } = input.atMost === undefined ? filledAll(asked, standing, frame) : filledFew(asked, standing, { frame, atMost: input.atMost })
  const placed = [...standing, ...filled, ...again]
  return {
    placed: placed.toSorted((left, right) => (left.slot.date === right.slot.date ? startOf(left) - startOf(right) : left.slot.date < right.slot.date ? -1 : 1)),
    fresh: [...named.filled, ...filled].map(({ activity }) => activity.productCode),
    unmoved,
    unfilled: Math.min(openings.length, input.atMost ?? Infinity) - filled.length,
    ...(input.put === undefined ? {} : { put: named.outcomes }),
    ...(unmoved.length === 0 ? {} : { ways: waysOf((input.moves ?? []).filter(({ productCode }) => unmoved.includes(productCode)), { placed, known, frame }) }),
  }
}

/** What has a start in the hours that are left, with those starts alone: nothing else is worth a choice. */
function withinHours(ranked: readonly Ranked[], { busy, pace }: Frame, openings: readonly Opening[]): Ranked[] {
  const days = new Set(openings.map(({ date }) => date))
  return ranked.flatMap((one) => {
    const starts = one.starts.filter((slot) => { const placed = { activity: one.activity, slot }; return days.has(slot.date) && !isBusy(placed, busy) && endOf(placed) <= pace.until })
    return starts.length === 0 ? [] : [{ ...one, starts }]
  })
}

/** Beside all that stands, else in the place of the first of what may make room for it. */
function filledFew(asked: Filling, standing: readonly Placed[], { frame, atMost }: { frame: Frame; atMost: number }): { filled: Placed[]; again: Placed[] } {
  const others = (asked.input.otherwise ?? []).flatMap((one) => placedOf(one, asked.known)).filter((one) => !isBusy(one, frame.busy))
  let best: { filled: Placed[]; again: Placed[] } = { filled: [], again: others }
  for (const out of [null, ...others]) {
    const again = others.filter((one) => one !== out)
    const filled = fill(asked, [...standing, ...again], frame)
    if (filled.length > best.filled.length) best = { filled, again }
    if (filled.length >= atMost) break
  }
  return best
}

function filledAll(asked: Filling, standing: readonly Placed[], frame: Frame): { filled: Placed[]; again: Placed[] } {
  const usual = fill(asked, standing, frame)
  // Nothing of a kind is said to have no room where it would only make a fuller day.
  const isOne = asked.openings.length === 1 && asked.openings.every(({ wish }) => wish !== undefined)
  const filled = usual.length === 0 && isOne ? fill(asked, standing, { ...frame, pace: { ...frame.pace, most: Infinity, isEasy: false } }) : usual
  return { filled, again: backAgain(asked, { standing, filled, frame }) }
}

/** What was to make room and need not: all of it where nothing was found, and each of those in the place of which one thing of a kind was looked for. */
function backAgain({ input, openings, known }: Pick<Planning, 'input' | 'known'> & { openings: readonly Opening[] }, { standing, filled, frame }: { standing: readonly Placed[]; filled: readonly Placed[]; frame: Frame }): Placed[] {
  const isEach = openings.length > 1 && openings.every(({ wish, below }) => wish !== undefined || below !== undefined)
  if (openings.length === filled.length || (filled.length > 0 && !isEach)) return []
  const back: Placed[] = []
  for (const one of (input.otherwise ?? []).flatMap((other) => placedOf(other, known))) {
    const isReplaced = filled.length > 0 && openings.filter(({ date }) => date === one.slot.date).length <= filled.filter(({ slot }) => slot.date === one.slot.date).length + back.filter(({ slot }) => slot.date === one.slot.date).length
    if (!isReplaced && !isBusy(one, frame.busy) && fitsIn(one, [...standing, ...filled, ...back], frame.pace)) back.push(one)
  }
  return back
}

function fill({ input, openings, ranked, wishes, known }: Filling, standing: readonly Placed[], frame: Frame): Placed[] {
  if (openings.length === 0) return []
  const spent = standing.reduce((sum, { activity }) => { const one = known.get(activity.productCode); return sum + (one === undefined ? 0 : priceOf(one)) }, 0)
  const spend = input.spend === undefined ? null : input.spend - spent
  const asked = { input, openings, ranked, wishes, known }
  const usual = fillRest(asked, { standing, frame, spend, first: [] })
  const metBy = (some: readonly Placed[]): number => wishes.filter((wish) => [...standing, ...some].some(({ activity }) => answersWish(activity, wish) > 0)).length
  const openDays = new Set(openings.map(({ date }) => date)).size
  const daysOf = (some: readonly Placed[]): number => new Set(some.map(({ slot }) => slot.date)).size
  if (metBy(usual) === wishes.length && (wishes.length === 0 || daysOf(usual) === openDays)) return usual
  const made = [false, ...(spend === null ? [] : [true])].map((isThrifty) => withWishes(asked, standing, { frame, spend, isThrifty }))
  const score = (some: readonly Placed[]): number => metBy(some) + daysOf(some)
  return made.reduce((best, one) => (score(one) > score(best) ? one : best), usual)
}

/** First what was asked for, and then what fills the days beside it. */
function withWishes(asked: Filling, standing: readonly Placed[], { frame, spend, isThrifty }: { frame: Frame; spend: number | null; isThrifty: boolean }): Placed[] {
  const first = wishesFirst(asked, standing, { frame, spend, isThrifty })
  const used = first.map(({ opening }) => opening)
  const placed = first.map(({ one, slot }): Placed => ({ activity: one.activity, slot }))
  const left = spend === null ? null : spend - first.reduce((sum, { one }) => sum + priceOf(one), 0)
  const rest = fillRest({ ...asked, openings: asked.openings.filter((opening) => !used.includes(opening)) }, { standing: [...standing, ...placed], frame, spend: left, first: placed.map(({ activity }) => activity) })
  return [...placed, ...rest]
}

function fillRest({ input, openings, ranked, wishes }: Filling, { standing, frame, spend, first }: { standing: readonly Placed[]; frame: Frame; spend: number | null; first: readonly Ranked['activity'][] }): Placed[] {
  if (openings.length === 0) return []
  // Only what has an hour beside what stands is worth a choice.
  const possible = ranked.filter((one) => bestStart(one, { open: openings, placed: standing, frame }) !== null)
  const barred = new Set(input.not)
  let best: Placed[] = []
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const chosen = choose(possible.filter(({ activity }) => !barred.has(activity.productCode)), { openings: openings.slice(0, input.atMost), wishes, standing: standing.map(({ activity }) => activity), spend, first })
    const { placed, left } = place(chosen, { openings, standing, frame })
    const filled = placed.slice(standing.length)
    if (worth(filled) > worth(best)) best = filled
    if (left.length === 0) break
    for (const { activity } of left.slice(0, 1)) barred.add(activity.productCode)
  }
  return best
}

/** A day with something on it is worth more than a second thing on one. */
function worth(filled: readonly Placed[]): number {
  return new Set(filled.map(({ slot }) => slot.date)).size * 10 + filled.length
}
