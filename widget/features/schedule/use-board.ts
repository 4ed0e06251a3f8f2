import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { createCalendar, type Calendar } from './calendar.ts'
import { createCarrying, type Carrying } from './carrying.ts'
import type { Point } from './drag.ts'
import type { Schedule } from './schedule.ts'

export interface Board {
  ref: RefObject<HTMLDivElement | null>
  calendar: Calendar
  carrying: Carrying
  mover: RefObject<((at: Point) => void) | null>
  detail: ItineraryDetailStore
  schedule: Schedule
}

interface BoardDeps {
  detail: ItineraryDetailStore
  schedule: Schedule
  clock: () => Date
}

/** The stores of one open page. */
export function useBoard({ detail, schedule, clock }: BoardDeps): Board {
  const ref = useRef<HTMLDivElement>(null)
  const mover = useRef<((at: Point) => void) | null>(null)
  const [{ calendar, carrying }] = useState(() => {
    const made = createCalendar({ $itinerary: detail.$itinerary, clock })
    return { calendar: made, carrying: createCarrying({ calendar: made, schedule, detail }) }
  })

  useEffect(() => carrying.destroy, [carrying])
  return { ref, calendar, carrying, mover, detail, schedule }
}
