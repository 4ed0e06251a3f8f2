import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { CSSProperties } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { formatDay } from '../../kit/dates.ts'
import { startNames, type Starts } from './carrying.ts'
import { colourOfSlot } from './colours.ts'
import { sayClosed, sayTime } from './day-texts.ts'
import { gridHeight, heightOfMinutes, pixelsOfMinutes, spanInGrid, type Grid } from './grid-math.ts'
import { placeBlocks, placeStarts } from './lay-starts.ts'
import { blockStyle, Slip } from './Slip.tsx'
import { spanOfSlot, startKey, type Start } from './starts.ts'

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
  onOpen: (slot: TimeSlot) => void
}

export function DayColumn(props: DayColumnProps) {
  const { day, itinerary, grid, starts, now, onOpen } = props
  const slips = placeBlocks(grid, day.timeSlots.map(spanOfSlot))
  return (
    <div className="day" role="group" aria-label={formatDay(day.date, 'EEE MMM d')} data-date={day.date} style={{ height: gridHeight(grid) }}>
      <div className="daytime" style={daytimeStyle(grid)} />
      {starts.state === 'ready' && <DayStarts {...props} starts={starts.starts} />}
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
            onOpen={onOpen}
          />
        )
      })}
      {now !== null && <NowLine grid={grid} now={now} />}
    </div>
  )
}

function stateOf(slot: TimeSlot, { liftedSlot, placedStart }: DayColumnProps): 'still' | 'lifted' | 'placed' {
  if (slot.id === liftedSlot) return 'lifted'
  return placedStart === startKey({ date: slot.date, time: slot.startTime }) ? 'placed' : 'still'
}

function DayStarts({ day, itinerary, grid, starts, over, length }: Omit<DayColumnProps, 'starts'> & { starts: readonly Start[] }) {
  const today = starts.filter((start) => start.date === day.date)
  if (today.length === 0) {
    return (
      <div className="closed" style={{ '--top': '0px', '--height': `${gridHeight(grid)}px` } as object}>
        <span>{text.noSlots}</span>
      </div>
    )
  }
  const places = placeStarts(grid, today)
  const landing = today.find((start) => startKey(start) === over)
  return (
    <>
      {landing && <Landing grid={grid} start={landing} length={length} />}
      {today.map((start, index) => {
        const placed = places[index]
        if (!placed) return null
        if (start.state === 'closed') {
          return (
            <div className="closed" key={startKey(start)} style={blockStyle({ ...placed, height: grid.rowHeight * 2 })}>
              <span>{sayClosed(start, start.why)}</span>
            </div>
          )
        }
        const names = startNames(start, itinerary.startDate ?? start.date)
        return (
          <div
            className={names.start === over ? 'start over' : 'start'}
            key={names.start}
            style={blockStyle(placed)}
            data-start={names.start}
            data-drop={names.target}
          >
            {sayTime(start.time)}
            <small>
              {start.spaces}
              <i className="until"> {text.left}</i>
            </small>
          </div>
        )
      })}
    </>
  )
}

function Landing({ grid, start, length }: { grid: Grid; start: Start; length: number }) {
  const [placed] = placeBlocks(grid, [{ from: start.from, to: start.from + length }])
  return placed ? <div className="landing" style={blockStyle(placed)} /> : null
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
