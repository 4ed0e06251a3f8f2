import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { arrange as text } from '../../../i18n/en/arrange.ts'
import { useStore } from '../../../kit/use-store.ts'
import { CalendarFrame } from '../CalendarFrame.tsx'
import { createCalendar } from '../calendar.ts'
import { DayColumn } from '../DayColumn.tsx'
import { DaySlips } from '../DaySlips.tsx'
import { DayStrip } from '../DayStrip.tsx'
import { gridFor } from '../grid-math.ts'
import { withPlace } from '../former-place.ts'
import { useRoom } from '../use-room.ts'
import { ViewSwitch, WeekPager } from '../ViewSwitch.tsx'
import { timesToShow, visibleHours } from '../visible-hours.ts'
import type { ArrangingState, Proposal } from './arranging.ts'

/** A proposal is looked at; what it is about stands in its row. */
const nothing = () => {}

interface ProposedDaysProps {
  box: RefObject<HTMLDivElement | null>
  itinerary: Itinerary
  state: Extract<ArrangingState, { state: 'ready' | 'applying' }>
  clock: () => Date
}

/** The calendar as it would be: what is there already, and what is ticked of the proposal in outline with the number of its row. */
export function ProposedDays({ box, itinerary, state: { proposal, ticked }, clock }: ProposedDaysProps) {
  const proposed = useMemo(() => withProposal(itinerary, proposal.placements, ticked), [itinerary, proposal, ticked])
  const [{ $itinerary, calendar }] = useState(() => {
    const $trip = atom<Itinerary | null>(proposed)
    return { $itinerary: $trip, calendar: createCalendar({ $itinerary: $trip, clock }) }
  })
  useEffect(() => $itinerary.set(proposed), [$itinerary, proposed])
  useRoom(box, calendar)
  const view = useStore(calendar.$view)
  const columns = useStore(calendar.$columns)
  const grid = gridFor(view, visibleHours(columns.flatMap(timesToShow)))
  const marks = useMemo(() => new Map(proposal.placements.map(({ activityId }, index) => [`pending-${activityId}`, index + 1])), [proposal])
  // The day view opens where the first change is.
  useEffect(() => {
    const [first] = proposal.placements
    if (first) calendar.show(first.date)
  }, [calendar, proposal])
  return (
    <section aria-labelledby="proposed-title">
      <div className="section-head">
        <h2 id="proposed-title">{text.days}</h2>
        <ViewSwitch calendar={calendar} />
      </div>
      <p className="key">
        <span>
          <i className="new" />
          {text.keyNew}
        </span>
      </p>
      {view === 'day' ? <DayStrip itinerary={proposed} calendar={calendar} /> : <WeekPager calendar={calendar} />}
      <CalendarFrame view={view} columns={columns.length} $days={calendar.$columns} grid={grid} $date={calendar.$date}>
        {columns.map((day) => (
          <DayColumn key={day.date} date={day.date} grid={grid}>
            <DaySlips day={day} activities={proposed.activities} grid={grid} pictured={view === 'day'} proposed={marks} onOpen={nothing} />
          </DayColumn>
        ))}
      </CalendarFrame>
    </section>
  )
}

function withProposal(itinerary: Itinerary, placements: Proposal['placements'], ticked: ReadonlySet<SavedActivityId>): Itinerary {
  return placements.filter(({ activityId }) => ticked.has(activityId)).reduce(withPlace, itinerary)
}
