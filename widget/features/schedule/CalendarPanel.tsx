import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { arrange as arrangeText } from '../../i18n/en/arrange.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { useStore } from '../../kit/use-store.ts'
import { unscheduledActivities } from '../itineraries/detail/index.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { clockIn } from './day-texts.ts'
import { DayColumn, nowOn } from './DayColumn.tsx'
import { DayStrip } from './DayStrip.tsx'
import type { CalendarView } from './grid-math.ts'
import { lengthOf, spanOfSlot } from './starts.ts'
import { useNow } from './use-now.ts'
import { ViewSwitch, WeekPager } from './ViewSwitch.tsx'
import { zoneNote, zoneOn } from './zone-note.ts'

export interface CalendarPanelProps {
  itinerary: Itinerary
  calendar: Calendar
  carrying: Carrying
  /** Where the experiences wait. */
  waiting: 'above' | 'beside' | 'foot'
  clock: () => Date
  onOpen: (slot: TimeSlot) => void
  onArrange: () => void
}

const HINTS = { above: text.hint, beside: text.hintBeside, foot: text.hintBelow } as const

/** The panel 'Your Schedule'. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { itinerary, calendar, carrying, waiting, onArrange } = props
  const view = useStore(calendar.$view)
  const days = useStore(calendar.$days)
  return (
    <section aria-labelledby="schedule-title">
      <div className="section-head">
        <h2 id="schedule-title">{text.title}</h2>
        {(waiting !== 'foot' || unscheduledActivities(itinerary).length > 0) && <p className="small">{HINTS[waiting]}</p>}
        {days.length > 0 && unscheduledActivities(itinerary).length > 0 && (
          <button className="button push arrange" type="button" onClick={onArrange}>
            {arrangeText.open}
          </button>
        )}
        <ViewSwitch calendar={calendar} />
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

function Hours({ itinerary, calendar, carrying, clock, onOpen, view }: Omit<CalendarPanelProps, 'waiting' | 'onArrange'> & { view: CalendarView }) {
  const columns = useStore(calendar.$columns)
  const date = useStore(calendar.$date)
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
    <CalendarFrame view={view} columns={columns} grid={grid} date={date} over={over}>
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
    </CalendarFrame>
  )
}

function lengthOfSlot(slot: TimeSlot): number {
  const { from, to } = spanOfSlot(slot)
  return to - from
}

