import { useState, type ComponentType } from 'react'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import { Dialog, guarded } from '../../../kit/ui/later.ts'
import type { Journeys, NewJourneyDraft } from './journeys.ts'

/** A field for a place, which offers those that there are. */
export type PlaceField = ComponentType<{ label: string; placeholder: string; value: string; onChange: (value: string) => void }>

interface NewJourneyProps {
  /** What asks for the destination; another feature knows the places. */
  Place: PlaceField
  journeys: Pick<Journeys, 'create'>
  /** What was typed before, where it could not be made. */
  given?: NewJourneyDraft | undefined
  onClose: () => void
  /** It could not be made; what was typed is not lost. */
  onFail: (given: NewJourneyDraft) => void
}

/** 'Plan Your Next Journey'. It closes at once; the list shows the journey, and when it cannot be made, this with what was typed. */
export const NewJourney = guarded(JourneyForm, ({ onClose }: NewJourneyProps) => onClose())

function JourneyForm({ Place, journeys, given, onClose, onFail }: NewJourneyProps) {
  const [title, setTitle] = useState(given?.title ?? '')
  const [destination, setDestination] = useState(given?.destination ?? '')
  const handleSubmit = () => {
    const draft = { title, destination }
    const making = journeys.create(draft)
    // Blank ones are refused with a sentence, and stay to be filled.
    if (!title.trim() || !destination.trim()) return
    onClose()
    void making.then((made) => made || onFail(draft))
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button className="go" type="button" disabled={title === '' || destination === ''} onClick={handleSubmit}>
        {text.begin}
      </button>
    </>
  )
  return (
    <Dialog title={text.newTitle} onClose={onClose} footer={footer}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
      >
        <label className="field">
          <span className="label">{text.journeyTitle}</span>
          <input className="answer" autoFocus value={title} maxLength={200} placeholder={text.journeyTitleExample} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <Place label={text.destination} placeholder={text.destinationExample} value={destination} onChange={setDestination} />
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  )
}
