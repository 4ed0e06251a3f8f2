import { useEffect, useState } from 'react'
import type { Day } from '@meander/sdk/contract/days'
import { clockIn } from './day-texts.ts'

const MINUTE_MS = 60_000

/** Today and the minute of the day where the trip is; moves on by itself. */
export function useNow(clock: () => Date, zone: string | undefined): { date: Day; minutes: number } {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [clock])
  return clockIn(zone, now)
}
