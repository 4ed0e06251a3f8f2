import { useId } from 'react'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save as text } from '../../../i18n/en/save.ts'
import { sayMoney } from '../../../kit/format.ts'
import { readBudget, TRAVEL_STYLES, type TripDraft } from './create-trip.ts'
import { Saving } from './Saving.tsx'
import type { SaveState } from './save-state.ts'
import type { Save } from './save.ts'
import { StationsLine } from './StationsLine.tsx'
import { DatesField, TravelersField } from './TripFields.tsx'

interface CreateTripProps {
  state: Extract<SaveState, { step: 'create' }>
  save: Pick<Save, 'edit' | 'create'>
}

/** The second station: a new trip. */
export function CreateTrip({ state: { activity, draft, progress }, save }: CreateTripProps) {
  // Read only, not disabled: the focus stays where it is.
  const busy = progress === 'working'
  return (
    <>
      <StationsLine at="create" />
      {activity && <Saving activity={activity} />}
      <form
        className="fields two"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void save.create()
        }}
      >
        <label className="field span">
          <span className="label">{texts.journeyTitle}</span>
          <input
            className="answer"
            autoFocus
            readOnly={busy}
            value={draft.title}
            maxLength={200}
            placeholder={texts.journeyTitleExample}
            onInput={(event) => save.edit({ title: event.currentTarget.value })}
          />
        </label>
        <label className="field">
          <span className="label">{texts.destination}</span>
          <input className="answer" readOnly={busy} value={draft.destination} maxLength={200} onInput={(event) => save.edit({ destination: event.currentTarget.value })} />
        </label>
        <DatesAndTravelers draft={draft} busy={busy} edit={save.edit} />
        <Budget draft={draft} busy={busy} edit={save.edit} />
        <fieldset className="span field">
          <legend className="label">{text.style}</legend>
          <div className="radio-line">
            {TRAVEL_STYLES.map((style) => (
              <label key={style}>
                <input type="radio" name="style" checked={draft.travelStyle === style} disabled={busy && draft.travelStyle !== style} onChange={() => save.edit({ travelStyle: style })} />
                <span>{text.styles[style]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {/* Enter in a field sends the form; the button that one sees stands in the footer. */}
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      </form>
    </>
  )
}

interface PartProps {
  draft: TripDraft
  busy: boolean
  edit: Save['edit']
}

function DatesAndTravelers({ draft, busy, edit }: PartProps) {
  return (
    <>
      <DatesField dates={draft} disabled={busy} onDates={(dates) => edit({ ...dates, proposed: false })} />
      {draft.proposed && <p className="small span">{text.proposed}</p>}
      <TravelersField groupSize={draft.groupSize} disabled={busy} onGroupSize={(groupSize) => edit({ groupSize })} />
    </>
  )
}

function Budget({ draft: { budget, currency }, busy, edit }: PartProps) {
  const hint = useId()
  const example = sayMoney({ amount: 2000, currency })
  const wrong = Number.isNaN(readBudget(budget))
  return (
    <div className="field">
      <label className="label" htmlFor={`${hint}-field`}>
        {text.budget} <span className="tiny">{text.optional}</span>
      </label>
      <input
        id={`${hint}-field`}
        className="answer"
        readOnly={busy}
        value={budget}
        maxLength={40}
        placeholder={text.budgetExample(example)}
        aria-invalid={wrong}
        aria-describedby={wrong ? hint : undefined}
        onInput={(event) => edit({ budget: event.currentTarget.value })}
      />
      {wrong && (
        <p className="hint wrong" id={hint}>
          {text.budgetWrong(example)}
        </p>
      )}
    </div>
  )
}
