import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import { Dialog, guarded, Icon } from '../../../kit/ui/later.ts'
import type { Journeys } from './journeys.ts'

interface RemoveJourneyProps {
  itinerary: Itinerary
  journeys: Pick<Journeys, 'remove'>
  onClose: () => void
}

/** 'Remove Journey': asks first. */
export const RemoveJourney = guarded(Question, ({ onClose }: RemoveJourneyProps) => onClose())

function Question({ itinerary, journeys, onClose }: RemoveJourneyProps) {
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button
        className="button alert"
        type="button"
        onClick={() => {
          onClose()
          void journeys.remove(itinerary.id)
        }}
      >
        <Icon name="trash" fine />
        {text.remove}
      </button>
    </>
  )
  return (
    <Dialog title={text.remove} onClose={onClose} footer={footer}>
      <p className="question">{text.removeQuestion(itinerary.title)}</p>
    </Dialog>
  )
}
