import { part, pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { WEEKDAY } from '../../understanding/date-words.ts'
import { inEnglish } from '../../item-talk/glossary.ts'
import { rulesOfPlan } from '../day-rules/rules-of-plan.ts'
import { daysNamed } from './days-named.ts'
import type { DayNamed } from './days-named.ts'
import { isOnlyThenFree } from './free-hours.ts'
import { afterArrival, hoursTold } from './hours-told.ts'
import { restIn } from '../day-rules/rest-day.ts'

/** Somebody is not free then. */
const WORKS = part`
  \b(?:i|we|he|she|they|husband|wife|partner|friend|son|daughter|mum|dad)(?:'m|'re|'s)?(?: am| are| is| has| have)?(?: got)?(?: to)?
  (?: be)? (?:works?|working|busy|away|on (?:duty|call|shift)|at work|teach(?:es|ing)?)\b(?! (?:with|for|in|as|on a|from|out)\b)
`
const NOT_THEN = part`
  ^\W*(?:(?:but|and|please|no|sorry|just)\W+)*not (?:on )?(?:the )?(?:day \d+|${WEEKDAY}s?|\d{1,2}(?:st|nd|rd|th))(?: please)?\W*$
`
/** Said of a day that is named beside it. */
export const IS_BUSY = new RegExp(`${WORKS}|${NOT_THEN}`)
const QUITE = '(?: (?:kept|left|completely|totally|all|entirely|mostly))*'
const LEAVES = pattern()`
  \b(?:leave|keep|have|want|make|need|clear|hold|block)\b.{0,40}\b(?:free|empty|open|clear|off|unplanned)\b|
  \b(?:stays?|remains?)\b${QUITE} (?:free|empty|open|clear|off|unplanned)\b(?! (?:of|till|until))|\bleave\b.{0,30}\bfor (?:ourselves|the (?:beach|pool|sea|shops|market|hotel|spa|kids|children|family)|shopping|wandering|resting|swimming|a (?:rest|wander|stroll|swim|nap|lie-in))\b|
  \b(?:(?:day|${WEEKDAY}|mornings?|afternoons?|evenings?|nights?) (?:(?:should|could|can|must|to|please) )?be)\b${QUITE} (?:free|empty|open|clear|off|unplanned)\b
  (?! (?:of|for (?!us|me|ourselves|myself)))|
  ^\W*(?:(?:and|but|please|ok|also)\W+)*(?:(?:on|the|this) )*${WEEKDAY}s?(?: (?:(?:and|or|on|the) )*${WEEKDAY}s?)*,? (?:please )?
  (?:nothing|free|off|empty)(?: (?:at all|please))*(?=\W*$|[,;.])|
  \b(?:nothing|leave free|keep free) (?:on |the |please |, )*${WEEKDAY}s?\b|
  \b(?:day off|rest day|free day|nothing (?:planned |at all )?(?:on|for))\b|
  \b(?:we|i) (?:pray|have (?:a|an|our) (?:\w+ )?(?:meeting|call|appointment|lunch|dinner|wedding|mass|service))\b|
  \b(?:we are|i am|we're|i'm|are|am) (?:busy|not free|unavailable|taken)\b|${WORKS}|${NOT_THEN}
`
/** 'I have one free evening', 'we've got Saturday morning free': hours that are to be filled. */
const TELLS_FREE = pattern()`
  ^(?!.*\b(?:to|can|could|may|should|would|like|want|'d|'ll|will|please) (?:\w+ )?have\b).*\b(?:i|we|he|she|they)\b(?:'ve)?(?: [^.?!]{0,24})? (?:have|has|got|have got)
  (?: (?:only|just|a|an|one|two|the|our|my|single|whole|half))* (?:free (?:time|hours?|slot|day|mornings?|afternoons?|evenings?|nights?)|
  (?:(?:free|spare|empty) )?(?:mornings?|afternoons?|evenings?|nights?)(?: .{0,30})? (?:free|off)\b)
`
/** 'What is open on Sunday', 'is Friday free': asked, not wanted. */
const ASKS = /^\W*(?:what|which|is|are|does|do|when|how|who|where)\b/

/** True where some time is to have nothing in it. */
export function asksToKeepFree(text: string): boolean {
  // 'Step-free', 'gluten-free' are no time of anybody's.
  const lower = text.toLowerCase().replaceAll('’', "'").replace(/\b\w+-free\b/g, '')
  return LEAVES.test(lower) && !ASKS.test(lower) && !TELLS_FREE.test(lower) && !isOnlyThenFree(lower)
}

/** A weekday that is to stay free, and that the trip has not. */
export function freeOutside(text: string, trip: { from: Day; to: Day }): boolean {
  return asksToKeepFree(text) && new RegExp(`\\b${WEEKDAY}s?\\b`).test(text.toLowerCase()) && daysNamed(text, trip).length === 0
}

/** The days of the trip, or parts of them, in which nothing may be: they were to be left free, or one is on the way then; with `own`, what was told of such hours in words that no rule reads. */
export function keptFree(turns: readonly string[], trip: { from: Day; to: Day }, own: readonly Busy[] = []): Busy[] {
  const rules = rulesOfPlan(turns, trip)
  const others = rules.map(({ rest }) => inEnglish(rest))
  return [
    ...rules.flatMap(({ busy }) => afterArrival(busy)),
    ...others.filter((turn) => asksToKeepFree(turn)).flatMap((turn) => daysNamed(turn, trip)).map(asBusy),
    ...others.flatMap((turn) => restIn(turn, trip) ?? []).map((date): Busy => ({ date, from: '00:00', to: '24:00' })),
    ...others.flatMap((turn) => hoursTold(turn, trip)),
    ...own,
  ].filter((one, at, all) => all.findIndex((other) => other.date === one.date && other.from === one.from && other.to === one.to) === at)
}

export function asBusy({ date, part }: DayNamed): Busy {
  // What began in the morning may go on until lunch.
  return { date, from: part?.name === 'afternoon' ? '13:00' : (part?.earliest ?? '00:00'), to: part === null ? '24:00' : (part.latest ?? '24:00') }
}
