import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { schedule as text } from '../../i18n/en/schedule.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { createDragStores, type DragStores } from './carried.ts'
import { createLitStarts, type LitStarts } from './lit-starts.ts'
import type { Calendar } from './calendar.ts'
import { createDayTurns } from './day-turns.ts'
import { stepDrag, type DragEvent, type DragOutcome, type DragState, type Point } from './drag.ts'
import { createField, TRAY, type FieldGiven } from './field.ts'
import type { Movable } from './movable.ts'
import { createPuttingDown, landsOn, type Flight, type PuttingDown } from './putting-down.ts'
import { createSaying } from './saying.ts'
import type { Schedule } from './schedule.ts'
import { startKey } from './starts.ts'
import { createTurns } from './turns.ts'

/** What the page tells about where things are; `landing` is where a start is in the board. */
export type Sight = Pick<FieldGiven, 'columns' | 'seen' | 'trays' | 'reaches'> & { landing?(place: string): Point | null }

export interface Carrying extends LitStarts, Pick<DragStores<Movable>, '$carried' | '$over'>, Pick<PuttingDown, 'arrive' | '$arrived' | '$stayed'> {
  $drag: ReadableAtom<DragState<Movable>>
  /** The days as they are drawn: what a drop has changed of them comes in turn. */
  $days: ReadableAtom<readonly ItineraryDay[]>
  $flight: ReadableAtom<Flight | null>
  /** What is not where it was: carried, or on its way down. */
  $away: ReadableAtom<Movable | null>
  /** What a screen reader is told. */
  $said: ReadableAtom<string>
  send(event: DragEvent<Movable>): DragOutcome<Movable> | null
  /** Asks for the starts of something that is about to be lifted. */
  expect(item: Movable): void
  look(sight: Sight | null): void
  /** The card has come to where it flew. */
  landed(): void
  destroy(): void
}

interface CarryingDeps {
  calendar: Calendar
  schedule: Schedule
  detail: Pick<ItineraryDetailStore, '$itinerary'>
}

type Held = Extract<DragState<Movable>, { state: 'carried' }>

const NO_SIGHT: Sight = { columns: () => [], seen: () => [] }

