import type { Day } from '@meander/sdk/contract/days'
import { asksForPlan } from '../questions/plan-question.ts'
import type { Reading } from '../read-prompt.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { daysNamed, partIn, partsIn, withoutDays } from './days-named.ts'
import type { DayNamed } from './days-named.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Standing } from './standing-plan.ts'
import { onTheWay, outsideHours } from './hours-of-days.ts'
import { asksToKeepFree } from './kept-free.ts'
import { codesNamed, IN_ITS_PLACE, MOVES, RATHER } from './things-named.ts'
import { wishNamed } from './wish-named.ts'

export interface Told {
  text: string
  facts: TripFacts
  before: TripFacts
  reading: Reading
  /** In the order of its hours; empty where there is no plan. */
  plan: readonly Standing[]
  days: readonly Day[]
  /** The first day at the second of several places. */
  changesOn: Day | null
  /** The places of the trip, each with its days. */
  places: readonly { name: string; days: readonly Day[] }[]
}

const TOO_FULL = /\b(?:too|so|very|rather|bit) (?:packed|full|busy|much|rushed|hectic|tight|crammed|tiring|crowded with things|ambitious)\b|\bover(?:loaded|packed|full|booked)\b/
const LIGHTER = /\b(?:lighter|slower|easier|gentler|calmer|less tiring|less strenuous|less (?:packed|busy|rushed|full|hectic)|more (?:relaxed|free time|breathing space|time off)|fewer (?:things|activities|items|stops)|slow (?:it |that )?down)\b/
const ONLY_ONE = /\b(?:only|just|at most|no more than|max(?:imum)?)\s+(?:do )?(?:one|1|a single)\b(?! (?:of us|person|day|night|child|adult|hour))|\bone (?:thing|activity|item|stop|tour) (?:is (?:enough|plenty)|a day|per day|each day|only|will do|max)\b/
const SWAPS = /\b(?:swap|replace|exchange|switch|change|trade|substitute)\b|\b(?:something|anything) (?:else|different)\b|\banother (?:thing|idea|option|one)\b|\binstead of\b/
const DROPS = /^\W*(?:(?:ok|okay|and|but|please|actually|no|let's|lets|can you|could you|can we|could we|we'll|we will|i'd|we'd|i would|we would|rather|just|then|well|hmm)\W+)*(?:drop|remove|delete|scrap|skip|cut|lose|cancel|ditch|forget|cross (?:off|out)|take (?:out|off|away)|leave out|without|not|no)\b/
const TOTALS = /\b(?:total|altogether|all together|in all|(?:the )?whole (?:thing|trip|plan|lot|week|stay)|everything|sum|add(?:s|ing)? (?:it )?up|so far|(?:the|our|this|my) (?:trip|plan|itinerary|holiday|stay)|all (?:of )?(?:it|that|this))\b/
const OF_MONEY = /\b(?:cost|costs|price|prices|how much|total|sum|add(?:s|ing)? (?:it )?up|come to|comes to|spend|pay|altogether|damage)\b/
/** 'How long is it all in total', 'two things in total'. */
const HOW_LONG = /\bhow (?:long|many hours)\b.*\b(?:everything|all|in total|altogether|together|plan)\b/
const OF_OTHER_SUMS = /\bhow (?:long|many|far)\b|\b(?:things?|activities|hours|minutes) in (?:total|all)\b/
const ROOM = /\b(?:time|room|break|gap|space|pause|moment|hours?)\b.{0,30}\b(?:for|to|of) (?:a |some |our |proper )?(?:lunch|eat|eating|meals?|dinner|food|bite|coffee|rest|nap|break|relax|breathe|swim|siesta|shopping|ourselves)\b|\bwhen (?:do|can|would|should|will|is) (?:we |i |there )?(?:time (?:for|to) )?(?:eat|lunch|have lunch|rest|have a break)\b|\bwhat about (?:lunch|meals)\b/
const ADDS = /\b(?:add|surprise|also|extra|one more|another (?:thing|activity|one)|something|anything|fill|as well|too)\b/
const ASKS_DAY = /\b(?:what(?:'s|s| is| are| would| does| do| should| could| can| will| have)?|whats|show|tell|give|how|which)\b/
const FILLER = /\b(?:left|free|and|so|ok|okay|then|what's|whats|what|is|are|was|there|about|how|on|for|in|the|show|tell|me|us|give|please|now|our|my|your|a|of|plan|planned|happening|do|does|would|should|could|can|might|may|shall|will|we|i|it|look|like|up|see|you|have|got|next|thanks|again|go|going|say|says|day|one|thing|things|to|suggest|recommend|did|put|with|hmm|great|well|also|something|anything|between|only|just|each|both|good|nice|idea|ideas|doing|early|late|at|during)\b/g
/** 'Do we have a Friday', 'is the 12th a Monday'. */
const OF_THE_CALENDAR = /^\W*(?:(?:and|so|then|but|hang on|wait|sorry)\W+)*(?:do|does|is|was|are|will|isn't|didn't) (?!there (?:anything|something))/
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

function readChange(text: string, { told, named }: { told: Told; named: readonly DayNamed[] }): PlanWish | null {
  const [first, second] = named
  const date = first?.date ?? null
  const asks = text.includes('?')
  if (ROOM.test(text)) return { kind: 'room', date, of: /\b(?:dinner|supper)\b/.test(text) ? 'dinner' : 'lunch' }
  if (HOW_LONG.test(text)) return { kind: 'room', date, of: 'length' }
  if (TOO_FULL.test(text) && asks && !ONLY_ONE.test(text)) return { kind: 'room', date, of: 'all' }
  const codes = codesNamed(text, told, { day: first, count: named.length })
  if (first !== undefined && KEEPS_DAY.test(text)) return { kind: 'swap', codes: told.plan.filter(({ date: on }) => !named.some((day) => day.date === on)).map(({ productCode }) => productCode), wish: null, day: null }
  const limit = limitIn(text)
  if (codes.length === 0 && (limit !== null || (TOTALS.test(text) && OF_MONEY.test(text) && !OF_OTHER_SUMS.test(text)))) return { kind: 'total', limit }
  if (TOO_FULL.test(text) || LIGHTER.test(text) || ONLY_ONE.test(text)) return lighter(text, { told, first })
  if (MOVES.test(text) && first !== undefined && second !== undefined && second.date !== first.date && codes.length === 0) return { kind: 'switch', days: [first.date, second.date] }
  const wish = wishNamed(told)
  const to = named.at(-1)
  if (codes.length > 0 && to !== undefined && (MOVES.test(text) || (RATHER.test(text) && !/\binstead of\b/.test(text))) && !IN_ITS_PLACE.test(text)) return { kind: 'move', codes, to }
  if (codes.length > 0 && to === undefined && MOVES.test(text) && partIn(text) !== null) return { kind: 'move', codes, to: { date: told.plan.find(({ productCode }) => productCode === codes[0])?.date as Day, part: partIn(text) } }
  if (to !== undefined && codes.length === 0 && MOVES_A_THING.test(text) && !IN_ITS_PLACE.test(text)) return { kind: 'which', to }
  if ((SWAPS.test(text) || (wish !== null && /\brather\b/.test(text))) && (first !== undefined || codes.length > 0)) return { kind: 'swap', codes: first !== undefined && SWAPS_DAY.test(text) ? [] : codes, wish, day: first ?? null }
  if (asksToKeepFree(text) && first !== undefined && codes.length === 0) return { kind: 'empty', day: first }
  if (DROPS.test(text) && !asksOnly(text)) {
    if (codes.length > 0) return { kind: 'drop', codes }
    if (first !== undefined && /\b(?:drop|remove|skip|clear|cut|scrap|delete)\b/.test(text)) return { kind: 'empty', day: first }
  }
  if (first !== undefined && codes.length === 0 && (ADDS.test(text) || wish !== null) && (first.part !== null || wish !== null || /\badd\b|\bmore\b|\bsurprise\b/.test(text)) && !ASKS_OF_PLAN.test(text)) return { kind: 'add', day: first, wish }
  return null
}

/** 'Keep Monday but change the rest'. */
const KEEPS_DAY = /\bkeep\b.*\b(?:change|swap|replace|redo|do)\b.*\b(?:the rest|the others?|everything else|all else|other days)\b/

/** 'Swap day 2 for something else': all that is on it. */
const SWAPS_DAY = /\b(?:swap|switch|exchange|replace|trade|change)\s+(?:out )?(?:the |our |all of )?(?:day\b|\w+day\b|(?:first|second|third|fourth|fifth|sixth|seventh|last|final) day\b)/

/** 'Move the concert to Tuesday'. */
const MOVES_A_THING = /\b(?:move|shift|put|push|bring|reschedule)\s+(?:the|our|my|that|this)\s+(?!(?:trip|whole|entire|holidays?|stay|dates?|days?|plan)\b)\p{L}+.*\b(?:to|on|onto)\b/u

/** 'What is on' asks what stands there. */
const ASKS_OF_PLAN = /\b(?:what(?:'s|s| is)|whats) (?:there )?(?:on|in|planned|for|happening)\b/

/** 'Can I cancel the boat' asks for terms. */
function asksOnly(text: string): boolean {
  return /\b(?:can|could|may|if|how|when|what|is|are|does|do) (?:i|we|it|there|they)?\b.*\bcancel/.test(text) || /^\W*(?:is|are|does|do|how|what|when|where|which|who|why)\b/.test(text)
}

/** 'Is all that under 500 euros'. */
function limitIn(text: string): { amount: number; isUpper: boolean } | null {
  const [, , over, amount] = /^\W*(?:and |so |but )?(?:is|are|does|do|will|would|can) (.*\b(?:plan|that|this|it|all|everything|total|trip|we|they)\b.*?)\b(?:(more than|over|above|beyond)|less than|under|below|within|inside|fit(?:s)? (?:in|into|within)?|stay (?:in|under|within)) \D{0,12}?(\d[\d,]*(?:\.\d+)?)(?! ?(?:hours?|minutes?|days?|pm|am|people|of us))/.exec(text) ?? []
  return amount === undefined ? null : { amount: Number(amount.replaceAll(',', '')), isUpper: over === undefined }
}

/** One thing less; where a day has but one, an easier one. */
function lighter(text: string, { told, first }: { told: Told; first: DayNamed | undefined }): PlanWish {
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

/** 'And day 2?', 'what is on Friday', 'Saturday morning and Saturday evening'. */
function readDay(text: string, { told, named: ofDays }: { told: Told; named: readonly DayNamed[] }): PlanWish | null {
  const { plan, reading } = told
  const at = plan.length === 0 || told.places.length < 2 || ofDays.length > 0 ? undefined : told.places.find(({ name }) => text.includes(name.toLowerCase()))
  const named = at === undefined ? ofDays : at.days.map((date) => ({ date, part: null }))
  const rest = withoutDays(at === undefined ? text : text.replaceAll(at.name.toLowerCase(), ' ')).replace(FILLER, ' ').replace(/[^\p{L}]+/gu, '')
  if (named.length > 0 && rest === '' && !OF_THE_CALENDAR.test(text) && (plan.length > 0 || ASKS_DAY.test(text) || named.filter(({ part }) => part !== null).length > 1)) return { kind: 'day', days: named }
  // 'And the third?', where the day before was told.
  const ordinal = /^\W*(?:and |what about |ok |then |how about )*(?:the )?(first|second|third|fourth|fifth|sixth|seventh|last|next)(?: one)?\W*$/.exec(text)?.[1]
  const [last] = reading.turns.slice(0, -reading.lastLength).slice(-1)
  if (ordinal === undefined || plan.length === 0 || last === undefined || !/\bday\b/i.test(last)) return null
  const [from] = told.days
  const to = told.days.at(-1)
  const [day] = from === undefined || to === undefined ? [] : daysNamed(`the ${ordinal} day`, { from, to })
  return day === undefined ? null : { kind: 'day', days: [day] }
}
