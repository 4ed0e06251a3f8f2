import { answersWish, areTwins, kindOf } from '../ranking/index.ts'
import type { Ranked } from '../ranking/index.ts'
import { isTameFor, OF_A_KIND, priceOf, turnsFor } from './choose.ts'
import { endOf, fitsIn, isBusy } from './in-a-day.ts'
import type { Placed } from './in-a-day.ts'
import { isWithin } from './place.ts'
import type { Frame } from './place.ts'
import type { Opening } from './plan-input.ts'
import { worthOfDays } from './worth-of-days.ts'

export interface Polish {
  openings: readonly Opening[]
  /** In the order of advice. */
  ranked: readonly Ranked[]
  wishes: readonly string[]
  frame: Frame
  spend: number | null
}

/** Of so many, in the order of advice, one may come in the place of another. */
const MOST = 36
/** So often all of them are gone through, as long as something gains. */
const ROUNDS = 3
/** What gains less is not worth going down in the order of advice. */
const LEAST_GAIN = 0.004
/** What is last in the order of advice is worth so much less than what is first. */
const ADVICE = 0.03

/**
 * Days that were filled one thing at a time, gone through once more as a whole: another thing, or another hour of the same one, where the
 * days gain by it: neither too empty nor too full, of several kinds, with what others liked, and time to eat. Each wish stays
 * answered, nothing costs more than may be spent, and each thing stays on its day.
 */
export function polish(filled: readonly Placed[], given: Polish): Placed[] {
  const pool = given.ranked.slice(0, MOST)
  const rankOf = new Map(given.ranked.map(({ activity }, at) => [activity, at / Math.max(1, given.ranked.length)]))
  const known = new Map(given.ranked.map((one) => [one.activity, one]))
  if (filled.some(({ activity }) => !known.has(activity))) return [...filled]
  const dates = [...new Set(given.openings.map(({ date }) => date))]
  const worth = (some: readonly Placed[]): number => worthOfDays(some, { dates, isEasy: given.frame.pace.isEasy }) - (ADVICE * some.reduce((sum, { activity }) => sum + (rankOf.get(activity) ?? 1), 0)) / some.length
  let best = [...filled]
  let most = worth(best)
  for (let round = 0, before = -Infinity; round < ROUNDS && most > before; round += 1) {
    before = most
    for (const at of best.keys()) {
      for (const one of pool) {
        const others = best.filter((_, other) => other !== at)
        const old = best[at]
        if (old === undefined || !mayReplace(one, old, { others, known, given })) continue
        for (const slot of one.starts) {
          const placed: Placed = { activity: one.activity, slot }
          if (slot.date !== old.slot.date || !isFree(placed, others, given)) continue
          const next = best.with(at, placed)
          const gained = worth(next)
          if (gained > most + LEAST_GAIN) [best, most] = [next, gained]
        }
      }
    }
  }
  return best
}

interface Beside {
  others: readonly Placed[]
  known: ReadonlyMap<Ranked['activity'], Ranked>
  given: Polish
}

/** Leaves no wish without an answer, is no twin of what is there and no third of a kind, and can be paid. */
function mayReplace(one: Ranked, { activity: old }: Placed, { others, known, given: { wishes, spend } }: Beside): boolean {
  const { activity } = one
  if (activity === old) return true
  if (!isTameFor(activity, wishes) || !keepsWishes(activity, old, { others, wishes })) return false
  const kind = kindOf(activity)
  if (kind !== kindOf(old) && others.filter((other) => kindOf(other.activity) === kind).length >= OF_A_KIND) return false
  if (others.some((other) => areTwins(other.activity, activity))) return false
  const spent = others.reduce((sum, other) => { const ranked = known.get(other.activity); return sum + (ranked === undefined ? 0 : priceOf(ranked)) }, priceOf(one))
  return spend === null || spent <= spend
}

/** Each wish stays answered, and as many things answer one as are chosen for that. */
function keepsWishes(activity: Ranked['activity'], old: Ranked['activity'], { others, wishes }: { others: readonly Placed[]; wishes: readonly string[] }): boolean {
  const answers = (one: Ranked['activity'], wish: string): boolean => answersWish(one, wish) > 0
  const answersAny = (one: Ranked['activity']): boolean => wishes.some((wish) => answers(one, wish))
  if (wishes.some((wish) => answers(old, wish) && !answers(activity, wish) && !others.some((other) => answers(other.activity, wish)))) return false
  return answersAny(activity) || !answersAny(old) || others.filter((other) => answersAny(other.activity)).length >= turnsFor(wishes, others.length + 1)
}

/** Beside all that is on its day, in one of the openings of it. */
function isFree(placed: Placed, others: readonly Placed[], { openings, frame }: Polish): boolean {
  const day = [...others.filter(({ slot }) => slot.date === placed.slot.date), placed]
  return !isBusy(placed, frame.busy) && endOf(placed) <= frame.pace.until && haveOpenings(day, openings.filter(({ date }) => date === placed.slot.date)) && fitsIn(placed, others, frame.pace)
}

/** True where each has an opening of its own. */
function haveOpenings([first, ...rest]: readonly Placed[], openings: readonly Opening[]): boolean {
  return first === undefined || openings.some((opening) => isWithin(first, opening) && haveOpenings(rest, openings.filter((other) => other !== opening)))
}
