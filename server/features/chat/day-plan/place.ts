import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import { daysBetween, minutesOf } from '@meander/sdk/contract/days'
import { isForEvenings, kindOf } from '../ranking/index.ts'
import type { Ranked } from '../ranking/index.ts'
import { suitsOpening } from './choose.ts'
import { endOf, fitsIn, isBusy, startOf, wayBetween } from './in-a-day.ts'
import type { Pace, Placed } from './in-a-day.ts'
import type { Busy, Opening } from './plan-input.ts'

export interface Frame {
  pace: Pace
  busy: readonly Busy[]
  /** What stands stays at its hour, in whatever hours that is. */
  isFixed?: boolean
}

/** Whether what stands may stay: at any hour where it is fixed, else at none that is taken. */
export function mayStay(one: Placed, { busy, isFixed }: Frame): boolean {
  return isFixed === true || !isBusy(one, busy)
}

const EVENING = 19 * 60
const MORNING = 10 * 60
const AFTERNOON = 15 * 60
const NOON = 12 * 60
/** What could be before noon leaves more of the day to what comes behind it. */
const LATE_FOR_TWO = 2
/** Nobody gets up for it who has another hour. */
const EARLY = 8 * 60

/** What begins in a part of the day is over so soon after it. */
const BEYOND = 150

/** What one day with something on it costs beside an empty one. */
const FULLER = 6
const SAME_KIND = 3
const SAME_KIND_NEXT_DAY = 1

/** Gives each its day and hour, what has the fewest to choose from first; what finds none is left over. */
export function place(chosen: readonly Ranked[], { openings, standing, frame }: { openings: readonly Opening[]; standing: readonly Placed[]; frame: Frame }): { placed: Placed[]; left: Ranked[] } {
  const open = [...openings]
  const placed: Placed[] = [...standing]
  const left: Ranked[] = []
  const dates = new Set(openings.map(({ date }) => date))
  const choiceOf = ({ starts }: Ranked): number => new Set(starts.filter(({ date }) => dates.has(date)).map(({ date }) => date)).size
  for (const one of chosen.toSorted((first, second) => choiceOf(first) - choiceOf(second) || chosen.indexOf(first) - chosen.indexOf(second))) {
    const best = bestStart(one, { open, placed, frame })
    if (best === null) left.push(one)
    else {
      placed.push({ activity: one.activity, slot: best.slot })
      open.splice(open.indexOf(best.opening), 1)
    }
  }
  return { placed, left }
}

/** The free start that suits best: on a day with nothing on it, at a usual hour, near to what else is there. */
export function bestStart({ activity, starts }: Pick<Ranked, 'activity' | 'starts'>, { open, placed, frame }: { open: readonly Opening[]; placed: readonly Placed[]; frame: Frame }): { slot: AvailabilitySlot; opening: Opening } | null {
  let best: { slot: AvailabilitySlot; opening: Opening; cost: number } | null = null
  for (const slot of starts) {
    const one = { activity, slot }
    const opening = open.find((hole) => isWithin(one, hole) && suitsOpening(activity, hole))
    if (opening === undefined || isBusy(one, frame.busy) || !fitsIn(one, placed, frame.pace) || (endOf(one) > frame.pace.until)) continue
    const isRoomBehind = open.some((other) => other !== opening && other.date === slot.date)
    const cost = costOf(one, placed) + (isRoomBehind && !isForEvenings(activity) && startOf(one) >= NOON ? LATE_FOR_TWO : 0)
    if (best === null || cost < best.cost) best = { slot, opening, cost }
  }
  return best
}

function isWithin(one: Placed, { date, earliest, latest }: Opening): boolean {
  return one.slot.date === date && (earliest === undefined || startOf(one) >= minutesOf(earliest)) && (latest === undefined || (startOf(one) < minutesOf(latest) && endOf(one) <= minutesOf(latest) + BEYOND))
}

function costOf(one: Placed, placed: readonly Placed[]): number {
  const day = placed.filter(({ slot }) => slot.date === one.slot.date)
  const kind = kindOf(one.activity)
  const start = startOf(one)
  const preferred = isForEvenings(one.activity) ? EVENING : Math.abs(start - MORNING) < Math.abs(start - AFTERNOON) ? MORNING : AFTERNOON
  const way = Math.min(...day.map((other) => wayBetween(one, other)), 120)
  const next = placed.filter(({ activity, slot }) => kindOf(activity) === kind && Math.abs(daysBetween(slot.date, one.slot.date)) === 1).length
  return (
    day.length * FULLER +
    (day.some(({ activity }) => kindOf(activity) === kind) ? SAME_KIND : 0) +
    next * SAME_KIND_NEXT_DAY +
    (day.length === 0 ? 0 : way / 30) +
    Math.abs(start - preferred) / 60 +
    (start < EARLY ? 2 : 0)
  )
}
