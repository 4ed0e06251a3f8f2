import type { Day } from '@meander/sdk/contract/days'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { formatDay } from '../../kit/dates.ts'
import { gridHeight, heightOfMinutes, pixelsOfMinutes, spanInGrid, type Grid } from './grid-math.ts'

/** Hours 7 to 21 are shaded as daytime. */
const DAYTIME = { from: 7 * 60, to: 21 * 60 }

interface DayColumnProps {
  date: Day
  grid: Grid
  /** What lies behind the slips. */
  behind?: ReactNode
  /** What lies before them. */
  before?: ReactNode
  /** The slips. */
  children: ReactNode
}

/** One day: its shaded hours, and what is on it. */
export function DayColumn({ date, grid, behind, before, children }: DayColumnProps) {
  const name = useMemo(() => formatDay(date, 'EEE MMM d'), [date])
  return (
    <div className="day" role="group" aria-label={name} data-date={date} style={{ height: gridHeight(grid) }}>
      <div className="daytime" style={daytimeStyle(grid)} />
      {behind}
      {children}
      {before}
    </div>
  )
}

/** The hours from 7 to 21, as far as they are visible. */
function daytimeStyle(grid: Grid): CSSProperties {
  const { from, to } = spanInGrid(grid, DAYTIME)
  return { top: pixelsOfMinutes(grid, from), height: heightOfMinutes(grid, to - from) }
}
