import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'
import { itineraries as names } from '../../../i18n/en/itineraries.ts'
import { tripSheet as text } from '../../../i18n/en/trip-sheet.ts'
import { formatDay, formatDayRange } from '../../../kit/dates.ts'
import { useSheet } from '../../../kit/ui/later.ts'
import { durationText, inOneLine } from '../../itineraries/detail/activity-facts.ts'
import { unscheduledActivities } from '../../itineraries/detail/index.ts'
import { sayTime } from '../day-texts.ts'
import { fillDays } from '../fill-days.ts'
import { zoneNote } from '../zone-note.ts'
import sheet from './TripSheet.css?inline'

/** The trip on paper, as one carries it: day by day what begins when, where one meets, and what one noted. */
export function TripSheet({ itinerary }: { itinerary: Itinerary }) {
  const { title, destination, startDate, endDate, groupSize } = itinerary
  const waiting = unscheduledActivities(itinerary)
  const zone = zoneNote(itinerary)
  useSheet(sheet)
  return (
    <article className="trip-sheet" data-print="">
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

function PrintedDay({ day }: { day: ItineraryDay }) {
  return (
    <section>
      <h2>{formatDay(day.date, 'EEEE, MMMM d')}</h2>
      {day.timeSlots.length === 0 ? (
        <p className="free">{text.free}</p>
      ) : (
        <ol>
          {day.timeSlots.map((slot) => (
            <PrintedSlot key={slot.id} slot={slot} />
          ))}
        </ol>
      )}
    </section>
  )
}

function PrintedSlot({ slot }: { slot: TimeSlot }) {
  const { activity, notes } = slot
  return (
    <li>
      <span>
        {sayTime(slot.startTime)}
        <br />
        <small>{text.until(sayTime(slot.endTime))}</small>
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
