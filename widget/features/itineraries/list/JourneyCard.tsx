import { daysBetween, isDay } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import { Cover } from '../Cover.tsx'
import { langOf } from '../detail/activity-facts.ts'
import { ScreenLink } from '../detail/ScreenLink.tsx'
import { tripDates } from '../detail/trip-facts.ts'
import { PopMenu } from '../PopMenu.tsx'
import { Working } from '../../../kit/ui/later.ts'
import type { ComingJourney } from './journeys.ts'

const TITLES_SHOWN = 2

interface JourneyCardProps {
  itinerary: Itinerary
  navigation: Pick<Navigation, 'go'>
  onRename: () => void
  onRemove: () => void
}

export function JourneyCard({ itinerary, navigation, onRename, onRemove }: JourneyCardProps) {
  const days = dayCount(itinerary)
  return (
    <article className="journey">
      <ScreenLink to={`/itinerary/${encodeURIComponent(itinerary.id)}`} navigation={navigation} className="whole" label={itinerary.title}>
        {null}
      </ScreenLink>
      <div className="picture">
        <Cover trip={itinerary} seed={itinerary.id} />
        {days > 0 && (
          <p className="days">
            <b>{days}</b> {text.days(days)}
          </p>
        )}
      </div>
      <div className="journey-menu">
        <PopMenu
          label={text.menu(itinerary.title)}
          entries={[
            { label: text.rename, onChoose: onRename },
            { label: text.remove, icon: 'trash', alert: true, onChoose: onRemove },
          ]}
        />
      </div>
      <h2>{itinerary.title}</h2>
      <p className="facts">
        {itinerary.destination && <span>{itinerary.destination}</span>}
        <span>{tripDates(itinerary)}</span>
        {itinerary.groupSize !== null && <span>{text.travelers(itinerary.groupSize)}</span>}
      </p>
      <Holds itinerary={itinerary} />
    </article>
  )
}

/** A journey that is being made: there to be seen, not yet to be opened. */
export function ComingCard({ journey: { title, destination, requestId } }: { journey: ComingJourney }) {
  return (
    <article className="journey coming" aria-busy="true">
      <div className="picture">
        <Cover trip={{ destination, days: [], activities: [] }} seed={requestId} />
      </div>
      <h2>{title}</h2>
      <p className="facts">
        <span>{destination}</span>
      </p>
      <div className="holds">
        <Working>{text.making}</Working>
      </div>
    </article>
  )
}

function Holds({ itinerary: { activities } }: { itinerary: Itinerary }) {
  const rest = activities.length - TITLES_SHOWN
  return (
    <div className="holds">
      <p className="label">{text.experiences(activities.length)}</p>
      <ul>
        {activities.slice(0, TITLES_SHOWN).map(({ id, activityData }) => (
          <li key={id} lang={langOf(activityData)}>
            {activityData.title}
          </li>
        ))}
        {rest > 0 && <li className="more">{text.additional(rest)}</li>}
      </ul>
    </div>
  )
}

function dayCount({ startDate, endDate, days }: Itinerary): number {
  return isDay(startDate) && isDay(endDate) ? Math.max(0, daysBetween(startDate, endDate) + 1) : days.length
}
