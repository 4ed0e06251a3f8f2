import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { openStarts } from '../../activities/index.ts'
import type { ActivitySearch, BookingProvider } from '../../activities/index.ts'
import type { Place } from '../../destinations/index.ts'
import type { Candidate, ChosenActivity } from '../ranking/index.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'
import { shortestMinutes } from './found-summary.ts'

export interface DayRange {
  startDate: Day
  endDate: Day
}

/** What may be let go, to find out what stands in the way. */
export type Limit = 'price' | 'party' | 'dates'

/** Enough to choose among; all that one sample city has. */
const CONSIDERED = 50
/** Of the first ones the free starts and the small print are read. */
const READ = 18
/** What has to be so may stand in the small print of any of them. */
const READ_FOR_NEEDS = 40

export function rangeOf({ startDate, endDate }: Pick<FindActivitiesInput, 'startDate' | 'endDate'>): DayRange | null {
  if (!isDay(startDate)) return null
  return { startDate, endDate: isDay(endDate) && endDate >= startDate ? endDate : startDate }
}

/** What the provider has under all limits but those let go. */
export async function searchWithout(provider: BookingProvider, { place, input }: { place: Place; input: FindActivitiesInput }, letGo: readonly Limit[] = []): Promise<Activity[]> {
  const { interests, exclude, currency, groupSize, maxPrice } = input
  const chosen = (input.chosen ?? []).map(({ productCode }) => productCode)
  const out = [...(exclude ?? []), ...chosen]
  const request: ActivitySearch = { destination: place, limit: CONSIDERED }
  if (interests !== undefined) request.interests = interests
  if (out.length > 0) request.exclude = out
  if (currency !== undefined) request.currency = currency
  if (groupSize !== undefined && !letGo.includes('party')) request.groupSize = groupSize
  if (maxPrice !== undefined && !letGo.includes('price')) request.maxPrice = maxPrice
  const found = await provider.search({ ...request, ...(letGo.includes('dates') ? {} : rangeOf(input)) })
  return found.filter((activity) => isWithin(activity, input))
}

/** What is dearer, longer or shorter than it should be; what tells neither is kept out by no such wish. */
function isWithin(activity: Activity, { minPrice, minMinutes, maxMinutes }: FindActivitiesInput): boolean {
  const minutes = shortestMinutes(activity)
  if (minPrice !== undefined && (activity.price?.amount ?? 0) < minPrice) return false
  return minutes === null ? minMinutes === undefined : minutes >= (minMinutes ?? 0) && minutes <= (maxMinutes ?? Infinity)
}

/** Needs that only the small print tells of. */
const SMALL_PRINT: ReadonlySet<string> = new Set(['wheelchair', 'stroller', 'little-walking'])

/** Reads what ranking needs to know of activities: free starts where days are known, the small print where it matters who comes. */
export async function readCandidates(provider: BookingProvider, activities: readonly Activity[], { input, letGo }: { input: FindActivitiesInput; letGo: readonly Limit[] }): Promise<Candidate[]> {
  const range = letGo.includes('dates') ? null : rangeOf(input)
  const party = letGo.includes('party') ? 1 : (input.groupSize ?? 1)
  const isNeeded = (input.needs ?? []).some((need) => SMALL_PRINT.has(need))
  const withDetails = isNeeded || (input.ages ?? []).length > 0 || (input.grownAges ?? []).length > 0
  const read = activities.slice(0, range === null && !withDetails ? activities.length : isNeeded || input.plan !== undefined ? READ_FOR_NEEDS : READ)
  return Promise.all(
    read.map(async (activity, position): Promise<Candidate> => ({
      activity,
      position,
      starts: range === null ? null : await readStarts(provider, activity.productCode, { range, party }),
      details: withDetails ? await provider.readDetails(activity.productCode, input.currency === undefined ? {} : { currency: input.currency }) : null,
    })),
  )
}

/** Starts within the days that still have room for everybody. */
export async function readStarts(provider: BookingProvider, productCode: ProductCode, { range, party }: { range: DayRange; party: number }): Promise<AvailabilitySlot[]> {
  return openStarts((await provider.readSchedule(productCode, range)) ?? []).filter(({ availableSpaces }) => availableSpaces >= party)
}

/** What the traveller has put into the trip, as the provider knows it; what it does not know is left out. */
export async function readChosen(provider: BookingProvider, { chosen = [], currency }: FindActivitiesInput): Promise<ChosenActivity[]> {
  const read = await Promise.all(
    chosen.map(async ({ productCode, date, startTime }) => {
      const activity = await provider.readProduct(productCode as ProductCode, currency === undefined ? {} : { currency })
      return activity === null ? [] : [{ activity, date: isDay(date) ? date : null, startTime: startTime ?? null }]
    }),
  )
  return read.flat()
}
