import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import type { Availability } from './availability.ts'
import { fillDays } from './fill-days.ts'
import type { Schedule } from './schedule.ts'
import type { Movable } from './movable.ts'
import { isOpen, isReachable, judgeStarts, leftOf, type Start } from './starts.ts'

/** `availableSpaces` is null where nobody sells or counts them; a tight one is possible, and asks first. */
export type FreeStart = Omit<AvailabilitySlot, 'availableSpaces'> & { availableSpaces: number | null; isTight?: boolean }

/** First a date, then a time. The times of the chosen date are those that are in conflict with nothing, and those that are tight. */
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
  /** The trip has changed: what was found out of its dates holds no longer, and one that it has lost is chosen no longer. */
  renew(trip: { startDate: Day | null; endDate: Day | null }): void
}

export type DateMark = 'free' | 'full' | 'none'
export interface DateChoice {
  date: Day
  mark: DateMark
  times: number
  /** Where there is one alone. */
  only: TimeOfDay | null
  /** Those that have places, but not for all who travel: others could still book them. */
  crowded: readonly Start[]
}

export function createPicker({ schedule, item }: { schedule: Schedule; item: Movable }): Picker {
  const $pick = atom<Pick>({ state: 'no-date' })
  const $booked = atom<ReadonlySet<Day>>(new Set())
  const isStill = (date: Day) => {
    const pick = $pick.get()
    return pick.state === 'checking' && pick.date === date
  }
  /** What is sold is asked for once more: others book too. */
  async function timesOn(date: Day): Promise<FreeStart[] | null> {
    const judged = schedule.judgedStarts(item)
    const today = judged?.starts.filter((start) => start.date === date) ?? []
    if (judged?.anyTime) return today.filter(isReachable).map(asFree)
    const free = await schedule.askFreeStarts(item, date)
    const shut = new Set(today.filter(({ state }) => state === 'closed').map(({ time }) => time))
    const tight = today.filter(({ state }) => state === 'soft').map(asFree)
    return free && [...free.filter(({ startTime }) => !shut.has(startTime)).map((start) => ({ ...start, availableSpaces: leftOf(start) })), ...tight].toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  }
  return {
    $pick,
    $booked,
    async pickDate(date) {
      $pick.set({ state: 'checking', date })
      try {
        const slots = await timesOn(date)
        if (slots === null) return isStill(date) ? $pick.set({ state: 'no-date' }) : undefined
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
    renew({ startDate, endDate }) {
      const pick = $pick.get()
      $booked.set(new Set())
      if (pick.state !== 'no-date' && (startDate === null || endDate === null || pick.date < startDate || pick.date > endDate)) $pick.set({ state: 'no-date' })
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
  /** Its starts as the server judges them, tight ones too; where they are not known, what is offered is judged here. */
  judged?: readonly Start[] | null
}): DateChoice[] {
  const { itinerary, activity, availability, booked, moving, judged } = given
  const offered = availability?.state === 'ready' ? availability.slots : []
  const starts = judged ?? judgeStarts({ offered, trip: itinerary, activity, moving: moving ?? null })
  return fillDays(itinerary).map(({ date }) => {
    const today = starts.filter((start) => start.date === date)
    const open = booked.has(date) ? [] : today.filter(judged ? isReachable : isOpen)
    const times = open.length
    const crowded = times > 0 ? [] : today.filter((start) => start.state === 'closed' && start.why.rule === 'too-few-places')
    return { date, times, crowded, only: (times === 1 && open[0]?.time) || null, mark: today.length === 0 ? 'none' : times === 0 ? 'full' : 'free' }
  })
}

const asFree = ({ date, time, spaces, state }: Start): FreeStart => ({ date, startTime: time, availableSpaces: spaces, ...(state === 'soft' && { isTight: true }) })
