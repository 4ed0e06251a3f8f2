import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { kept } from '@meander/sdk/contract/kept'

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

/** Each zone may be written in capitals or not, in many ways. */
const formatIn = kept((timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }), 1000)
