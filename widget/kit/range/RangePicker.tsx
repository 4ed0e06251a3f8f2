import { daysBetween, type Day } from '@meander/sdk/contract/days'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { dates as text } from '../../i18n/en/dates.ts'
import { formatDay, formatDayRange } from '../dates.ts'
import { Icon } from '../ui/later.ts'
import { useAfterPaint } from '../use-after-paint.ts'
import { useSheet } from '../ui/use-sheet.ts'
import { Month } from './Month.tsx'
import { addMonths, dayByKey, mirrored, monthAfterPick, monthOf, nearestPick, pickDay, type DayPick } from './range.ts'
import sheet from './range.css?inline'

interface RangePickerProps {
  pick: DayPick
  onPick: (pick: DayPick) => void
  today: Day
  /** The most days that a trip may have. */
  longest: number
  /** Each press chooses the last day of the range. */
  firstStays?: boolean
  /** One month alone, 340 px wide. */
  single?: boolean
}

/** Two months side by side (one where it is narrow) to pick a range in, by pointer or by keys. */
export function RangePicker({ single = false, ...picking }: RangePickerProps) {
  const { pick, today, longest } = picking
  const { box, month, first, asked, turn, handlePick, handleKey, reached } = useMonths(picking, single ? 1 : 2)
  const shared = { pick, asked, bounds: { today, longest }, onPick: handlePick, reached }
  useSheet(sheet)
  // It keeps its place, and nobody waits for it: one begins in the first.
  const both = useAfterPaint() && !single

  return (
    <div className={single ? 'months single' : 'months'} ref={box} onKeyDown={handleKey}>
      <Month
        {...shared}
        month={month}
        previous={<Turn icon="previous" label={text.previousMonth} disabled={month <= first} onTurn={() => turn(-1)} />}
        next={<Turn icon="next" label={text.nextMonth} narrow={!single} onTurn={() => turn(1)} />}
      />
      {both && (
        <Month
          {...shared}
          second
          month={addMonths(month, 1)}
          previous={<span className="month-gap" />}
          next={<Turn icon="next" label={text.nextMonth} onTurn={() => turn(1)} />}
        />
      )}
      <p className="hidden" role="status">
        {saidOf(pick)}
      </p>
    </div>
  )
}

/** Which months are shown, which day is reached, and what a press and a key do with them. */
function useMonths({ pick, onPick, today, longest, firstStays = false }: Omit<RangePickerProps, 'single'>, months: number) {
  const box = useRef<HTMLDivElement>(null)
  const [month, setMonth] = useState(monthOf(pick.from && pick.from > today ? pick.from : today))
  const [focused, setFocused] = useState<Day | null>(null)
  const bounds = { today, longest }
  /** Of the two days the one that the next press chooses. */
  const asked = firstStays ? { ...pick, to: null } : pick
  const first = monthOf(pick.from && pick.from < today ? pick.from : today)

  // Before the next key: whoever types fast would press what stood there before.
  useLayoutEffect(() => {
    if (focused) box.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const turn = (by: number) => {
    setFocused(null)
    setMonth(addMonths(month, by))
  }
  const handlePick = (day: Day) => {
    const next = pickDay(asked, day)
    const shown = monthAfterPick(month, next)
    setMonth(shown)
    // Its own day has left with the month.
    setFocused(shown === month ? day : shown)
    onPick(next)
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const day = event.target instanceof HTMLElement ? (event.target.dataset.day as Day | undefined) : undefined
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const wanted = day && dayByKey(backwards ? mirrored(event.key) : event.key, event.shiftKey, day)
    if (!wanted) return
    event.preventDefault()
    const reached = nearestPick(wanted, asked, bounds)
    if (reached < month || reached >= addMonths(month, 1)) setMonth(monthOf(reached))
    setFocused(reached)
  }
  const reached = nearestPick(reachedIn(month, { wanted: focused ?? (firstStays ? pick.to : pick.from), today, months }), asked, bounds)
  return { box, month, first, asked, turn, handlePick, handleKey, reached }
}

/** What has been picked, and what is missing, for who does not see it. */
function saidOf({ from, to }: DayPick): string {
  if (from === null) return ''
  return to === null ? text.started(formatDay(from)) : text.ranged(formatDayRange(from, to), daysBetween(from, to) + 1)
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

function reachedIn(month: Day, { wanted, today, months }: { wanted: Day | null; today: Day; months: number }): Day {
  const shown = (day: Day | null): day is Day => day !== null && day >= month && day < addMonths(month, months)
  return shown(wanted) ? wanted : shown(today) ? today : month
}
