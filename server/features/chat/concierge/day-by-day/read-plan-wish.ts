import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { asksForLateStart } from '../late-starts.ts'
import { asksForPlan } from '../questions/plan-question.ts'
import { readDayRules } from '../day-rules/read-day-rules.ts'
import { daysApart, daysNamed, partIn, partsIn } from './days-named.ts'
import { hoursTold } from './hours-told.ts'
import { asksToKeepFree } from './kept-free.ts'
import { asksForOneADay } from './lighter.ts'
import type { PlanWish } from './plan-wish.ts'
import { emptyOn, readChange } from './read-change.ts'
import { readDay } from './read-day.ts'
import { RECAPS } from './recaps.ts'
import { readShape } from './read-shape.ts'
import type { Told } from './told.ts'

const ONWARD = pattern()`
  ^\W*(?:yes|yeah|yep|sure|ok|okay|please|go on|continue|carry on|go ahead|and then|the rest|more|next|do|keep going|
  and the (?:rest|others?|other days)|the (?:rest|other days|remaining days|last days))\b[^?]{0,40}\??\W*$
`

const WHICH_DAYS = /\bwhich two days shall change places\?$/
const SETS_OUT = /\bset out the days\b[^?]*\?$/
/** Of several places: the day on which one goes from one to the next. */
const TRAVEL_DAY = /\b(?:travel(?:ling)?|transfer|moving|change-?over) day\b|\bday (?:that |when )?we (?:travel|change|move|transfer|go (?:on )?to)\b/

/** What a message wants of the plan; null where it is about something else. */
export function readPlanWish(told: Told): PlanWish | null {
  const { plan, days, reading } = told
  const text = daysApart(told.text.toLowerCase().replaceAll('’', "'"))
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return null
  const named = daysNamed(text, { from, to })
  const isAsked = asksForPlan(text) || asksForPlan(reading.turns.at(-reading.lastLength) ?? '')
  // What is said of hours and of how much holds for all the plan, and is no plan by itself.
  const rest = isAsked ? readDayRules(text, { from, to }).rest.toLowerCase() : text
  const each = (plan.length === 0 || isAsked ? readShape(rest, { from, to }) : null) ?? readEach(rest)
  if (each !== null) return each
  if (plan.length > 0) {
    const places = WHICH_DAYS.test(reading.lastAnswer.trim()) ? placesChanged(text, { from, to }) : null
    if (places !== null) return places
    // Asked for with a plan they are hours of that plan.
    if (takesHours(told) && !isAsked) return { kind: 'hours' }
    if (RECAPS.test(text) && /\b(?:with|and)\b.{0,12}\b(?:prices?|costs?|sums?)\b/.test(text)) return { kind: 'recap', prices: true }
    const change = readChange(text, { told, named })
    if (change !== null) return change
    if (/\bshall I go on (?:with|from)\b[^?]*\?$/i.test(reading.lastAnswer.trim()) && ONWARD.test(text)) return { kind: 'onward' }
  }
  if (plan.length > 0 && RECAPS.test(text)) return { kind: 'recap', ...(/\b(?:prices?|costs?|sums?)\b/.test(text) ? { prices: true } : {}) }
  if (isAsked) return plan.length > 0 && isUnchanged(told) && !ANEW.test(text) ? { kind: 'again' } : wholeOrPart(text, told)
  if (SETS_OUT.test(reading.lastAnswer.trim()) && ONWARD.test(text)) return { kind: 'all' }
  if (plan.length === 0 && named.length > 0 && asksToKeepFree(text)) return emptyOn(named)
  if (told.changesOn !== null && TRAVEL_DAY.test(text)) return { kind: 'day', days: [{ date: told.changesOn, part: partIn(text) }] }
  return readDay(text, { told, named })
}

/** Whether hours are told at which nothing may be. */
export function takesHours({ text, days, ownHours = [] }: Told): boolean {
  const [from] = days
  const to = days.at(-1)
  return from !== undefined && to !== undefined && (!text.includes('?') || asksForLateStart(text)) && (ownHours.length > 0 || hoursTold(daysApart(text.toLowerCase().replaceAll('’', "'")), { from, to }).length > 0)
}

const ANEW = /\b(?:new|another|different|over again|from scratch|start over|redo|re-?plan|afresh|otherwise|else|instead|change)\b/

/** Nothing was said of the trip by which the plan would be another. */
function isUnchanged({ text, facts, before }: Told): boolean {
  const told = ({ startDate, endDate, destinations, interests, groupSize, budget, pace, needs }: Told['facts']): string => JSON.stringify([startDate, endDate, destinations?.map(({ id }) => id), interests, groupSize, budget?.amount, pace, needs])
  return told(facts) === told(before) && !asksForOneADay(text)
}

/** '1 and 3', 'Monday and Wednesday', said of days that are to change places. */
function placesChanged(text: string, trip: { from: Day; to: Day }): PlanWish | null {
  const named = daysNamed(text, trip)
  const [left, right] = named.length > 1 ? named : daysNamed([...text.matchAll(/\b\d{1,2}\b/g)].map(([number]) => `day ${number}`).join(' '), trip)
  return left === undefined || right === undefined || left.date === right.date ? null : { kind: 'switch', days: [left.date, right.date] }
}

/** Of a single day perhaps only the part that was spoken of. */
function wholeOrPart(text: string, { days, reading }: Told): PlanWish {
  if (reading.turns.some((turn) => asksForOneADay(turn))) return { kind: 'all', most: 1 }
  const part = days.length > 1 ? null : partIn(reading.turns.findLast((turn) => partIn(turn) !== null) ?? text)
  return part === null ? { kind: 'all' } : { kind: 'each', parts: [part, part] }
}

/** 'One in the morning and one in the afternoon each day', 'every evening planned, but not the days'. */
function readEach(text: string): PlanWish | null {
  const parts = partsIn(text)
  const kept = parts.filter(({ name }) => !new RegExp(`\\b(?:no|not|but not|without|except|never) (?:the |in the |our )?${name}s?\\b|\\b${name}s? (?:off|free|empty|for ourselves)\\b`).test(text))
  if (asksForPlan(text) && kept.length === 1 && OF_ONE_PART.test(text)) return { kind: 'each', parts: kept }
  return parts.length > 1 && kept.length > 1 && (asksForPlan(text) || /\b(?:each|every|per|all|a) days?\b|\b(?:daily|every)\b/.test(text)) ? { kind: 'each', parts } : null
}

/** One part of all days is to be filled, and no other. */
const OF_ONE_PART = pattern()`
  \b(?:every|each|all(?: of)?(?: the| our| my)?) (?:single )?(?:evenings?|mornings?|afternoons?|nights?)\b|\b(?:evenings|mornings|afternoons|nights) (?:only|mainly|mostly|above all)\b|
  \b(?:only|just|mainly|mostly) (?:the |our |in the )?(?:evenings|mornings|afternoons|nights)\b
`
