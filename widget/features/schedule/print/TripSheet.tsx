import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import { useLayoutEffect } from 'react'
import { itineraries as names } from '../../../i18n/en/itineraries.ts'
import { tripSheet as text } from '../../../i18n/en/trip-sheet.ts'
import { localeTag } from '../../../i18n/index.ts'
import { formatDay, formatDayRange } from '../../../kit/dates.ts'
import { durationText, inOneLine } from '../../itineraries/detail/activity-facts.ts'
import { unscheduledActivities } from '../../itineraries/detail/index.ts'
import { sayTime } from '../day-texts.ts'
import { END_OF_DAY, fillDays, slotsOn } from '../fill-days.ts'
import { untilOf } from '../starts.ts'
import { zoneNote } from '../zone-note.ts'

/** The trip on paper, as one carries it: day by day what begins when, where one meets, and what one noted. */
export function TripSheet({ itinerary }: { itinerary: Itinerary }) {
  const { title, destination, startDate, endDate, groupSize } = itinerary
  const waiting = unscheduledActivities(itinerary)
  const zone = zoneNote(itinerary)
  usePageTitle(title)
  return (
    <article className="trip-sheet" lang={localeTag()}>
      <header>
        <h1>{title}</h1>
        <p>{inOneLine([destination, startDate && formatDayRange(startDate, endDate), groupSize !== null && names.travelers(groupSize)])}</p>
        {zone && <p className="tiny">{zone}</p>}
      </header>
      {fillDays(itinerary).map((day) => (
        <PrintedDay key={day.date} day={day} />
      ))}
      {waiting.length > 0 && (
        <section>
          <h2>{text.waiting}</h2>
          <ul>
            {waiting.map(({ id, activityData, notes }) => (
              <li key={id}>
                <span aria-hidden="true">☐</span>
                <div>
                  <b lang="en">{activityData.title}</b>
                  <p>{inOneLine([activityData.location ?? null, durationText(activityData.duration)])}</p>
                  {notes && <p className="own-words">{notes}</p>}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

/** What a browser names the file by, and writes over the page. */
function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => void (document.title = before)
  }, [title])
}

function PrintedDay({ day }: { day: ItineraryDay }) {
  const slots = slotsOn(day)
  return (
    <section>
      <h2>{formatDay(day.date, 'EEEE, MMMM d')}</h2>
      {slots.length === 0 ? (
        <p className="free">{text.free}</p>
      ) : (
        <ol>
          {slots.map((slot) => (
            <PrintedSlot key={slot.id} slot={slot} begun={day.continued?.includes(slot) ?? false} />
          ))}
        </ol>
      )}
    </section>
  )
}

function PrintedSlot({ slot, begun }: { slot: TimeSlot; begun: boolean }) {
  const { activity, notes } = slot
  const until = begun && slot.endTime === END_OF_DAY ? null : untilOf(slot)
  return (
    <li>
      <span>
        {begun ? text.goesOn : sayTime(slot.startTime)}
        <br />
        <small>{until === null ? text.pastMidnight : text.until(sayTime(until))}</small>
      </span>
      <div>
        <b lang="en">{activity.title}</b>
        {activity.location && <p>{activity.location}</p>}
        {activity.meetingPoint && (
          <p lang="en">
            {text.meet} {activity.meetingPoint}
          </p>
        )}
        {notes && <p className="own-words">{notes}</p>}
      </div>
    </li>
  )
}
