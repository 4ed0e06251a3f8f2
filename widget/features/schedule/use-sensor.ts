import { useEffect } from 'react'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { createDayTurner, stripDayAt } from './day-turner.ts'
import type { Point } from './drag.ts'
import { attachDragSensor } from './drag-sensor.ts'
import { TRAY } from './field.ts'
import type { Movable } from './movable.ts'
import { createSight } from './sight.ts'
import type { Board } from './use-board.ts'

/** Feeds the stores of an open page with what is pressed on it; `onReady` is called once it does. */
export function useSensor({ ref, calendar, carrying, mover, detail, schedule }: Board, onReady: () => void): void {
  useEffect(() => {
    const board = ref.current
    if (!board) return
    carrying.look(createSight(board, carrying, calendar))
    // Where all days are shown there is none to turn to: asking what lies where costs more than all else of a move.
    const dayAt = (at: Point) => (calendar.$days.get().length > calendar.$columns.get().length ? stripDayAt(board, at) : null)
    const turner = createDayTurner({
      dayAt,
      turn: (day) => {
        calendar.show(day)
        carrying.send({ type: 'look' })
      },
    })
    const stopWatching = carrying.$drag.listen((drag) => {
      if (drag.state !== 'carried') turner.stop()
    })
    const detach = attachDragSensor<Movable>(board, {
      // A proposal is looked at and not moved.
      find: (grip) => (schedule.$dialog.get().dialog === 'arrange' ? null : findGrip(grip, detail)),
      state: () => carrying.$drag.get().state,
      device: () => {
        const drag = carrying.$drag.get()
        return drag.state === 'idle' ? null : drag.device
      },
      send: carrying.send,
      expect: carrying.expect,
      list: (item) => schedule.$dialog.set({ dialog: 'move', item }),
      rests: (at) => carrying.$over.get() === TRAY || dayAt(at) !== null,
      carry(at) {
        mover.current?.(at)
        turner.hover(at)
      },
    })
    onReady()
    return () => {
      detach()
      stopWatching()
      turner.stop()
      carrying.look(null)
    }
  }, [ref, calendar, carrying, mover, detail, schedule])
}

/** What `data-grip` names: a saved activity that waits, or a slot on the calendar. */
export function findGrip(grip: string, { $itinerary }: Pick<ItineraryDetailStore, '$itinerary'>): Movable | null {
  const itinerary = $itinerary.get()
  const [kind, id] = [grip.slice(0, grip.indexOf(':')), grip.slice(grip.indexOf(':') + 1)]
  const entry = kind === 'entry' && itinerary?.activities.find((one) => one.id === id)
  if (entry) return { kind: 'entry', entry }
  const slot = kind === 'slot' && itinerary?.days.flatMap((day) => day.timeSlots).find((one) => one.id === id)
  return slot ? { kind: 'slot', slot } : null
}
