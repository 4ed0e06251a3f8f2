import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Activity } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import { asksForFitness, barsStrollers, isBarred } from './access.ts'
import { arrange } from './arrange.ts'
import { minutesNeeded } from './candidate.ts'
import type { Candidate, Ranked, RankingRequest } from './candidate.ts'
import { goesAgainst } from './diets.ts'
import { areTwins } from './kinds.ts'
import { partyPrice } from './party-price.ts'
import { proposeStart, startsThatFit } from './propose.ts'
import { reasonsFor } from './reasons.ts'
import { answersWish, isAvoided } from './wishes.ts'

/** What keeps a candidate out, whatever speaks for it. */
export type Obstacle = 'avoid' | 'wish' | 'ages' | 'needs' | 'time' | 'chosen'

/** So many get an hour; the others are shown without. */
const PROPOSED = 3
/** So many a letter surely names: they stand in the order of their hours, and nothing that fits less well before them. */
const NAMED = 2

/**
 * Recommendations in the order that we advise. The first three have a start proposed that leaves time for the others; the
 * first two stand in the order of their starts, those of a plan for every day all do; all have a reason. The same input gives
 * the same answer.
 */
export function rank(candidates: readonly Candidate[], request: RankingRequest, limit: number): { ranked: Ranked[]; kept: Obstacle[] } {
  const obstacles: Obstacle[] = []
  const fitting = candidates.map((candidate) => withFittingStarts(candidate, request)).filter((candidate) => {
    const obstacle = obstacleOf(candidate, request)
    if (obstacle !== null) obstacles.push(obstacle)
    return obstacle === null
  })
  const arranged = withNewestWish(arrange(fitting, request, limit), request)
  const ranked = arranged.map((candidate, place): Ranked => ({ activity: candidate.activity, starts: candidate.starts ?? [], proposed: null, reasons: reasonsFor(candidate, request, place), party: partyPrice(candidate.activity, candidate.details?.ageBands, request) }))
  const placed = request.daily ? inOrderOfTime(ranked, request, { count: startsFor(request), named: Infinity }) : request.order === 'fit' ? inOrderOfTime(ranked, request, { count: Math.min(PROPOSED, daysFor(request)), named: NAMED }) : inGivenOrder(ranked)
  return { ranked: placed, kept: [...new Set(obstacles)] }
}

/** Who has just wished for something finds it among those that are named, where there is such a thing. */
function withNewestWish(arranged: readonly Candidate[], { interests: [wish], order }: RankingRequest): Candidate[] {
  const at = wish === undefined || order !== 'fit' ? -1 : arranged.findIndex(({ activity }) => answersWish(activity, wish) > 0)
  const found = arranged[at]
  if (found === undefined || at < NAMED) return [...arranged]
  const others = arranged.filter((candidate) => candidate !== found)
  return [...others.slice(0, NAMED - 1), found, ...others.slice(NAMED - 1)]
}

/** So many days hold two things each; over more of them one a day is enough. */
const FULL_DAYS = 4

/** Starts for a plan of every day. */
function startsFor({ days }: RankingRequest): number {
  return days.length <= FULL_DAYS ? days.length * 2 : days.length
}

/** One day holds two things, a longer trip three at first. */
function daysFor({ days }: RankingRequest): number {
  return days.length === 1 ? 2 : PROPOSED
}

function withFittingStarts(candidate: Candidate, { chosen, earliest, latest, keepFree }: RankingRequest): Candidate {
  if (candidate.starts === null) return candidate
  const timely = earliest === null && latest === null && keepFree.length === 0 ? candidate.starts : candidate.starts.filter((slot) => isTimely(candidate.activity, slot, { earliest, latest, keepFree }))
  if (timely === candidate.starts && chosen.length === 0) return candidate
  return { ...candidate, starts: startsThatFit(candidate.activity, timely, chosen) }
}

