import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { ReactNode } from 'react'
import { detail as text } from '../../../i18n/en/detail.ts'
import { itineraries as names } from '../../../i18n/en/itineraries.ts'
import { Icon } from '../../../kit/ui/later.ts'
import { Cover } from '../Cover.tsx'
import { tripCount, tripDates } from './trip-facts.ts'

interface TripHeadProps {
  itinerary: Itinerary
  onShare: () => void
  /** What else can be done with the trip. */
  menu: ReactNode
}

export function TripHead({ itinerary, onShare, menu }: TripHeadProps) {
  const { scheduled, all } = tripCount(itinerary)
  return (
    <div className="trip-head">
      <div>
        <h1>{itinerary.title.trim() || text.untitled}</h1>
        <div className="row">
          <p className="facts">
            {itinerary.destination && <span>{itinerary.destination}</span>}
            <span>{tripDates(itinerary)}</span>
            {itinerary.groupSize !== null && <span>{names.travelers(itinerary.groupSize)}</span>}
            {all === 0 ? (
              <span>{text.noneCounted}</span>
            ) : (
              <span className="count">
                <b>{`${scheduled}/${all}`}</b> {text.counterWord}
              </span>
            )}
          </p>
          <button className="button only-roomy" type="button" onClick={onShare}>
            <Icon name="share" fine />
            {text.share}
          </button>
          <div className="only-roomy">{menu}</div>
        </div>
      </div>
      <div className="cover">
        <Cover trip={itinerary} seed={itinerary.id} />
      </div>
    </div>
  )
}