export function createCarrying({ calendar, schedule, detail }: CarryingDeps): Carrying {
  const turns = createTurns()
  const { $drag, $seen, $carried, $over, $item, destroy: stopLifting } = createDragStores<Movable>(turns)
  const $said = atom('')
  let sight = NO_SIGHT
  let stopTelling = () => {}
  const down = createPuttingDown({ schedule, detail, $said, landing: (place) => sight.landing?.(place) ?? null })
  const { $flight, $arrived, $stayed } = down
  const $away = computed([$item, $flight], (item, flight) => item ?? (flight?.to === 'start' ? flight.item : null))
  const { destroy: stopStarts, ...shown } = createLitStarts({ calendar, schedule, detail, $item, $over, turns })
  const { $starts, $open, $why } = shown
  const saying = createSaying({ $said, $starts, $open, $why, $party: computed(detail.$itinerary, (trip) => trip?.groupSize ?? 1) })
  const { $days, destroy: stopDays } = createDayTurns({ $columns: calendar.$columns, landsOn: () => landsOn($flight), turns })
  const $fieldStarts = computed($open, (open) => open.map((start) => ({ key: startKey(start), date: start.date, from: start.from })))

  function send(event: DragEvent<Movable>): DragOutcome<Movable> | null {
    const before = $drag.get()
    const { next, outcome } = stepDrag(before, event, createField({ starts: $fieldStarts.get(), ...sight }))
    // Without its starts there is nowhere to let go of it.
    const unread = outcome?.type === 'missed' && $starts.get().state === 'failed'
    const why = unread ? text.availabilityFailed : outcome?.type === 'dropped' ? $why.get() : null
    const lands = outcome?.type === 'dropped' && outcome.place !== TRAY && why === null && isByHand(before)
    if (next !== before) $drag.set(next)
    if (outcome) stopTelling()
    if (lands) return land(outcome)
    $seen.set(next)
    if (outcome) settle(outcome, isByHand(before), why)
    else if (next.state === 'carried' && before.state === 'carried') tellOver(event, before, next)
    return outcome
  }

  /** The card begins to land in one frame; what lay under it, and the calendar, are drawn in those that follow. */
  function land(outcome: Extract<DragOutcome<Movable>, { type: 'dropped' }>): DragOutcome<Movable> {
    down.land(outcome.item, outcome.place)
    turns.take(() => $seen.set($drag.get()))
    turns.take(() => void down.put(outcome.item, outcome.place))
    return outcome
  }

  function settle(outcome: DragOutcome<Movable>, byHand: boolean, why: string | null): void {
    switch (outcome.type) {
      case 'lifted':
        $flight.set(null)
        $arrived.set(null)
        expect(outcome.item)
        saying.lifted(outcome.item)
        if ($starts.get().state === 'ready') turnToStarts()
        return
      case 'missed':
        return stay(outcome.item, byHand, why)
      case 'dropped':
        if (outcome.place === TRAY) return down.takeOff(outcome.item)
        if (why !== null) return stay(outcome.item, byHand, why)
        void down.put(outcome.item, outcome.place).then((done) => (done ? down.arrive(outcome.item) : turnBack(outcome.item)))
    }
  }

  function stay(item: Movable, byHand: boolean, why: string | null): void {
    down.stay(item, byHand, why)
    if (!byHand) turnBack(item)
  }

  /** What was lifted by key is seen again where it was. */
  function turnBack(item: Movable): void {
    if (item.kind === 'slot') calendar.show(item.slot.date)
    $stayed.set(item)
  }

  /** When what is shown has no start for it, the calendar turns to the first day that has. */
  function turnToStarts(): void {
    const open = $open.get()
    const shown = calendar.$dates.get()
    const [first] = open
    if (!first) saying.noStarts()
    else if (!open.some(({ date }) => shown.includes(date))) calendar.show(first.date)
  }

  /** By hand it is seen first, and told in a frame of its own. */
  function tellOver(event: DragEvent<Movable>, before: Held, next: Held): void {
    if (next.device === 'keyboard') return sayOver(event, before, next)
    if (next.over === before.over) return
    stopTelling()
    stopTelling = turns.take(() => sayOver(event, before, next))
  }

  /** Tells what it is over now; by key also what has been passed on the way, and that there is nothing on it. */
  function sayOver(event: DragEvent<Movable>, { over: from }: Held, { item, device, over }: Held): void {
    const isStep = event.type === 'step' && from !== null
    if (over === from && !isStep) return
    const start = $open.get().find((one) => startKey(one) === over)
    if (start) calendar.show(start.date)
    if (isStep) saying.over(over, { from, to: over === from ? null : over, direction: event.direction })
    else if (device === 'keyboard' && from === null) saying.first(item, over)
    else saying.over(over)
  }

  const expect = (item: Movable) => void schedule.askStarts(item)
  const stopWatching = $starts.listen((starts, before) => {
    if (starts.state === 'failed' && before?.state !== 'failed') saying.failed()
    if (starts.state !== 'ready' || before?.state === 'ready') return
    turnToStarts()
    send({ type: 'look' })
  })

  return {
    ...shown,
    $drag,
    $carried,
    $over,
    $days,
    $flight,
    $away,
    $said,
    $arrived,
    $stayed,
    send,
    expect,
    look: (given) => {
      sight = given ?? NO_SIGHT
    },
    arrive: down.arrive,
    landed: () => $flight.set(null),
    destroy() {
      stopTelling()
      stopLifting()
      stopWatching()
      stopDays()
      stopStarts()
    },
  }
}

const isByHand = (drag: DragState<Movable>) => drag.state === 'carried' && drag.device !== 'keyboard'