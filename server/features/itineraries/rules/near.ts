import { travelMinutes } from '@meander/sdk/contract/travel'
import type { Item } from '../board.ts'
import { dayCount } from './stretch.ts'
import type { Stretch } from './stretch.ts'

type Where = Pick<Item, 'minutes' | 'position' | 'timeZone'>

const DAY = 1440
/** Clocks that change meanwhile, and those of zones that lie farthest apart, in days. */
const CLOCK_CHANGE = 1 / 8
const ZONES_APART = 26 / 24

/**
 * False of what no rule can find fault with, whatever the hours of that day: neither over it, nor too near for the way between them. So
 * it may be left out before a day is judged start by start, and each start is judged as it will be when it is taken.
 */
export function isNear(other: Stretch & Where, wanted: Where & Pick<Stretch, 'date'>): boolean {
  const zones = other.timeZone === wanted.timeZone ? 0 : ZONES_APART
  const apart = 1 + CLOCK_CHANGE + zones + travelMinutes(other.position, wanted.position) / DAY
  const days = dayCount(other.date) - dayCount(wanted.date)
  return days >= -apart - daysOf(other) && days <= apart + daysOf(wanted)
}

/** What is sold by days ends with the last of them. */
function daysOf({ minutes }: Pick<Where, 'minutes'>): number {
  return minutes < DAY ? minutes / DAY : Math.ceil(minutes / DAY)
}
