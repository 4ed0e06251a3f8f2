import * as z from 'zod/mini'
import { Day, TimeOfDay } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ProductCode } from './ids.ts'

/** ISO 4217. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency code such as USD'))

/** An amount in major units (12.5 is twelve and a half) and its ISO 4217 currency. */
export const Money = z.object({ amount: z.number(), currency: z.string() })
export type Money = z.infer<typeof Money>

export const PriceConversion = z.object({ from: Money, asOf: Day })
export type PriceConversion = z.infer<typeof PriceConversion>

/** What travellers of an age pay; both ages in years and counted. */
export const AgeBand = z.object({ ageBand: z.string(), startAge: z.number(), endAge: z.number(), price: z.optional(Money) })
export type AgeBand = z.infer<typeof AgeBand>

export const Picture = z.union([z.string(), z.object({ url: z.string() })])
export type Picture = z.infer<typeof Picture>

/** A text such as '3 hours', or minutes, fixed or from–to. */
export const Duration = z.union([
  z.string(),
  z.object({ fixedDurationInMinutes: z.number() }),
  z.object({ variableDurationFromMinutes: z.number(), variableDurationToMinutes: z.number() }),
])
export type Duration = z.infer<typeof Duration>

export const CancellationPolicy = z.union([
  z.string(),
  z.object({
    description: z.optional(z.string()),
    type: z.optional(z.string()),
    refundEligibility: z.optional(
      z.array(z.object({ percentageRefundable: z.number(), dayRangeMin: z.number() })),
    ),
  }),
])
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

export const ItineraryStep = z.object({ title: z.string(), description: z.string() })
export type ItineraryStep = z.infer<typeof ItineraryStep>

/** A bookable tour or activity, as the booking provider describes it. */
export const Activity = z.object({
  id: z.string(),
  productCode: ProductCode,
  title: z.string(),
  description: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  coverImageUrl: z.optional(z.string()),
  images: z.optional(z.array(Picture)),
  gallery: z.optional(z.array(z.object({ url: z.string() }))),
  additionalImages: z.optional(z.array(Picture)),
  location: z.optional(z.string()),
  destination: z.optional(z.string()),
  duration: z.optional(Duration),
  rating: z.optional(z.number()),
  reviewCount: z.optional(z.number()),
  price: z.optional(Money),
  bookingUrl: z.optional(z.string()),
  productUrl: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  inclusions: z.optional(z.array(z.string())),
  exclusions: z.optional(z.array(z.string())),
  meetingPoint: z.optional(z.string()),
  cancellationPolicy: z.optional(CancellationPolicy),
  itinerary: z.optional(z.array(ItineraryStep)),
  /** Degrees, WGS 84. Ours. */
  coordinates: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  /** IANA zone of the place; all of the activity's times are in it. Ours. */
  timeZone: z.optional(z.string()),
  /** Which provider sells it: the adapter's name. Ours. */
  provider: z.optional(z.string()),
  /** True for sample inventory, which cannot really be booked. Ours. */
  sample: z.optional(z.boolean()),
  /** Where `price` was converted by us: what the provider asks, and the day of the exchange rate. Ours. */
  priceConversion: z.optional(PriceConversion),
  /** What it cost before a discount, in the currency of `price`. There only where it is more than `price`. Ours. */
  priceBeforeDiscount: z.optional(Money),
  /** Why it was recommended, in one short line out of the inventory's own fields. There only in recommendations. Ours. */
  reason: z.optional(z.string()),
  /** The day and hour that a plan of the whole trip gives it. There only in recommendations. Ours. */
  planned: z.optional(z.object({ date: Day, startTime: TimeOfDay })),
  /** The day and hour that a letter proposes for it, outside of such a plan. There only in recommendations. Ours. */
  proposed: z.optional(z.object({ date: Day, startTime: TimeOfDay })),
})
export type Activity = z.infer<typeof Activity>

/** Reads an activity that may be wrapped under `activityData`. */
export const ActivityOrWrapped = z.pipe(
  z.union([z.object({ activityData: Activity }), Activity]),
  z.transform((value): Activity => ('activityData' in value ? value.activityData : value)),
)

export const ActivityDetails = z.object({
  description: z.string(),
  images: z.array(Picture),
  additionalImages: z.array(Picture),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  meetingPoint: z.string(),
  cancellationPolicy: CancellationPolicy,
  itinerary: z.array(ItineraryStep),
  /** Below: ours, and only what the provider tells. */
  ageBands: z.optional(z.array(AgeBand)),
  /** Where the prices of `ageBands` were converted by us: the day of the exchange rate. */
  pricesAsOf: z.optional(Day),
  /** In English, such as 'Portuguese'. */
  languages: z.optional(z.array(z.string())),
  /** Sentences such as 'Wheelchair accessible'. */
  accessibility: z.optional(z.array(z.string())),
  /** Years. */
  minimumAge: z.optional(z.number()),
  /** People on one start. */
  maximumGroupSize: z.optional(z.number()),
  /** Such as '09:00–17:30, closed on Mondays', in the place's time. */
  openingHours: z.optional(z.string()),
})
export type ActivityDetails = z.infer<typeof ActivityDetails>

/** One bookable start. */
export const AvailabilitySlot = z.object({
  date: Day,
  startTime: TimeOfDay,
  availableSpaces: z.number(),
  /** There where the provider does not count what is left: `availableSpaces` is the most that one booking takes. Ours. */
  mostAtOnce: z.optional(z.literal(true)),
})
export type AvailabilitySlot = z.infer<typeof AvailabilitySlot>

export const DEFAULT_MEETING_POINT = 'Meeting point details will be provided after booking'
export const DEFAULT_CANCELLATION = 'Free cancellation up to 24 hours before the experience starts'
export const DEFAULT_CURRENCY = 'USD'
/** Minutes, where an activity has no known duration or a slot has no end. */
export const DEFAULT_DURATION_MINUTES = 60

export const readActivityDetails = defineEndpoint({
  method: 'GET',
  path: '/api/activities/:productCode/details',
  params: z.object({ productCode: ProductCode }),
  query: z.object({ currency: z.optional(CurrencyCode) }),
  reply: ActivityDetails,
  errors: ['not-found', 'provider-failed'],
})

export const readAvailability = defineEndpoint({
  method: 'GET',
  path: '/api/activities/:productCode/availability',
  params: z.object({ productCode: ProductCode }),
  query: z.object({ startDate: Day, endDate: Day }),
  reply: z.object({ slots: z.array(AvailabilitySlot) }),
  errors: ['not-found', 'provider-failed'],
})

export const searchActivities = defineEndpoint({
  method: 'POST',
  path: '/api/search/enhanced',
  body: z.object({
    query: z.string().check(z.maxLength(500)),
    /** Prices are converted to it, with the day of the rate. Default {@link DEFAULT_CURRENCY}. */
    currency: z.optional(CurrencyCode),
    /** Default true; with false the activities come without `rating` and `reviewCount`. */
    includeReviews: z.optional(z.boolean()),
    /** 1 to 50, default 6. */
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  }),
  reply: z.object({ activities: z.array(Activity) }),
  errors: ['provider-failed'],
})

export const testProviderAccess = defineEndpoint({
  method: 'GET',
  path: '/api/:provider/test-access',
  params: z.object({ provider: z.string() }),
  reply: z.object({
    success: z.boolean(),
    accessibleEndpoints: z.array(z.string()),
    error: z.nullable(z.string()),
  }),
  errors: ['not-found'],
})
