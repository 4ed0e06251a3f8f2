import type { Activity } from '@meander/sdk/contract/activities'
import { kilometresBetween, travelMinutes } from '@meander/sdk/contract/travel'
import type { Candidate, RankingRequest } from './candidate.ts'
import { fameOf } from './famous.ts'
import { isPass, kindOf } from './kinds.ts'
import { totalOf } from './parts.ts'
import type { Parts } from './parts.ts'
import { suitsWhoComes } from './who-comes.ts'
import { answersWish, bearsWord } from './wishes.ts'

/** What each thing counts. Wishes and who comes along weigh most; the rating decides among equals. */
const WEIGHT = {
  wish: 1.2,
  word: 0.6,
  pass: 0.6,
  provider: 0.25,
  rating: 0.6,
  days: 0.3,
  budget: 0.15,
  style: 0.4,
  near: 0.3,
  fame: 0.25,
  sight: 1.6,
  sightWished: 0.15,
  named: 4,
  chosenKind: 0.5,
  chosenArea: 0.2,
}
/** So many reviews at the usual rating stand behind everything, that a 5.0 of three travellers is no 4.8 of thousands. */
const REVIEWS_ASSUMED = 60
const RATING_ASSUMED = 4.3
/** So many reviews are all that fame can be. */
const FAMOUS = 4000

/** 0 to 1 between 4 and 5 stars; few reviews count as many at the usual rating. */
export function bayesianRating({ rating, reviewCount = 0 }: { rating?: number | undefined; reviewCount?: number | undefined }): number {
  if (rating === undefined) return 0.2
  return Math.min(1, Math.max(0, (rating * reviewCount + RATING_ASSUMED * REVIEWS_ASSUMED) / (reviewCount + REVIEWS_ASSUMED) - 4))
}

/** How well a candidate fits by itself, part by part. What stands beside it in the list is weighed later. */
export function partsOf(candidate: Candidate, request: RankingRequest, among: readonly Candidate[]): Parts {
  const { activity, position } = candidate
  const asked = request.named.includes(activity.productCode) ? WEIGHT.named : 0
  return {
    fit: WEIGHT.wish * wishes(candidate, request) + WEIGHT.word * ownWords(candidate, request) + WEIGHT.provider * (1 - position / Math.max(1, among.length)) + asked - ticketOnly(candidate, request),
    party: suitsWhoComes(candidate, request),
    dates: WEIGHT.days * freeShare(candidate, request),
    budget: WEIGHT.budget * thrift(candidate, request) + WEIGHT.style * style(candidate, request, among),
    rating: WEIGHT.rating * bayesianRating(activity),
    diversity: -alreadyChosen(candidate, request),
    nearness: nearness(candidate, request),
    fame: fame(candidate, request) + sight(candidate, request),
  }
}

/** Each wish counts, the newest, which is the first, most. */
function wishes({ activity }: Candidate, { interests }: RankingRequest): number {
  return interests.reduce((sum, wish, at) => sum + answersWish(activity, wish) / (1 + at), 0)
}

/** A pass stands behind what one does with it, but for who needs step-free ways, who counts money, or who asks for it. */
function ticketOnly({ activity }: Candidate, { needs, style, words }: RankingRequest): number {
  return isPass(activity) && !needs.includes('wheelchair') && style !== 'budget' && !words.some((word) => /^(?:pass|card|ticket)/.test(word)) ? WEIGHT.pass : 0
}

/** What bears a word of the traveller in its title, or at least speaks of it. */
function ownWords({ activity }: Candidate, { words }: RankingRequest): number {
  return words.reduce((sum, word) => sum + (bearsWord(activity.title, word) ? 1 : bearsWord(activity.description ?? '', word) ? 0.3 : 0), 0)
}

/** Who names no wish is shown what others came for. */
function fame({ activity: { reviewCount = 0 } }: Candidate, { interests }: RankingRequest): number {
  return interests.length > 0 ? 0 : WEIGHT.fame * Math.min(1, Math.log1p(reviewCount) / Math.log1p(FAMOUS))
}

/** Who names no wish comes for what the place is known for; who names one comes for that, and then for the best known of its kind. */
function sight({ activity }: Candidate, { interests }: RankingRequest): number {
  const wishes = interests.filter((wish) => !FOR_CHILDREN.test(wish))
  if (wishes.length === 0) return (interests.length === 0 ? WEIGHT.sight : WEIGHT.sightWished) * fameOf(activity)
  return wishes.some((wish) => answersWish(activity, wish) > 0) ? WEIGHT.sightWished * fameOf(activity) : 0
}

const FOR_CHILDREN = /^(?:family|kids)$/

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

/** In the order of what fits by what is known before starts and small print are read. */
export function atFirstGlance(activities: readonly Activity[], request: RankingRequest): Activity[] {
  const candidates = activities.map((activity, position): Candidate => ({ activity, position, starts: null, details: null }))
  return candidates.map((candidate) => ({ candidate, score: totalOf(partsOf(candidate, request, candidates)) })).toSorted((left, right) => right.score - left.score).map(({ candidate }) => candidate.activity)
}
