import type { Activity } from '@meander/sdk/contract/activities'
import type { Itinerary, ItineraryDay, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'
import { useLayoutEffect } from 'react'
import { itineraries as names } from '../../../i18n/en/itineraries.ts'
import { tripSheet as text } from '../../../i18n/en/trip-sheet.ts'
import { localeTag } from '../../../i18n/index.ts'
import { formatDay, formatDayRange } from '../../../kit/dates.ts'
import { durationText, inOneLine, langOf, priceText } from '../../itineraries/detail/activity-facts.ts'
import { isSample } from '../../itineraries/index.ts'
import { secondCopies, unscheduledActivities } from '../../itineraries/detail/index.ts'
import { sayTime } from '../day-texts.ts'
import { bookingAddress, cancellingOf } from './on-paper.ts'
import { END_OF_DAY, fillDays, slotsOn } from '../fill-days.ts'
import { untilOf } from '../starts.ts'
import { zoneNote } from '../zone-note.ts'

/** The trip on paper, as one carries it: day by day what begins when, where one meets, how it can be had and cancelled, and what one noted. */
export function TripSheet({ itinerary }: { itinerary: Itinerary }) {
  const { title, destination, startDate, endDate, groupSize } = itinerary
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
      <Waiting title={text.waiting} entries={unscheduledActivities(itinerary)} />
      <Waiting title={text.copies} entries={secondCopies(itinerary)} />
    </article>
  )
}

/** What has no place of its own in the days. */
function Waiting({ title, entries }: { title: string; entries: readonly SavedActivity[] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ id, activityData, notes }) => (
          <li key={id}>
            <span aria-hidden="true">☐</span>
            <div>
              <b lang={langOf(activityData)}>{activityData.title}</b>
              {activityData.location && <p>{activityData.location}</p>}
              <Facts activity={activityData} />
              {notes && <p className="own-words">{notes}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How long it lasts, what it costs each, until when it can be given back, and where it is booked. */
function Facts({ activity }: { activity: Activity }) {
  const price = priceText(activity)
  const facts = inOneLine([durationText(activity.duration), price && text.each(price), isSample(activity) && text.sample])
  const [cancelling, address] = [cancellingOf(activity), bookingAddress(activity)]
  return (
    <>
      {facts && <p>{facts}</p>}
      {cancelling && <p lang="en">{cancelling}</p>}
      {address && (
        <p className="address">
          {text.book} {address}
        </p>
      )}
    </>
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
        <b lang={langOf(activity)}>{activity.title}</b>
        {activity.location && <p>{activity.location}</p>}
        {activity.meetingPoint && (
          <p>
            {text.meet} <span lang={langOf(activity)}>{activity.meetingPoint}</span>
          </p>
        )}
        {!begun && <Facts activity={activity} />}
        {notes && <p className="own-words">{notes}</p>}
      </div>
    </li>
  )
}
