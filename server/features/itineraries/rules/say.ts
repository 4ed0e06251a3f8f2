import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { sayTime } from '@meander/sdk/contract/clock'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Neighbour } from '@meander/sdk/contract/trip-rules'
import type { ClosedReason } from '../../activities/index.ts'
import type { Trip } from '../board.ts'

interface Start {
  date: Day
  start: TimeOfDay
}

/** 'Mar 15' */
export function sayDay(day: Day): string {
  const known = said.get(day)
  if (known !== undefined) return known
  const words = format(parseISO(day), 'MMM d')
  if (said.size < MOST_SAID) said.set(day, words)
  return words
}

/** Whole trips are judged start by start, and each start that is closed is told with its day. */
const said = new Map<Day, string>()
const MOST_SAID = 2000

export const NO_DATES = 'This itinerary has no dates yet, so nothing can be scheduled.'

export function outside(date: Day, trip: Trip): string {
  const dates = trip.start === null || trip.end === null ? 'it has no dates yet' : `it goes from ${sayDay(trip.start)} to ${sayDay(trip.end)}`
  return `${sayDay(date)} is outside this trip: ${dates}.`
}

export function lastsTooLong(last: Day, end: Day): string {
  return `It lasts until ${sayDay(last)}, and the trip ends on ${sayDay(end)}.`
}

export function closedDay(reason: ClosedReason, date: Day): string {
  switch (reason) {
    case 'sold-out':
      return `${sayDay(date)} is sold out.`
    case 'not-operating':
      return `That tour does not run on ${sayDay(date)}.`
    case 'out-of-season':
      return `That tour does not run at this time of year: ${sayDay(date)} is out of season.`
    case 'cut-off':
      return `Booking for ${sayDay(date)} has closed.`
    case 'past':
      return `${sayDay(date)} is over.`
    case 'not-offered':
      return 'That tour is no longer offered.'
  }
}

export function closedStart(reason: ClosedReason, { date, start }: Start): string {
  const at = sayStart({ date, start })
  switch (reason) {
    case 'sold-out':
      return `${at} is sold out.`
    case 'cut-off':
      return `Booking for ${at} has closed.`
    case 'past':
      return `${at} is over.`
    default:
      return noSuchStart({ date, start })
  }
}

export function noSuchStart(at: Start): string {
  return `That tour does not start at ${sayStart(at)}.`
}

/** Of an hour that the clocks leave out. */
export function noSuchHour(at: Start): string {
  return `There is no ${sayStart(at)}: the clocks go forward that night.`
}

export function tooFew({ places, party, ...at }: Start & { places: number; party: number }): string {
  return `Only ${places} of the ${party} places you need are left at ${sayStart(at)}.`
}

/** Where what is left is not counted. */
export function tooMany({ places, party, ...at }: Start & { places: number; party: number }): string {
  return `One booking for ${sayStart(at)} takes at most ${places === 1 ? '1 person' : `${places} people`}, and you are ${party}.`
}

export function overlaps(start: TimeOfDay, { title, startTime, endTime }: Neighbour): string {
  return `${sayTime(start)} overlaps ${title} (${sayTime(startTime)} to ${sayTime(endTime)}).`
}

/** Of what began on a day before. */
export function stillOn(start: TimeOfDay, { title, startTime }: Neighbour, date: Day): string {
  return `${sayTime(start)} overlaps ${title}, which goes on since ${sayStart({ date, start: startTime })}.`
}

/** `gap` and `way` in minutes. */
export function tooFar({ title }: Neighbour, { isBefore, gap, way }: { isBefore: boolean; gap: number; way: number }): string {
  const between = isBefore ? `Too far from ${title} to arrive in time` : `Too far to arrive at ${title} in time`
  return `${between}: there ${gap === 1 ? 'is 1 minute' : `are ${gap} minutes`}, and it takes about ${way}.`
}

function sayStart({ date, start }: Start): string {
  return `${sayTime(start)} on ${sayDay(date)}`
}
