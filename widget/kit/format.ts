import { sayTime as sayAmericanTime } from '@meander/sdk/contract/clock'
import * as money from '@meander/sdk/contract/money'
import { locale } from '../i18n/en/locale.ts'
import { localeTag } from '../i18n/index.ts'

/** The time of an instant where the reader is: '10:42 AM'. */
export function formatClock(instant: string): string {
  return new Date(instant).toLocaleTimeString(localeTag(), { hour: 'numeric', minute: '2-digit' })
}

/** The day of an instant where the reader is: 'Mar 14'. */
export function formatMonthDay(instant: string): string {
  return new Date(instant).toLocaleDateString(localeTag(), { month: 'short', day: 'numeric' })
}

/** A time of day (`HH:MM`): '9:05 AM', and '09:05' wherever the day has 24 hours. */
export const sayTime = (time: string): string => (hasHalfDays() ? sayAmericanTime(time) : time.slice(0, 5))

/** '8 AM' for a whole hour of a scale. */
export function sayHour(hour: number): string {
  const whole = hour % 24
  return hasHalfDays() ? sayAmericanTime(`${String(whole).padStart(2, '0')}:00`).replace(':00', '') : locale.hour(whole)
}

/** '4.9' */
export const sayRating = (rating: number): string => rating.toLocaleString(localeTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '$42', '$42.50'; in German '42 €'. */
export const sayMoney = (amount: Parameters<typeof money.sayMoney>[0], cents?: 'needed' | 'always'): string => money.sayMoney(amount, cents, localeTag())

/** A price as a card shows it: '$42', and '≈ $42' where it was converted. */
export const sayPrice = (priced: Parameters<typeof money.sayPrice>[0]): string => money.sayPrice(priced, localeTag())

/** Twelve hours and AM or PM, as in the texts that this planner grew up with. */
function hasHalfDays(): boolean {
  return new Intl.DateTimeFormat(localeTag(), { hour: 'numeric' }).resolvedOptions().hour12 === true
}
