import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { useMemo } from 'react'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import { unscheduledActivities } from '../itineraries/detail/index.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { clockIn } from './day-texts.ts'
import { CarriedReasons, CarriedSlips, CarriedStarts } from './CarriedStarts.tsx'
import { DayColumn, nowOn } from './DayColumn.tsx'
import { DayStrip } from './DayStrip.tsx'
import type { CalendarView } from './grid-math.ts'
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
  onMove: (slot: TimeSlot) => void
  onArrange: () => void
  /** Opens what gives the trip its dates. */
  onEdit: () => void
}

/** What is not above is told by where it stands. */
const WHERE = { above: null, beside: text.hintBeside, foot: text.hintBelow } as const

/** The panel 'Your Schedule'. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { itinerary, calendar, carrying, waiting, onArrange, onEdit } = props
  const view = useStore(calendar.$view)
  const days = useStore(calendar.$days)
  const waits = unscheduledActivities(itinerary).length > 0
  const hinted = waits || (waiting !== 'foot' && itinerary.activities.length === 0)
  return (
    <section aria-labelledby="schedule-title">
      <div className="section-head">
        <h2 id="schedule-title">{text.title}</h2>
        {hinted && <p className="small">{[text.hint, WHERE[waiting]].filter(Boolean).join(', ')}</p>}
        {days.length > 0 && waits && (
          <button className="button push arrange" type="button" onClick={onArrange}>
            {text.arrange}
          </button>
        )}
        <ViewSwitch calendar={calendar} />
      </div>
      {days.length === 0 ? (
        <div className="empty">
          <h3>{text.noDates}</h3>
          <p>{text.noDatesText}</p>
          <button className="button" type="button" onClick={onEdit}>
            {text.editTrip}
          </button>
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
  const { activities, destination, startDate } = itinerary
  const note = useMemo(() => zoneNote({ activities, destination, startDate }), [activities, destination, startDate])
  const state = useSelected(carrying.$starts, (starts) => starts.state)
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

function Hours({ itinerary, calendar, carrying, clock, onOpen, onMove, view }: Omit<CalendarPanelProps, 'waiting' | 'onArrange' | 'onEdit'> & { view: CalendarView }) {
  const columns = useStore(calendar.$columns)
  const grid = useStore(carrying.$grid)
  const now = useNow(clock)
  const lines = useMemo(() => columns.map(({ date }) => nowOn(date, clockIn(zoneOn(date, itinerary), now))), [columns, itinerary, now])
  const { startDate, groupSize } = itinerary
  const trip = useMemo(() => ({ startDate, groupSize }), [startDate, groupSize])
  return (
    <CalendarFrame view={view} columns={columns} grid={grid} $date={calendar.$date} $over={carrying.$over}>
      {columns.map((day, index) => (
        <DayColumn
          key={day.date}
          day={day}
          grid={grid}
          now={lines[index] ?? null}
          behind={<CarriedStarts day={day} index={index} trip={trip} grid={grid} carrying={carrying} />}
          before={<CarriedReasons day={day} index={index} trip={trip} grid={grid} carrying={carrying} />}
        >
          <CarriedSlips day={day} itinerary={itinerary} grid={grid} carrying={carrying} pictured={view === 'day'} onOpen={onOpen} onMove={onMove} />
        </DayColumn>
      ))}
    </CalendarFrame>
  )
}
