import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import type { Availability } from './availability.ts'
import { fillDays } from './fill-days.ts'
import type { Schedule } from './schedule.ts'
import { activityOf, type Movable } from './movable.ts'
import { isOpen, isReachable, judgeStarts, type Start } from './starts.ts'

/** `availableSpaces` is null where nobody sells them. */
export type FreeStart = Omit<AvailabilitySlot, 'availableSpaces'> & { availableSpaces: number | null }

/** First a date, then a time. The times of the chosen date are those that are in conflict with nothing. */
export type Pick =
  | { state: 'no-date' }
  | { state: 'checking' | 'failed' | 'all-booked'; date: Day }
  | { state: 'times'; date: Day; slots: readonly FreeStart[]; time: TimeOfDay | null }

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

export function createPicker({ schedule, item }: { schedule: Schedule; item: Movable }): Picker {
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
        const slots = schedule.ownStarts(item)?.filter((start) => start.date === date).filter(isReachable).map(asFree) ?? (await schedule.askFreeStarts(activityOf(item), date))
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
  /** Of the traveller's own entry, which nobody sells: its starts as the server judges them. */
  own?: readonly Start[] | null
}): DateChoice[] {
  const { itinerary, activity, availability, booked, moving, own } = given
  const offered = availability?.state === 'ready' ? availability.slots : []
  const starts = own ?? judgeStarts({ offered, trip: itinerary, activity, moving: moving ?? null })
  return fillDays(itinerary).map(({ date }) => {
    const today = starts.filter((start) => start.date === date)
    const open = booked.has(date) ? [] : today.filter(own ? isReachable : isOpen)
    const times = open.length
    return { date, times, only: (times === 1 && open[0]?.time) || null, mark: today.length === 0 ? 'none' : times === 0 ? 'full' : 'free' }
  })
}

const asFree = ({ date, time, spaces }: Start): FreeStart => ({ date, startTime: time, availableSpaces: spaces })
