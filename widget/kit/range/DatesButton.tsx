import { useState, type ReactNode } from 'react'
import { DatesDialog, type DatesOfTrip } from './DatesDialog.tsx'

interface DatesButtonProps {
  dates: DatesOfTrip | null
  longest: number
  mayHaveBegun?: boolean | undefined
  onDates: (dates: DatesOfTrip) => void
  className: string
  /** The ids of what names it, where its own words are not enough. */
  labelledBy?: string
  disabled?: boolean | undefined
  children: ReactNode
}

/** Opens 'Select Travel Dates' and hands on what is confirmed there. */
export function DatesButton({ dates, longest, mayHaveBegun, onDates, className, labelledBy, disabled, children }: DatesButtonProps) {
  const [open, setOpen] = useState(false)
  const handleConfirm = (chosen: DatesOfTrip) => {
    setOpen(false)
    onDates(chosen)
  }
  return (
    <>
      <button className={className} type="button" aria-labelledby={labelledBy} aria-haspopup="dialog" disabled={disabled} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <DatesDialog dates={dates} longest={longest} mayHaveBegun={mayHaveBegun} onClose={() => setOpen(false)} onConfirm={handleConfirm} />}
    </>
  )
}
