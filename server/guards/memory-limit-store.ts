import { windowOf } from './limiter.ts'
import type { LimitStore } from './limiter.ts'

interface Count {
  window: number
  used: number
  /** Milliseconds since the epoch, after which the count says nothing any more. */
  endsAt: number
}

const SWEEP_EVERY = 60_000

/** Counts of this process alone. */
export function createMemoryLimitStore(): LimitStore {
  const counts = new Map<string, Count>()
  let sweepAt = 0

  function sweep(now: number): void {
    if (now < sweepAt) return
    sweepAt = now + SWEEP_EVERY
    for (const [key, count] of counts) if (count.endsAt <= now) counts.delete(key)
  }

  return {
    async take(key, { count: allowed, seconds }, now) {
      sweep(now.getTime())
      const { number, secondsLeft } = windowOf(now, seconds)
      const known = counts.get(key)
      const used = known?.window === number ? known.used + 1 : 1
      counts.set(key, { window: number, used, endsAt: now.getTime() + secondsLeft * 1000 })
      return used <= allowed ? { allowed: true } : { allowed: false, retryAfter: secondsLeft }
    },
  }
}
