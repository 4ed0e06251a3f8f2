import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Neighbour, Violation } from '@meander/sdk/contract/trip-rules'
import { RULE_SEVERITY } from '@meander/sdk/contract/trip-rules'
import { travelMinutes } from '@meander/sdk/contract/travel'
import { dayIn } from '../../activities/index.ts'
import type { DaySchedule } from '../../activities/index.ts'
import type { Scheduled, Trip } from '../board.ts'
import * as say from './say.ts'
import { asInstant, endOf, gapBetween, hasHour, isBefore, lastDayCount, remember } from './stretch.ts'
import type { Stretch } from './stretch.ts'

/** A place on the calendar that something is to have. */
export interface Wanted extends Stretch, Pick<Scheduled, 'position'> {
  /** What has it now, which is not in its own way. */
  id?: Scheduled['id'] | undefined
}

/** What a place is held against. */
export interface Beside {
  trip: Trip
  scheduled: readonly Scheduled[]
  /** The days of the product at its provider; null where nobody sells it: then any time will do. */
  offer: readonly DaySchedule[] | null
  /** The present moment: what is over is over for the traveller's own, too. Of what is sold, the provider says so. */
  now: Date
}

/** Every rule that a place on the calendar breaks, the hard ones first. This is the one home of the rules. */
export function judge(wanted: Wanted, { trip, scheduled, offer, now }: Beside): Violation[] {
  const place = judgePlace(wanted, { trip, scheduled })
  // Of days outside the trip nobody has asked the provider.
  if (place[0]?.rule === 'outside-trip-dates') return place
  return [...(offer === null ? judgeOwn(wanted, now) : judgeOffer(wanted, offer, trip.party)), ...place]
}

/** The same without a word on who sells it: the dates of the trip, and what else is on. The hard rules first. */
export function judgePlace(wanted: Wanted, { trip, scheduled }: Pick<Beside, 'trip' | 'scheduled'>): Violation[] {
  const others = scheduled.filter((other) => other.id !== wanted.id)
  const neighbours = judgeNeighbours(wanted, others).toSorted((left, right) => Number(left.severity === 'soft') - Number(right.severity === 'soft'))
  return [...judgeDates(wanted, trip), ...neighbours]
}

/** What has begun is past, by the clocks of its own place; where that is not known, by those that are the last. Not every night has every hour. */
function judgeOwn(wanted: Wanted, now: Date): Violation[] {
  const { date, timeZone } = wanted
  const zone = timeZone ?? LAST_ZONE
  const today = remember(todays, `${zone} ${now.getTime()}`, () => dayIn(zone, now))
  if (date < today) return [violation('past', say.closedDay('past', date))]
  if (asInstant({ ...wanted, timeZone: zone }) < Math.floor(now.getTime() / 60_000)) return [violation('past', say.closedStart('past', wanted))]
  return hasHour(wanted) ? [] : [violation('no-such-start', say.noSuchHour(wanted))]
}

const todays = new Map<string, Day>()

/** The zone in which a day ends last; its name counts the other way round. */
const LAST_ZONE = 'Etc/GMT+12'

export function violation(rule: Violation['rule'], message: string, neighbour?: Violation['with']): Violation {
  return { rule, severity: RULE_SEVERITY[rule], message, ...(neighbour && { with: neighbour }) }
}

/** Begins within the trip and is over by its last night. */
export function judgeDates(wanted: Stretch, trip: Trip): Violation[] {
  if (trip.start === null || trip.end === null || wanted.date < trip.start || wanted.date > trip.end) {
    return [violation('outside-trip-dates', say.outside(wanted.date, trip))]
  }
  const nights = lastDayCount(wanted)
  const last = nights === 0 ? wanted.date : addDays(wanted.date, nights)
  return last > trip.end ? [violation('outside-trip-dates', say.lastsTooLong(last, trip.end))] : []
}

/** Begins when the provider sells it, with room for all. */
function judgeOffer({ date, start }: Wanted, offer: readonly DaySchedule[], party: number): Violation[] {
  const day = offer.find((one) => one.date === date)
  const closed = judgeDay(date, day)
  if (closed !== null) return [closed]
  const found = day?.starts.find((one) => one.startTime === start)
  if (found === undefined) return [violation('no-such-start', say.noSuchStart({ date, start }))]
  if (found.closed !== null) return [violation(found.closed, say.closedStart(found.closed, { date, start }))]
  if (found.availableSpaces === 0) return [violation('sold-out', say.closedStart('sold-out', { date, start }))]
  if (found.availableSpaces < party) return [violation('too-few-places', (found.mostAtOnce ? say.tooMany : say.tooFew)({ date, start, places: found.availableSpaces, party }))]
  return []
}

/** Why there is no start at all on a day; null where there are some. */
export function judgeDay(date: Day, day: DaySchedule | undefined): Violation | null {
  if (day === undefined) return violation('not-operating', say.closedDay('not-operating', date))
  if (day.closed !== null) return violation(day.closed, say.closedDay(day.closed, date))
  return day.starts.length === 0 ? violation('not-operating', say.closedDay('not-operating', date)) : null
}

/** Lies over nothing, and leaves time for the ways; what follows it on the other side of a neighbour is not its concern. */
function judgeNeighbours(wanted: Wanted, others: readonly Scheduled[]): Violation[] {
  return others.flatMap((other) => {
    const gap = gapBetween(wanted, other)
    const neighbour = neighbourOf(other)
    if (gap < 0) return [violation('overlaps', other.date < wanted.date ? say.stillOn(wanted.start, neighbour, other.date) : say.overlaps(wanted.start, neighbour), neighbour)]
    const way = travelMinutes(other.position, wanted.position)
    if (gap >= way) return []
    return [violation('too-far', say.tooFar(neighbour, { isBefore: isBefore(other, wanted), gap, way }), neighbour)]
  })
}

function neighbourOf(item: Scheduled): Neighbour {
  const { id, slotId, title, start } = item
  return { activityId: id, slotId, title, startTime: start, endTime: endOf(item) }
}

/** True where nothing is in the way but what a traveller may decide. */
export function isSoft(violations: readonly Violation[]): boolean {
  return violations.every(({ severity }) => severity === 'soft')
}

/** The day of a trip by its date, from 1. */
export function dayNumberOf(trip: Trip, date: Day): number {
  return trip.start === null ? 0 : daysBetween(trip.start, date) + 1
}

