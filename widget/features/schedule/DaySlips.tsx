import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import { memo, useMemo } from 'react'
import { colourOfSlot } from './colours.ts'
import { slotsOn } from './fill-days.ts'
import type { Grid } from './grid-math.ts'
import { placeBlocks } from './lay-starts.ts'
import { Slip, type SlipProps } from './Slip.tsx'
import { spanOfSlot, startKey } from './starts.ts'

export interface DaySlipsProps {
  day: ItineraryDay
  activities: Itinerary['activities']
  grid: Grid
  /** The slip of this day that is carried, and the start of this day on which a card lands. */
  liftedSlot?: string | null
  placedStart?: string | null
  pictured: boolean
  /** Slips that are only proposed, by their id, with the number of their row. */
  proposed?: ReadonlyMap<string, number>
  onOpen: (slot: TimeSlot) => void
  /** Shows where a slip could go instead; without it they stay. */
  onMove?: ((slot: TimeSlot) => void) | undefined
}

/** What is scheduled on one day, side by side where it overlaps. Not drawn anew while something is carried over it, or put on another day. */
export const DaySlips = memo(function DaySlips(props: DaySlipsProps) {
  const { day, activities, grid, pictured, proposed, onOpen, onMove } = props
  const slots = useMemo(() => slotsOn(day), [day])
  const places = useMemo(() => placeBlocks(grid, slots.map(spanOfSlot)), [grid, slots])
  const colours = useMemo(() => slots.map((slot) => colourOfSlot({ activities }, slot)), [activities, slots])
  const begun = day.continued?.length ?? 0
  return (
    <>
      {slots.map((slot, index) => {
        const placed = places[index]
        if (!placed) return null
        return (
          <Slip
            key={`${slot.id} ${slot.date}`}
            slot={slot}
            colour={colours[index] ?? 1}
            placed={placed}
            pictured={pictured && placed.height >= grid.rowHeight * 2}
            short={placed.height < grid.rowHeight}
            state={stateOf(slot, props)}
            begun={index < begun}
            mark={proposed?.get(slot.id)}
            onOpen={onOpen}
            onMove={onMove}
          />
        )
      })}
    </>
  )
}, isSameDay)

/** Of what is saved a day shows the colours alone. */
function isSameDay({ activities: one, ...before }: DaySlipsProps, { activities: other, ...after }: DaySlipsProps): boolean {
  const isSame = (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key])
  return isSame && (one === other || slotsOn(after.day).every((slot) => colourOfSlot({ activities: one }, slot) === colourOfSlot({ activities: other }, slot)))
}

function stateOf(slot: TimeSlot, { liftedSlot, placedStart, proposed }: DaySlipsProps): SlipProps['state'] {
  if (proposed?.has(slot.id)) return 'proposed'
  // It is put there a moment after its card has begun to land.
  if (placedStart === startKey({ date: slot.date, time: slot.startTime })) return 'placed'
  return slot.id === liftedSlot ? 'lifted' : 'still'
}
