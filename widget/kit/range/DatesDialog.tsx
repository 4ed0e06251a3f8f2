import { addDays, daysBetween, type Day } from '@meander/sdk/contract/days'
import { useState, type MouseEvent } from 'react'
import { app } from '../../i18n/en.ts'
import { dates as text } from '../../i18n/en/dates.ts'
import { dayOf, formatDayRange } from '../dates.ts'
import { Dialog } from '../ui/Dialog.tsx'
import type { DayPick } from './range.ts'
import { RangePicker } from './RangePicker.tsx'

/** A first and a last day; the same day twice is a trip of one day. */
export interface DatesOfTrip {
  from: Day
  to: Day
}

interface DatesDialogProps {
  dates: DatesOfTrip | null
  longest: number
  /** The first day of a trip that has begun stays, until another one is asked for. */
  mayHaveBegun?: boolean | undefined
  /** Default: the visitor's own. */
  today?: Day
  /** In the blank of a letter, which one month fills in while one picks. Cancel takes it back. */
  letter?: { onPick: (pick: DayPick) => void; onCancel: () => void }
  onConfirm: (dates: DatesOfTrip) => void
  onClose: () => void
}

/** 'Select Travel Dates': a range, confirmed or left as it was. */
export function DatesDialog({ dates, longest, mayHaveBegun, today = dayOf(new Date()), letter, onConfirm, onClose }: DatesDialogProps) {
  const [firstStays, setFirstStays] = useState(mayHaveBegun === true && hasBegun(dates, { today, longest }))
  const [pick, setPick] = useState<DayPick>(firstStays && dates ? dates : stillAhead(dates, today))
  const { from, to } = pick
  const handlePick = (next: DayPick) => {
    setPick(next)
    letter?.onPick(next)
  }
  const handleAnew = ({ currentTarget }: MouseEvent) => {
    // It goes with its own press; a day is where one goes on.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    setFirstStays(false)
    setPick({ from: null, to: null })
  }
  const footer = (
    <>
      {!letter && (
        <p className="chosen-dates push">
          {from && <time>{formatDayRange(from, to)}</time>}
          <span className="small">{from ? text.length(daysBetween(from, to ?? from) + 1) : text.hint}</span>
        </p>
      )}
      <button className="button" type="button" onClick={letter?.onCancel ?? onClose}>
        {app.cancel}
      </button>
      <button className="go" type="button" disabled={!from} onClick={() => from && onConfirm({ from, to: to ?? from })}>
        {letter ? text.done : text.confirm}
      </button>
    </>
  )
  return (
    <Dialog title={text.title} size={letter ? 'slim' : 'broad'} onClose={onClose} footer={footer}>
      {firstStays && (
        <p className="first-stays">
          {text.firstStays}
          <button className="quiet" type="button" onClick={handleAnew}>
            {text.otherFirst}
          </button>
        </p>
      )}
      <RangePicker firstStays={firstStays} single={letter !== undefined} pick={pick} onPick={handlePick} today={today} longest={longest} />
      {letter && <p className="picked">{from ? formatDayRange(from, to) : <span className="small">{text.hint}</span>}</p>}
    </Dialog>
  )
}

/** It has, and could still have another last day. */
function hasBegun(dates: DatesOfTrip | null, { today, longest }: { today: Day; longest: number }): boolean {
  return dates !== null && dates.from < today && addDays(dates.from, longest - 1) >= today
}

/** Dates that are past, or too far gone to change, are no help: the picking begins anew. */
function stillAhead(dates: DatesOfTrip | null, today: Day): DayPick {
  if (dates === null || dates.to < today) return { from: null, to: null }
  return dates.from < today ? { from: null, to: null } : { from: dates.from, to: dates.to < addDays(dates.from, 1) ? null : dates.to }
}
