import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'

/** The calendar day at that instant in an IANA zone; in UTC when the zone is unknown. */
export function dayIn(now: Date, timeZone: string | undefined): Day {
  const utc = now.toISOString().slice(0, 10) as Day
  if (timeZone === undefined || timeZone === '') return utc
  try {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
    return isDay(day) ? day : utc
  } catch {
    return utc
  }
}
