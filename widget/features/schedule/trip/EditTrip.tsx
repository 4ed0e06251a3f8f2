import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { itineraries as names } from '../../../i18n/en/itineraries.ts'
import { tripEdit as text } from '../../../i18n/en/trip-edit.ts'
import { Dialog, useSheet, Working } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import { DatesField, TravelersField } from '../../itineraries/save/TripFields.tsx'
import { BrokenItem } from './BrokenItem.tsx'
import type { ScheduleDeps } from '../schedule.ts'
import { createTripEdit, type TripEdit } from './trip-edit.ts'
import sheet from './EditTrip.css?inline'

interface EditTripProps {
  itinerary: Itinerary
  deps: ScheduleDeps
  onClose: () => void
}

/** 'Edit Trip': title, dates and party, and at once what a change breaks with the smallest repair of it. */
export function EditTrip({ itinerary, deps, onClose }: EditTripProps) {
  const [edit] = useState(() => createTripEdit({ ...deps, itinerary }))
  const { draft, progress, broken, wrong } = useStore(edit.$state)
  useSheet(sheet)
  useEffect(() => edit.leave, [edit])
  const handleSave = async () => {
    if (await edit.save()) onClose()
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button className="go" type="button" disabled={progress === 'saving' || draft.title.trim() === ''} onClick={() => void handleSave()}>
        {text.save}
      </button>
    </>
  )
  return (
    <Dialog title={text.title} onClose={onClose} footer={footer}>
      <form
        className="fields two"
        onSubmit={(event) => {
          event.preventDefault()
          void handleSave()
        }}
      >
        <label className="field span">
          <span className="label">{names.journeyTitle}</span>
          <input className="answer" autoFocus value={draft.title} maxLength={200} onInput={(event) => edit.edit({ title: event.currentTarget.value })} />
        </label>
        <DatesField dates={draft} mayHaveBegun onDates={edit.edit} />
        <TravelersField groupSize={draft.groupSize ?? 1} onGroupSize={(groupSize) => edit.edit({ groupSize })} />
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
      {progress === 'asking' && <Working>{text.asking}</Working>}
      {broken.length > 0 && <Breaks edit={edit} />}
      {wrong && (
        <div className="failed" role="alert">
          <p>{wrong}</p>
        </div>
      )}
    </Dialog>
  )
}

function Breaks({ edit }: { edit: TripEdit }) {
  const { draft, broken, choices } = useStore(edit.$state)
  return (
    <section className="breaks" aria-label={text.breaksTitle(broken.length)}>
      <h3>{text.breaksTitle(broken.length)}</h3>
      <ul>
        {broken.map((item) => (
          <BrokenItem key={item.activityId} item={item} choices={choices} party={draft.groupSize ?? 1} onChoose={(choice) => edit.choose(item.activityId, choice)} />
        ))}
      </ul>
    </section>
  )
}
