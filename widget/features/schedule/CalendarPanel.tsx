import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { useStore } from '../../kit/use-store.ts'
import { unscheduledActivities } from '../itineraries/detail/index.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'
import { clockIn, sayDay, sayFilled, sayHour, sayWeekday } from './day-texts.ts'
import { DayColumn, nowOn } from './DayColumn.tsx'
import { DayStrip } from './DayStrip.tsx'
import { Pager } from './Pager.tsx'
import { gridHeight, type CalendarView, type Grid } from './grid-math.ts'
import { lengthOf, spanOfSlot } from './starts.ts'
import { weekOf, WEEK_DAYS } from './trip-week.ts'
import { useNow } from './use-now.ts'
import { zoneNote, zoneOn } from './zone-note.ts'

export interface CalendarPanelProps {
  itinerary: Itinerary
  calendar: Calendar
  carrying: Carrying
  /** Where the experiences wait. */
  waiting: 'above' | 'beside' | 'foot'
  clock: () => Date
  onOpen: (slot: TimeSlot) => void
}

const HINTS = { above: text.hint, beside: text.hintBeside, foot: text.hintBelow } as const

/** The panel 'Your Schedule'. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { itinerary, calendar, carrying, waiting } = props
  const view = useStore(calendar.$view)
  const days = useStore(calendar.$days)
  return (
    <section aria-labelledby="schedule-title">
      <div className="section-head">
        <h2 id="schedule-title">{text.title}</h2>
        {(waiting !== 'foot' || unscheduledActivities(itinerary).length > 0) && <p className="small">{HINTS[waiting]}</p>}
        <div className="push switch" role="group" aria-label={text.view}>
          <ViewButton calendar={calendar} view="week" pressed={view === 'week'} />
          <ViewButton calendar={calendar} view="day" pressed={view === 'day'} />
        </div>
      </div>
      {days.length === 0 ? (
        <div className="empty">
          <h3>{text.noDates}</h3>
          <p>{text.noDatesText}</p>
        </div>
      ) : (
        <>
          <Key itinerary={itinerary} carrying={carrying} />
          {view === 'day' ? <DayStrip itinerary={itinerary} calendar={calendar} /> : <WeekPager calendar={calendar} />}
          <Hours {...props} view={view} />
        </>
      )}
      <p className="hidden" id="slip-hint">
        {text.moveHint}
      </p>
    </section>
  )
}

function ViewButton({ calendar, view, pressed }: { calendar: Calendar; view: CalendarView; pressed: boolean }) {
  return (
    <button type="button" aria-pressed={pressed} onClick={() => calendar.setView(view)}>
      {text[view]}
    </button>
  )
}

function Key({ itinerary, carrying }: Pick<CalendarPanelProps, 'itinerary' | 'carrying'>) {
  const note = zoneNote(itinerary)
  const { state } = useStore(carrying.$starts)
  return (
    <p className="key">
      <span className="when-roomy">
        <i className="open" />
        {text.keyOpen}
      </span>
      <span className="when-roomy">
        <i className="shut" />
        {text.keyClosed}
      </span>
      {note && <span>{note}</span>}
      {state === 'loading' && <b>{text.said.loading}</b>}
      {state === 'failed' && <b className="alert">{text.availabilityFailed}</b>}
    </p>
  )
}

/** Only a trip of more than seven days has weeks to turn. */
function WeekPager({ calendar }: { calendar: Calendar }) {
  const days = useStore(calendar.$days)
  const date = useStore(calendar.$date)
  const week = weekOf(days, date)
  const weeks = Math.ceil(days.length / WEEK_DAYS)
  if (weeks < 2) return null
  const startOf = (one: number) => days[one * WEEK_DAYS]?.date ?? null
  return (
    <Pager calendar={calendar} before={startOf(week - 1)} after={startOf(week + 1)} names={[text.previousWeek, text.nextWeek]}>
      {text.weekOf(week + 1, weeks)}
    </Pager>
  )
}

function Hours({ itinerary, calendar, carrying, clock, onOpen, view }: Omit<CalendarPanelProps, 'waiting'> & { view: CalendarView }) {
  const columns = useStore(calendar.$columns)
  const grid = useStore(carrying.$grid)
  const starts = useStore(carrying.$starts)
  const drag = useStore(carrying.$drag)
  const flight = useStore(carrying.$flight)
  const now = useNow(clock)
  const carried = drag.state === 'carried' ? drag : null
  const item = carried?.item ?? flight?.item ?? null
  const over = carried?.over ?? null
  const length = item?.kind === 'slot' ? lengthOfSlot(item.slot) : item ? lengthOf(item.entry.activityData) : 0
  return (
    <div className="week-scroll">
      <div className={view === 'day' ? 'calendar one' : 'calendar'} style={{ '--columns': columns.length } as object}>
        {view === 'week' && <WeekHead columns={columns} over={over} />}
        <div className="hours" style={{ height: gridHeight(grid) }}>
          <Scale grid={grid} />
          {columns.map((day) => (
            <DayColumn
              key={day.date}
              day={day}
              itinerary={itinerary}
              grid={grid}
              starts={starts}
              over={over}
              length={length}
              liftedSlot={carried?.item.kind === 'slot' ? carried.item.slot.id : null}
              placedStart={flight?.to === 'start' ? flight.place : null}
              pictured={view === 'day'}
              now={nowOn(day.date, clockIn(zoneOn(day.date, itinerary), now))}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function WeekHead({ columns, over }: { columns: readonly ItineraryDay[]; over: string | null }) {
  return (
    <div className="days">
      <div />
      {columns.map((day) => (
        <div key={day.date} className={over?.startsWith(day.date) ? 'over' : undefined} aria-label={sayDay(day.date)}>
          <b>{Number(day.date.slice(8))}</b>
          <span>{sayWeekday(day.date)}</span>
          <small>{sayFilled(day)}</small>
        </div>
      ))}
    </div>
  )
}

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

function lengthOfSlot(slot: TimeSlot): number {
  const { from, to } = spanOfSlot(slot)
  return to - from
}

