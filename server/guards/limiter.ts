/** How many requests of one kind a client may make in a window of so many seconds. */
export interface Allowance {
  count: number
  seconds: number
}

/** `retryAfter` is in whole seconds, 1 or more, when the request is over the allowance. */
export type Verdict = { allowed: true } | { allowed: false; retryAfter: number }

/** Counts requests. A store of its own, so that several instances can count together. */
export interface LimitStore {
  /** Counts one request under `key` and says whether it is within the allowance. */
  take(key: string, allowance: Allowance, now: Date): Promise<Verdict>
}

export const LIMIT_NAMES = ['read', 'search', 'write', 'chat', 'speech', 'sign-in', 'share-email', 'auth-poll'] as const
export type LimitName = (typeof LIMIT_NAMES)[number]
export type Allowances = Readonly<Record<LimitName, Allowance>>

export interface Limiter {
  take(name: LimitName, client: string, share?: number): Promise<Verdict>
}

/** `share` widens an allowance: an address may be that of many clients. */
export function createLimiter(store: LimitStore, allowances: Allowances, clock: () => Date): Limiter {
  return {
    take(name, client, share = 1) {
      const { count, seconds } = allowances[name]
      return store.take(`${name} ${client}`, { count: count * share, seconds }, clock())
    },
  }
}

/** Which window an instant falls in, and the seconds until the next one begins. */
export function windowOf(now: Date, seconds: number): { number: number; secondsLeft: number } {
  const length = seconds * 1000
  const number = Math.floor(now.getTime() / length)
  return { number, secondsLeft: Math.max(1, Math.ceil(((number + 1) * length - now.getTime()) / 1000)) }
}
