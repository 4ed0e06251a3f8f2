import type { Activity, Duration } from '@meander/sdk/contract/activities'
import { durations as texts } from '../../../i18n/en/durations.ts'
import { sayPrice, sayRating } from '../../../kit/format.ts'

/** The first picture that an activity has. */
export function pictureOf(activity: Activity): string | null {
  const listed = [...(activity.images ?? []), ...(activity.gallery ?? []), ...(activity.additionalImages ?? [])]
  const urls = listed.map((picture) => (typeof picture === 'string' ? picture : picture.url))
  return [activity.imageUrl, activity.coverImageUrl, ...urls].find((url) => url) ?? null
}

/** '$96', or '≈ $96' where it was converted; dollars where no currency is named. */
export function priceText({ price, priceConversion }: Pick<Activity, 'price' | 'priceConversion'>): string | null {
  return price ? sayPrice({ price, priceConversion }) : null
}

/** In which language it is told: what a provider sells, in English; an entry of the traveller's own in whichever they write. */
export function langOf({ provider }: Pick<Activity, 'provider'>): 'en' | undefined {
  return provider === undefined ? undefined : 'en'
}

/** '4.9', or null without a rating. */
export function ratingText({ rating }: Pick<Activity, 'rating'>): string | null {
  return rating ? sayRating(rating) : null
}

/** '8 hours', '2 hours 30 minutes', '2 - 3 hours'; a text as it is. */
export function durationText(duration: Duration | undefined): string | null {
  if (duration === undefined || duration === '') return null
  if (typeof duration === 'string') return texts.told(duration)
  if ('fixedDurationInMinutes' in duration) return spell(duration.fixedDurationInMinutes)
  const { variableDurationFromMinutes: from, variableDurationToMinutes: to } = duration
  if (from === to) return spell(to)
  return from % 60 === 0 && to % 60 === 0 ? `${from / 60} - ${spell(to)}` : `${spell(from)} - ${spell(to)}`
}

/** Facts one after the other: a line ends between two of them, and within none. */
export const inOneLine = (facts: readonly (string | null | false)[]): string =>
  facts.flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0')] : [])).join(', ')

function spell(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  const parts = [hours > 0 && texts.hours(hours), rest > 0 && texts.minutes(rest)]
  return parts.filter(Boolean).join(' ')
}
