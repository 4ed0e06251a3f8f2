import type { Activity } from '@meander/sdk/contract/activities'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save as text } from '../../../i18n/en/save.ts'
import { Icon, Working } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import { Cover } from '../Cover.tsx'
import { inOneLine } from '../detail/activity-facts.ts'
import { tripDates } from '../detail/trip-facts.ts'
import { holds } from './holds.ts'
import type { Itineraries } from '../itineraries.ts'
import { Saving } from './Saving.tsx'
import { StationsLine } from './StationsLine.tsx'

interface SelectTripProps {
  activity: Activity | null
  itineraries: Pick<Itineraries, '$list' | 'load'>
  chosen: ItineraryId | null
  onChoose: (id: ItineraryId) => void
}

/** The first station: one's own itineraries, one of which is chosen. */
export function SelectTrip({ activity, itineraries, chosen, onChoose }: SelectTripProps) {
  const list = useStore(itineraries.$list)
  return (
    <>
      <StationsLine at="select" />
      {activity && <Saving activity={activity} />}
      {list.state === 'failed' && (
        <div className="failed" role="alert">
          <p>{texts.loadFailed}</p>
          <button className="button" type="button" onClick={() => void itineraries.load()}>
            {texts.tryAgain}
          </button>
        </div>
      )}
      {(list.state === 'unread' || list.state === 'loading') && <Working>{texts.loading}</Working>}
      {list.state === 'ready' && list.itineraries.length === 0 && <p className="none">{text.none}</p>}
      {list.state === 'ready' && list.itineraries.length > 0 && (
        <ul className="own">
          {list.itineraries.map((itinerary) => (
            <OwnTrip key={itinerary.id} itinerary={itinerary} held={holds(itinerary, activity)} chosen={itinerary.id === chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </>
  )
}

function OwnTrip({ itinerary, held, chosen, onChoose }: { itinerary: Itinerary; held: boolean; chosen: boolean; onChoose: (id: ItineraryId) => void }) {
  return (
    <li>
      <button type="button" aria-pressed={chosen} onClick={() => onChoose(itinerary.id)}>
        <Cover trip={itinerary} seed={itinerary.id} />
        <span>
          <b>{itinerary.title}</b>
          <small>{inOneLine([tripDates(itinerary), texts.experiences(itinerary.activities.length)])}</small>
          {held && <small className="held">{text.held}</small>}
        </span>
        <span className="tick">{chosen && <Icon name="check" fine />}</span>
      </button>
    </li>
  )
}
