import type { Endpoint } from '@meander/sdk/contract/endpoint'
import type { TimeSlotId } from '@meander/sdk/contract/ids'
import { rescheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts, type JudgedDay } from '@meander/sdk/contract/trip-rules'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Api } from '../api/client.ts'
import { createItineraryDetail } from '../features/itineraries/detail/index.ts'
import { BoardBox, Carried } from '../features/schedule/BoardBox.tsx'
import { CalendarPanel } from '../features/schedule/CalendarPanel.tsx'
import { colourAt } from '../features/schedule/colours.ts'
import { readDropTarget } from '../features/schedule/drop-target.ts'
import { withSlotMoved } from '../features/schedule/place.ts'
import { createSchedule } from '../features/schedule/schedule.ts'
import { useBoard } from '../features/schedule/use-board.ts'
import { adoptSheet } from '../kit/dom.ts'
import { createStorage } from '../kit/storage.ts'
import { createToasts } from '../kit/toasts.ts'
import { useStore } from '../kit/use-store.ts'
import { RootContext } from '../kit/ui/later.ts'
import { baseSheet } from '../styles/index.ts'

interface Measured {
  itinerary: Itinerary
  /** Where what is carried can be put down. */
  days: JudgedDay[]
  /** What the calendar wears, as text. */
  sheet: string
}

/** How long a move is on its way to the server and back. */
const MOVED_MS = 100

type Asked = { body?: { slotId: TimeSlotId; dayNumber: number; timeSlot: string } }

/** A server that reads at once, and answers a move with a whole new trip, which is read out of its words as one from a network is. */
function serverOf({ itinerary, days }: Measured): Pick<Api, 'call'> {
  const words = JSON.stringify(itinerary)
  const moved = ({ slotId, dayNumber, timeSlot }: NonNullable<Asked['body']>): Itinerary => {
    const trip = { ...(JSON.parse(words) as Itinerary), version: itinerary.version + 1 }
    const target = readDropTarget({ dayNumber, slot: timeSlot }, days.length)
    return target ? withSlotMoved(trip, slotId, target) : trip
  }
  const call = async (endpoint: Endpoint, { body }: Asked = {}) => {
    if (endpoint === readStarts) return { version: itinerary.version, anyTime: false, days }
    if (endpoint !== rescheduleActivity || !body) return itinerary
    await new Promise((resolve) => setTimeout(resolve, MOVED_MS))
    return moved(body)
  }
  return { call } as unknown as Pick<Api, 'call'>
}

/** The calendar of an itinerary with all that carries its slips: what `bench:calendar` measures. */
export async function prepare(measured: Measured) {
  const { itinerary, sheet } = measured
  const api = serverOf(measured)
  const detail = createItineraryDetail({ api, toasts: createToasts(), tab: createStorage(() => sessionStorage) })
  const schedule = createSchedule({ api, toasts: createToasts(), emit: () => true, detail })
  await detail.open(itinerary.id)
  return (element: HTMLElement) => {
    const root = element.attachShadow({ mode: 'open' })
    const box = document.createElement('div')
    box.className = 'meander'
    root.append(box)
    adoptSheet(root, baseSheet, 'ground')
    adoptSheet(root, sheet, 'feature')
    createRoot(box).render(
      <RootContext.Provider value={root}>
        <Board detail={detail} schedule={schedule} itinerary={itinerary} />
      </RootContext.Provider>,
    )
  }
}

type BoardProps = Parameters<typeof useBoard>[0] extends infer Deps ? Omit<Deps & { itinerary: Itinerary }, 'clock'> : never

function Board({ detail, schedule, itinerary }: BoardProps) {
  const [clock] = useState(() => () => new Date('2026-11-22T10:00:00Z'))
  const board = useBoard({ detail, schedule, clock })
  const trip = useStore(detail.$itinerary) ?? itinerary
  const { ref, calendar, carrying } = board
  return (
    <BoardBox box={ref} carrying={carrying}>
      <CalendarPanel itinerary={trip} calendar={calendar} carrying={carrying} waiting="above" clock={clock} onArrange={() => {}} onEdit={() => {}} onMove={nothing} onOpen={nothing} />
      <Carried board={board} colourOf={() => colourAt(0)} />
    </BoardBox>
  )
}

const nothing = () => {}
