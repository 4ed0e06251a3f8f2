import type { Endpoint } from '@meander/sdk/contract/endpoint'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts, type JudgedDay } from '@meander/sdk/contract/trip-rules'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Api } from '../api/client.ts'
import { createItineraryDetail } from '../features/itineraries/detail/index.ts'
import { CalendarPanel } from '../features/schedule/CalendarPanel.tsx'
import { colourAt } from '../features/schedule/colours.ts'
import { DragCard } from '../features/schedule/DragCard.tsx'
import { createSchedule } from '../features/schedule/schedule.ts'
import { useBoard } from '../features/schedule/use-board.ts'
import { StartsInView } from '../features/schedule/StartsInView.tsx'
import { adoptSheet } from '../kit/dom.ts'
import { createToasts } from '../kit/toasts.ts'
import { RootContext } from '../kit/ui/later.ts'
import { baseSheet } from '../styles/index.ts'

interface Measured {
  itinerary: Itinerary
  /** Where what is carried can be put down. */
  days: JudgedDay[]
  /** What the calendar wears, as text. */
  sheet: string
}

/** The calendar of an itinerary with all that carries its slips, before a server that answers at once: what `bench:calendar` measures. */
export async function prepare({ itinerary, days, sheet }: Measured) {
  const starts = { version: itinerary.version, anyTime: false, days }
  const api = { call: (endpoint: Endpoint) => Promise.resolve(endpoint === readStarts ? starts : itinerary) } as unknown as Pick<Api, 'call'>
  const detail = createItineraryDetail({ api, toasts: createToasts() })
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
  const { ref, calendar, carrying, mover } = useBoard({ detail, schedule, clock })
  return (
    <div className="board" ref={ref}>
      <CalendarPanel itinerary={itinerary} calendar={calendar} carrying={carrying} waiting="above" clock={clock} onArrange={() => {}} onEdit={() => {}} onMove={() => {}} onOpen={() => {}} />
      <StartsInView board={ref} carrying={carrying} calendar={calendar} />
      <DragCard board={ref} carrying={carrying} mover={mover} colourOf={() => colourAt(0)} />
    </div>
  )
}
