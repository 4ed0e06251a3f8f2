import { answersWish } from '../../ranking/index.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'
import { wishNamed } from './wish-named.ts'

const ONLY = /\b(?:only|just|nothing but)\b/

/** 'In Florence only food': of several towns, all that is planned in that one and is none of it becomes something that is. */
export function readOfTown(text: string, told: Told): PlanWish | null {
  const place = told.places.length < 2 || !ONLY.test(text) ? undefined : told.places.find(({ name }) => text.includes(name.toLowerCase()))
  const wish = place === undefined ? null : wishNamed(told)
  if (place === undefined || wish === null) return null
  const out = told.plan.filter(({ date, card }) => place.days.some((day) => day === date) && answersWish(card, wish) === 0)
  return { kind: 'swap', codes: out.map(({ productCode }) => productCode), wish, day: null, isEach: true }
}
