import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import { computed } from 'nanostores'
import { memo, useMemo } from 'react'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { DaySlips, type DaySlipsProps } from './DaySlips.tsx'
import { ClosedStarts, DayStarts } from './DayStarts.tsx'
import { slotsOn } from './fill-days.ts'
import type { Grid } from './grid-math.ts'
import { lengthOfItem } from './movable.ts'

interface CarriedStartsProps {
  date: Day
  trip: Pick<Itinerary, 'startDate' | 'groupSize'>
  grid: Grid
  carrying: Carrying
  /** Its place among the days that are shown, from 0. */
  index: number
}

/** The starts of what is carried, on one day. Drawn anew when the card comes over this day, goes on there, or leaves it. */
export const CarriedStarts = memo(function CarriedStarts({ date, trip, grid, carrying, index }: CarriedStartsProps) {
  const lit = useStore(
    useMemo(() => {
      const $here = computed(carrying.$over, (over) => (over?.startsWith(date) ? over : null))
      return computed([carrying.lighting.litOn(index), carrying.$lit, $here, carrying.$carried], (count, starts, over, carried) =>
        count > 0 && starts ? { count, starts, over, length: carried ? lengthOfItem(carried.item) : 0 } : null,
      )
    }, [carrying, index, date]),
  )
  return lit && <DayStarts date={date} trip={trip} grid={grid} {...lit} />
})

/** Why what is carried cannot begin elsewhere on one day: before the slips, since most reasons are about one of them. */
export const CarriedReasons = memo(function CarriedReasons({ date, trip, grid, carrying, index }: CarriedStartsProps) {
  const lit = useStore(
    useMemo(
      () => computed([carrying.lighting.litOn(index), carrying.$lit], (count, starts) => (count > 0 && starts ? { count, starts } : null)),
      [carrying, index],
    ),
  )
  return lit && <ClosedStarts date={date} trip={trip} grid={grid} {...lit} />
})

type CarriedSlipsProps = Omit<DaySlipsProps, 'day' | 'liftedSlot' | 'placedStart'> & { date: Day; carrying: Carrying }

/** The slips of one day, of which one may be lifted, and one be landing. Only the days of those are drawn anew. */
export const CarriedSlips = memo(function CarriedSlips({ date, carrying, ...slips }: CarriedSlipsProps) {
  const day = useSelected(carrying.$days, (days) => days.find((one) => one.date === date))
  const lifted = useSelected(carrying.$away, (item) => (day && item?.kind === 'slot' && isOn(day, item.slot) ? item.slot.id : null))
  const placed = useSelected(carrying.$flight, (flight) => (flight?.to === 'start' && flight.place?.startsWith(date) ? flight.place : null))
  return day && <DaySlips {...slips} day={day} liftedSlot={lifted} placedStart={placed} />
})

const isOn = (day: ItineraryDay, { id }: TimeSlot) => slotsOn(day).some((slot) => slot.id === id)
