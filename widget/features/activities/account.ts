import {
  DEFAULT_CANCELLATION,
  DEFAULT_MEETING_POINT,
  type Activity,
  type ActivityDetails,
  type CancellationPolicy,
  type ItineraryStep,
  type Picture,
} from '@meander/sdk/contract/activities'
import { activity as text } from '../../i18n/en/activity.ts'
import { readCancelling } from './compare/cancelling.ts'

/** Every picture once, the activity's own cover first. */
export function allPictures(activity: Activity, details: Pick<ActivityDetails, 'images' | 'additionalImages'> | null = null): string[] {
  const listed: (Picture | undefined)[] = [
    activity.imageUrl,
    activity.coverImageUrl,
    ...(details?.images ?? []),
    ...(activity.images ?? []),
    ...(activity.gallery ?? []),
    ...(details?.additionalImages ?? []),
    ...(activity.additionalImages ?? []),
  ]
  const addresses = listed.map((picture) => (typeof picture === 'object' ? picture.url : picture))
  return [...new Set(addresses.filter((address): address is string => Boolean(address)))]
}

/** The provider's name as a person knows it. */
export function providerName({ provider }: Pick<Activity, 'provider'>): string {
  if (!provider) return text.anyProvider
  return text.providers[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}

/** Words, and the language they are in where that is not the page's: providers write English. */
export interface Told {
  words: string
  lang?: 'en'
}

/** What the detail tells. */
export interface Account {
  description: string
  pictures: string[]
  steps: readonly ItineraryStep[]
  inclusions: readonly string[]
  exclusions: readonly string[]
  meetingPoint: Told
  cancellation: Told[]
}

/** The provider's long texts where they are there, else the activity's own, else what always holds. */
export function accountOf(activity: Activity, details: ActivityDetails | null): Account {
  return {
    description: details?.description || activity.description || '',
    pictures: allPictures(activity, details),
    steps: fuller(details?.itinerary, activity.itinerary),
    inclusions: fuller(details?.inclusions, activity.inclusions),
    exclusions: fuller(details?.exclusions, activity.exclusions),
    meetingPoint: inOurWords(details?.meetingPoint || activity.meetingPoint || DEFAULT_MEETING_POINT),
    cancellation: cancellationLines(policyOf(activity, details)),
  }
}

/** What holds where nobody has told otherwise holds for the day until which it is free as well. */
export function policyOf(activity: Activity, details: ActivityDetails | null): CancellationPolicy {
  return details?.cancellationPolicy || activity.cancellationPolicy || DEFAULT_CANCELLATION
}

/** What a date may be promised by: what holds where nobody tells otherwise, only once it is known that nobody does. */
export function knownPolicy(activity: Activity, details: ActivityDetails | null): CancellationPolicy | undefined {
  return details ? policyOf(activity, details) : activity.cancellationPolicy
}

/** What always holds is said by us, in the reader's language; the provider's words stay as they are. */
function inOurWords(told: string): Told {
  if (told === DEFAULT_MEETING_POINT) return { words: text.meetingPointLater }
  return told === DEFAULT_CANCELLATION ? { words: text.freeTheDayBefore } : { words: told, lang: 'en' }
}

export function cancellationLines(policy: CancellationPolicy | undefined): Told[] {
  if (policy === undefined || policy === '') return ours(text.freeTheDayBefore)
  if (typeof policy === 'string') return [inOurWords(policy)]
  if (policy.description) return [inOurWords(policy.description)]
  if (readCancelling(policy)?.state === 'never') return ours(text.notRefundable)
  const refunds = (policy.refundEligibility ?? []).toSorted((one, other) => other.dayRangeMin - one.dayRangeMin)
  const given = refunds.filter(({ percentageRefundable }) => percentageRefundable > 0)
  if (given.length === 0) return ours(text.freeTheDayBefore)
  const lines = given.map(({ percentageRefundable, dayRangeMin }) => text.refund(percentageRefundable, dayRangeMin))
  return ours(...lines, ...(given.length < refunds.length ? [text.noRefundAfter] : []))
}

const ours = (...lines: string[]): Told[] => lines.map((words) => ({ words }))

function fuller<Item>(first: readonly Item[] | undefined, second: readonly Item[] | undefined): readonly Item[] {
  return first && first.length > 0 ? first : (second ?? [])
}
