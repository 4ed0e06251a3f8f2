import { useState, type KeyboardEvent } from 'react'
import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { formatDayRange } from '../../../kit/dates.ts'
import { DatesDialog } from '../../../kit/range/DatesDialog.tsx'
import { useStore } from '../../../kit/use-store.ts'
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
  const [before, setBefore] = useState(dates)
  const value = dates.from ? formatDayRange(dates.from, dates.to) : ''
  const close = () => setOpen(false)
  const show = () => {
    setBefore(dates)
    setOpen(true)
  }
  const takeBack = () => {
    form.pickDates(before)
    close()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!OPENING.has(event.key)) return
    event.preventDefault()
    show()
  }
  return (
    <>
      <input
        {...attributes}
        style={widthOf(value || attributes.placeholder)}
        readOnly
        aria-haspopup="dialog"
        value={value}
        onClick={show}
        onKeyDown={handleKey}
      />
      {open && (
        <DatesDialog
          dates={dates.from && { from: dates.from, to: dates.to ?? dates.from }}
          longest={MAX_ITINERARY_DAYS}
          onClose={close}
          onConfirm={close}
          letter={{ onPick: form.pickDates, onCancel: takeBack }}
        />
      )}
    </>
  )
}
