import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { formatDay } from '../../kit/dates.ts'
import { gridHeight, heightOfMinutes, pixelsOfMinutes, spanInGrid, type Grid } from './grid-math.ts'

/** Hours 7 to 21 are shaded as daytime. */
const DAYTIME = { from: 7 * 60, to: 21 * 60 }

interface DayColumnProps {
  day: ItineraryDay
  grid: Grid
  /** Minutes after midnight, on the column of today. */
  now: number | null
  /** What lies behind the slips. */
  behind?: ReactNode
  /** What lies before them. */
  before?: ReactNode
  /** The slips. */
  children: ReactNode
}

/** One day: its shaded hours, what is on it, and the line of now. */
export function DayColumn({ day, grid, now, behind, before, children }: DayColumnProps) {
  const name = useMemo(() => formatDay(day.date, 'EEE MMM d'), [day.date])
  return (
    <div className="day" role="group" aria-label={name} data-date={day.date} style={{ height: gridHeight(grid) }}>
      <div className="daytime" style={daytimeStyle(grid)} />
      {behind}
      {children}
      {before}
      {now !== null && <NowLine grid={grid} now={now} />}
    </div>
  )
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
