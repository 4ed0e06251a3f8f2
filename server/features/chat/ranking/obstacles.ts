import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import { asksForFitness, barsStrollers, isBarred, isStepFree } from './access.ts'
import { minutesNeeded } from './candidate.ts'
import type { Candidate, RankingRequest } from './candidate.ts'
import { goesAgainst } from './diets.ts'
import { areTwins, isAboveAllForChildren, isExercise } from './kinds.ts'
import { partyPrice } from './party-price.ts'
import { startsThatFit } from './propose.ts'
import { answersWish, isAvoided } from './wishes.ts'

/** What keeps a candidate out, whatever speaks for it. */
export type Obstacle = 'avoid' | 'wish' | 'ages' | 'needs' | 'time' | 'chosen' | 'children' | 'price'

/** With the starts alone that fit the hours and what is in the trip. */
export function withFittingStarts(candidate: Candidate, { chosen, earliest, latest, keepFree }: RankingRequest): Candidate {
  if (candidate.starts === null) return candidate
  const timely = earliest === null && latest === null && keepFree.length === 0 ? candidate.starts : candidate.starts.filter((slot) => isTimely(candidate.activity, slot, { earliest, latest, keepFree }))
  if (timely === candidate.starts && chosen.length === 0) return candidate
  return { ...candidate, starts: startsThatFit(candidate.activity, timely, chosen) }
}

/** Whether a start is in the hours that are wanted, to its end. */
export function isTimely(activity: Activity, { date, startTime }: AvailabilitySlot, { earliest, latest, keepFree }: Pick<RankingRequest, 'earliest' | 'latest' | 'keepFree'>): boolean {
  const start = minutesOf(startTime)
  const end = start + (minutesNeeded(activity) ?? 60)
  return start >= (earliest ?? 0) && (latest === null || end <= latest) && keepFree.every((free) => (free.date !== null && free.date !== date) || end <= free.from || start >= free.to)
}

/** What keeps it out; null where nothing does. */
export function obstacleOf({ activity, starts, details }: Candidate, request: RankingRequest): Obstacle | null {
  const { avoid, ages, needs, chosen, only, interests } = request
  if (chosen.some((one) => areTwins(one.activity, activity))) return 'chosen'
  if (isAvoided(activity, avoid)) return 'avoid'
  if (request.isChosen !== true && isOnlyForChildren({ activity, details }, request)) return 'children'
  if (only && interests.length > 0 && !interests.some((wish) => answersWish(activity, wish) > 0)) return 'wish'
  if (ages.some((age) => !takes(details, age))) return 'ages'
  if (isBarredFor(needs, { activity, details }) || needs.some((need) => goesAgainst(need, activity))) return 'needs'
  if (isTooDear({ activity, details }, request)) return 'price'
  return starts !== null && starts.length === 0 ? 'time' : null
}

/** What is made for the small is nothing for grown people who did not ask for the like. */
function isOnlyForChildren({ activity, details }: Pick<Candidate, 'activity' | 'details'>, { withChildren, ages, groupSize, interests, needs }: RankingRequest): boolean {
  // Where little can be reached at all, nothing of it is withheld.
  if (needs.includes('wheelchair') && isStepFree(details?.accessibility)) return false
  const areTeenagers = withChildren && ages.length > 0 && ages.every((age) => age >= TEENAGER)
  // That they come along is no wish for what is made for the small.
  if (areTeenagers) return isAboveAllForChildren(activity) && !isMarkedFor(activity, interests.filter((wish) => !/^(?:family|kids)$/.test(wish)))
  return !withChildren && groupSize !== null && isAboveAllForChildren(activity) && !interests.some((wish) => answersWish(activity, wish) > ABOVE_ALL)
}

/** From this age on nobody wants to be taken for a child. */
const TEENAGER = 13

/** By one of its first tags; a boat at the end of a treasure hunt makes no boat trip of it. */
const ABOVE_ALL = 0.8

function isMarkedFor(activity: Activity, interests: readonly string[]): boolean {
  return interests.some((wish) => answersWish(activity, wish) >= ABOVE_ALL)
}

function isBarredFor(needs: readonly string[], { activity, details }: Pick<Candidate, 'activity' | 'details'>): boolean {
  const accessibility = details?.accessibility
  if (needs.includes('wheelchair') && (isBarred(accessibility) || (!isStepFree(accessibility) && isExercise(activity)))) return true
  if (needs.includes('stroller') && barsStrollers(accessibility)) return true
  return needs.includes('little-walking') && asksForFitness(accessibility)
}

/** More than there is for all of them, each at the price of their age. */
function isTooDear({ activity, details }: Pick<Candidate, 'activity' | 'details'>, request: RankingRequest): boolean {
  return request.maxTogether !== null && (partyPrice(activity, details?.ageBands, request)?.amount ?? 0) > request.maxTogether
}

/** Unknown ages keep nobody out: only what the provider says does. */
function takes(details: Candidate['details'], age: number): boolean {
  if (details === null) return true
  if (age < (details.minimumAge ?? 0)) return false
  const bands = details.ageBands ?? []
  return bands.length === 0 || bands.some(({ startAge, endAge }) => age >= startAge && age <= endAge)
}
