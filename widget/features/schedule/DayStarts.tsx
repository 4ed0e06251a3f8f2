import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { memo, useMemo } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { startNames } from './carrying.ts'
import { sayTime } from './day-texts.ts'
import { gridHeight, type Grid } from './grid-math.ts'
import type { TripStarts } from './judged-starts.ts'
import { placeBlocks, placeStarts, type Placed } from './lay-starts.ts'
import { blockStyle } from './Slip.tsx'
import { startKey, type Start } from './starts.ts'
import { sayClosed, sayShut } from './why-texts.ts'

interface DayStartsProps {
  day: ItineraryDay
  itinerary: Itinerary
  grid: Grid
  starts: TripStarts
  /** The start that the card is held over, and how many minutes it would stay. */
  over: string | null
  length: number
}

/** The starts of what is carried on one day: where it can be put down, and why it cannot elsewhere. */
export function DayStarts({ day, itinerary, grid, starts, over, length }: DayStartsProps) {
  const today = useMemo(() => starts.starts.filter((start) => start.date === day.date), [starts, day.date])
  const places = useMemo(() => placeStarts(grid, today), [grid, today])
  const party = itinerary.groupSize ?? 1
  if (today.length === 0) {
    return (
      <div className="starts">
        <div className="closed" style={{ '--top': '0px', '--height': `${gridHeight(grid)}px` } as object}>
          <span>{sayShut(starts.shut.get(day.date) ?? null)}</span>
        </div>
      </div>
    )
  }
  const landing = today.find((start) => startKey(start) === over)
  return (
    <div className="starts">
      {landing && <Landing grid={grid} start={landing} length={length} />}
      {today.map((start, index) => {
        const placed = places[index]
        if (!placed) return null
        if (start.state === 'closed') {
          return (
            <div className="closed" key={startKey(start)} style={blockStyle({ ...placed, height: grid.rowHeight * 2 })}>
              <span>{sayClosed(start, start.why, party)}</span>
            </div>
          )
        }
        return <StartMark key={startKey(start)} start={start} placed={placed} over={startKey(start) === over} itinerary={itinerary} />
      })}
    </div>
  )
}

/** A start on which what is carried can be put down; 'soft' is one that is asked about first. */
const StartMark = memo(function StartMark({ start, placed, over, itinerary }: { start: Start; placed: Placed; over: boolean; itinerary: Itinerary }) {
  const names = startNames(start, itinerary.startDate ?? start.date)
  const looks = ['start', start.state === 'soft' && 'soft', over && 'over'].filter(Boolean).join(' ')
  const why = start.state === 'soft' ? sayClosed(start, start.why, itinerary.groupSize ?? 1) : undefined
  return (
    <div className={looks} style={blockStyle(placed)} data-start={names.start} data-drop={names.target} title={why}>
      {sayTime(start.time)}
      {start.spaces !== null && (
        <small>
          {start.spaces}
          <i className="until"> {text.left}</i>
        </small>
      )}
    </div>
  )
})

function Landing({ grid, start, length }: { grid: Grid; start: Start; length: number }) {
  const [placed] = placeBlocks(grid, [{ from: start.from, to: start.from + length }])
  return placed ? <div className="landing" style={blockStyle(placed)} /> : null
}
