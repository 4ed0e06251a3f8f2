import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { kept } from '@meander/sdk/contract/kept'

/** A day and a time of day on the clocks of one zone; 'YYYY-MM-DD HH:MM' compares as text. */
export interface LocalTime {
  readonly day: Day
  readonly time: TimeOfDay
}

/** What the clocks of places show at one moment, or so many minutes after it. */
export interface Moment {
  in(timeZone: string, minutesLater?: number): LocalTime
}

/** One moment, read once for each zone however many products ask. */
export function createMoment(now: Date): Moment {
  const read = new Map<string, LocalTime>()
  return {
    in(timeZone, minutesLater = 0) {
      const key = `${timeZone} ${minutesLater}`
      const known = read.get(key) ?? localTime(new Date(now.getTime() + minutesLater * 60_000), timeZone)
      read.set(key, known)
      return known
    },
  }
}

/** What the clocks of a zone show at an instant. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const [day = '', time = ''] = clockOf(timeZone).format(instant).split(' ')
  return { day: day as Day, time: time as TimeOfDay }
}

const clockOf = kept((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }))
