import { answersWish, areTwins, kindOf } from '../ranking/index.ts'
import type { Ranked } from '../ranking/index.ts'
import { lengthOf } from './in-a-day.ts'
import type { Opening } from './plan-input.ts'

export interface Choice {
  openings: readonly Opening[]
  /** Most wanted first. */
  wishes: readonly string[]
  /** What stands in the plan already. */
  standing: readonly Ranked['activity'][]
  /** Of what stands, what came in just now: it counts among its kind. */
  first?: readonly Ranked['activity'][]
  /** What may be spent on all of it; null where anything may. */
  spend: number | null
}

/** Of so many things of one kind the third is one too many, also where they were asked for: of a day out one wants some of each. */
const OF_A_KIND = 2

const A_WHOLE_DAY = 7.5 * 60
/** By what it is first of all: who has not asked for it has not brought the shoes. */
const isHike = ({ tags = [] }: Ranked['activity']): boolean => tags.slice(0, 2).some((tag) => /^hiking$/i.test(tag))
const ON_FOOT = /^(?:hiking|nature|outdoors|walks|walking|mountains|adventure|sports?|views|wildlife|beach)$/
const FAR = /^(?:day trips?|mountains?|hiking|beach|wine)$/

/**
 * One thing for each opening, out of what is there in the order of advice: the wishes in turn first, then the best of other kinds, nothing twice, and never
 * more than may be spent, of which something is left for every opening that is still empty.
 */
export function choose(ranked: readonly Ranked[], { openings, wishes, standing, spend, first = [] }: Choice): Ranked[] {
  const chosen: Ranked[] = []
  const cheapest = Math.min(...ranked.map(priceOf))
  const left = (): number => (spend ?? Infinity) - chosen.reduce((sum, one) => sum + priceOf(one), 0)
  const isFree = (one: Ranked): boolean => [...standing, ...chosen.map(({ activity }) => activity)].every((other) => !areTwins(one.activity, other))
  const isOther = (one: Ranked, most: number): boolean => [...first, ...chosen.map(({ activity }) => activity)].filter((activity) => kindOf(activity) === kindOf(one.activity)).length < most
  const days = new Set(openings.map(({ date }) => date)).size
  const isPaid = (one: Ranked, rest: number): boolean => spend === null || priceOf(one) + Math.max(0, rest) * cheapest <= left()
  const takeBest = (suits: (one: Ranked) => boolean): boolean => {
    // A first thing for each day comes before a second for one of them.
    const rest = (chosen.length < days ? days : openings.length) - chosen.length - 1
    const next = ranked.find((one) => suits(one) && isFree(one) && isPaid(one, rest)) ?? cheapestOf(ranked.filter((one) => suits(one) && isFree(one) && priceOf(one) <= left()))
    if (next !== undefined) chosen.push(next)
    return next !== undefined
  }
  for (const opening of openings) if (!isPlain(opening)) takeBest((one) => suitsOpening(one.activity, opening))
  const open = openings.filter(isPlain).length
  const turns = wishes.length === 0 ? 0 : Math.ceil((open * wishes.length) / (wishes.length + 1))
  // Nobody is sent up a mountain, or away for the whole day, who has not asked for the like.
  const isTame = ({ activity }: Ranked): boolean => wishes.length === 0 || (lengthOf(activity) < A_WHOLE_DAY || wishes.some((wish) => FAR.test(wish))) && (!isHike(activity) || wishes.some((wish) => ON_FOOT.test(wish)))
  for (let turn = 0; turn < turns; turn += 1) {
    const wish = wishes[turn % wishes.length] ?? ''
    const answers = (one: Ranked): boolean => answersWish(one.activity, wish) > 0 && isOther(one, OF_A_KIND)
    const isMet = [...standing, ...chosen.map(({ activity }) => activity)].some((activity) => answersWish(activity, wish) > 0)
    if (!takeBest((one) => isTame(one) && answers(one)) && !isMet) takeBest(answers)
  }
  while (chosen.length < openings.length) if (!takeBest((one) => isTame(one) && isOther(one, OF_A_KIND)) && !takeBest((one) => isOther(one, OF_A_KIND)) && !takeBest(() => openings.every(isPlain))) break
  return chosen
}

/** Whether it is what that opening is for. */
export function suitsOpening(activity: Ranked['activity'], { wish, below, mostMinutes }: Pick<Opening, 'wish' | 'below' | 'mostMinutes'>): boolean {
  return (mostMinutes === undefined || lengthOf(activity) <= mostMinutes) && (wish === undefined || answersWish(activity, wish) > 0) && (below === undefined || (activity.price !== undefined && activity.price.amount < below))
}

function cheapestOf(some: readonly Ranked[]): Ranked | undefined {
  return some.toSorted((left, right) => priceOf(left) - priceOf(right))[0]
}

function isPlain({ wish, below }: Opening): boolean {
  return wish === undefined && below === undefined
}

/** What all who come pay for it; where nobody said how many, what one pays. What has no price is in no sum. */
export function priceOf({ party, activity }: Pick<Ranked, 'party' | 'activity'>): number {
  return party?.amount ?? activity.price?.amount ?? Infinity
}

