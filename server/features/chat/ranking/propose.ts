import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { DEFAULT_DURATION_MINUTES } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import { travelMinutes } from '@meander/sdk/contract/travel'
import { quarterOf } from '../../activities/index.ts'
import { minutesNeeded } from './candidate.ts'
import type { ChosenActivity } from './candidate.ts'
import { isForEvenings } from './kinds.ts'

/** An activity at its hour. */
interface Placed {
  activity: Activity
  slot: AvailabilitySlot
}

/** Minutes of the day: on long days one sets out earlier, and on short ones once it is light and warm. */
const DEPARTURE = { summer: 9 * 60 + 30, between: 10 * 60, winter: 10 * 60 + 30 }
const EVENING = 19 * 60
/** Waking hours that a day has for things to do. */
const HOURS_OF_A_DAY = { from: 9 * 60, to: 21 * 60 }

/** A start that does not get in the way of what is there: on the emptiest day, at the hour that suits the activity best. */
export function proposeStart(activity: Activity, starts: readonly AvailabilitySlot[], placed: readonly Placed[]): AvailabilitySlot | null {
  const free = starts.filter((slot) => placed.every((other) => leavesTime({ activity, slot }, other)))
  const preferredOn = ({ date }: AvailabilitySlot): number => (isForEvenings(activity) ? EVENING : departureOn(date, activity))
  const load = (slot: AvailabilitySlot): number => placed.filter((other) => other.slot.date === slot.date).reduce((sum, other) => sum + weightOf(other.activity), 0)
  const distance = (slot: AvailabilitySlot): number => Math.abs(minutesOf(slot.startTime) - preferredOn(slot))
  return free.toSorted((left, right) => load(left) - load(right) || compare(left.date, right.date) || distance(left) - distance(right))[0] ?? null
}

function departureOn(date: string, { coordinates }: Activity): number {
  return DEPARTURE[quarterOf(Number(date.slice(5, 7)), coordinates?.latitude ?? 0) ?? 'between']
}

/** What takes most of a day leaves no room in anybody's legs for a second. */
const LONG_MINUTES = 300

function weightOf(activity: Activity): number {
  return (minutesNeeded(activity) ?? 0) >= LONG_MINUTES ? 2 : 1
}

/** True where one is over, and the way to the next done, before that begins. */
export function leavesTime(left: Placed, right: Placed): boolean {
  if (left.slot.date !== right.slot.date) return true
  const [first, second] = left.slot.startTime <= right.slot.startTime ? [left, right] : [right, left]
  const end = minutesOf(first.slot.startTime) + (minutesNeeded(first.activity) ?? DEFAULT_DURATION_MINUTES)
  return end + travelMinutes(first.activity.coordinates, second.activity.coordinates) <= minutesOf(second.slot.startTime)
}

/** Starts that fit into what is left of their day after what the traveller has chosen for it. */
export function startsThatFit(activity: Activity, starts: readonly AvailabilitySlot[], chosen: readonly ChosenActivity[]): AvailabilitySlot[] {
  return starts.filter((slot) => {
    const thatDay = chosen.filter(({ date }) => date === slot.date)
    const timed = thatDay.flatMap((one): Placed[] => (one.startTime === null ? [] : [{ activity: one.activity, slot: { ...slot, startTime: one.startTime as AvailabilitySlot['startTime'] } }]))
    return timed.every((other) => leavesTime({ activity, slot }, other)) && minutesLeft(activity, thatDay) >= (minutesNeeded(activity) ?? DEFAULT_DURATION_MINUTES)
  })
}

/** What is left of a day's hours when all that was chosen, and the ways to it, are taken off. */
function minutesLeft(activity: Activity, chosen: readonly ChosenActivity[]): number {
  const taken = chosen.reduce((sum, one) => sum + (minutesNeeded(one.activity) ?? DEFAULT_DURATION_MINUTES) + travelMinutes(one.activity.coordinates, activity.coordinates), 0)
  return HOURS_OF_A_DAY.to - HOURS_OF_A_DAY.from - taken
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
