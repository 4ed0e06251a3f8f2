import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import type { DayNamed } from './days-named.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'

const TOO_FULL = /\b(?:too|so|very|rather|bit) (?:packed|full|busy|much|rushed|hectic|tight|crammed|tiring|crowded with things|ambitious)\b|\bover(?:loaded|packed|full|booked)\b/
const LIGHTER = pattern()`
  \b(?:lighter|slower|easier|gentler|calmer|lazier|looser|less tiring|less strenuous|less (?:packed|busy|rushed|full|hectic|crammed)|
  more (?:relaxed|relaxing|restful|leisurely|free time|breathing space|time off|breaks|rest)|fewer (?:things|activities|items|stops)|
  slow (?:it |that |things )?down|thin (?:\w+ ){0,4}?(?:out|down)|lighten (?:\w+ ){0,4}?up|take it (?:easy|slow(?:ly)?))\b
`
/** Of a town that is something else. */
const LIGHTER_DAY = /\b(?:quieter|relaxed|restful|lazy|easy|leisurely|gentle|slow|light|not (?:too |so )?(?:much|full|busy))\b/
/** Somebody will need a rest then. */
const WORN_OUT = /\b(?:tired|exhausted|worn out|shattered|knackered|jet[- ]?lag(?:ged)?|hung ?over)\b/
const ONE_THING = String.raw`(?:one|1|a single) (?:thing|activity|item|stop|tour)`
const ONLY_ONE = pattern()`
  \b(?:only|just|at most|(?:no|not|never) more than|max(?:imum)?(?: of)?)\s+(?:do )?(?:one|1|
  a single)\b(?! (?:of us|person|day|night|child|adult|hour))|\b${ONE_THING} (?:is (?:enough|plenty)|will do|only|max)\b
`
const ONE_A_DAY = pattern()`
  \b${ONE_THING} (?:a|per|each|every|for each|for every|on each) day\b|
  \b(?:only|just|at most|(?:no|not|never) more than|max(?:imum)?(?: of)?) (?:one|1|a single)(?: (?:thing|activity|item|stop|tour))? (?:a|per|each|
  every|for each) day\b|\beach day (?:only |just )?${ONE_THING}
`

/** Said of a day that has little on it. */
const STAYS_LIGHT = /\b(?:light|not (?:too |so )(?:much|full|busy|packed)|nothing (?:big|long|heavy|tiring))\b/
/** So long one may be out on a day of rest, in minutes. */
const SHORT = 4 * 60

/** 'Could you thin it out?' */
const ASKS_FOR_LESS = /\b(?:can|could|would|will) (?:you|we)\b[^?]*\b(?:thin|lighten|lighter|less|fewer|cut|drop|trim|take|remove|reduce|slow)\b/

/** 'It looks too full?' asks; to say it wants less. */
export function asksWhetherTooFull(text: string): boolean {
  return TOO_FULL.test(text) && text.includes('?') && !ONLY_ONE.test(text) && !ASKS_FOR_LESS.test(text)
}

/** 'One thing a day'. */
export function asksForOneADay(text: string): boolean {
  return ONE_A_DAY.test(text.toLowerCase())
}

/** One thing less, as far as that is wanted; where a day has but one, an easier one. */
export function readLighter(text: string, { told, first }: { told: Told; first: DayNamed | undefined }): PlanWish | null {
  const isLighter = LIGHTER.test(text) || (first !== undefined && WORN_OUT.test(text)) || (first !== undefined && LIGHTER_DAY.test(text) && !/\bsomething\b/.test(text))
  if (!TOO_FULL.test(text) && !isLighter && !ONLY_ONE.test(text) && !ONE_A_DAY.test(text)) return null
  const date = first?.date ?? null
  const most = mostOn(text, told, date)
  // One short thing on a day that is to be light is as light as it gets.
  if (first !== undefined && most === 0 && STAYS_LIGHT.test(text) && told.plan.filter(({ date: on }) => on === first.date).every(({ card }) => (card.minutes ?? 0) <= SHORT)) return { kind: 'fewer', date: first.date, most: 1 }
  // Nobody gets something else for a short thing that is all of the day.
  const isSingle = first !== undefined && most === 0 && isLighter && told.plan.some(({ date: on, card }) => on === first.date && (card.minutes ?? 0) > SHORT)
  return isSingle ? { kind: 'swap', codes: [], wish: null, day: { date: first.date, part: null } } : { kind: 'fewer', date, most: Math.max(1, most) }
}

function mostOn(text: string, { plan }: Told, date: Day | null): number {
  if (ONLY_ONE.test(text) || ONE_A_DAY.test(text)) return 1
  const counts = [...new Set(plan.map((one) => one.date))].filter((one) => date === null || one === date).map((one) => plan.filter((other) => other.date === one).length)
  return Math.max(0, Math.max(0, ...counts) - 1)
}
