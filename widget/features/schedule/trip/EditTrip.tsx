import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useEffect, useId, useState } from 'react'
import { itineraries as names } from '../../../i18n/en/itineraries.ts'
import { tripEdit as text } from '../../../i18n/en/trip-edit.ts'
import { Dialog, Working } from '../../../kit/ui/later.ts'
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
  useEffect(() => edit.leave, [edit])
  const handleSave = async () => {
    if (await edit.save()) onClose()
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button className="go" type="button" disabled={progress === 'saving' || isBlank(draft.title)} onClick={() => void handleSave()}>
        {text.save}
      </button>
    </>
  )
  return (
    <Dialog title={text.title} sheet={sheet} onClose={onClose} footer={footer}>
      <form
        className="fields two"
        onSubmit={(event) => {
          event.preventDefault()
          void handleSave()
        }}
      >
        <TitleField title={draft.title} onTitle={(title) => edit.edit({ title })} />
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

const isBlank = (title: string) => title.trim() === ''

/** What the trip is called; blank, it says that it needs a name. */
function TitleField({ title, onTitle }: { title: string; onTitle: (title: string) => void }) {
  const id = useId()
  const blank = isBlank(title)
  return (
    <div className="field span">
      <label className="label" htmlFor={id}>
        {names.journeyTitle}
      </label>
      <input
        id={id}
        className="answer"
        autoFocus
        value={title}
        maxLength={200}
        aria-describedby={blank ? `${id}-blank` : undefined}
        onInput={(event) => onTitle(event.currentTarget.value)}
      />
      {blank && (
        <p className="hint wrong" id={`${id}-blank`} role="status">
          {text.blank}
        </p>
      )}
    </div>
  )
}

function Breaks({ edit }: { edit: TripEdit }) {
  const { draft, broken, choices } = useStore(edit.$state)
  const unfit = broken.filter(({ violations }) => violations.length > 0).length
  const title = [unfit > 0 && text.breaksTitle(unfit), unfit < broken.length && text.shiftsTitle(broken.length - unfit)].filter(Boolean).join(', ')
  return (
    <section className="breaks" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {broken.map((item) => (
          <BrokenItem key={item.activityId} item={item} choices={choices} party={draft.groupSize ?? 1} onChoose={(choice) => edit.choose(item.activityId, choice)} />
        ))}
      </ul>
    </section>
  )
}
