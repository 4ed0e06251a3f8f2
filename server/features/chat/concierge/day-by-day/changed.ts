import type { PlanWish } from './plan-wish.ts'
import type { Made, PlanDay } from './say-plan.ts'

/** Wishes that change the plan, or look at a part of it. */
export type Change = Exclude<PlanWish, { kind: 'all' | 'each' | 'shape' | 'again' | 'onward' | 'total' | 'room' | 'which' | 'which-out' | 'which-days' | 'rain' | 'recap' | 'offer' }>

export interface Changed extends Made {
  wish: Change
}

/** Another day than it was. */
export function isTouched({ date, items }: PlanDay, { plan }: Changed): boolean {
  const then = plan.filter((one) => one.date === date).map(({ productCode, startTime }) => `${productCode} ${startTime}`)
  return then.join() !== items.map(({ productCode, proposed }) => `${productCode} ${proposed?.time ?? ''}`).join()
}
