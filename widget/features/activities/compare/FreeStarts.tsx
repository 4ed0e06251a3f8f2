import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import { compare as text } from '../../../i18n/en/compare.ts'
import { formatDay } from '../../../kit/dates.ts'
import { daysOf, sayHour, SHORT_DAY } from './answers.ts'
import type { Dates, Lookup } from './compare.ts'
import { freeDays, type FreeDay } from './free-starts.ts'

/** So many are told at once; the others are folded. */
const DAYS_SHOWN = 2
const TIMES_SHOWN = 3

interface FreeStartsProps {
  starts: Lookup<readonly AvailabilitySlot[]>
  dates: Dates | null
  people: number
}

/** When it begins on their days, with room for all of them. */
export function FreeStarts({ starts, dates, people }: FreeStartsProps) {
  if (dates === null) return <span className="small">{text.starts.noDates}</span>
  if (starts.state === 'failed') return <span className="small">{text.failed}</span>
  if (starts.state === 'looking') {
    return (
      <span className="ghost line">
        <span className="hidden">{text.looking}</span>
      </span>
    )
  }
  const free = freeDays(starts.found, people)
  if (free.length === 0) return <>{text.starts.none}</>
  const rest = free.slice(DAYS_SHOWN)
  return (
    <div className="starts">
      {text.starts.onDays(free.length, daysOf(dates).length)}
      <Days days={free.slice(0, DAYS_SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{text.starts.moreDays(rest.length)}</summary>
          <Days days={rest} />
        </details>
      )}
    </div>
  )
}

function Days({ days }: { days: readonly FreeDay[] }) {
  return (
    <ul>
      {days.map(({ date, times }) => (
        <li key={date}>
          <b>{formatDay(date, SHORT_DAY)}</b> {times.slice(0, TIMES_SHOWN).map(sayHour).join(', ')}
          {times.length > TIMES_SHOWN && ` ${text.starts.more(times.length - TIMES_SHOWN)}`}
        </li>
      ))}
    </ul>
  )
}
