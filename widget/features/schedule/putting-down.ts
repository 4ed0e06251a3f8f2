import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { schedule as text } from '../../i18n/en/schedule.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { sayDay, sayTime } from './day-texts.ts'
import type { Point } from './drag.ts'
import { dayNumberOf } from './fill-days.ts'
import { activityOf, slotOfEntry, type Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'

/** A card that moves by itself: down onto its start, or home again. `at` is where that start is in the board, where it was seen. */
export type Flight = { to: 'start' | 'home'; item: Movable; place: string | null; at: Point | null }

/** What becomes of something that is let go of. */
export interface PuttingDown {
  $flight: WritableAtom<Flight | null>
  /** The slot that was last put down by key or by dialog, anew each time. */
  $arrived: WritableAtom<{ slotId: string } | null>
  /** What was lifted by key and went nowhere, or is not yet anywhere else. */
  $stayed: WritableAtom<Movable | null>
  /** It stays where it was, and why. */
  stay(item: Movable, byHand: boolean, why: string | null): void
  takeOff(item: Movable): void
  /** Its card begins to land. */
  land(item: Movable, place: string): void
  /** Puts it on the calendar; what is refused flies home. */
  put(item: Movable, place: string): Promise<boolean>
  arrive(item: Movable): void
}

interface PuttingDownGiven {
  schedule: Schedule
  detail: Pick<ItineraryDetailStore, '$itinerary'>
  $said: WritableAtom<string>
  /** Where a start is in the board. */
  landing(place: string): Point | null
}

export function createPuttingDown({ schedule, detail, $said, landing }: PuttingDownGiven): PuttingDown {
  const $flight = atom<Flight | null>(null)
  const $arrived = atom<{ slotId: string } | null>(null)
  const fly = (to: Flight['to'], item: Movable, place: string | null) => $flight.set({ to, item, place, at: place === null ? null : landing(place) })

  return {
    $flight,
    $arrived,
    $stayed: atom<Movable | null>(null),
    stay(item, byHand, why) {
      const title = text.said.cancelled(activityOf(item).title)
      if (why !== null) schedule.deps.toasts.show({ title, text: why, tone: 'failed' })
      $said.set(title)
      if (byHand) fly('home', item, null)
    },
    takeOff(item) {
      if (item.kind !== 'slot') return
      const { title } = activityOf(item)
      void schedule.unschedule(item.slot).then((done) => $said.set(done ? text.said.takenOff(title) : text.said.cancelled(title)))
    },
    land: (item, place) => fly('start', item, place),
    async put(item, place) {
      const trip = detail.$itinerary.get()
      const [date = '', time = ''] = place.split('T')
      if (trip === null || trip.startDate === null) return false
      const { title } = activityOf(item)
      $said.set(text.said.dropped(title, sayDay(date as Day), sayTime(time)))
      const done = await schedule.put(item, `${dayNumberOf(trip.startDate, date as Day)}-${time}`)
      if (done !== false) return true
      $said.set(text.said.cancelled(title))
      fly('home', item, place)
      return false
    },
    arrive(item) {
      const slotId = slotOf(item, detail.$itinerary.get())
      $arrived.set(slotId === null ? null : { slotId })
    },
  }
}

/** The day on which a card lands. */
export const landsOn = ($flight: ReadableAtom<Flight | null>): Day | null => {
  const flight = $flight.get()
  return flight?.to === 'start' ? ((flight.place?.split('T')[0] ?? null) as Day | null) : null
}

/** The slot in which something lies. */
function slotOf(item: Movable, itinerary: Itinerary | null): string | null {
  if (item.kind === 'slot') return item.slot.id
  return (itinerary && slotOfEntry(itinerary, item.entry.id)?.id) ?? null
}
