import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import { computed } from 'nanostores'
import { memo, useMemo } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { DaySlips, type DaySlipsProps } from './DaySlips.tsx'
import { ClosedStarts, DayStarts } from './DayStarts.tsx'
import { slotsOn } from './fill-days.ts'
import type { Grid } from './grid-math.ts'
import type { Movable } from './movable.ts'
import { lengthOf, spanOfSlot } from './starts.ts'

interface CarriedStartsProps {
  day: ItineraryDay
  itinerary: Itinerary
  grid: Grid
  carrying: Carrying
  /** Its place among the days that are shown, from 0. */
  index: number
}

/** Whether it is this day's turn to be drawn. */
function useLit({ carrying, index }: Pick<CarriedStartsProps, 'carrying' | 'index'>): boolean {
  return useStore(useMemo(() => computed(carrying.lighting.$lit, (lit) => lit > index), [carrying, index]))
}

/** The starts of what is carried, on one day. Drawn anew when the card comes over this day, goes on there, or leaves it. */
export const CarriedStarts = memo(function CarriedStarts({ day, itinerary, grid, carrying, index }: CarriedStartsProps) {
  const isLit = useLit({ carrying, index })
  const starts = useStore(carrying.$starts)
  const $here = useMemo(() => computed(carrying.$over, (over) => (over?.startsWith(day.date) ? over : null)), [carrying, day.date])
  const over = useStore($here)
  const item = useStore(carrying.$carried)?.item
  if (starts.state !== 'ready' || !isLit) return null
  return <DayStarts day={day} itinerary={itinerary} grid={grid} starts={starts} over={over} length={item ? lengthOfItem(item) : 0} />
})

/** Why what is carried cannot begin elsewhere on one day: before the slips, since most reasons are about one of them. */
export const CarriedReasons = memo(function CarriedReasons({ day, itinerary, grid, carrying, index }: CarriedStartsProps) {
  const isLit = useLit({ carrying, index })
  const starts = useStore(carrying.$starts)
  return starts.state === 'ready' && isLit ? <ClosedStarts day={day} itinerary={itinerary} grid={grid} starts={starts} /> : null
})

type CarriedSlipsProps = Omit<DaySlipsProps, 'liftedSlot' | 'placedStart'> & { carrying: Carrying }

/** The slips of one day, of which one may be lifted, and one be landing. Only the days of those are drawn anew. */
export const CarriedSlips = memo(function CarriedSlips({ carrying, ...slips }: CarriedSlipsProps) {
  const { day } = slips
  const $lifted = useMemo(() => computed(carrying.$carried, (carried) => (carried?.item.kind === 'slot' ? idOn(day, carried.item.slot) : null)), [carrying, day])
  const $placed = useMemo(() => computed(carrying.$flight, (flight) => (flight?.to === 'start' && flight.place?.startsWith(day.date) ? flight.place : null)), [carrying, day.date])
  return <DaySlips {...slips} liftedSlot={useStore($lifted)} placedStart={useStore($placed)} />
})

const idOn = (day: ItineraryDay, { id }: TimeSlot) => (slotsOn(day).some((slot) => slot.id === id) ? id : null)

function lengthOfItem(item: Movable): number {
  if (item.kind === 'entry') return lengthOf(item.entry.activityData)
  const { from, to } = spanOfSlot(item.slot)
  return to - from
}
