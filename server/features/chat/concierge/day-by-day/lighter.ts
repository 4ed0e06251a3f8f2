import type { Day } from '@meander/sdk/contract/days'
import type { DayNamed } from './days-named.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'

const TOO_FULL = /\b(?:too|so|very|rather|bit) (?:packed|full|busy|much|rushed|hectic|tight|crammed|tiring|crowded with things|ambitious)\b|\bover(?:loaded|packed|full|booked)\b/
const LIGHTER = /\b(?:lighter|slower|easier|gentler|calmer|less tiring|less strenuous|less (?:packed|busy|rushed|full|hectic)|more (?:relaxed|free time|breathing space|time off)|fewer (?:things|activities|items|stops)|slow (?:it |that )?down)\b/
const ONLY_ONE = /\b(?:only|just|at most|no more than|max(?:imum)?)\s+(?:do )?(?:one|1|a single)\b(?! (?:of us|person|day|night|child|adult|hour))|\bone (?:thing|activity|item|stop|tour) (?:is (?:enough|plenty)|a day|per day|each day|only|will do|max)\b/

/** 'It looks too full?' asks; to say it wants less. */
export function asksWhetherTooFull(text: string): boolean {
  return TOO_FULL.test(text) && text.includes('?') && !ONLY_ONE.test(text)
}

/** One thing less, as far as that is wanted; where a day has but one, an easier one. */
export function readLighter(text: string, { told, first }: { told: Told; first: DayNamed | undefined }): PlanWish | null {
  if (!TOO_FULL.test(text) && !LIGHTER.test(text) && !ONLY_ONE.test(text)) return null
  const date = first?.date ?? null
  const most = mostOn(text, told, date)
  const isSingle = first !== undefined && most === 0 && LIGHTER.test(text)
  return isSingle ? { kind: 'swap', codes: [], wish: null, day: { date: first.date, part: null } } : { kind: 'fewer', date, most: Math.max(1, most) }
}

function mostOn(text: string, { plan }: Told, date: Day | null): number {
  if (ONLY_ONE.test(text)) return 1
  const counts = [...new Set(plan.map((one) => one.date))].filter((one) => date === null || one === date).map((one) => plan.filter((other) => other.date === one).length)
  return Math.max(0, Math.max(0, ...counts) - 1)
}
