import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import { addDays, dayRange } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { PlacedProduct } from './catalogue.ts'
import type { SampleProduct } from './product.ts'
import { seeded } from './seed.ts'

/** Booking opens so many days ahead. */
export const DAYS_AHEAD = 540
/** Booking closes so many hours before the start. */
const CUT_OFF_HOURS = 2
/** Days on which nobody works. */
const HOLIDAYS = ['12-25', '01-01']

/**
 * The bookable starts of a product, the same for everyone at all times but for those that have passed: weekday, season
 * and holidays decide whether it runs, a number drawn from product, date and start how many places are left.
 */
export function listStarts({ product, place }: PlacedProduct, range: { startDate: Day; endDate: Day; now: Date }): AvailabilitySlot[] {
  const closing = localTime(new Date(range.now.getTime() + CUT_OFF_HOURS * 3_600_000), place.timeZone)
  const today = localTime(range.now, place.timeZone).day
  const last = addDays(today, DAYS_AHEAD)
  const from = range.startDate > today ? range.startDate : today
  const to = range.endDate < last ? range.endDate : last
  return dayRange(from, to)
    .filter((day) => runsOn(product, day))
    .flatMap((date) =>
      product.starts.map((start) => ({ date, startTime: start as TimeOfDay, availableSpaces: placesLeft(product, date, start) })),
    )
    .filter(({ date, startTime, availableSpaces }) => availableSpaces > 0 && `${date} ${startTime}` >= `${closing.day} ${closing.time}`)
}

function runsOn(product: SampleProduct, day: Day): boolean {
  if (HOLIDAYS.includes(day.slice(5))) return false
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return product.days.includes(String(weekday)) && inSeason(product, Number(day.slice(5, 7)))
}

function inSeason({ months }: SampleProduct, month: number): boolean {
  if (months === undefined) return true
  const [first, last] = months
  return first <= last ? month >= first && month <= last : month >= first || month <= last
}

/** About one start in twelve is sold out, more at weekends; otherwise anything from the last place to all of them is left. */
function placesLeft(product: SampleProduct, date: Day, start: string): number {
  const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
  const soldOut = weekend ? 0.14 : 0.07
  const drawn = seeded(`${product.code} ${date} ${start}`)
  if (drawn < soldOut) return 0
  return 1 + Math.floor(((drawn - soldOut) / (1 - soldOut)) ** 0.6 * product.party)
}

/** The calendar day and the time of day in a zone. */
function localTime(instant: Date, timeZone: string): { day: Day; time: string } {
  const [day = '', time = ''] = clockOf(timeZone).format(instant).split(' ')
  return { day: day as Day, time }
}

/** A formatter is dear to make and holds nothing but its zone, so each is made once. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}
