import type { Position } from '@meander/sdk/contract/travel'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { RuleCode } from '@meander/sdk/contract/trip-rules'
import type { DaySchedule } from '../../activities/index.ts'
import { dayAt, plainTimes } from './plain-times.ts'
import type { PlainTimes } from './plain-times.ts'

/** What somebody proposes, whoever it is. */
export interface Proposed {
  activityId: SavedActivityId
  date: Day
  start: TimeOfDay
}

export interface Fault {
  activityId: SavedActivityId
  /** Broken rules; else what is proposed twice, is not there, or stands already. */
  why: (RuleCode | 'twice' | 'unknown' | 'scheduled')[]
}

/** An activity as its provider tells it. */
export interface Known {
  id: SavedActivityId
  minutes: number
  position: Position | undefined
  timeZone: string | undefined
  /** The days of the product, as they came; null where nobody sells it. */
  offer: readonly DaySchedule[] | null
}

type Standing = Omit<Known, 'offer'> & { date: Day; start: TimeOfDay }
type Placed = Known & PlainTimes & Proposed

interface Given {
  trip: { start: Day; end: Day; party: number }
  scheduled: readonly Standing[]
  known: readonly Known[]
  now: Date
}

/**
 * Holds a written plan against what the provider told and the trip, and shares no code with what found it: neither the
 * search, nor the rules of the calendar by which its starts were chosen, nor their arithmetic of hours and ways. Whatever one of
 * them gets wrong is found by the other. Soft rules count like hard ones.
 */
export function verify(proposed: readonly Proposed[], { trip, scheduled, known, now }: Given): Fault[] {
  const standing = scheduled.map((one) => ({ ...one, ...plainTimes(one) }))
  const placed = proposed.flatMap((one): Placed[] => {
    const item = known.find(({ id }) => id === one.activityId)
    return item === undefined ? [] : [{ ...item, ...one, ...plainTimes({ ...item, ...one }) }]
  })
  const seen = new Set<SavedActivityId>()
  return proposed.flatMap((one): Fault[] => {
    const { activityId } = one
    const mine = placed.find((other) => other.activityId === activityId && other.date === one.date && other.start === one.start)
    const isAgain = seen.has(activityId)
    seen.add(activityId)
    if (mine === undefined) return [{ activityId, why: ['unknown'] }]
    if (standing.some(({ id }) => id === activityId)) return [{ activityId, why: ['scheduled'] }]
    if (isAgain) return [{ activityId, why: ['twice'] }]
    const others = [...standing, ...placed.filter(({ id }) => id !== activityId)]
    const why = [...faultsOfDates(mine, trip), ...faultsOfStart(mine, trip.party, now), ...others.flatMap((other) => faultsBetween(mine, other))]
    return why.length === 0 ? [] : [{ activityId, why: [...new Set(why)] }]
  })
}

const MINUTES = 60_000
/** A night that is over by 6:00 belongs to the evening before. */
const NIGHT = 6 * 60

/** Begins and ends within the trip, on the clocks of the place. */
function faultsOfDates({ date, clockTo }: Placed, { start, end }: Given['trip']): RuleCode[] {
  const over = Date.parse(`${end}T24:00:00Z`) / MINUTES + NIGHT
  return date < start || date > end || clockTo > over ? ['outside-trip-dates'] : []
}

/** Is sold at that minute to so many; of the traveller's own, that hour is to come and the clocks show it. */
function faultsOfStart({ date, start, offer, timeZone, isShown, clockFrom, from }: Placed, party: number, now: Date): RuleCode[] {
  if (offer === null) {
    const today = timeZone === undefined ? new Date(now.getTime() - 12 * 60 * MINUTES).toISOString().slice(0, 10) : dayAt(now, timeZone)
    const begun = timeZone === undefined ? clockFrom + 12 * 60 : from
    if (date < today || begun < Math.floor(now.getTime() / MINUTES)) return ['past']
    return isShown ? [] : ['no-such-start']
  }
  const days = offer.filter((one) => one.date === date)
  const closed = days.find((one) => one.closed !== null)?.closed
  if (closed !== undefined && closed !== null) return [closed]
  const starts = days.flatMap((one) => one.starts)
  if (starts.length === 0) return ['not-operating']
  const sold = starts.find(({ startTime }) => startTime === start)
  if (sold === undefined) return ['no-such-start']
  if (sold.closed !== null) return [sold.closed]
  if (sold.availableSpaces >= party) return []
  return [sold.availableSpaces === 0 ? 'sold-out' : 'too-few-places']
}

/** One is over before the other begins, with time for the way between them. */
function faultsBetween(mine: Omit<Known, 'offer'> & PlainTimes, other: Omit<Known, 'offer'> & PlainTimes): RuleCode[] {
  const isZoned = mine.timeZone !== undefined && other.timeZone !== undefined
  const [from, to, otherFrom, otherTo] = isZoned ? [mine.from, mine.to, other.from, other.to] : [mine.clockFrom, mine.clockTo, other.clockFrom, other.clockTo]
  if (from < otherTo && otherFrom < to) return ['overlaps']
  const gap = from >= otherTo ? from - otherTo : otherFrom - to
  return gap < plainWay(mine.position, other.position) ? ['too-far'] : []
}

/**
 * The estimate of a way, reckoned anew by the chord between two points of the globe: streets 1.3 times as long as the line, at 4.5
 * km/h up to a kilometre; beyond, the wait that makes that kilometre no slower by bus, 20 km/h up to 20 km, 60 km/h up to 100 km and
 * 100 km/h after; or four hours and the line at 750 km/h, if that is less; and 15 minutes to spare.
 */
function plainWay(one: Position | undefined, other: Position | undefined): number {
  if (one === undefined || other === undefined) return 0
  const [a, b] = [pointOf(one), pointOf(other)]
  const chord = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
  const line = 2 * 6371 * Math.asin(Math.min(1, chord / 2))
  const streets = 1.3 * line
  const ride = 60 / 4.5 - 60 / 20 + Math.min(streets, 20) * 3 + Math.min(80, Math.max(0, streets - 20)) + Math.max(0, streets - 100) * 0.6
  const minutes = Math.min(streets <= 1 ? (streets / 4.5) * 60 : ride, 240 + line * 0.08)
  return Math.ceil(minutes - 1e-6) + 15
}

function pointOf({ latitude, longitude }: Position): { x: number; y: number; z: number } {
  const [north, east] = [(latitude / 180) * Math.PI, (longitude / 180) * Math.PI]
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) }
}
