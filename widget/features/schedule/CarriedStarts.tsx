import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { computed } from 'nanostores'
import { memo, useMemo } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { ClosedStarts, DayStarts } from './DayStarts.tsx'
import type { Grid } from './grid-math.ts'
import type { Movable } from './movable.ts'
import { lengthOf, spanOfSlot } from './starts.ts'

interface CarriedStartsProps {
  day: ItineraryDay
  itinerary: Itinerary
  grid: Grid
  carrying: Carrying
}

/** The starts of what is carried, on one day. Drawn anew when the card comes over this day, goes on there, or leaves it. */
export const CarriedStarts = memo(function CarriedStarts({ day, itinerary, grid, carrying }: CarriedStartsProps) {
  const starts = useStore(carrying.$starts)
  const $here = useMemo(() => computed(carrying.$over, (over) => (over?.startsWith(day.date) ? over : null)), [carrying, day.date])
  const over = useStore($here)
  const item = useStore(carrying.$carried)?.item
  if (starts.state !== 'ready') return null
  return <DayStarts day={day} itinerary={itinerary} grid={grid} starts={starts} over={over} length={item ? lengthOfItem(item) : 0} />
})

/** Why what is carried cannot begin elsewhere on one day: before the slips, since most reasons are about one of them. */
export const CarriedReasons = memo(function CarriedReasons({ day, itinerary, grid, carrying }: CarriedStartsProps) {
  const starts = useStore(carrying.$starts)
  return starts.state === 'ready' ? <ClosedStarts day={day} itinerary={itinerary} grid={grid} starts={starts} /> : null
})

function lengthOfItem(item: Movable): number {
  if (item.kind === 'entry') return lengthOf(item.entry.activityData)
  const { from, to } = spanOfSlot(item.slot)
  return to - from
}
