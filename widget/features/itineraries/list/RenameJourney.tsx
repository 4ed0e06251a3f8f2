import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useState } from 'react'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import { Dialog } from '../../../kit/ui/later.ts'
import type { Journeys } from './journeys.ts'

interface RenameJourneyProps {
  itinerary: Itinerary
  journeys: Pick<Journeys, 'rename'>
  onClose: () => void
}

/** 'Rename Journey'. It closes at once; the card shows the new name, and the old one again if that fails. */
export function RenameJourney({ itinerary, journeys, onClose }: RenameJourneyProps) {
  const [title, setTitle] = useState(itinerary.title)
  const blank = title.trim() === ''
  const handleSubmit = () => {
    if (blank) return
    onClose()
    if (title.trim() !== itinerary.title) void journeys.rename(itinerary.id, title.trim())
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button className="go" type="button" disabled={blank} onClick={handleSubmit}>
        {text.renameAction}
      </button>
    </>
  )
  return (
    <Dialog title={text.rename} onClose={onClose} footer={footer}>
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
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  )
}
