import { dayRange, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { daysInEnglish } from '../day-rules/days-in-english.ts'
import { breakIn } from '../breaks.ts'
import type { Situation } from '../words/situation.ts'
import { daysNamed } from './days-named.ts'
import { besideTheOnly } from './free-hours.ts'
import type { Trip } from './free-hours.ts'
import { outsideHours } from './hours-of-days.ts'
import { hoursOfTrip } from './hours-of-trip.ts'
import { readTravelHours } from './travel-hours.ts'

/** All hours in which nothing may be, by what a message tells of them: those of coming and going, of work, of single days and of all. */
export function hoursTold(turn: string, trip: Trip): Busy[] {
  return afterArrival([...hoursOfSomeDays(turn, trip), ...hoursOfTrip(turn, trip), ...hoursOfBreak(turn, trip)])
}

/** A meal or a rest is kept free on the days that are named with it, or else on all. */
function hoursOfBreak(turn: string, trip: Trip): Busy[] {
  const hours = breakIn(turn)
  const named = hours === null || OF_EACH_DAY.test(daysInEnglish(turn.toLowerCase())) ? [] : daysNamed(turn, trip).map(({ date }) => date)
  return hours === null ? [] : (named.length > 0 ? [...new Set(named)] : dayRange(trip.from, trip.to)).map((date): Busy => ({ date, ...hours }))
}

const OF_EACH_DAY = /\b(?:each|every|all|always|daily)\b/

/** 'We land at 3, nothing before 6': of that day, and in the evening. */
export function afterArrival(busy: readonly Busy[]): Busy[] {
  const arrival = busy.find(({ from, to }) => from === '00:00' && to > NOON && to < '24:00')
  const isEarly = ({ from, to }: Busy): boolean => arrival !== undefined && from === '00:00' && to <= EARLY
  return busy.flatMap((one) => (!isEarly(one) ? [one] : one.date !== arrival?.date ? [] : [{ ...one, to: timeOfMinutes(minutesOf(one.to) + HALF_A_DAY) }]))
}

const NOON = '12:00'
const EARLY = '08:00'
const HALF_A_DAY = 720

/** True where the hours that a message tells are those of some days alone. */
export function isOfSomeDays(turn: string, trip: Trip): boolean {
  return hoursOfSomeDays(turn, trip).length > 0
}

function hoursOfSomeDays(turn: string, trip: Trip): Busy[] {
  const travel = readTravelHours(turn, trip).map(({ is, date, free }): Busy => (is === 'arrival' ? { date, from: '00:00', to: free } : { date, from: free, to: '24:00' }))
  return [...travel, ...outsideHours(turn, trip), ...besideTheOnly(turn, trip)]
}

/** Hours of coming, of going or of work, said of a trip whose days are known, with nothing asked: what was shown has to keep clear of them. */
export function tellsHours({ facts: { startDate, endDate, flexible, destination }, lastText, reading }: Pick<Situation, 'facts' | 'lastText' | 'reading'>): boolean {
  if (startDate === undefined || flexible === true || destination === undefined || reading.lastShown.length === 0 || lastText.includes('?')) return false
  return isOfSomeDays(lastText, { from: startDate, to: endDate ?? startDate })
}
