import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { useId, useState } from 'react'
import { destinations as texts } from '../../i18n/en/destinations.ts'
import { formatDayRange } from '../../kit/dates.ts'
import { DatesButton } from '../../kit/range/DatesButton.tsx'
import { Dialog, Icon } from '../../kit/ui/later.ts'
import { DestinationField } from './DestinationField.tsx'
import type { DestinationSearch } from './destination-search.ts'
import { mayStart, planSentence, type Plan } from './plan.ts'

const text = texts.plan

interface PlanDialogProps {
  /** Asks at once, without waiting for a pause in typing. */
  search: DestinationSearch
  /** What the page around us has named already. */
  start?: Partial<Plan>
  /** Says it in the chat. */
  onSend: (sentence: string) => void
  onClose: () => void
}

/** 'Plan Your Adventure': where, when, what for; then it is said in the chat. */
export function PlanDialog({ search, start, onSend, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState<Plan>({ destination: '', dates: null, interests: '', ...start })
  const change = (part: Partial<Plan>) => setPlan((known) => ({ ...known, ...part }))
  const handleStart = () => {
    if (!mayStart(plan)) return
    onClose()
    onSend(planSentence(plan))
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {text.cancel}
      </button>
      <button className="go" type="button" disabled={!mayStart(plan)} onClick={handleStart}>
        {text.start}
      </button>
    </>
  )
  return (
    <Dialog title={text.title} onClose={onClose} footer={footer}>
      <div className="fields">
        <DestinationField label={text.where} placeholder={text.whereExample} value={plan.destination} search={search} onChange={(destination) => change({ destination })} />
        <DatesField dates={plan.dates} onChange={(dates) => change({ dates })} />
        <label className="field">
          <span className="label">{text.what}</span>
          <textarea
            className="answer"
            rows={2}
            maxLength={1000}
            value={plan.interests}
            placeholder={text.whatExample}
            onInput={(event) => change({ interests: event.currentTarget.value })}
          />
        </label>
      </div>
    </Dialog>
  )
}

function DatesField({ dates, onChange }: { dates: Plan['dates']; onChange: (dates: Plan['dates']) => void }) {
  const label = useId()
  const value = useId()
  return (
    <div className="field">
      <span className="label" id={label}>
        {text.when}
      </span>
      <DatesButton className="answer" labelledBy={`${label} ${value}`} dates={dates} longest={MAX_ITINERARY_DAYS} onDates={onChange}>
        <span id={value} className={dates ? undefined : 'unset'}>
          {dates ? formatDayRange(dates.from, dates.to) : text.whenExample}
        </span>
        <Icon name="calendar" />
      </DatesButton>
    </div>
  )
}
