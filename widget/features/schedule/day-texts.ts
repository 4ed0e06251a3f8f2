import { minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { kept } from '@meander/sdk/contract/kept'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { formatDay } from '../../kit/dates.ts'
import { localeTag } from '../../i18n/index.ts'
import { sayHour, sayTime } from '../../kit/format.ts'
import { slotsOn } from './fill-days.ts'
import { spanOfSlot } from './starts.ts'

/** 'Monday, May 10' */
export function sayDay(date: Day): string {
  return formatDay(date, 'EEEE, MMMM d')
}

/** 'Mon' */
export const sayWeekday = (date: Day): string => formatDay(date, 'EEE')

export { sayHour, sayTime }

/** '5 h 30', '45 min', or 'free' for a day without anything. */
export function sayFilled(day: Pick<ItineraryDay, 'timeSlots' | 'continued'>): string {
  const minutes = slotsOn(day).map(spanOfSlot).reduce((sum, { from, to }) => sum + to - from, 0)
  if (minutes === 0) return text.free
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`
}

/** Minutes after midnight in a zone; in the reader's own when the zone is unknown. */
export function clockIn(zone: string | undefined, now: Date): { date: Day; minutes: number } {
  const parts = Object.fromEntries(clockOf(zone).formatToParts(now).map(({ type, value }) => [type, value]))
  return { date: `${parts.year}-${parts.month}-${parts.day}` as Day, minutes: minutesOf(`${parts.hour}:${parts.minute}`) }
}

/** 'WEST', 'CEST', 'EDT', 'GMT+9': what the zone is called on that day. Each English knows names that others do not; another language is asked first. */
export function zoneName(zone: string, date: Day): string {
  const noon = new Date(`${date}T12:00:00Z`)
  const names = [...(localeTag().startsWith('en') ? [] : [localeTag()]), 'en-GB', 'en-US', 'en-AU'].map((locale) => {
    const parts = zoneNamesOf(zone, locale).formatToParts(noon)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  })
  return names.find((name) => !/^(GMT|UTC)./.test(name)) ?? names[0] ?? ''
}

/** Each day of a week asks what time it is there. */
const clockOf = kept((zone: string | undefined) =>
  formatIn(zone, 'en-GB', { hour: '2-digit', minute: '2-digit', year: 'numeric', month: '2-digit', day: '2-digit', hourCycle: 'h23' }))
const zoneNamesOf = kept((zone: string, locale: string) => formatIn(zone, locale, { timeZoneName: 'short' }))

function formatIn(zone: string | undefined, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat(locale, options)
  }
}
