import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save } from '../../../i18n/en/save.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import { useSheet } from '../../../kit/ui/later.ts'
import { tripDates } from '../../itineraries/index.ts'
import sheet from './DayPlanner.css?inline'

/** Between the letters and the composer, once the conversation has become an itinerary: that one, and nothing of days that are not its own. */
export function TripBar({ trip, navigation }: { trip: Itinerary; navigation: Pick<Navigation, 'go'> }) {
  useSheet(sheet)
  return (
    <section className="planner" data-foot aria-label={text.trip.bar}>
      <header>
        <h3>{trip.title}</h3>
        <p className="small">{[tripDates(trip), texts.experiences(trip.activities.length)].join(', ')}</p>
      </header>
      <div className="row">
        <p className="small">{text.trip.hint}</p>
        <button className="button push" type="button" onClick={() => navigation.go(`/itinerary/${encodeURIComponent(trip.id)}`, { quick: true })}>
          {save.open}
        </button>
      </div>
    </section>
  )
}
