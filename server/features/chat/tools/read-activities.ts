import { tool } from 'ai'
import type { Tool } from 'ai'
import * as z from 'zod'
import type { Activity, ActivityDetails, AvailabilitySlot, CancellationPolicy, Money } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { openStarts } from '../../activities/index.ts'
import type { BookingProvider, ClosedReason, DaySchedule } from '../../activities/index.ts'
import { rangeOf } from './candidates.ts'
import { shortestMinutes } from './found-summary.ts'

export const ReadActivitiesInput = z.object({
  productCodes: z.array(z.string().min(1).max(128)).min(1).max(100).describe('Product codes out of earlier results'),
  currency: z.string().length(3).optional().describe('ISO 4217'),
  startDate: z.string().optional().describe('First day to read free starts of, YYYY-MM-DD'),
  endDate: z.string().optional(),
  groupSize: z.number().int().min(1).max(200).optional(),
})
export type ReadActivitiesInput = z.infer<typeof ReadActivitiesInput>

/** Everything that the inventory tells of one activity and that somebody may ask. */
export interface KnownFacts {
  productCode: string
  title: string
  location: string | null
  minutes: number | null
  price: (Money & { converted: boolean }) | null
  rating: number | null
  reviewCount: number | null
  tags: string[]
  meetingPoint: string
  /** Where it begins, in degrees; left out where the inventory does not tell. */
  position?: NonNullable<Activity['coordinates']>
  inclusions: string[]
  exclusions: string[]
  cancellation: string | null
  /** What comes back to who cancels in time; null where no rule is told. */
  refund: Refund | null
  steps: string[]
  /** What its text says beside all of that, sentence by sentence and step by step. */
  prose?: string[]
  ageBands: NonNullable<ActivityDetails['ageBands']>
  languages: string[]
  accessibility: string[]
  minimumAge: number | null
  maximumGroupSize: number | null
  openingHours: string | null
  /** Free starts with room for the party, in the days asked for; `spaces` is null where nobody counts what is left. */
  starts: { date: string; time: string; spaces: number | null }[]
  /** The days asked for that have none, and why; null where the inventory does not tell. */
  closed: { date: Day; reason: ClosedReason | null }[]
}

/** All, half or nothing of the price, until so many days before. */
export interface Refund {
  percent: number
  days: number
}

export function readActivitiesTool({ provider }: { provider: BookingProvider }): Tool<ReadActivitiesInput, { activities: KnownFacts[] }> {
  return tool({
    description: 'Reads what the inventory says of activities found before: inclusions, cancellation, accessibility, ages, languages, meeting point, steps, opening hours, free starts.',
    inputSchema: ReadActivitiesInput,
    execute: async (input) => {
      const read = await Promise.all([...new Set(input.productCodes)].map((code) => readFacts(provider, code as ProductCode, input)))
      return { activities: read.filter((facts) => facts !== null) }
    },
  })
}

async function readFacts(provider: BookingProvider, code: ProductCode, input: ReadActivitiesInput): Promise<KnownFacts | null> {
  const options = input.currency === undefined ? {} : { currency: input.currency }
  const [activity, details] = await Promise.all([provider.readProduct(code, options), provider.readDetails(code, options)])
  if (activity === null || details === null) return null
  const range = rangeOf(input)
  const days = range === null ? [] : ((await provider.readSchedule(code, range)) ?? [])
  const starts = openStarts(days).filter(({ availableSpaces }) => availableSpaces >= (input.groupSize ?? 1))
  return {
    productCode: activity.productCode,
    title: activity.title,
    location: activity.location ?? null,
    minutes: shortestMinutes(activity),
    price: activity.price === undefined ? null : { ...activity.price, converted: activity.priceConversion !== undefined },
    rating: activity.rating ?? null,
    reviewCount: activity.reviewCount ?? null,
    tags: activity.tags ?? [],
    meetingPoint: details.meetingPoint,
    ...(activity.coordinates === undefined ? {} : { position: activity.coordinates }),
    inclusions: details.inclusions,
    exclusions: details.exclusions,
    cancellation: sayPolicy(details.cancellationPolicy),
    refund: refundOf(details.cancellationPolicy),
    steps: details.itinerary.map(({ title }) => title),
    prose: [...details.description.split(/(?<=[.!?])\s+(?=\p{Lu})/u), ...details.itinerary.map(({ title, description }) => (description === '' ? title : `${title}: ${description}`))].filter((line) => line !== ''),
    ageBands: details.ageBands ?? [],
    languages: details.languages ?? [],
    accessibility: details.accessibility ?? [],
    minimumAge: details.minimumAge ?? null,
    maximumGroupSize: details.maximumGroupSize ?? null,
    openingHours: details.openingHours ?? null,
    starts: starts.map((slot: AvailabilitySlot) => ({ date: slot.date, time: slot.startTime, spaces: slot.mostAtOnce ? null : slot.availableSpaces })),
    closed: days.filter(({ date }) => !starts.some((slot) => slot.date === date)).map((day) => ({ date: day.date, reason: reasonOf(day) })),
  }
}

function reasonOf({ closed, starts }: DaySchedule): ClosedReason | null {
  return closed ?? starts.find((start) => start.closed !== null)?.closed ?? (starts.length > 0 ? 'sold-out' : null)
}

/** The most that comes back, and until when. */
function refundOf(policy: CancellationPolicy): Refund | null {
  if (typeof policy === 'string') return /\bfree cancellation\b/i.test(policy) ? { percent: 100, days: 1 } : null
  const [most] = (policy.refundEligibility ?? []).toSorted((left, right) => right.percentageRefundable - left.percentageRefundable || left.dayRangeMin - right.dayRangeMin)
  return most === undefined ? null : { percent: most.percentageRefundable, days: most.dayRangeMin }
}

function sayPolicy(policy: CancellationPolicy): string | null {
  return typeof policy === 'string' ? policy : (policy.description ?? null)
}
