import { sayTime } from '@meander/sdk/contract/clock'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { dayName, list, shortTitle } from '../words/format.ts'
import { hoursThatHold } from '../hours.ts'
import type { Situation } from '../words/situation.ts'

/** What is taken is put into the trip, and booked, by its card; nothing is booked by words. */
export function sayTaken({ voice, reading }: Situation, known: readonly KnownFacts[]): string {
  const names = list(known.map(({ title }) => shortTitle(title)))
  const [one] = known
  const hours = hoursThatHold(reading.turns)
  const timely = (known.length === 1 ? (one?.starts ?? []) : []).filter(({ time }) => time >= (hours.earliest ?? '') && time <= (hours.latest ?? '24:00'))
  const start = timely[0]
  const when = start === undefined ? '' : ` ${voice.say(
    `The first free start is ${dayName(start.date)} at ${sayTime(start.time)}.`,
    `It has room on ${dayName(start.date)} at ${sayTime(start.time)}.`,
  )}`
  const how = voice.say(
    'Save it on its card, and Book there opens the operator’s own page, where you pay.',
    'The card saves it to your trip, and its Book button leads to the operator, who takes the payment.',
    'Book on the card takes you to the operator; I keep the rest of the trip here.',
  )
  return `${voice.say(`${names}, a good one to keep.`, `${names} it is.`, `Then ${names}.`)}${when} ${how.replaceAll('’', "'")}`
}
