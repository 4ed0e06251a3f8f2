import type { Activity } from '@meander/sdk/contract/activities'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save as text } from '../../../i18n/en/save.ts'
import { Cover } from '../Cover.tsx'
import { inOneLine } from '../detail/activity-facts.ts'
import { tripDates } from '../detail/trip-facts.ts'
import { holds } from './holds.ts'
import { Saving } from './Saving.tsx'
import { StationsLine } from './StationsLine.tsx'

interface LockInProps {
  activity: Activity | null
  itinerary: Itinerary
  /** A guest is told for how many days without use it is kept. */
  keptForDays: number | null
}

/** The last station: this activity goes to that itinerary. */
export function LockIn({ activity, itinerary, keptForDays }: LockInProps) {
  const { length } = itinerary.activities
  return (
    <>
      <StationsLine at="save" />
      {activity && <Saving activity={activity} />}
      <p className="small goes-to">{text.goesTo}</p>
      <div className="saving">
        <Cover trip={itinerary} seed={itinerary.id} />
        <div>
          <b>{itinerary.title}</b>
          <span>{inOneLine([itinerary.destination, tripDates(itinerary), length > 0 && texts.experiences(length)])}</span>
        </div>
      </div>
      {holds(itinerary, activity) && <p className="small held">{text.twice}</p>}
      {keptForDays !== null && <p className="tiny guest">{texts.guest(keptForDays)}</p>}
    </>
  )
}
