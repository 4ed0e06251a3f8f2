import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present moment, which moves on by itself every minute. */
export function useNow(clock: () => Date): Date {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
