import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { CSSProperties } from 'react'
import { formatDay } from '../../kit/dates.ts'
import type { Starts } from './carrying.ts'
import { colourOfSlot } from './colours.ts'
import { gridHeight, heightOfMinutes, pixelsOfMinutes, spanInGrid, type Grid } from './grid-math.ts'
import { DayStarts } from './DayStarts.tsx'
import { placeBlocks } from './lay-starts.ts'
import { Slip } from './Slip.tsx'
import { spanOfSlot, startKey } from './starts.ts'

/** Hours 7 to 21 are shaded as daytime. */
const DAYTIME = { from: 7 * 60, to: 21 * 60 }

export interface DayColumnProps {
  day: ItineraryDay
  itinerary: Itinerary
  grid: Grid
  starts: Starts
  /** The start that a card is held over, how long it would stay, and which slip is carried. */
  over: string | null
  length: number
  liftedSlot: string | null
  placedStart: string | null
  pictured: boolean
  /** Minutes after midnight, on the column of today. */
  now: number | null
  /** Slips that are only proposed, by their id, with the number of their row. */
  proposed?: ReadonlyMap<string, number>
  onOpen: (slot: TimeSlot) => void
}

export function DayColumn(props: DayColumnProps) {
  const { day, itinerary, grid, starts, now, onOpen } = props
  const slips = placeBlocks(grid, day.timeSlots.map(spanOfSlot))
  return (
    <div className="day" role="group" aria-label={formatDay(day.date, 'EEE MMM d')} data-date={day.date} style={{ height: gridHeight(grid) }}>
      <div className="daytime" style={daytimeStyle(grid)} />
      {starts.state === 'ready' && <DayStarts {...props} starts={starts} />}
      {day.timeSlots.map((slot, index) => {
        const placed = slips[index]
        if (!placed) return null
        return (
          <Slip
            key={slot.id}
            slot={slot}
            colour={colourOfSlot(itinerary, slot)}
            placed={placed}
            pictured={props.pictured && placed.height >= grid.rowHeight * 2}
            state={stateOf(slot, props)}
            mark={props.proposed?.get(slot.id)}
            onOpen={onOpen}
          />
        )
      })}
      {now !== null && <NowLine grid={grid} now={now} />}
    </div>
  )
}

function stateOf(slot: TimeSlot, { liftedSlot, placedStart, proposed }: DayColumnProps): 'still' | 'lifted' | 'placed' | 'proposed' {
  if (proposed?.has(slot.id)) return 'proposed'
  if (slot.id === liftedSlot) return 'lifted'
  return placedStart === startKey({ date: slot.date, time: slot.startTime }) ? 'placed' : 'still'
}

/** The hours from 7 to 21, as far as they are visible. */
function daytimeStyle(grid: Grid): CSSProperties {
  const { from, to } = spanInGrid(grid, DAYTIME)
  return { '--top': `${pixelsOfMinutes(grid, from)}px`, '--height': `${heightOfMinutes(grid, to - from)}px` } as CSSProperties
}

function NowLine({ grid, now }: { grid: Grid; now: number }) {
  const { from } = spanInGrid(grid, { from: now, to: now + 1 })
  if (from !== now) return null
  return <div className="now" style={{ '--top': `${pixelsOfMinutes(grid, now)}px` } as object} />
}

/** The column of today, where one is shown. */
export function nowOn(day: Day, clock: { date: Day; minutes: number }): number | null {
  return day === clock.date ? clock.minutes : null
}
