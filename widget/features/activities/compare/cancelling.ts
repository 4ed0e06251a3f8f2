import { addDays, minutesOf, timeOfMinutes, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import { dayOf } from '../../../kit/dates.ts'

export { readCancelling, type Cancelling } from '@meander/sdk/contract/cancelling'

interface Moment {
  date: Day
  time: TimeOfDay
}

/** By the clock of whoever reads: the place's own may be some hours away. */
export function isOver({ date, time }: Moment, now: Date): boolean {
  const today = dayOf(now)
  return date < today || (date === today && minutesOf(time) <= now.getHours() * 60 + now.getMinutes())
}

/** The moment so many hours before a start, both by the clock of the place. */
export function momentBefore(start: Moment, hours: number): Moment {
  const minutes = minutesOf(start.time) - hours * 60
  const days = Math.floor(minutes / MINUTES_OF_DAY)
  return { date: addDays(start.date, days), time: timeOfMinutes(minutes - days * MINUTES_OF_DAY) }
}

const MINUTES_OF_DAY = 1440
