import type { Day } from '@meander/sdk/contract/days'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { schedule as text } from '../../i18n/en/schedule.ts'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { afterPaint } from '../../kit/use-after-paint.ts'
import { entryOfSlot, type ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { carriedOf, type Carried } from './carried.ts'
import type { Calendar } from './calendar.ts'
import { stepDrag, type DragEvent, type DragOutcome, type DragState, type Field } from './drag.ts'
import { dropTargetId } from './drop-target.ts'
import { sayDay, sayTime } from './day-texts.ts'
import { createField, TRAY, type FieldGiven } from './field.ts'
import { dayNumberOf } from './fill-days.ts'
import { gridFor, isSameGrid, type Grid } from './grid-math.ts'
import { startsOf, type TripStarts } from './judged-starts.ts'
import { createLighting, type Lighting } from './lighting.ts'
import { activityOf, entryIdOf, type Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'
import { isReachable, lengthOf, spanOfSlot, startKey, type Start } from './starts.ts'
import { DEFAULT_HOURS, timesToShow, visibleHours, widerHours } from './visible-hours.ts'
import { sayClosed, whyNot } from './why-texts.ts'

export type Starts = { state: 'none' } | { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & TripStarts)

/** A card that moves by itself: down onto its start, or home again. */
export type Flight = { to: 'start' | 'home'; item: Movable; place: string | null }

/** What the page tells about where things are. */
export type Sight = Pick<FieldGiven, 'columns' | 'seen' | 'trays' | 'reaches'>

export interface Carrying {
  $drag: ReadableAtom<DragState<Movable>>
  /** What is carried, and the start it is over: they change less often than the drag. */
  $carried: ReadableAtom<Carried<Movable> | null>
  $over: ReadableAtom<string | null>
  /** Why it cannot be put down where it is held; null where it can. */
  $why: ReadableAtom<string | null>
  /** The starts of what is carried. */
  $starts: ReadableAtom<Starts>
  /** Those that are drawn, which are still going out when nothing is carried any more, and how far they are. */
  $lit: ReadableAtom<TripStarts | null>
  lighting: Pick<Lighting, 'litOn' | '$allLit'>
  /** Hours and row height; while something is carried, all its starts are within. */
  $grid: ReadableAtom<Grid>
  $flight: ReadableAtom<Flight | null>
  /** What is not where it was: carried, or on its way down. */
  $away: ReadableAtom<Movable | null>
  /** What a screen reader is told. */
  $said: ReadableAtom<string>
  /** The slot that was last put down by key or by dialog, anew each time. */
  $arrived: ReadableAtom<{ slotId: string } | null>
  send(event: DragEvent<Movable>): DragOutcome<Movable> | null
  /** Asks for the starts of something that is about to be lifted. */
  expect(item: Movable): void
  look(sight: Sight | null): void
  /** Something has been put on the calendar by a dialog. */
  arrive(item: Movable): void
  landed(): void
  destroy(): void
}

interface CarryingDeps {
  calendar: Calendar
  schedule: Schedule
  detail: Pick<ItineraryDetailStore, '$itinerary'>
}

const NO_STARTS: Starts = { state: 'none' }
const NO_SIGHT: Sight = { columns: () => [], seen: () => [] }

export function createCarrying({ calendar, schedule, detail }: CarryingDeps): Carrying {
  const $drag = atom<DragState<Movable>>({ state: 'idle' })
  const { $carried, $over } = carriedOf($drag)
  // Its starts are looked at once it is seen to be lifted: both in one frame would be a long one.
  const $item = atom<Movable | null>(null)
  let stopLifting = () => {}
  const stopFollowing = $carried.listen((carried) => {
    stopLifting()
    if (carried) stopLifting = afterPaint(() => $item.set(carried.item))
    else $item.set(null)
  })
  const $flight = atom<Flight | null>(null)
  const $away = computed([$carried, $flight], (carried, flight) => carried?.item ?? (flight?.to === 'start' ? flight.item : null))
  const $said = atom('')
  const $arrived = atom<{ slotId: string } | null>(null)
  let sight = NO_SIGHT

  const $starts = computed([$item, schedule.$judged, detail.$itinerary], (item, judged, trip): Starts => {
    const entryId = item && trip && entryIdOf(item, trip)
    if (!entryId) return NO_STARTS
    const known = judged[entryId]
    return known?.state === 'ready' ? { state: 'ready', ...startsOf(known) } : { state: known?.state ?? 'loading' }
  })
  const $why = computed([$over, $starts, detail.$itinerary], (over, starts, trip) => (starts.state === 'ready' ? whyNot(over, starts, trip?.groupSize ?? 1) : null))
  const $open = computed($starts, (starts) => (starts.state === 'ready' ? starts.starts.filter(isReachable) : []))
  const $hours = computed(calendar.$columns, (shown) => visibleHours(shown.flatMap(timesToShow)))
  let lastGrid: Grid | null = null
  const $grid = computed([$hours, calendar.$view, $item, $open], (scheduled, view, item, open) => {
    const landings = item ? open.map((start) => landingOf(start, item)) : []
    const next = gridFor(view, landings.length > 0 ? widerHours(scheduled, withoutMargins(landings)) : scheduled)
    // The same object while it says the same, so that what stands in it need not be drawn anew.
    return lastGrid && isSameGrid(lastGrid, next) ? lastGrid : (lastGrid = next)
  })

  let lastLit: TripStarts | null = null
  const $lit = computed($starts, (starts) => (starts.state === 'ready' ? (lastLit = starts) : lastLit))
  // The one mark of a day without any start is all of it.
  const $sizes = computed([$lit, calendar.$columns], (lit, shown) => shown.map(({ date }) => Math.max(1, lit?.starts.filter((start) => start.date === date).length ?? 0)))
  const lighting = createLighting({ $ready: computed($starts, ({ state }) => state === 'ready'), $sizes })
  const $fieldStarts = computed($open, (open) => open.map(asFieldStart))
  const field = (): Field => createField({ starts: $fieldStarts.get(), ...sight })

  function send(event: DragEvent<Movable>): DragOutcome<Movable> | null {
    const before = $drag.get()
    const { next, outcome } = stepDrag(before, event, field())
    // Without its starts there is nowhere to let go of it.
    const unread = outcome?.type === 'missed' && $starts.get().state === 'failed'
    const why = unread ? text.availabilityFailed : outcome?.type === 'dropped' ? $why.get() : null
    if (next !== before) $drag.set(next)
    if (outcome) settle(outcome, before, why)
    else if (next.state === 'carried' && before.state === 'carried' && next.over !== before.over) sayOver(next.over)
    return outcome
  }

  function settle(outcome: DragOutcome<Movable>, before: DragState<Movable>, why: string | null): void {
    const { title } = activityOf(outcome.item)
    const byHand = before.state === 'carried' && before.device !== 'keyboard'
    switch (outcome.type) {
      case 'lifted':
        $flight.set(null)
        $arrived.set(null)
        expect(outcome.item)
        $said.set(text.said.lifted(title))
        if ($starts.get().state === 'ready') turnToStarts()
        return
      case 'missed':
        return stay(outcome.item, byHand, why)
      case 'dropped':
        if (outcome.place === TRAY) return takeOff(outcome.item)
        if (why !== null) return stay(outcome.item, byHand, why)
        if (!byHand) return void put(outcome.item, outcome.place).then((done) => done && arrive(outcome.item))
        $flight.set({ to: 'start', item: outcome.item, place: outcome.place })
        // The card begins to land in one frame, what lies under it is drawn in the next.
        afterPaint(() => void put(outcome.item, outcome.place))
    }
  }

  function stay(item: Movable, byHand: boolean, why: string | null): void {
    const title = text.said.cancelled(activityOf(item).title)
    if (why !== null) schedule.deps.toasts.show({ title, text: why, tone: 'failed' })
    $said.set(title)
    if (byHand) $flight.set({ to: 'home', item, place: null })
  }

  function arrive(item: Movable): void {
    const slotId = slotOf(item, detail.$itinerary.get())
    $arrived.set(slotId === null ? null : { slotId })
  }

  function takeOff(item: Movable): void {
    if (item.kind !== 'slot') return
    const { title } = activityOf(item)
    void schedule.unschedule(item.slot).then((done) => $said.set(done ? text.said.takenOff(title) : text.said.cancelled(title)))
  }

  async function put(item: Movable, place: string): Promise<boolean> {
    const trip = detail.$itinerary.get()
    const [date = '', time = ''] = place.split('T')
    if (trip === null || trip.startDate === null) return false
    const { title } = activityOf(item)
    $said.set(text.said.dropped(title, sayDay(date as Day), sayTime(time)))
    const done = await schedule.put(item, `${dayNumberOf(trip.startDate, date as Day)}-${time}`)
    if (done !== false) return true
    $said.set(text.said.cancelled(title))
    $flight.set({ to: 'home', item, place })
    return false
  }

  /** When what is shown has no start for it, the calendar turns to the first day that has. */
  function turnToStarts(): void {
    const open = $open.get()
    const shown = calendar.$columns.get()
    const [first] = open
    if (!first) $said.set(text.said.noStarts)
    else if (!open.some((start) => shown.some((day) => day.date === start.date))) calendar.show(first.date)
  }

  function sayOver(over: string | null): void {
    if (over === TRAY) return $said.set(text.said.overTray)
    const start = $open.get().find((one) => startKey(one) === over)
    if (start && $drag.get().state === 'carried') calendar.show(start.date)
    $said.set(start ? sayStart(start, detail.$itinerary.get()) : ($why.get() ?? text.said.nowhere))
  }

  function expect(item: Movable): void {
    void schedule.askStarts(item)
  }

  const stopWatching = $starts.listen((starts, before) => {
    if (starts.state === 'failed' && before?.state !== 'failed') $said.set(text.availabilityFailed)
    if (starts.state !== 'ready' || before?.state === 'ready') return
    turnToStarts()
    send({ type: 'look' })
  })

  return {
    $drag,
    $carried,
    $over,
    $why,
    $starts,
    $lit,
    lighting,
    $grid,
    $flight,
    $away,
    $said,
    $arrived,
    send,
    expect,
    look: (given) => {
      sight = given ?? NO_SIGHT
    },
    arrive,
    landed: () => $flight.set(null),
    destroy() {
      stopLifting()
      stopFollowing()
      stopWatching()
      lighting.destroy()
    },
  }
}

/** 'Monday, March 15, 7:00 PM, 8 left', and what one is asked about. */
function sayStart(start: Start, trip: Itinerary | null): string {
  const said = text.said.over(sayDay(start.date), sayTime(start.time), start.spaces)
  return start.state === 'soft' ? `${said}. ${sayClosed(start, start.why, trip?.groupSize ?? 1)}` : said
}

/** The names by which a start is found in the page. */
export function startNames(start: Start, tripStart: Day): { start: string; target: string } {
  return { start: startKey(start), target: dropTargetId({ dayNumber: dayNumberOf(tripStart, start.date), slot: start.time }) }
}

/** The slot in which something lies. */
function slotOf(item: Movable, itinerary: Itinerary | null): string | null {
  if (item.kind === 'slot') return item.slot.id
  const slots = itinerary?.days.flatMap((day) => day.timeSlots) ?? []
  return slots.find((slot) => itinerary && entryOfSlot(itinerary, slot)?.id === item.entry.id)?.id ?? null
}

function asFieldStart(start: Start) {
  return { key: startKey(start), date: start.date, from: start.from }
}

function landingOf(start: Start, item: Movable) {
  const { from, to } = item.kind === 'slot' ? spanOfSlot(item.slot) : { from: 0, to: lengthOf(item.entry.activityData) }
  return { from: start.from, to: start.from + (to - from) }
}

function withoutMargins(landings: readonly { from: number; to: number }[]) {
  const first = Math.floor(Math.min(...landings.map((one) => one.from)) / 60)
  const last = Math.ceil(Math.max(...landings.map((one) => Math.min(one.to, 23 * 60))) / 60)
  return { first: Math.min(first, DEFAULT_HOURS.last), last: Math.max(last, first + 1) }
}
