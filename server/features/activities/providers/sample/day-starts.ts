import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import type { CalendarDay } from './calendar.ts'
import { localTime } from './local-time.ts'
import { quarterOf } from '../../seasons.ts'
import type { SampleProduct, SunStart } from './sample-product.ts'
import { sunTimes } from './sun.ts'

const A_DAY = 1440
/** Minutes; a start at 17:37 looks like a mistake. */
const ROUNDED_TO = 15

/** The starts of a product on a day, in order: those of its quarter of the year, of which those that follow the sun are at another time every few days. */
export function startsOn({ starts: usual, seasonal, at }: Pick<SampleProduct, 'starts' | 'seasonal' | 'at'>, day: CalendarDay, timeZone: string): readonly TimeOfDay[] {
  const quarter = seasonal === undefined ? null : quarterOf(day.month, at[0])
  const starts = quarter === null ? usual : (seasonal?.[quarter] ?? usual)
  const times = starts.map((start) => (isSunStart(start) ? timeOfMinutes(minutesOfSun(start, { day, at, timeZone })) : start))
  return starts.some(isSunStart) ? [...new Set(times)].sort() : times
}

export function isSunStart(start: string): start is SunStart {
  return start.startsWith('sun')
}

/** 'sunset-90' is an hour and a half before the sun goes down. */
export function readSunStart(start: SunStart): { event: 'sunrise' | 'sunset'; minutes: number } {
  const [, event, minutes = '0'] = /^(sunrise|sunset)([+-]\d+)?$/.exec(start) ?? []
  if (event !== 'sunrise' && event !== 'sunset') throw new Error(`A start by the sun is written as sunset-90, not '${start}'.`)
  return { event, minutes: Number(minutes) }
}

function minutesOfSun(start: SunStart, { day, at, timeZone }: { day: CalendarDay; at: SampleProduct['at']; timeZone: string }): number {
  const { event, minutes } = readSunStart(start)
  const shown = localTime(sunTimes(day.number, at)[event], timeZone)
  // Where the sun goes down after midnight the start still belongs to the evening before.
  const exact = minutesOf(shown.time) + (shown.day > day.date ? A_DAY : 0) + minutes
  return Math.min(Math.round(exact / ROUNDED_TO) * ROUNDED_TO, A_DAY - ROUNDED_TO)
}
