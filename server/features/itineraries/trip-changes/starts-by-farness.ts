import { dayRange, daysBetween, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Scheduled } from '../board.ts'
import type { Beside } from '../rules/judge.ts'

export interface Start {
  date: Day
  start: TimeOfDay
}

/** A start, and how much it changes: the minutes from where something should be, a day being 1,440. */
export interface FarStart extends Start {
  farness: number
}

/** What nobody sells may begin at its own hour, or every half hour of the day. */
const OWN_HOURS = { from: 8 * 60, to: 20 * 60, step: 30 }
const DAY = 1440

/** All starts that an item could be given, those that change least first. `wanted`: the day on which it should be. */
export function startsByFarness(item: Scheduled, wanted: Day, { trip, offer }: Pick<Beside, 'trip' | 'offer'>): FarStart[] {
  if (trip.start === null || trip.end === null) return []
  const from = wanted < trip.start ? trip.start : wanted > trip.end ? trip.end : wanted
  const farness = ({ date, start }: Start): number => Math.abs(daysBetween(from, date)) * DAY + Math.abs(minutesOf(start) - minutesOf(item.start))
  const starts = offer === null ? ownStarts(item, { start: trip.start, end: trip.end }) : offer.flatMap(({ date, starts: sold }) => sold.map(({ startTime }) => ({ date, start: startTime })))
  return starts.map((start) => ({ ...start, farness: farness(start) })).toSorted((left, right) => left.farness - right.farness)
}

function ownStarts({ start: own }: Scheduled, { start, end }: { start: Day; end: Day }): Start[] {
  const count = (OWN_HOURS.to - OWN_HOURS.from) / OWN_HOURS.step + 1
  const hours = Array.from({ length: count }, (_, step) => timeOfMinutes(OWN_HOURS.from + step * OWN_HOURS.step))
  return dayRange(start, end).flatMap((date) => [own, ...hours.filter((hour) => hour !== own)].map((hour) => ({ date, start: hour })))
}
