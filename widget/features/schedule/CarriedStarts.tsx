import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { computed } from 'nanostores'
import { memo, useEffect, useMemo, useState } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { DayStarts } from './DayStarts.tsx'
import type { Grid } from './grid-math.ts'
import type { Movable } from './movable.ts'
import { lengthOf, spanOfSlot } from './starts.ts'

interface CarriedStartsProps {
  day: ItineraryDay
  itinerary: Itinerary
  grid: Grid
  carrying: Carrying
  /** Which column this is, from 0: so many frames later its starts light up, since all in one frame would stop the card. */
  turn: number
}

/** The starts of what is carried, on one day. Drawn anew when the card comes over this day, goes on there, or leaves it. */
export const CarriedStarts = memo(function CarriedStarts({ day, itinerary, grid, carrying, turn }: CarriedStartsProps) {
  const starts = useStore(carrying.$starts)
  const $here = useMemo(() => computed(carrying.$over, (over) => (over?.startsWith(day.date) ? over : null)), [carrying, day.date])
  const over = useStore($here)
  const item = useStore(carrying.$carried)?.item
  const lit = useTurn(turn, starts.state === 'ready')
  if (starts.state !== 'ready' || !lit) return null
  return <DayStarts day={day} itinerary={itinerary} grid={grid} starts={starts} over={over} length={item ? lengthOfItem(item) : 0} />
})

/** True so many frames after something has become ready. */
function useTurn(turn: number, ready: boolean): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!ready) return
    let frame = 0
    const wait = (left: number) => {
      if (left === 0) setPassed(true)
      else frame = requestAnimationFrame(() => wait(left - 1))
    }
    wait(turn)
    return () => {
      cancelAnimationFrame(frame)
      setPassed(false)
    }
  }, [ready, turn])
  return passed
}

function lengthOfItem(item: Movable): number {
  if (item.kind === 'entry') return lengthOf(item.entry.activityData)
  const { from, to } = spanOfSlot(item.slot)
  return to - from
}
