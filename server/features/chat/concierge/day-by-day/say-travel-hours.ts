import { minutesOf } from '@meander/sdk/contract/days'
import { capital, inWords, sayHour, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { readTravelHours } from './travel-hours.ts'
import type { TravelHour } from './travel-hours.ts'

/** With less than that behind it or before it, the whole day goes to the journey. */
const FIRST = '09:30'
const LAST = '21:00'

/** What the hours of coming and going leave: of the last message, or of all that was said. Empty where none were told. */
export function sayTravelHours({ facts: { startDate, endDate, flexible }, reading, lastText, voice }: Situation, of: 'last' | 'all' = 'last'): string {
  if (startDate === undefined || flexible === true) return ''
  const trip = { from: startDate, to: endDate ?? startDate }
  const told = (of === 'last' ? [lastText] : reading.turns).flatMap((turn) => readTravelHours(turn, trip))
  // What was said last of an end of a day holds.
  const hours = told.filter(({ is, date }, at) => !told.slice(at + 1).some((other) => other.is === is && other.date === date)).toSorted((left, right) => (left.date + left.at < right.date + right.at ? -1 : 1))
  const [first, second] = hours
  if (first === undefined) return ''
  if (second !== undefined && first.date === second.date && first.is === 'arrival') return voice.say(
    `You have from ${sayHour(first.at)} to ${sayHour(second.at)}: nothing begins in the first ${margin(first).replace('an ', '')}, and all is over ${margin(second)} before the end.`,
    `From ${sayHour(first.at)} to ${sayHour(second.at)}, less ${margin(first)} at the start and ${margin(second)} at the end for the way.`,
  )
  return `${capital(hours.map((hour) => sayEnd(hour, trip.from !== trip.to)).join('; '))}.`
}

function sayEnd(hour: TravelHour, isOfSeveral: boolean): string {
  const { is, date, free } = hour
  const day = isOfSeveral ? ` on ${weekday(date)}` : ''
  if (is === 'arrival') return `you come in at ${sayHour(hour.at)}${day}, so ${free >= LAST ? 'that evening has nothing on it' : `nothing begins in the first ${margin(hour).replace('an ', '')} after it`}`
  return `you leave at ${sayHour(hour.at)}${day}, so ${free <= FIRST ? 'that morning stays free' : `all is over ${margin(hour)} before`}`
}

/** 'An hour and a half', 'two hours'. */
function margin({ at, free }: TravelHour): string {
  const minutes = Math.abs(minutesOf(at) - minutesOf(free))
  return minutes === 90 ? 'an hour and a half' : minutes === 60 ? 'an hour' : minutes % 60 === 0 ? `${inWords(minutes / 60)} hours` : `${inWords(Math.floor(minutes / 60))} and a half hours`
}

/** Behind the first words of a letter, where the last message told of them. */
export function withTravelHours(situation: Situation, letter: string): string {
  const hours = sayTravelHours(situation)
  const [first = '', ...rest] = letter.split('\n\n')
  return hours === '' ? letter : [`${first} ${hours}`, ...rest].join('\n\n')
}
