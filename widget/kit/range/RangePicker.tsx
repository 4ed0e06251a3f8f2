import { addDays, type Day } from '@meander/sdk/contract/days'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dates as text } from '../../i18n/en/dates.ts'
import { Icon } from '../ui/later.ts'
import { useSheet } from '../ui/use-sheet.ts'
import { Month } from './Month.tsx'
import { addMonths, mayPick, monthAfterPick, monthOf, pickDay, type DayPick } from './range.ts'
import sheet from './range.css?inline'

interface RangePickerProps {
  pick: DayPick
  onPick: (pick: DayPick) => void
  today: Day
  /** The most days that a trip may have. */
  longest: number
}

const STEPS: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => sameDayIn(addMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayIn(addMonths(monthOf(day), 1), day),
}

/** Two months side by side (one where it is narrow) to pick a range in, by pointer or by arrow keys. */
export function RangePicker({ pick, onPick, today, longest }: RangePickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState(monthOf(pick.from ?? today))
  const [focused, setFocused] = useState<Day | null>(null)
  const bounds = { today, longest }
  useSheet(sheet)

  useEffect(() => {
    if (focused) box.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, month])

  const handlePick = (day: Day) => {
    const next = pickDay(pick, day)
    setMonth(monthAfterPick(month, next))
    onPick(next)
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    const day = event.target instanceof HTMLElement ? (event.target.dataset.day as Day | undefined) : undefined
    if (!step || !day) return
    event.preventDefault()
    const wanted = step(day)
    if (!mayPick(wanted, pick, bounds)) return
    if (wanted < month || wanted >= addMonths(month, 1)) setMonth(monthOf(wanted))
    setFocused(wanted)
  }
  const shared = { pick, bounds, onPick: handlePick, reached: reachedIn(month, focused ?? pick.from, today) }

  return (
    <div className="months" ref={box} onKeyDown={handleKey}>
      <Month
        {...shared}
        month={month}
        previous={<Turn icon="previous" label={text.previousMonth} disabled={month <= monthOf(today)} onTurn={() => setMonth(addMonths(month, -1))} />}
        next={<Turn icon="next" label={text.nextMonth} narrow onTurn={() => setMonth(addMonths(month, 1))} />}
      />
      <Month
        {...shared}
        second
        month={addMonths(month, 1)}
        previous={<span className="month-gap" />}
        next={<Turn icon="next" label={text.nextMonth} onTurn={() => setMonth(addMonths(month, 1))} />}
      />
    </div>
  )
}

interface TurnProps {
  icon: 'previous' | 'next'
  label: string
  narrow?: boolean
  disabled?: boolean
  onTurn: () => void
}

function Turn({ icon, label, narrow = false, disabled = false, onTurn }: TurnProps) {
  return (
    <button className={narrow ? 'icon-button only-narrow' : 'icon-button'} type="button" aria-label={label} disabled={disabled} onClick={onTurn}>
      <Icon name={icon} />
    </button>
  )
}

function reachedIn(month: Day, wanted: Day | null, today: Day): Day {
  const shown = (day: Day | null): day is Day => day !== null && day >= month && day < addMonths(month, 2)
  return shown(wanted) ? wanted : shown(today) ? today : month
}

function sameDayIn(month: Day, day: Day): Day {
  const last = Number(addDays(addMonths(month, 1), -1).slice(8))
  return addDays(month, Math.min(Number(day.slice(8)), last) - 1)
}
