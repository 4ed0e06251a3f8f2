import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { memo, useMemo } from 'react'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import { unscheduledActivities } from '../itineraries/detail/index.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'
import { CalendarFrame } from './CalendarFrame.tsx'
import { CarriedReasons, CarriedSlips, CarriedStarts } from './CarriedStarts.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DayStrip } from './DayStrip.tsx'
import type { CalendarView } from './grid-math.ts'
import { TodayLine } from './TodayLine.tsx'
import { useNow } from './use-now.ts'
import { ViewSwitch, WeekPager } from './ViewSwitch.tsx'
import { zoneNote } from './zone-note.ts'

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
  const { itinerary, calendar, carrying, waiting, clock, onOpen, onMove, onArrange, onEdit } = props
  const view = useStore(calendar.$view)
  const days = useStore(calendar.$days)
  const { startDate, groupSize } = itinerary
  const trip = useMemo(() => ({ startDate, groupSize }), [startDate, groupSize])
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
          {view === 'day' ? <DayStrip itinerary={itinerary} calendar={calendar} $carried={carrying.$carried} /> : <WeekPager calendar={calendar} />}
          <Hours {...{ calendar, carrying, clock, onOpen, onMove, view, trip }} activities={itinerary.activities} />
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

interface HoursProps extends Pick<CalendarPanelProps, 'calendar' | 'carrying' | 'clock' | 'onOpen' | 'onMove'> {
  view: CalendarView
  activities: Itinerary['activities']
  trip: Pick<Itinerary, 'startDate' | 'groupSize'>
}

/** The columns of the days, each of which follows by itself what is put on its day. */
const Hours = memo(function Hours({ calendar, carrying, clock, onOpen, onMove, view, activities, trip }: HoursProps) {
  const dates = useStore(calendar.$dates)
  const grid = useStore(carrying.$grid)
  const now = useNow(clock)
  return (
    <CalendarFrame view={view} $days={carrying.$days} grid={grid} $date={calendar.$date} $over={carrying.$over} columns={dates.length}>
      {dates.map((date, index) => (
        <DayColumn
          key={date}
          date={date}
          grid={grid}
          behind={<CarriedStarts date={date} index={index} trip={trip} grid={grid} carrying={carrying} />}
          before={
            <>
              <CarriedReasons date={date} index={index} trip={trip} grid={grid} carrying={carrying} />
              <TodayLine date={date} now={now} grid={grid} calendar={calendar} activities={activities} />
            </>
          }
        >
          <CarriedSlips date={date} activities={activities} grid={grid} carrying={carrying} pictured={view === 'day'} onOpen={onOpen} onMove={onMove} />
        </DayColumn>
      ))}
    </CalendarFrame>
  )
})
