import { minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { CutOff } from '../wire/product.ts'
import type { RawStart } from './day-starts.ts'
import { instantIn } from '../../../zone-time.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d/

/** What the cut-off of a start is counted from. */
export interface CutOffRule {
  cutOff: CutOff | undefined
  timeZone: string
}

/** The instant, in epoch milliseconds, from which a start can no longer be booked: a time of its day in the product's zone, and so many minutes before it. */
export function bookableUntil({ cutOff, timeZone }: CutOffRule, day: Day, start: Pick<RawStart, 'startTime' | 'open'>): number {
  const before = cutOff?.bookingCutoffInMinutes ?? 0
  return instantIn(timeZone, day, anchorOf(cutOff, start)) - before * 60_000
}

/** Minutes after midnight. Where a product has no hours, its start stands for them. */
function anchorOf(cutOff: CutOff | undefined, { startTime, open }: Pick<RawStart, 'startTime' | 'open'>): number {
  const start = minutesOf(startTime)
  switch (cutOff?.bookingCutoffType) {
    case 'OPENING_TIME':
      return open?.from ?? start
    case 'CLOSING_TIME':
      return open?.to ?? start
    case 'FIXED_TIME':
      return TIME.test(cutOff.bookingCutoffFixedTime ?? '') ? minutesOf(cutOff.bookingCutoffFixedTime ?? '') : start
    default:
      return start
  }
}
