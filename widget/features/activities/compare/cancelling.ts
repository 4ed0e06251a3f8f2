import type { CancellationPolicy } from '@meander/sdk/contract/activities'
import { addDays, minutesOf, timeOfMinutes, type Day, type TimeOfDay } from '@meander/sdk/contract/days'

/** Until how many hours before the start all of the money comes back; never, or in other words. */
export type Cancelling = { state: 'until'; hours: number } | { state: 'never' } | { state: 'other'; words: string }

const NOT_REFUNDABLE = /non-?refundable|not (?:be )?refund|no refund|all sales (?:are )?final|cannot be cancel/i
const FREE_UNTIL = /(?:free|full refund|100 ?%)[^.]*?(\d+)\s*(hour|day)/i
const FREE_UNTIL_START = /free cancellation[^.]*until (?:the start|it begins)/i

export function readCancelling(policy: CancellationPolicy | undefined): Cancelling | null {
  if (policy === undefined || policy === '') return null
  if (typeof policy === 'string') return readWords(policy)
  const refunds = policy.refundEligibility ?? []
  const whole = refunds.filter(({ percentageRefundable }) => percentageRefundable >= 100).map(({ dayRangeMin }) => dayRangeMin)
  if (whole.length > 0) return { state: 'until', hours: Math.min(...whole) * HOURS }
  if (policy.type === 'ALL_SALES_FINAL' || (refunds.length > 0 && refunds.every(({ percentageRefundable }) => percentageRefundable === 0))) return { state: 'never' }
  return policy.description ? readWords(policy.description) : null
}

const HOURS = 24

function readWords(words: string): Cancelling {
  const [, amount, unit = ''] = FREE_UNTIL.exec(words) ?? []
  if (amount !== undefined) return { state: 'until', hours: Number(amount) * (/day/i.test(unit) ? HOURS : 1) }
  if (FREE_UNTIL_START.test(words)) return { state: 'until', hours: 0 }
  return NOT_REFUNDABLE.test(words) ? { state: 'never' } : { state: 'other', words }
}

/** The moment so many hours before a start, both by the clock of the place. */
export function momentBefore(start: { date: Day; time: TimeOfDay }, hours: number): { date: Day; time: TimeOfDay } {
  const minutes = minutesOf(start.time) - hours * 60
  const days = Math.floor(minutes / MINUTES_OF_DAY)
  return { date: addDays(start.date, days), time: timeOfMinutes(minutes - days * MINUTES_OF_DAY) }
}

const MINUTES_OF_DAY = 1440
