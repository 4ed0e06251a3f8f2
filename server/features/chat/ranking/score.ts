import { minutesOf } from '@meander/sdk/contract/days'
import { kilometresBetween, travelMinutes } from '@meander/sdk/contract/travel'
import { minutesNeeded } from './candidate.ts'
import type { Candidate, RankingRequest } from './candidate.ts'
import { isForAdults, isForChildren, isIndoors, isOnFoot, isSeated, kindOf } from './kinds.ts'
import { answersWish } from './wishes.ts'

/** What each thing counts. Wishes and who comes along weigh most; the rating decides among equals. */
const WEIGHT = { wish: 1.2, provider: 0.25, rating: 0.6, days: 0.3, children: 0.6, budget: 0.15, style: 0.4, near: 0.3, indoors: 0.6, chosenKind: 0.5, chosenArea: 0.2, need: 0.8 }
/** So many reviews at the usual rating stand behind everything, that a 5.0 of three travellers is no 4.8 of thousands. */
const REVIEWS_ASSUMED = 60
const RATING_ASSUMED = 4.3
const LONG_FOR_CHILDREN = 300
const LATE_FOR_CHILDREN = 20 * 60

/** 0 to 1 between 4 and 5 stars; few reviews count as many at the usual rating. */
export function bayesianRating({ rating, reviewCount = 0 }: { rating?: number | undefined; reviewCount?: number | undefined }): number {
  if (rating === undefined) return 0.2
  return Math.min(1, Math.max(0, (rating * reviewCount + RATING_ASSUMED * REVIEWS_ASSUMED) / (reviewCount + REVIEWS_ASSUMED) - 4))
}

/** First tags of what goes on the legs: nothing to advise to a wheelchair where its provider says nothing. */
const ON_FOOT: ReadonlySet<string> = new Set(['walking', 'hiking', 'cycling', 'sport', 'adventure'])

/** How well a candidate fits by itself. What stands beside it in the list is weighed later. */
export function scoreOf(candidate: Candidate, request: RankingRequest, among: readonly Candidate[]): number {
  const { activity, position } = candidate
  return (
    WEIGHT.wish * wishes(candidate, request) +
    WEIGHT.provider * (1 - position / Math.max(1, among.length)) +
    WEIGHT.rating * bayesianRating(activity) +
    WEIGHT.days * freeShare(candidate, request) +
    WEIGHT.budget * thrift(candidate, request) +
    WEIGHT.style * style(candidate, request, among) +
    children(candidate, request) +
    needs(candidate, request) +
    nearness(candidate, request) -
    alreadyChosen(candidate, request)
  )
}

/** Each wish counts, the newest, which is the first, most. */
function wishes({ activity }: Candidate, { interests }: RankingRequest): number {
  return interests.reduce((sum, wish, at) => sum + answersWish(activity, wish) / (1 + at), 0)
}

function freeShare({ starts }: Candidate, { days }: RankingRequest): number {
  if (starts === null || days.length === 0) return 0
  return Math.min(1, new Set(starts.map(({ date }) => date)).size / Math.min(3, days.length))
}

function thrift({ activity: { price } }: Candidate, { maxPrice }: RankingRequest): number {
  return maxPrice === null || price === undefined ? 0 : 1 - Math.min(1, price.amount / maxPrice)
}

/** 1 for the cheapest where little is to be spent, for the dearest where much is. */
function style({ activity }: Candidate, request: RankingRequest, among: readonly Candidate[]): number {
  const price = activity.price?.amount
  if (request.style === null || price === undefined) return 0
  const cheaper = among.filter((other) => (other.activity.price?.amount ?? 0) < price).length / Math.max(1, among.length - 1)
  return request.style === 'budget' ? 1 - cheaper : cheaper
}

function children({ activity, starts }: Candidate, { withChildren }: RankingRequest): number {
  if (!withChildren) return 0
  const late = starts !== null && starts.length > 0 && starts.every(({ startTime }) => minutesOf(startTime) >= LATE_FOR_CHILDREN)
  const long = (minutesNeeded(activity) ?? 0) > LONG_FOR_CHILDREN
  return (isForChildren(activity) ? WEIGHT.children : 0) - (isForAdults(activity) || late ? 2 * WEIGHT.children : 0) - (long ? WEIGHT.children / 2 : 0)
}

function needs({ activity, details }: Candidate, request: RankingRequest): number {
  return request.needs.reduce((sum, need) => {
    if (need === 'indoors') return sum + (isIndoors(activity) ? WEIGHT.indoors : -WEIGHT.indoors)
    if (need === 'little-walking') return sum + (isSeated(activity) ? WEIGHT.need : isOnFoot(activity) || asksForFitness(details?.accessibility) ? -WEIGHT.need : 0)
    if (need === 'stroller') return sum + (isStepFree(details?.accessibility) ? WEIGHT.need : 0)
    if (need === 'wheelchair') return sum + (isStepFree(details?.accessibility) ? WEIGHT.need : ON_FOOT.has(activity.tags?.[0]?.toLowerCase() ?? '') ? -WEIGHT.need : 0)
    return sum + (answersWish(activity, need) > 0 ? WEIGHT.need : 0)
  }, 0)
}

/** What the provider says is hard on the legs. */
export function asksForFitness(accessibility: readonly string[] = []): boolean {
  return accessibility.some((words) => /\bgood level of fitness\b|\bstrenuous\b|\bphysically demanding\b/i.test(words))
}

/** What the provider says no pushchair gets into. */
export function barsStrollers(accessibility: readonly string[] = []): boolean {
  return accessibility.some((words) => /\bnot suitable for (?:[\w ]*)(?:pushchairs|strollers|prams)\b/i.test(words))
}

/** What the provider says of wheelchairs, when it says that they can come. */
export function isStepFree(accessibility: readonly string[] = []): boolean {
  return accessibility.some((words) => /\bwheelchair[- ](?:accessible|friendly)\b|\bsuitable for wheelchair|\bcan be visited in a wheelchair\b|\bstep-free\b/i.test(words) && !/\b(?:not|part|partly)\b/i.test(words))
}

/** What the provider says keeps a wheelchair out. Silence does not: then one has to ask. */
export function isBarred(accessibility: readonly string[] = []): boolean {
  return !isStepFree(accessibility) && accessibility.some((words) => /\bnot suitable for wheelchair|\bstairs\b|\bsteps\b|\buneven\b/i.test(words))
}

function nearness({ activity }: Candidate, { near }: RankingRequest): number {
  if (near === null || activity.coordinates === undefined) return 0
  return WEIGHT.near * (1 - Math.min(1, kilometresBetween(near, activity.coordinates) / 5))
}

/** Another kind of thing, in another part of town, than what is in the trip. */
function alreadyChosen({ activity }: Candidate, { chosen }: RankingRequest): number {
  const kind = kindOf(activity)
  return chosen.reduce((sum, one) => {
    const close = travelMinutes(one.activity.coordinates, activity.coordinates)
    const sameArea = one.activity.location !== undefined && one.activity.location === activity.location
    return sum + (kindOf(one.activity) === kind ? WEIGHT.chosenKind : 0) + (sameArea || (close > 0 && close < 25) ? WEIGHT.chosenArea : 0)
  }, 0)
}
