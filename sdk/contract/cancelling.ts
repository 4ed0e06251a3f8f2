import type { CancellationPolicy } from './activities.ts'

/** Until how many hours before the start all of the money comes back; never, or in other words. */
export type Cancelling = { state: 'until'; hours: number } | { state: 'never' } | { state: 'other'; words: string }

const NOT_REFUNDABLE = /non-?refundable|not (?:be )?refund|no refund|all sales (?:are )?final|cannot be cancel/i
const WHOLE = /free|full|100 ?%/i
const BACK = /cancel|refund/i
const LENGTH = /(\d+)[\s-]*(h|d)(?:ou)?(?:rs?|ays?)?\b/i
/** What follows is not offered, or counts from the booking rather than back from the start. */
const OTHERWISE = /\b(?:not|no|never|cannot|but|except|within|after)\b/i
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

/** Promised is only what one sentence says in full: that it costs nothing, to cancel, until when. */
function readWords(words: string): Cancelling {
  for (const sentence of words.split(/[.;!]/)) {
    const [promise = ''] = sentence.split(OTHERWISE)
    const [, amount, unit = ''] = LENGTH.exec(promise) ?? []
    if (amount !== undefined && WHOLE.test(promise) && BACK.test(promise)) return { state: 'until', hours: Number(amount) * (/d/i.test(unit) ? HOURS : 1) }
  }
  if (FREE_UNTIL_START.test(words)) return { state: 'until', hours: 0 }
  return NOT_REFUNDABLE.test(words) ? { state: 'never' } : { state: 'other', words }
}
