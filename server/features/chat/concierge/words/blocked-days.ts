import { sayTime } from '@meander/sdk/contract/clock'
import type { Blocker } from '../../tools/blockers.ts'
import type { Voice } from '../voice.ts'
import { dayName, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'
import { sayDays } from './trip.ts'

const WHY: Record<string, string> = {
  'sold-out': 'is sold out',
  'not-operating': 'is closed',
  'out-of-season': 'is out of season',
  'cut-off': 'can no longer be booked',
  past: 'is over',
}

/** The days keep it out, or on one of them the hours. */
export function sayDatesBlocked({ reason, nearest, wish }: Extract<Blocker, { by: 'dates' }>, situation: Situation, place: string): string {
  const { voice, facts } = situation
  const days = sayDays(situation)
  if (nearest !== null && isOfTrip(nearest.date, facts)) return sayHoursBlocked({ wish, nearest }, situation, place)
  const why = WHY[reason ?? ''] ?? 'is taken'
  if (wish !== undefined) return sayWishClosed({ wish, why, nearest, days }, voice)
  const plain = voice.say(
    `Nothing in ${place} has a free start for you ${days === '' ? 'then' : `on ${days}`}: most of it ${why}.`,
    `For ${days === '' ? 'those days' : days} I find no free start in ${place}, because most of it ${why}.`,
  )
  if (nearest === null) return `${plain} ${voice.say('Nor is there one within two months.', 'I looked two months ahead and found none.')}`
  return `${plain} ${voice.say(
    `The nearest free one is ${nearest.title}, ${dayName(nearest.date)} at ${sayTime(nearest.time)}.`,
    `Nearest to it: ${dayName(nearest.date)}, ${sayTime(nearest.time)}, ${nearest.title}.`,
  )}`
}

/** A wish that the days keep out, in one breath, as other things follow. */
function sayWishClosed({ wish, why, nearest, days }: { wish: string; why: string; nearest: Extract<Blocker, { by: 'dates' }>['nearest']; days: string }, voice: Voice): string {
  const when = days === '' ? 'then' : `on ${days}`
  // What little is on these books says nothing of a whole town.
  const plain = [`For ${wish} I have nothing with a place ${when}; what I have of it ${why}`, `Nothing for ${wish} on my books has a place ${when}: it ${why}`]
  if (nearest === null) return voice.say(...plain.map((one) => `${one} then, and in the two months after.`))
  const next = `${shortTitle(nearest.title)}, ${dayName(nearest.date)} at ${sayTime(nearest.time)}`
  return voice.say(...plain.flatMap((one) => [`${one}. The nearest is ${next}.`, `${one}. Next there is ${next}.`]))
}

/** What is free on a day of the trip is kept out by the hours of that day. */
function isOfTrip(date: string, { startDate, endDate, flexible }: Situation['facts']): boolean {
  return startDate !== undefined && flexible !== true && startDate <= date && date <= (endDate ?? startDate)
}

function sayHoursBlocked({ wish, nearest }: { wish: string | undefined; nearest: NonNullable<Extract<Blocker, { by: 'dates' }>['nearest']> }, { voice, facts }: Situation, place: string): string {
  const start = `${shortTitle(nearest.title)}, ${dayName(nearest.date)} at ${sayTime(nearest.time)}`
  const what = wish === undefined ? `in ${place}` : `for ${wish}`
  if (facts.onDay !== undefined && facts.onDay !== nearest.date) return voice.say(`Nothing ${what} on that day itself; the nearest is ${start}.`, `On that day there is nothing ${what}: next to it comes ${start}.`)
  return voice.say(
    `At the hours you have nothing ${what} is free. What there is: ${start}.`,
    `Nothing ${what} has a free start at your hours; outside of them there is ${start}.`,
  )
}