function isTimely(activity: Activity, { startTime }: AvailabilitySlot, { earliest, latest, keepFree }: Pick<RankingRequest, 'earliest' | 'latest' | 'keepFree'>): boolean {
  const start = minutesOf(startTime)
  const end = start + (minutesNeeded(activity) ?? 60)
  return start >= (earliest ?? 0) && (latest === null || end <= latest) && keepFree.every(({ from, to }) => end <= from || start >= to)
}

function obstacleOf({ activity, starts, details }: Candidate, { avoid, ages, needs, chosen, only, interests }: RankingRequest): Obstacle | null {
  if (chosen.some((one) => areTwins(one.activity, activity))) return 'chosen'
  if (isAvoided(activity, avoid)) return 'avoid'
  if (only && interests.length > 0 && !interests.some((wish) => answersWish(activity, wish) > 0)) return 'wish'
  if (ages.some((age) => !takes(details, age))) return 'ages'
  if (isBarredFor(needs, details?.accessibility) || needs.some((need) => goesAgainst(need, activity))) return 'needs'
  return starts !== null && starts.length === 0 ? 'time' : null
}

function isBarredFor(needs: readonly string[], accessibility: readonly string[] | undefined): boolean {
  if (needs.includes('wheelchair') && isBarred(accessibility)) return true
  if (needs.includes('stroller') && barsStrollers(accessibility)) return true
  return needs.includes('little-walking') && asksForFitness(accessibility)
}

/** Unknown ages keep nobody out: only what the provider says does. */
function takes(details: Candidate['details'], age: number): boolean {
  if (details === null) return true
  if (age < (details.minimumAge ?? 0)) return false
  const bands = details.ageBands ?? []
  return bands.length === 0 || bands.some(({ startAge, endAge }) => age >= startAge && age <= endAge)
}

function inOrderOfTime(ranked: readonly Ranked[], request: RankingRequest, { count, named: inTime }: { count: number; named: number }): Ranked[] {
  const placed: Ranked[] = []
  for (const one of ranked) {
    if (placed.length === count) break
    const slots = placed.flatMap(({ activity, proposed }) => (proposed === null ? [] : [{ activity, slot: proposed }]))
    const slot = proposeStart(one.activity, startsBehind(placed, one, request), slots)
    if (slot !== null) placed.push({ ...one, proposed: slot })
  }
  const named = placed.slice(0, inTime).toSorted((left, right) => (moment(left) < moment(right) ? -1 : 1))
  const codes = new Set(placed.map(({ activity }) => activity.productCode))
  return [...named, ...placed.slice(inTime), ...ranked.filter(({ activity }) => !codes.has(activity.productCode))]
}

/** What was asked for does not stand behind what was not, only since its hour is later: the other follows it, where it can. */
function startsBehind([first, ...others]: readonly Ranked[], one: Ranked, request: RankingRequest): AvailabilitySlot[] {
  if (first === undefined || others.length > 0 || request.daily || !isMeant(first, request) || isMeant(one, request)) return one.starts
  const later = one.starts.filter(({ date, startTime }) => `${date} ${startTime}` > moment(first))
  return later.length > 0 ? later : one.starts
}

function isMeant({ activity, reasons }: Ranked, { interests: [wish], needs }: RankingRequest): boolean {
  if (needs.includes('wheelchair')) return reasons.some(({ kind }) => kind === 'accessible')
  return wish !== undefined && answersWish(activity, wish) > 0
}

/** Where the order itself was asked for it stays; the starts still leave time for each other. */
function inGivenOrder(ranked: readonly Ranked[]): Ranked[] {
  const placed: { activity: Activity; slot: AvailabilitySlot }[] = []
  return ranked.map((one) => {
    const proposed = placed.length < PROPOSED ? proposeStart(one.activity, one.starts, placed) : null
    if (proposed !== null) placed.push({ activity: one.activity, slot: proposed })
    return { ...one, proposed }
  })
}

function moment({ proposed }: Ranked): string {
  return proposed === null ? '' : `${proposed.date} ${proposed.startTime}`
}
