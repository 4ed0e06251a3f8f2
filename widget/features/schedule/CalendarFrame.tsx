import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import { sayDay, sayFilled, sayHour, sayWeekday } from './day-texts.ts'
import { gridHeight, type CalendarView, type Grid } from './grid-math.ts'

const NOTHING = atom<string | null>(null)

interface CalendarFrameProps {
  view: CalendarView
  /** How many days. */
  columns: number
  $days: ReadableAtom<readonly ItineraryDay[]>
  grid: Grid
  /** The day that is looked at: where a week is wider than its place, it begins with that day. Nothing is drawn anew for it. */
  $date: ReadableAtom<string | null>
  /** The start that something is held over; default: nothing is. */
  $over?: ReadableAtom<string | null>
  /** The columns of the days. */
  children: ReactNode
}

/** What stands around the columns of days: their heads in the week, and the ruler of the hours. */
export function CalendarFrame({ view, columns, $days, grid, $date, $over = NOTHING, children }: CalendarFrameProps) {
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scroller.current
    const column = box?.querySelector<HTMLElement>(`[data-date="${$date.get()}"]`)
    const first = box?.querySelector<HTMLElement>('[data-date]')
    // Only the week scrolls: scrollIntoView would move the page along.
    if (box && column && first && view === 'week') box.scrollLeft = column.offsetLeft - first.offsetLeft
  }, [view])
  return (
    <div className="week-scroll" ref={scroller}>
      <div className={view === 'day' ? 'calendar one' : 'calendar'} style={{ '--columns': columns } as object}>
        {view === 'week' && <WeekHead $days={$days} $over={$over} />}
        <div className="hours" style={{ height: gridHeight(grid) }}>
          <Scale grid={grid} />
          {children}
        </div>
      </div>
    </div>
  )
}

function WeekHead({ $days, $over }: Required<Pick<CalendarFrameProps, '$days' | '$over'>>) {
  const days = useStore($days)
  const overDay = useSelected($over, (place) => days.find(({ date }) => place?.startsWith(date))?.date)
  return (
    <div className="days">
      <div />
      {days.map((day) => (
        <DayHead key={day.date} day={day} over={day.date === overDay} />
      ))}
    </div>
  )
}

const DayHead = memo(function DayHead({ day, over }: { day: ItineraryDay; over: boolean }) {
  return (
    <div className={over ? 'over' : undefined} aria-label={sayDay(day.date)}>
      <b>{Number(day.date.slice(8))}</b>
      <span>{sayWeekday(day.date)}</span>
      <small>{sayFilled(day)}</small>
    </div>
  )
})

function Scale({ grid }: { grid: Grid }) {
  const { first, last } = grid.hours
  return (
    <div className="scale" aria-hidden="true">
      {Array.from({ length: last - first }, (_, step) => (
        <span key={first + step}>{sayHour(first + step)}</span>
      ))}
    </div>
  )
}
