import { asksForPlan } from '../questions/plan-question.ts'
import { daysNamed, partIn, partsIn } from './days-named.ts'
import type { DayNamed } from './days-named.ts'
import { onTheWay, outsideHours } from './hours-of-days.ts'
import { asksToKeepFree } from './kept-free.ts'
import type { PlanWish } from './plan-wish.ts'
import { readChange } from './read-change.ts'
import { readDay } from './read-day.ts'
import type { Told } from './told.ts'

const ONWARD = /^\W*(?:yes|yeah|yep|sure|ok|okay|please|go on|continue|carry on|go ahead|and then|the rest|more|next|do|keep going|and the (?:rest|others?|other days)|the (?:rest|other days|remaining days|last days))\b[^?]{0,40}\??\W*$/

const SETS_OUT = /\bset out the days\b[^?]*\?$/
/** Of several places: the day on which one goes from one to the next. */
const TRAVEL_DAY = /\b(?:travel(?:ling)?|transfer|moving|change-?over) day\b|\bday (?:that |when )?we (?:travel|change|move|transfer|go (?:on )?to)\b/

/** What a message wants of the plan; null where it is about something else. */
export function readPlanWish(told: Told): PlanWish | null {
  const { plan, days, reading } = told
  const text = told.text.toLowerCase().replaceAll('’', "'")
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return null
  const named = daysNamed(text, { from, to })
  const each = readEach(text)
  if (each !== null) return each
  if (plan.length > 0) {
    if ((!text.includes('?') && onTheWay(text, { from, to }).length > 0) || outsideHours(text, { from, to }).length > 0) return { kind: 'hours' }
    const change = readChange(text, { told, named })
    if (change !== null) return change
    if (/\bshall I go on (?:with|from)\b[^?]*\?$/i.test(reading.lastAnswer.trim()) && ONWARD.test(text)) return { kind: 'onward' }
  }
  if (asksForPlan(text)) return wholeOrPart(text, told)
  if (SETS_OUT.test(reading.lastAnswer.trim()) && ONWARD.test(text)) return { kind: 'all' }
  if (plan.length === 0 && named.length > 0 && asksToKeepFree(text)) return { kind: 'empty', day: named[0] as DayNamed }
  if (told.changesOn !== null && TRAVEL_DAY.test(text)) return { kind: 'day', days: [{ date: told.changesOn, part: partIn(text) }] }
  return readDay(text, { told, named })
}

/** Of a single day perhaps only the part that was spoken of. */
function wholeOrPart(text: string, { days, reading }: Told): PlanWish {
  const part = days.length > 1 ? null : partIn(reading.turns.findLast((turn) => partIn(turn) !== null) ?? text)
  return part === null ? { kind: 'all' } : { kind: 'each', parts: [part, part] }
}

/** 'One in the morning and one in the afternoon each day'. */
function readEach(text: string): PlanWish | null {
  const parts = partsIn(text)
  return parts.length > 1 && /\b(?:each|every|per|all|a) days?\b|\b(?:daily|every)\b/.test(text) ? { kind: 'each', parts } : null
}
