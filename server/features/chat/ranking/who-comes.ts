import { minutesOf } from '@meander/sdk/contract/days'
import { asksForFitness, barsStrollers, isStepFree, speaksOfSteps } from './access.ts'
import { minutesNeeded } from './candidate.ts'
import type { Candidate, RankingRequest } from './candidate.ts'
import { goesAgainst, isDiet } from './diets.ts'
import { isExercise, isForAdults, isForChildren, isForNightOwls, isForSmallChildren, isIndoors, isOnFoot, isSeated } from './kinds.ts'
import { answersWish } from './wishes.ts'

/** `condition`: what has to be so comes before all that may be nice. */
const WEIGHT = { children: 0.6, indoors: 0.6, need: 0.8, condition: 5 }
const LONG_MINUTES = 300
const LATE_FOR_CHILDREN = 20 * 60
/** From this age on nobody wants to be taken for a child. */
const TEENAGER = 13

/** First tags of what goes on the legs: nothing to advise to a wheelchair where its provider says nothing. */
const ON_FOOT: ReadonlySet<string> = new Set(['walking', 'hiking', 'cycling', 'sport', 'adventure', 'day trip'])

/** How well a candidate suits who comes along: their ages, and what they need. */
export function suitsWhoComes(candidate: Candidate, request: RankingRequest): number {
  return children(candidate, request) + elders(candidate, request) + request.needs.reduce((sum, need) => sum + worthFor(need, candidate), 0)
}

function children({ activity, starts }: Candidate, { withChildren, ages, groupSize, interests }: RankingRequest): number {
  // A match in the stadium may be for children too; who loves sport is told of it.
  if (!withChildren) return isForSmallChildren(activity) ? (groupSize === null || interests.some((wish) => answersWish(activity, wish) > 0) ? -1 : -4) * WEIGHT.children : 0
  const late = starts !== null && starts.length > 0 && starts.every(({ startTime }) => minutesOf(startTime) >= LATE_FOR_CHILDREN)
  const long = (minutesNeeded(activity) ?? 0) > LONG_MINUTES
  const areTeenagers = ages.length > 0 && ages.every((age) => age >= TEENAGER)
  const made = areTeenagers ? (isForSmallChildren(activity) ? -2 : 0) : isForChildren(activity) ? 1 : 0
  return WEIGHT.children * (made - (isForAdults(activity) || late ? 2 : 0) - (long && !areTeenagers ? 0.5 : 0))
}

/** No clubs, and nothing that takes good legs all day. */
function elders({ activity, details }: Candidate, { elders: come, interests }: RankingRequest): number {
  if (!come) return 0
  const long = (minutesNeeded(activity) ?? 0) > LONG_MINUTES
  return WEIGHT.need * (0 - (isForNightOwls(activity) ? 2 : 0) - (isExercise(activity) || asksForFitness(details?.accessibility) ? (interests.some((wish) => EXERCISE_WISHES.test(wish)) ? 1 : 2.5) : 0) - (long ? 0.4 : 0))
}

/** Who is old and wishes for it knows what it takes. */
const EXERCISE_WISHES = /^(?:hiking|cycling|sports?|adventure|water|outdoors|nature)$/

function worthFor(need: string, { activity, details }: Candidate): number {
  const { accessibility } = details ?? {}
  if (need === 'indoors') return isIndoors(activity) ? WEIGHT.indoors : -WEIGHT.indoors
  if (need === 'little-walking') return isSeated(activity) ? WEIGHT.need : isOnFoot(activity) || asksForFitness(accessibility) ? -WEIGHT.need : 0
  if (need === 'stroller') return isStepFree(accessibility) ? WEIGHT.need : barsStrollers(accessibility) || speaksOfSteps(accessibility) ? -WEIGHT.need : 0
  if (need === 'wheelchair') return isStepFree(accessibility) || (details === null && isMarked(activity)) ? WEIGHT.condition : ON_FOOT.has(activity.tags?.[0]?.toLowerCase() ?? '') ? -WEIGHT.need : 0
  if (isDiet(need) && goesAgainst(need, activity)) return -WEIGHT.condition
  return answersWish(activity, need) > 0 ? WEIGHT.need : 0
}

function isMarked({ tags = [] }: Candidate['activity']): boolean {
  return tags.some((tag) => /^accessible$/i.test(tag))
}
