import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'

const MOST_FORMATS = 1000

/** The calendar day at that instant in an IANA zone; in UTC when the zone is unknown. */
export function dayIn(now: Date, timeZone: string | undefined): Day {
  const utc = now.toISOString().slice(0, 10) as Day
  if (timeZone === undefined || timeZone === '') return utc
  try {
    const day = formatIn(timeZone).format(now)
    return isDay(day) ? day : utc
  } catch {
    return utc
  }
}

/** Making one takes longer than most of what is done with it. There are no more of them than zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  // Each zone may be written in capitals or not, in many ways.
  if (formats.size < MOST_FORMATS) formats.set(timeZone, format)
  return format
}
