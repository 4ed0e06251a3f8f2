import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import type { Availability } from './availability.ts'
import { fillDays } from './fill-days.ts'
import type { Schedule } from './schedule.ts'
import { isOpen, judgeStarts } from './starts.ts'

/** First a date, then a time. The times of the chosen date are those that are in conflict with nothing. */
export type Pick =
  | { state: 'no-date' }
  | { state: 'checking' | 'failed' | 'all-booked'; date: Day }
  | { state: 'times'; date: Day; slots: readonly AvailabilitySlot[]; time: TimeOfDay | null }

export interface Picker {
  $pick: ReadableAtom<Pick>
  /** Dates that the conflict check has left without a start. */
  $booked: ReadableAtom<ReadonlySet<Day>>
  pickDate(date: Day): Promise<void>
  /** Says of a date that cannot be chosen why it cannot. */
  showBooked(date: Day): void
  pickTime(time: TimeOfDay): void
}

export type DateMark = 'free' | 'full' | 'none'
export interface DateChoice {
  date: Day
  mark: DateMark
  times: number
  /** Where there is one alone. */
  only: TimeOfDay | null
}

export function createPicker({ schedule, activity }: { schedule: Schedule; activity: Activity }): Picker {
  const $pick = atom<Pick>({ state: 'no-date' })
  const $booked = atom<ReadonlySet<Day>>(new Set())
  const isStill = (date: Day) => {
    const pick = $pick.get()
    return pick.state === 'checking' && pick.date === date
  }
  return {
    $pick,
    $booked,
    async pickDate(date) {
      $pick.set({ state: 'checking', date })
      try {
        const slots = await schedule.askFreeStarts(activity, date)
        if (slots.length === 0) $booked.set(new Set([...$booked.get(), date]))
        if (isStill(date)) $pick.set(slots.length === 0 ? { state: 'all-booked', date } : { state: 'times', date, slots, time: null })
      } catch {
        if (isStill(date)) $pick.set({ state: 'failed', date })
      }
    },
    showBooked: (date) => $pick.set({ state: 'all-booked', date }),
    pickTime(time) {
      const pick = $pick.get()
      if (pick.state === 'times') $pick.set({ ...pick, time })
    },
  }
}

/** Every date of the trip with its mark: free (green), full (red: all its starts are in conflict), none (grey). */
export function dateChoices(given: {
  itinerary: Itinerary
  activity: Activity
  availability: Availability | undefined
  booked: ReadonlySet<Day>
  moving?: TimeSlot['id'] | null
}): DateChoice[] {
  const { itinerary, activity, availability, booked, moving } = given
  const offered = availability?.state === 'ready' ? availability.slots : []
  const starts = judgeStarts({ offered, trip: itinerary, activity, moving: moving ?? null })
  return fillDays(itinerary).map(({ date }) => {
    const today = starts.filter((start) => start.date === date)
    const open = booked.has(date) ? [] : today.filter(isOpen)
    const times = open.length
    return { date, times, only: (times === 1 && open[0]?.time) || null, mark: today.length === 0 ? 'none' : times === 0 ? 'full' : 'free' }
  })
}
