import type { Activity } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ProductCode, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import { isTimeZone } from '../activities/index.ts'
import { durationMinutes } from './duration.ts'
import type { ItineraryRow, LoadedItinerary, SavedActivityRow } from './itineraries.ts'
import { readActivity } from './present.ts'
import { remember } from './rules/stretch.ts'

/** A saved activity as far as the calendar is concerned. */
export interface Item {
  id: SavedActivityId
  productCode: ProductCode
  title: string
  /** How long it really takes, past midnight too. */
  minutes: number
  /** Where it is, when somebody says. */
  position: Activity['coordinates']
  /** IANA zone of its times, when it names one that exists. */
  timeZone: string | undefined
}

/** An item on the calendar. */
export interface Scheduled extends Item {
  slotId: TimeSlotId
  date: Day
  start: TimeOfDay
}

/** The trip as the rules see it. */
export interface Trip {
  start: Day | null
  end: Day | null
  /** People. */
  party: number
}

export function tripOf(row: Pick<ItineraryRow, 'start_date' | 'end_date' | 'group_size'>): Trip {
  return { start: row.start_date, end: row.end_date, party: row.group_size ?? 1 }
}

export function itemOf(saved: SavedActivityRow): Item {
  const activity = readActivity(saved)
  return {
    id: saved.id,
    productCode: saved.product_code,
    title: activity.title,
    minutes: durationMinutes(activity),
    position: activity.coordinates,
    timeZone: zoneOf(activity),
  }
}

/** The IANA zone of its times, when it names one that exists. */
export function zoneOf({ timeZone }: Pick<Activity, 'timeZone'>): string | undefined {
  if (timeZone === undefined) return undefined
  return remember(zones, timeZone, () => isTimeZone(timeZone)) ? timeZone : undefined
}

const zones = new Map<string, boolean>()

/** What is on the calendar, in its order. */
export function scheduledOf({ activities, slots }: LoadedItinerary): Scheduled[] {
  const items = new Map(activities.map((saved) => [saved.id, itemOf(saved)]))
  return slots.flatMap((slot) => {
    const item = items.get(slot.saved_activity_id)
    return item === undefined ? [] : [{ ...item, slotId: slot.id, date: slot.date, start: slot.start_time }]
  })
}
