import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import type { Activity, Duration, Money, Picture } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import { sayMoney, sayPrice } from '@meander/sdk/contract/money'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'

/** 'Sunday, March 14' */
export function sayDay(day: Day): string {
  return format(parseISO(day), 'EEEE, MMMM d')
}

/** 'Sunday, March 14 - Wednesday, March 17, 2027'; the year twice where it changes meanwhile, the first day alone where the last is not known. */
export function sayDates({ startDate, endDate }: Pick<SharedItinerary, 'startDate' | 'endDate'>): string {
  if (startDate === null) return 'Dates not set'
  const last = `${sayDay(endDate ?? startDate)}, ${yearOf(endDate ?? startDate)}`
  if (endDate === null || startDate === endDate) return last
  return `${sayDay(startDate)}${yearOf(startDate) === yearOf(endDate) ? '' : `, ${yearOf(startDate)}`} - ${last}`
}

const yearOf = (day: Day): string => day.slice(0, 4)

const LAST_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'November 29, 2026 (UTC)': who reads it may be anywhere. */
export function sayLastDay(instant: string): string {
  return `${LAST_DAY.format(new Date(instant))} (UTC)`
}

/** '1 activity', '3 activities' */
export function sayCount(activities: number): string {
  return `${activities} ${activities === 1 ? 'activity' : 'activities'}`
}

export function sayDuration(duration: Duration): string {
  if (typeof duration === 'string') return duration
  if ('fixedDurationInMinutes' in duration) return sayMinutes(duration.fixedDurationInMinutes)
  return `${sayMinutes(duration.variableDurationFromMinutes)} to ${sayMinutes(duration.variableDurationToMinutes)}`
}

function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} min`].filter(Boolean)
  return parts.length === 0 ? '0 min' : parts.join(' ')
}

/** '$19.90'; '≈ $20' where it was converted, since it is no more than about right. */
export function sayCost({ price, priceConversion }: Activity): string | undefined {
  if (price === undefined) return undefined
  return priceConversion === undefined ? sayMoney(price, 'always') : sayPrice({ price, priceConversion })
}

/** '$39.80 total price per person'. A sum of which a part was converted is about right, as that part is. */
export function sayTotal(total: Money, activities: readonly Activity[]): string {
  const isConverted = activities.some(({ priceConversion }) => priceConversion !== undefined)
  return `${isConverted ? '≈ ' : ''}${sayMoney(total, 'always')} total price per person`
}

/** The first picture an activity has. */
export function pictureOf(activity: Activity): string | null {
  const pictures: (Picture | undefined)[] = [activity.imageUrl, activity.coverImageUrl, activity.images?.[0], activity.gallery?.[0]]
  const first = pictures.find((picture) => picture !== undefined && picture !== '')
  return first === undefined ? null : typeof first === 'string' ? first : first.url
}
