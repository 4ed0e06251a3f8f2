import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { memo } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { blockStyle, filledStyle } from './block-style.ts'
import { sayTime } from './day-texts.ts'
import { dropTargetId } from './drop-target.ts'
import { dayNumberOf } from './fill-days.ts'
import type { Grid } from './grid-math.ts'
import type { TripStarts } from './judged-starts.ts'
import { placeBlocks, startsOn, type Placed } from './lay-starts.ts'
import { isReachable, startKey, type Start } from './starts.ts'
import { sayClosed, sayShut } from './why-texts.ts'

interface ClosedStartsProps {
  date: Day
  /** Its first day, and for how many it is. */
  trip: Pick<Itinerary, 'startDate' | 'groupSize'>
  grid: Grid
  starts: TripStarts
  /** So many of its starts are drawn, from the first. */
  count: number
}

interface DayStartsProps extends ClosedStartsProps {
  /** The start that the card is held over, and how many minutes it would stay. */
  over: string | null
  length: number
}

/** Where what is carried can be put down on one day. */
export function DayStarts({ date, trip, grid, starts, count, over, length }: DayStartsProps) {
  const today = startsOn(starts.starts, date, grid)
  if (today.length === 0) {
    return (
      <div className="starts">
        <div className="shut-day" />
      </div>
    )
  }
  const landing = today.find(({ key, start }) => key === over && isReachable(start))
  return (
    <div className="starts">
      {landing && <Landing grid={grid} start={landing.start} length={length} />}
      {today.slice(0, count).map(({ key, start, placed }) => isReachable(start) && <StartMark key={key} start={start} placed={placed} over={key === over} trip={trip} />)}
    </div>
  )
}

/** Why it cannot be put down elsewhere. */
export function ClosedStarts({ date, trip, grid, starts, count }: ClosedStartsProps) {
  const today = startsOn(starts.starts, date, grid)
  const party = trip.groupSize ?? 1
  if (today.length === 0) {
    return (
      <p className="closed" style={filledStyle({ top: 0, height: grid.rowHeight * 2, lane: 0, lanes: 1 })}>
        <span>{sayShut(starts.shut.get(date) ?? null)}</span>
      </p>
    )
  }
  return (
    <>
      {today.slice(0, count).map(
        ({ key, start, placed }) =>
          start.state === 'closed' && (
            <p className="closed" key={key} style={filledStyle(placed)}>
              <span>{sayClosed(start, start.why, party)}</span>
            </p>
          ),
      )}
    </>
  )
}

/** A start on which what is carried can be put down; 'soft' is one that is asked about first. */
const StartMark = memo(function StartMark({ start, placed, over, trip }: { start: Start; placed: Placed; over: boolean; trip: DayStartsProps['trip'] }) {
  const target = dropTargetId({ dayNumber: dayNumberOf(trip.startDate ?? start.date, start.date), slot: start.time })
  const looks = ['start', start.state === 'soft' && 'soft', over && 'over'].filter(Boolean).join(' ')
  const why = start.state === 'soft' ? sayClosed(start, start.why, trip.groupSize ?? 1) : undefined
  return (
    <div className={looks} style={blockStyle(placed)} data-start={startKey(start)} data-drop={target} title={why}>
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
  if (!placed) return null
  const { top, ...block } = blockStyle(placed)
  // By its margin: what is moved by that has nothing but itself laid out.
  return <div className="landing" style={{ ...block, marginTop: top + 1 }} />
}
