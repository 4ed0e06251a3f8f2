import type { Activity } from './activities.ts'
import { isDay } from './days.ts'
import { isRecord } from './is-record.ts'

type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string'
const number: Check = (value) => typeof value === 'number'
const filled: Check = (value) => text(value) && value !== ''
const optional = (check: Check): Check => (value) => value === undefined || check(value)
const list = (check: Check): Check => (value) => Array.isArray(value) && value.every(check)
const either = (...checks: Check[]): Check => (value) => checks.some((check) => check(value))
const record = (fields: Record<string, Check>): Check => (value) => isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]))


const someText = optional(text)
const someNumber = optional(number)
const someTexts = optional(list(text))
const withAddress = record({ url: text })
const money = record({ amount: number, currency: text })
const hour: Check = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
const start = optional(record({ date: isDay, startTime: hour }))
const pictures = optional(list(either(text, withAddress)))

export const FIELDS = {
  id: text,
  productCode: filled,
  title: text,
  description: someText,
  imageUrl: someText,
  coverImageUrl: someText,
  images: pictures,
  gallery: optional(list(withAddress)),
  additionalImages: pictures,
  location: someText,
  destination: someText,
  duration: optional(
    either(text, record({ fixedDurationInMinutes: number }), record({ variableDurationFromMinutes: number, variableDurationToMinutes: number })),
  ),
  rating: someNumber,
  reviewCount: someNumber,
  price: optional(money),
  bookingUrl: someText,
  productUrl: someText,
  tags: someTexts,
  inclusions: someTexts,
  exclusions: someTexts,
  meetingPoint: someText,
  cancellationPolicy: optional(
    either(
      text,
      record({ description: someText, type: someText, refundEligibility: optional(list(record({ percentageRefundable: number, dayRangeMin: number }))) }),
    ),
  ),
  itinerary: optional(list(record({ title: text, description: text }))),
  coordinates: optional(record({ latitude: number, longitude: number })),
  timeZone: someText,
  provider: someText,
  sample: optional((value) => typeof value === 'boolean'),
  priceBeforeDiscount: optional(money),
  priceConversion: optional(record({ from: money, asOf: isDay })),
  reason: someText,
  planned: start,
  proposed: start,
} satisfies { [Field in keyof Required<Activity>]: Check }

const isActivity = record(FIELDS)

/**
 * An activity from outside our own code (a page's event, a line of the stream), as it is or wrapped under `activityData`;
 * null for anything else. Says what the schemas `Activity` and `ActivityOrWrapped` say, without their library, which a
 * browser would have to load.
 */
export function readActivity(value: unknown): Activity | null {
  const bare = isRecord(value) && isActivity(value.activityData) ? value.activityData : value
  return isActivity(bare) ? (bare as Activity) : null
}
