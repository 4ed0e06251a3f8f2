import { dayRange, type Day } from '@meander/sdk/contract/days'
import type { ReactNode } from 'react'
import { formatDay } from '../dates.ts'
import { mayPick, weeksOf, type DayPick } from './range.ts'

/** A week from Monday on, only for its names. */
const WEEK = dayRange('2027-05-03' as Day, '2027-05-09' as Day)

interface MonthProps {
  month: Day
  pick: DayPick
  /** What of it stands already when the next day is pressed. */
  asked: DayPick
  bounds: { today: Day; longest: number }
  /** The one day that Tab reaches; arrow keys go on from it. */
  reached: Day
  onPick: (day: Day) => void
  previous: ReactNode
  next: ReactNode
  second?: boolean
}

/** One month of days as a grid. */
export function Month({ month, pick, asked, bounds, reached, onPick, previous, next, second = false }: MonthProps) {
  const name = formatDay(month, 'MMMM yyyy')
  return (
    <div className={second ? 'month second' : 'month'}>
      <div className="month-head">
        {previous}
        <h3 aria-live={second ? undefined : 'polite'}>{name}</h3>
        {next}
      </div>
      <table role="grid" aria-label={name}>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, 'EEEE')}>
                {formatDay(day, 'EEE')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={day ?? column} className={day ? cellOf(day, pick, bounds.today) : undefined} aria-selected={day ? isPicked(day, pick) : undefined}>
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={formatDay(day, 'EEEE, MMMM d, yyyy')}
                      aria-pressed={day === pick.from || day === pick.to}
                      aria-current={day === bounds.today ? 'date' : undefined}
                      disabled={!mayPick(day, asked, bounds)}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellOf(day: Day, { from, to }: DayPick, today: Day): string | undefined {
  const place = from === null || (day !== from && day !== to) ? within(day, from, to) : from === to || to === null ? 'from alone' : day === from ? 'from' : 'to'
  return [place, day === today && 'today'].filter(Boolean).join(' ') || undefined
}

function isPicked(day: Day, { from, to }: DayPick): boolean {
  return from !== null && day >= from && day <= (to ?? from)
}

function within(day: Day, from: Day | null, to: Day | null): string | false {
  return from !== null && to !== null && day > from && day < to && 'within'
}
