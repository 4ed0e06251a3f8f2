import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { DEFAULT_DURATION_MINUTES } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import { travelMinutes } from '@meander/sdk/contract/travel'
import { kindOf, minutesNeeded } from '../ranking/index.ts'
import type { Busy } from './plan-input.ts'

/** An activity at its day and hour. */
export interface Placed {
  activity: Activity
  slot: Pick<AvailabilitySlot, 'date' | 'startTime'>
}

/** How full a day may be. */
export interface Pace {
  /** Minutes that all things of one day may take; one alone may take any. */
  most: number
  /** Minutes of the day by which all is over. */
  until: number
  /** True where a break for lunch is left on each day, and nothing beside what takes most of it. */
  isEasy: boolean
}

/** What takes so long leaves no room in anybody's legs for a second. */
const LONG_MINUTES = 300
/** A bite between two things, within the hours in which one eats. */
const MEAL_MINUTES = 45
const LUNCH = { from: 11 * 60 + 30, to: 14 * 60 + 30 }
const MEALS: ReadonlySet<string> = new Set(['food', 'cooking', 'wine', 'beer', 'coffee'])

export function startOf({ slot }: Placed): number {
  return minutesOf(slot.startTime)
}

export function lengthOf(activity: Activity): number {
  return minutesNeeded(activity) ?? DEFAULT_DURATION_MINUTES
}

export function endOf(placed: Placed): number {
  return startOf(placed) + lengthOf(placed.activity)
}

export function isLong(activity: Activity): boolean {
  return lengthOf(activity) >= LONG_MINUTES
}

/** True where it gets in the way of nothing that is on its day: the ways between are done, somebody has eaten, and nobody is worn out. */
export function fitsIn(one: Placed, others: readonly Placed[], pace: Pace): boolean {
  const day = others.filter(({ slot }) => slot.date === one.slot.date)
  if (day.length === 0) return true
  const all = [...day, one].toSorted((left, right) => startOf(left) - startOf(right))
  if ((pace.isEasy && all.some(({ activity }) => isLong(activity))) || all.reduce((sum, { activity }) => sum + lengthOf(activity), 0) > pace.most) return false
  return all.every((next, at) => { const before = all[at - 1]; return before === undefined || endOf(before) + unhurried(wayBetween(before, next), pace) <= startOf(next) }) && (!pace.isEasy || lunchOf(all) !== null)
}

/** What is proposed leaves more time for the way than a traveller's own wish must: an estimate may be short by a third. */
function unhurried(way: number, { most }: Pace): number {
  return most === Infinity ? way : Math.ceil(way * UNHURRIED)
}

const UNHURRIED = 1.35

export function wayBetween(left: Placed, right: Placed): number {
  return travelMinutes(left.activity.coordinates, right.activity.coordinates)
}

/** Where lunch is: at one of them, or in a gap of so many minutes from an hour on; null where there is no time for it. */
export function lunchOf(day: readonly Placed[]): { at: Placed } | { from: number; to: number } | null {
  const meal = day.find((one) => MEALS.has(kindOf(one.activity)) && startOf(one) < LUNCH.to && endOf(one) > LUNCH.from)
  if (meal !== undefined) return { at: meal }
  const inTime = day.toSorted((left, right) => startOf(left) - startOf(right))
  const gaps = [...inTime, null].map((next, at) => {
    const before = inTime[at - 1]
    const way = before === undefined || next === null ? 0 : wayBetween(before, next)
    return { from: Math.max(LUNCH.from, before === undefined ? 0 : endOf(before)), to: Math.min(LUNCH.to, next === null ? Infinity : startOf(next) - way) }
  })
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best))
  return widest.to - widest.from >= MEAL_MINUTES ? widest : null
}

export function isBusy(one: Placed, busy: readonly Busy[]): boolean {
  return busy.some(({ date, from, to }) => (date === undefined || date === one.slot.date) && startOf(one) < minutesOf(to) && endOf(one) > minutesOf(from))
}
