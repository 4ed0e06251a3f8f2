import { useStore } from '@nanostores/react'
import { useState, type KeyboardEvent } from 'react'
import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { dates as texts } from '../../../i18n/en/dates.ts'
import { templates } from '../../../i18n/en/templates.ts'
import { dayOf, formatDayRange } from '../../../kit/dates.ts'
import { RangePicker } from '../../../kit/range/RangePicker.tsx'
import { Dialog } from '../../../kit/ui/later.ts'
import { widthOf, type BlankAttributes } from './blank-attributes.ts'
import type { TemplateForm } from './template-form.ts'

interface DatesBlankProps {
  attributes: BlankAttributes
  form: TemplateForm
}

const OPENING = new Set(['Enter', ' ', 'ArrowDown'])

/** Dates are not typed but picked; what is picked stands in the letter at once. */
export function DatesBlank({ attributes, form }: DatesBlankProps) {
  const dates = useStore(form.$dates)
  const [open, setOpen] = useState(false)
  const value = dates.from ? formatDayRange(dates.from, dates.to) : ''
  const close = () => setOpen(false)
  const handleKey = (event: KeyboardEvent) => {
    if (!OPENING.has(event.key)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <input
        {...attributes}
        style={widthOf(value || attributes.placeholder)}
        readOnly
        aria-haspopup="dialog"
        value={value}
        onClick={() => setOpen(true)}
        onKeyDown={handleKey}
      />
      {open && (
        <Dialog title={templates.dates} size="slim" onClose={close} footer={<Done onPress={close} />}>
          <RangePicker single pick={dates} onPick={form.pickDates} today={dayOf(new Date())} longest={MAX_ITINERARY_DAYS} />
          <p className="picked">{value}</p>
        </Dialog>
      )}
    </>
  )
}

function Done({ onPress }: { onPress: () => void }) {
  return (
    <button className="go" type="button" onClick={onPress}>
      {texts.done}
    </button>
  )
}
