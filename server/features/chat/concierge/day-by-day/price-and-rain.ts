import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { isIndoors } from '../../ranking/index.ts'
import { asksForCheaper } from '../refinements.ts'
import { daysNamed } from './days-named.ts'
import type { PlanWish } from './plan-wish.ts'
import { isShownLast } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'
import type { Told } from './told.ts'

const LESS_MONEY = pattern()`
  \b(?:bring|get|keep|cut|reduce|lower)\b.{0,24}\b(?:price|cost|costs|total|sum|bill|budget)\b(?:.{0,12}\bdown\b)?|
  \b(?:over|above|beyond) (?:our|the|my) budget\b|\bspend less\b|\bless money\b|\bcan't afford\b|\bsave (?:some |a bit of |a little )?money\b
`
const RAIN = /\b(?:rain(?:s|y|ing)?|wet (?:day|weather)|pour(?:s|ing)|bad weather|weather (?:is|turns|gets|goes) (?:bad|awful|terrible|wet|foul))\b/
const CERTAIN = /\b(?:will|going to|is|it's|says|forecast|supposed to|something|anything|swap|replace|move|change|instead|indoors)\b/
/** So many of a plan are made cheaper at once. */
const MANY = 5

/** 'Cheaper', of the plan as a whole, of some of its days or of one thing. */
export function readPrice(text: string, { told: { plan, reading }, codes, dates }: { told: Told; codes: readonly string[]; dates: readonly Day[] }): PlanWish | null {
  const isWanted = (asksForCheaper(text) && !/\bfree\b/.test(text)) || LESS_MONEY.test(text)
  if (!isWanted || (codes.length === 0 && dates.length === 0 && !isShownLast(reading)) || /^\W*(?:which|what|is|are) (?:one|of|is|the|it|that|they|these|those)\b/.test(text)) return null
  const among = plan.filter(({ productCode, date }) => (codes.length > 0 ? codes.includes(productCode) : dates.length === 0 || dates.some((one) => one === date)))
  const dearest = among.toSorted((left, right) => priceOf(right) - priceOf(left)).slice(0, codes.length > 0 ? codes.length : among.length >= MANY ? 2 : 1)
  return dearest.length === 0 ? null : { kind: 'cheaper', codes: dearest.map(({ productCode }) => productCode) }
}

function priceOf({ card }: Standing): number {
  return card.price?.amount ?? 0
}

/** 'What if it rains' asks what then; who knows that it will wants something else there. */
export function readRain(text: string, { told: { plan, reading, days }, dates }: { told: Told; dates: readonly Day[] }): PlanWish | null {
  if (ASKS_FOR_WET.test(reading.lastAnswer.trim()) && AGREES.test(text)) return forWetDays(plan, offeredIn(reading.lastAnswer, days))
  if (!RAIN.test(text) || (dates.length === 0 && !isShownLast(reading))) return null
  const isAsked = text.includes('?') ? !/\b(?:something|anything|swap|replace|move|change|instead)\b/.test(text) : /\b(?:what|how about|and) (?:do we do |happens )?(?:if|when|in case)\b/.test(text) || !CERTAIN.test(text)
  return isAsked ? { kind: 'rain', dates } : forWetDays(plan, dates)
}

const ASKS_FOR_WET = /\bfor a wet day\b[^?]*\?$/
const AGREES = /^\W*(?:(?:yes|yeah|yep|sure|ok|okay|please|do|good|go ahead|fine|great|that|it|would be|lovely|idea)\W*)+$/

function offeredIn(lastAnswer: string, days: readonly Day[]): Day[] {
  const [from] = days
  const to = days.at(-1)
  const offer = lastAnswer.split(/(?<=[.?])\s+/).at(-1) ?? ''
  return from === undefined || to === undefined ? [] : daysNamed(offer, { from, to }).map(({ date }) => date)
}

function forWetDays(plan: readonly Standing[], dates: readonly Day[]): PlanWish | null {
  const codes = plan.filter(({ card, date }) => !isIndoors(card) && (dates.length === 0 || dates.some((one) => one === date))).map(({ productCode }) => productCode)
  return codes.length === 0 ? { kind: 'rain', dates } : { kind: 'swap', codes, wish: 'rainy day', day: null, isEach: true }
}
