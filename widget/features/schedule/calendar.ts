import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { dayOf } from '../../kit/dates.ts'
import { fillDays } from './fill-days.ts'
import type { CalendarView } from './grid-math.ts'
import { rememberOpening, tripWeeks, weekOf } from './trip-week.ts'

/** Room for the calendar: under 768 px, under 1024, or more. */
export type Room = 'narrow' | 'middle' | 'wide'

/** What the calendar shows: which view, which days. */
export interface Calendar {
  $days: ReadableAtom<readonly ItineraryDay[]>
  $view: ReadableAtom<CalendarView>
  $room: ReadableAtom<Room>
  /** The day that is looked at; null without dates. */
  $date: ReadableAtom<Day | null>
  /** The columns: one day, or the week that holds it. */
  $columns: ReadableAtom<readonly ItineraryDay[]>
  /** Their dates: the same list whatever is put on them. */
  $dates: ReadableAtom<readonly Day[]>
  setView(view: CalendarView): void
  setRoom(room: Room): void
  show(date: Day): void
}

interface CalendarDeps {
  $itinerary: ReadableAtom<Itinerary | null>
  clock: () => Date
}

export function createCalendar({ $itinerary, clock }: CalendarDeps): Calendar {
  const $days = computed($itinerary, (itinerary) => (itinerary ? fillDays(itinerary) : []))
  const $chosenView = atom<CalendarView | null>(null)
  const $chosenDate = atom<Day | null>(null)
  const $room = atom<Room>('wide')
  // A phone shows a day at first; where there is room the week comes first.
  const $view = computed([$chosenView, $room], (chosen, room): CalendarView => chosen ?? (room === 'narrow' ? 'day' : 'week'))
  const openingOf = rememberOpening()
  const $date = computed([$itinerary, $days, $chosenDate], (itinerary, days, chosen) => {
    const opening = openingOf(itinerary, days, dayOf(clock()))
    return days.some((day) => day.date === chosen) ? chosen : opening
  })
  let shown: readonly ItineraryDay[] = []
  const $columns = computed([$days, $view, $date], (days, view, date) => {
    const next = view === 'day' ? days.filter((day) => day.date === date) : (tripWeeks(days)[weekOf(days, date)] ?? [])
    // The same object while it shows the same days: in a week the one that is looked at changes with each that a card comes over.
    return isSameList(shown, next) ? shown : (shown = next)
  })
  let dates: readonly Day[] = []
  const $dates = computed($columns, (columns) => {
    const next = columns.map(({ date }) => date)
    return isSameList(dates, next) ? dates : (dates = next)
  })

  return {
    $days,
    $view,
    $room,
    $date,
    $columns,
    $dates,
    setView: (view) => $chosenView.set(view),
    setRoom: (room) => $room.set(room),
    show: (date) => $chosenDate.set(date),
  }
}

export const isSameList = (one: readonly unknown[], other: readonly unknown[]) => one.length === other.length && one.every((item, index) => item === other[index])
