import { useState } from 'react'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import { Dialog, guarded } from '../../../kit/ui/later.ts'
import type { Journeys } from './journeys.ts'

interface NewJourneyProps {
  journeys: Pick<Journeys, 'create'>
  onClose: () => void
}

/** 'Plan Your Next Journey'. Closes when the journey is made, and with it what was typed is gone. */
export const NewJourney = guarded(JourneyForm, ({ onClose }: NewJourneyProps) => onClose())

function JourneyForm({ journeys, onClose }: NewJourneyProps) {
  const [title, setTitle] = useState('')
  const [destination, setDestination] = useState('')
  const [progress, setProgress] = useState<'idle' | 'working'>('idle')

  async function handleSubmit(): Promise<void> {
    if (progress === 'working') return
    setProgress('working')
    const made = await journeys.create({ title, destination })
    setProgress('idle')
    if (made) onClose()
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button className="go" type="button" disabled={title === '' || destination === '' || progress === 'working'} onClick={() => void handleSubmit()}>
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
          void handleSubmit()
        }}
      >
        <label className="field">
          <span className="label">{text.journeyTitle}</span>
          <input className="answer" autoFocus value={title} maxLength={200} placeholder={text.journeyTitleExample} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <label className="field">
          <span className="label">{text.destination}</span>
          <input
            className="answer"
            value={destination}
            maxLength={200}
            placeholder={text.destinationExample}
            onInput={(event) => setDestination(event.currentTarget.value)}
          />
        </label>
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
    </Dialog>
  )
}
