import { dayRange, minutesOf } from '@meander/sdk/contract/days'
import type { Activity } from '@meander/sdk/contract/activities'
import type { BookingProvider } from '../../activities/index.ts'
import { atFirstGlance, rank } from '../ranking/index.ts'
import type { ChosenActivity, Order, RankingRequest } from '../ranking/index.ts'
import { rangeOf, readCandidates, readChosen } from './candidates.ts'
import type { Limit } from './candidates.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'
import { shortestMinutes } from './found-summary.ts'
import { namedAmong } from './named-sights.ts'

/** Fewer are no choice. */
const COUNT = 8
/** A plan of more days would fill them with what nobody came for. */
const MOST_DAYS = 14

/** What was found, and the limits that were let go for it. */
export interface Search {
  letGo: readonly Limit[]
  activities: Activity[]
}

/** In the order that we advise; of what is in the trip already the hours are kept free. */
export async function rankFound(provider: BookingProvider, { letGo, activities }: Search, { input, chosen }: { input: FindActivitiesInput; chosen: ChosenActivity[] }) {
  const request = requestOf(input)
  const count = request.daily ? Math.max(COUNT, Math.min(request.days.length, MOST_DAYS)) : COUNT
  const asked = { ...request, named: namedAmong(activities, input.named ?? []) }
  const near = input.near === undefined ? undefined : (await readChosen(provider, { ...input, chosen: [{ productCode: input.near }] }))[0]
  // Where the budget is too small the cheapest comes closest.
  const order = letGo.includes('price') ? 'cheapest' : near !== undefined && input.order === 'nearest' ? 'fit' : (input.order ?? 'fit')
  const candidates = await readCandidates(provider, firstBy(order, activities, asked), { input, letGo })
  return rank(candidates, { ...asked, order, chosen, near: near?.activity.coordinates ?? null, ...(letGo.includes('price') ? { maxPrice: null, maxTogether: null } : {}) }, count)
}

/** Only some are read whole: the cheapest of all must be among them for who asks for it, and for others what fits by what is known of it already. */
function firstBy(order: Order, activities: readonly Activity[], request: RankingRequest): readonly Activity[] {
  if (order === 'cheapest') return activities.toSorted((left, right) => (left.price?.amount ?? Infinity) - (right.price?.amount ?? Infinity))
  if (order === 'shortest') return activities.toSorted((left, right) => (shortestMinutes(left) ?? Infinity) - (shortestMinutes(right) ?? Infinity))
  return atFirstGlance(activities, request)
}

export function requestOf(input: FindActivitiesInput): RankingRequest {
  const { interests = [], words = [], avoid = [], needs = [], groupSize, maxTogether, ages = [], grownAges = [], children, maxPrice, style, earliest, latest, keepFree = [], order = 'fit' } = input
  const range = rangeOf(input)
  return {
    interests,
    words,
    only: input.only ?? false,
    avoid,
    needs,
    groupSize: groupSize ?? null,
    ages,
    grownAges,
    withChildren: children ?? ages.some((age) => age < 18),
    days: range === null ? [] : dayRange(range.startDate, range.endDate),
    maxPrice: maxPrice ?? null,
    maxTogether: maxTogether ?? null,
    style: style ?? null,
    earliest: earliest === undefined ? null : minutesOf(earliest),
    latest: latest === undefined ? null : minutesOf(latest),
    keepFree: keepFree.map(({ date, from, to }) => ({ date: date ?? null, from: minutesOf(from), to: minutesOf(to) })),
    elders: input.elders ?? false,
    order,
    near: null,
    chosen: [],
    named: [],
    daily: (input.daily ?? false) && range !== null,
  }
}
