import { answersWish, areTwins, speaksOf } from '../ranking/index.ts'
import type { Ranked } from '../ranking/index.ts'
import { priceOf } from './choose.ts'
import { isLong } from './in-a-day.ts'
import type { Placed } from './in-a-day.ts'
import { bestStart } from './place.ts'
import type { Frame } from './place.ts'
import type { Opening, PlanInput } from './plan-input.ts'

interface Wished {
  input: PlanInput
  openings: readonly Opening[]
  ranked: readonly Ranked[]
  wishes: readonly string[]
}

interface WishPlaced {
  one: Ranked
  slot: Placed['slot']
  opening: Opening
}

/** What was asked for comes before what fills the days: of each wish that nothing stands for yet the best that has room, those with the fewest to choose from first. */
export function wishesFirst({ input, openings: all, ranked, wishes: wanted }: Wished, standing: readonly Placed[], { frame, spend, isThrifty }: { frame: Frame; spend: number | null; isThrifty: boolean }): WishPlaced[] {
  // What is for one day has its own opening.
  const openings = all.filter(({ wish, below }) => wish === undefined && below === undefined)
  const wishes = wanted.filter((one) => !all.some(({ wish }) => wish === one))
  if (input.atMost !== undefined || all.length < 2 || openings.length === 0) return []
  const cheapest = Math.min(...ranked.map(priceOf))
  const answering = (wish: string): Ranked[] => {
    const told = ranked.filter(({ activity }) => answersWish(activity, wish) > 0)
    const some = told.length > 0 ? told : ranked.filter(({ activity }) => speaksOf(activity, wish))
    const found = isThrifty ? some.toSorted((left, right) => priceOf(left) - priceOf(right)) : some
    // Who has a plan for every day in mind gives a whole one away last.
    return [...found.filter(({ activity }) => !isLong(activity)), ...found.filter(({ activity }) => isLong(activity))]
  }
  const made: WishPlaced[] = []
  const inTurn = wishes.slice(0, openings.length).map((wish) => ({ wish, found: answering(wish) })).toSorted((left, right) => left.found.length - right.found.length)
  for (const { wish, found } of inTurn) {
    const placed = [...standing, ...made.map(({ one, slot }): Placed => ({ activity: one.activity, slot }))]
    if (placed.some(({ activity }) => answersWish(activity, wish) > 0)) continue
    const left = (spend ?? Infinity) - made.reduce((sum, { one }) => sum + priceOf(one), 0)
    const open = openings.filter((opening) => !made.some((other) => other.opening === opening))
    const days = new Set(openings.map(({ date }) => date)).size - made.length - 1
    for (const one of found) {
      if (priceOf(one) + Math.max(0, days) * (spend === null ? 0 : cheapest) > left || placed.some(({ activity }) => areTwins(activity, one.activity))) continue
      const best = bestStart(one, { open, placed, frame })
      if (best === null) continue
      made.push({ one, ...best })
      break
    }
  }
  return made
}
