import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import type { Item, Scheduled, Trip } from '../board.ts'
import { judge } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'

/** What somebody proposes, whoever it is. */
export interface Proposed {
  activityId: SavedActivityId
  date: Day
  start: TimeOfDay
}

export interface Fault {
  activityId: SavedActivityId
  /** Broken rules; else what is proposed twice, is not there, or stands already. */
  why: Violation[] | 'twice' | 'unknown' | 'scheduled'
}

/** An item with the days of its product. */
export type Known = Item & { offer: Beside['offer'] }

/**
 * Holds a proposal against the rules of the calendar, and nothing else: it knows nothing of how it was found. Each is judged
 * beside all that stands and all that is proposed with it, soft rules like hard ones.
 */
export function verify(proposed: readonly Proposed[], { trip, scheduled, known }: { trip: Trip; scheduled: readonly Scheduled[]; known: readonly Known[] }): Fault[] {
  const items = new Map(known.map((item) => [item.id, item]))
  const placed = proposed.flatMap((one): (Scheduled & Known)[] => {
    const item = items.get(one.activityId)
    return item === undefined ? [] : [{ ...item, slotId: item.id as string as TimeSlotId, date: one.date, start: one.start }]
  })
  return proposed.flatMap((one, at): Fault[] => {
    const { activityId } = one
    const mine = placed.find(({ id, date, start }) => id === activityId && date === one.date && start === one.start)
    if (mine === undefined) return [{ activityId, why: 'unknown' }]
    if (scheduled.some(({ id }) => id === activityId)) return [{ activityId, why: 'scheduled' }]
    if (proposed.findIndex((other) => other.activityId === activityId) !== at) return [{ activityId, why: 'twice' }]
    const violations = judge(mine, { trip, scheduled: [...scheduled, ...placed], offer: mine.offer })
    return violations.length === 0 ? [] : [{ activityId, why: violations }]
  })
}
