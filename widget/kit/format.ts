import { sayTime as sayAmericanTime } from '@meander/sdk/contract/clock'
import { kept } from '@meander/sdk/contract/kept'
import * as money from '@meander/sdk/contract/money'
import { locale } from '../i18n/en/locale.ts'
import { localeTag } from '../i18n/index.ts'

/** In the reader's language: every letter has a clock, and every card a rating. */
function here<Made>(make: (tag: string) => Made): () => Made {
  const of = kept(make)
  return () => of(localeTag())
}

/** How many hours a clock has is the first thing that a note needs: made while it is being written. */
export const prepareClock = (): void => void clock()

const clock = here((tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }))
const monthDay = here((tag) => new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' }))
const rating = here((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))

/** The time of an instant where the reader is: '10:42 AM'. */
export const formatClock = (instant: string): string => clock().format(new Date(instant))

/** The day of an instant where the reader is: 'Mar 14'. */
export const formatMonthDay = (instant: string): string => monthDay().format(new Date(instant))

/** A time of day (`HH:MM`): '9:05 AM', and '09:05' wherever the day has 24 hours. */
export const sayTime = (time: string): string => (hasHalfDays() ? sayAmericanTime(time) : time.slice(0, 5))

/** '8 AM' for a whole hour of a scale. */
export function sayHour(hour: number): string {
  const whole = hour % 24
  return hasHalfDays() ? sayAmericanTime(`${String(whole).padStart(2, '0')}:00`).replace(':00', '') : locale.hour(whole)
}

/** '4.9' */
export const sayRating = (stars: number): string => rating().format(stars)

/** '$42', '$42.50'; in German '42 €'. */
export const sayMoney = (amount: Parameters<typeof money.sayMoney>[0], cents?: 'needed' | 'always'): string => money.sayMoney(amount, cents, localeTag())

/** A price as a card shows it: '$42', and '≈ $42' where it was converted. */
export const sayPrice = (priced: Parameters<typeof money.sayPrice>[0]): string => money.sayPrice(priced, localeTag())

/** Twelve hours and AM or PM, as in the texts that this planner grew up with. */
const hasHalfDays = here(() => clock().resolvedOptions().hour12 === true)
