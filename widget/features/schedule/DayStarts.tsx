import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
import { memo, useMemo } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { startNames } from './carrying.ts'
import { sayTime } from './day-texts.ts'
import type { Grid } from './grid-math.ts'
import type { TripStarts } from './judged-starts.ts'
import { placeBlocks, placeStarts, reasonRows, type Placed } from './lay-starts.ts'
import { blockStyle } from './Slip.tsx'
import { isReachable, startKey, type Start } from './starts.ts'
import { sayClosed, sayShut } from './why-texts.ts'

interface ClosedStartsProps {
  day: ItineraryDay
  itinerary: Itinerary
  grid: Grid
  starts: TripStarts
}

interface DayStartsProps extends ClosedStartsProps {
  /** The start that the card is held over, and how many minutes it would stay. */
  over: string | null
  length: number
}

/** The starts of one day with their places. */
function usePlaced({ day, grid, starts }: ClosedStartsProps): { start: Start; placed: Placed }[] {
  return useMemo(() => {
    const today = starts.starts.filter((start) => start.date === day.date)
    const places = placeStarts(grid, today)
    return today.flatMap((start, index) => {
      const placed = places[index]
      return placed ? [{ start, placed }] : []
    })
  }, [starts, day.date, grid])
}

/** Where what is carried can be put down on one day. */
export function DayStarts(props: DayStartsProps) {
  const { itinerary, grid, over, length } = props
  const today = usePlaced(props)
  if (today.length === 0) {
    return (
      <div className="starts">
        <div className="shut-day" />
      </div>
    )
  }
  const landing = today.find(({ start }) => isReachable(start) && startKey(start) === over)
  return (
    <div className="starts">
      {landing && <Landing grid={grid} start={landing.start} length={length} />}
      {today.map(
        ({ start, placed }) => isReachable(start) && <StartMark key={startKey(start)} start={start} placed={placed} over={startKey(start) === over} itinerary={itinerary} />,
      )}
    </div>
  )
}

/** Why it cannot be put down elsewhere: two rows, or one where a start that is open begins under them. */
export function ClosedStarts(props: ClosedStartsProps) {
  const { day, itinerary, grid, starts } = props
  const today = usePlaced(props)
  const party = itinerary.groupSize ?? 1
  if (today.length === 0) {
    return (
      <p className="closed" style={blockStyle({ top: 0, height: grid.rowHeight * 2, lane: 0, lanes: 1 })}>
        <span>{sayShut(starts.shut.get(day.date) ?? null)}</span>
      </p>
    )
  }
  const reachable = today.flatMap(({ start }) => (isReachable(start) ? [start] : []))
  return (
    <>
      {today.map(
        ({ start, placed }) =>
          start.state === 'closed' && (
            <p className="closed" key={startKey(start)} style={blockStyle({ ...placed, height: grid.rowHeight * reasonRows(start.from, reachable) })}>
              <span>{sayClosed(start, start.why, party)}</span>
            </p>
          ),
      )}
    </>
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
