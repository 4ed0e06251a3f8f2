import type { SummarizedActivity } from '../../tools/found-summary.ts'
import type { Change } from '../day-by-day/changed.ts'
import { offeredWay, refusedIn } from '../day-by-day/no-room.ts'
import type { PlanWish } from '../day-by-day/plan-wish.ts'
import { itemsOf, planDays } from '../day-by-day/say-plan.ts'
import type { Made } from '../day-by-day/say-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Offer } from './offer.ts'

/** What the words about a plan offer at their end; null where they offer nothing. */
export function offerOf(made: Made): Offer | null {
  const items = itemsOf(made)
  if (made.wish.kind === 'offer') return offered(items.filter(({ proposed }) => made.wish.kind === 'offer' && made.wish.days.some(({ date }) => date === proposed?.date)))
  const days = planDays(made, items)
  const [first] = refusedIn({ ...made, wish: made.wish as Change }).flatMap((refused) => { const way = offeredWay(refused, days); return way === null ? [] : [{ refused, way }] })
  if (first === undefined || first.refused.code === null) return null
  return { kind: 'put', things: [{ code: first.refused.code, title: first.refused.title, ...first.way }] }
}

function offered(items: readonly SummarizedActivity[]): Offer | null {
  const things = items.flatMap(({ productCode, title, proposed }) => (proposed === null ? [] : [{ code: productCode, title, slots: [{ date: proposed.date, startTime: proposed.time }], instead: [] }]))
  return things.length === 0 ? null : { kind: 'put', things }
}

/** What is asked before anything is done. */
export function askedBy(wish: PlanWish, plan: readonly Standing[]): Offer | null {
  const codes = plan.map(({ productCode }) => productCode)
  if (wish.kind === 'which-out') return { kind: 'out', codes: wish.codes.length > 0 ? [...wish.codes] : codes }
  return wish.kind === 'which' ? { kind: 'to', codes: codes.filter((code) => (wish.codes ?? codes).includes(code)), date: wish.to.date } : null
}
