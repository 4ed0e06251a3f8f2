import { part, pattern } from '../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { FULL_WEEKDAY, MONTH, monthNumber, weekdayNumber } from './date-words.ts'
import { COUNT, LOOSE_COUNT, readCount } from './numbers.ts'
import { MORE_OR_LESS, MOVED_BY } from './foreign-changes.ts'
import { PART, placeOf } from './part-of.ts'
import { rewrite } from './rewritten-text.ts'

/** What a message changes in days that were agreed on, without saying any itself. */
export type DateChange =
  | { kind: 'none' }
  | { kind: 'year'; year: number | 'next' | 'after'; today: Day }
  | { kind: 'shift'; days: number; months: number; edge: 'start' | 'end' | 'both' }
  | { kind: 'month'; month: number; not?: number; today: Day }
  | { kind: 'beside'; what: 'weekend' | number; side: 'before' | 'after' }
  | { kind: 'within'; part?: string; days?: [number, number]; weekday?: { number: number; place: number | 'last' }; weekend?: number | 'last' }

/** Words around an answer that say nothing of their own. */
const FILLER = part`
  (?:ok(?:ay)?|wait|hang|hold|how about|what about|so|then|sorry|no|oh|ah|oops|i|we|mean|meant|make|it|its|it's|that|that's|is|was|be|would|should|could|will|can|
  let's|do|try|say|actually|well|for|of|in|on|at|the|year|but|and|yes|yeah|um|hmm|please|course|obviously|instead|thanks|works|fine|best|maybe|
  probably|perhaps|around|about|towards?|sometime|some|time|think|prefer|preferably|ideally|rather|better|from|starting|there|go|going|to|like|want|
  good|somewhere)
`
const alone = (core: string): RegExp => new RegExp(`^\\W*(?:${FILLER}\\b\\W*)*?${core}(?:\\W+${FILLER}\\b)*\\W*$`)

const NONE = /\b(?:forget|drop|scrap|ignore|clear|remove|delete|never ?mind|reset|undo)\s+(?:about\s+)?(?:the|those|these|my|our|all)?\s*(?:\w+\s+)?dates?\b(?!\s+(?:and|but)?\s*(?:for|of) )/
const YEAR = alone('(?<year>20\\d{2})')
/** '2027 not 2028', 'not 2028 but 2027'. */
const NOT_THAT_YEAR = /[,;]?\s*\b(?:and\s+)?(?:not|instead of|rather than)\s+(?:in\s+|for\s+)?20\d{2}(?=\W+(?:but\W+)?(?:in\s+)?20\d{2}|\W*$)/
const NEXT_YEAR = alone('(?:(?:this |the )?coming|next) year')
const YEAR_AFTER = alone('(?:the )?(?:year after(?: that)?|following year)')
const STEP = pattern()`
  (?:\bby\s+)?(?<![\d.])\b(?<count>${LOOSE_COUNT})\s+(?<unit>days?|weeks?|fortnights?|
  months?)\b(?:\s+(?<way>later|earlier|sooner|before(?=\W*$)|after(?=\W*$)|back|forward|on(?=\W*$)))?
`
/** 'Put in a day' moves nothing, 'put it back a day' does. */
const MOVE = /\b(?:(?:mov|push|shift|postpon|delay|bump)(?:e|es|ed|ing|s)?\b(?<way>[^.;!?]*?\b(?:back|forward|up|out)\b)?|(?:put|bring)(?:ting|ing|s)?\b(?<sent>[^.;!?]*?\b(?:back|forward|up|out|off)\b))/
const SAME = new RegExp(`\\bsame(?: (?:dates?|days?|trip|thing|again|plan))?\\b(?! (?:time|place|town|city|hotel|people|budget))[^.;!?]{0,24}?\\b(?:in|of|for|but)\\s+(?<month>${MONTH})\\b`)
/** 'We'd rather go in June, same days'. */
const SAME_BEHIND = new RegExp(`\\b(?<month>${MONTH})\\b\\W{1,3}(?:but |with |on )?(?:the )?same (?:dates?|days?)\\b`)
/** 'April, not March', 'not March but April': the days stay, where it is theirs. */
const NOT_DAYS = String.raw`(?<!\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)`
const OTHER_MONTH = [
  new RegExp(`${NOT_DAYS}\\b(?<month>${MONTH})\\b,?\\s+(?:and\\s+)?not\\s+(?:in\\s+)?(?<not>${MONTH})\\b`),
  new RegExp(`\\bnot\\s+(?:in\\s+)?(?<not>${MONTH})\\b[\\s,.;]*(?:(?:but|rather|i meant?|we meant?|it's|in)\\s+)*(?<month>${MONTH})\\b(?!\\s*(?:the\\s+)?\\d)`),
]
/** 'Wrong month, June', 'I said May but meant June', 'sorry, June'. */
const RIGHT_MONTH = [
  new RegExp(`\\b(?:wrong|other) month\\b[\\s,.:;!-]*(?:(?:it's|it is|we|i|mean|meant|should be|in)\\s+)*(?<month>${MONTH})\\b(?!\\s*(?:the\\s+)?\\d)`),
  new RegExp(`\\b(?:said|wrote|typed|put)\\s+(?:in\\s+)?(?<not>${MONTH})\\b[\\s,.;]*(?:but\\s+)?(?:i|we)?\\s*(?:mean|meant|it's|should be)\\s+(?:in\\s+)?(?<month>${MONTH})\\b(?!\\s*(?:the\\s+)?\\d)`),
  new RegExp(`^\\W*(?:oh\\W+|no\\W+|oops\\W+)*(?:sorry|i mean(?:t)?|correction)[\\s,.:;!-]*(?:(?:i mean(?:t)?|in|it's|it is|for)\\s+)*(?<month>${MONTH})\\W*$`),
]
/** 'No, the Friday after', 'the week after that'. */
const BESIDE = alone(`the (?<what>week-?end|week|month|${FULL_WEEKDAY}) (?<side>after|before)(?: (?:that|this|it))?`)
const WITHIN_PART = alone(`(?<part>${PART}|early|late)(?:\\s*(?:on|of|in)?\\s*(?:the |that )?month)?`)
const WITHIN_DAYS = alone(`(?<first>${COUNT})(?:st|nd|rd|th)?\\s*(?:-|to|until|till|through|thru|and)\\s*(?:the\\s+)?(?<last>${COUNT})(?:st|nd|rd|th)?`)
const WITHIN_WEEKDAY = new RegExp(`\\b(?<place>first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+(?<name>${FULL_WEEKDAY})\\b(?!\\s+(?:of|in|after|before)\\b)`)

const WITHIN_WEEKEND = alone('(?<place>first|second|third|fourth|last|1st|2nd|3rd|4th) week-?end(?: of (?:it|that month|the month))?')

/** Reads a change of days; null when the message makes none. `text` is plain and in lower case. */
export function readDateChange(said: string, today: Day): DateChange | null {
  if (said.length > 160) return null
  const { text } = rewrite({ text: said, original: said, places: null }, [...MORE_OR_LESS, ...MOVED_BY])
  if (NONE.test(text)) return { kind: 'none' }
  const year = YEAR.exec(text.replace(NOT_THAT_YEAR, ' '))?.groups?.year
  if (year !== undefined) return { kind: 'year', year: Number(year), today }
  if (NEXT_YEAR.test(text)) return { kind: 'year', year: 'next', today }
  if (YEAR_AFTER.test(text)) return { kind: 'year', year: 'after', today }
  const month = (SAME.exec(text) ?? SAME_BEHIND.exec(text))?.groups?.month
  if (month !== undefined) return { kind: 'month', month: monthNumber(month), today }
  return readOtherMonth(text, today) ?? readBeside(text) ?? readStep(text) ?? readWithin(text)
}

function readOtherMonth(text: string, today: Day): DateChange | null {
  const { month, not } = [...OTHER_MONTH, ...RIGHT_MONTH].map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? {}
  return month === undefined ? null : { kind: 'month', month: monthNumber(month), ...(not === undefined ? {} : { not: monthNumber(not) }), today }
}

function readBeside(text: string): DateChange | null {
  const { what, side } = BESIDE.exec(text)?.groups ?? {}
  if (what === undefined || (side !== 'before' && side !== 'after')) return null
  const way = side === 'after' ? 1 : -1
  if (what === 'week') return { kind: 'shift', days: 7 * way, months: 0, edge: 'both' }
  if (what === 'month') return { kind: 'shift', days: 0, months: way, edge: 'both' }
  return { kind: 'beside', what: /end$/.test(what) ? 'weekend' : weekdayNumber(what), side }
}

function readStep(text: string): DateChange | null {
  const match = STEP.exec(text)
  const { count, unit = '', way } = match?.groups ?? {}
  const move = MOVE.exec(text)
  if (match === null || (move === null && !/^(?:later|earlier|sooner)$/.test(way ?? ''))) return null
  const words = `${way ?? ''} ${move?.groups?.way ?? move?.groups?.sent ?? ''}`
  const back = /earlier|sooner|before|forward|\bup\b/.test(words) ? -1 : 1
  const amount = (readCount(count) ?? 1) * back
  const before = text.slice(0, match.index)
  // 'We can shift +/- 2 days', 'by up to a week': how far it might move.
  if (/(?:[+±-]|\b(?:plus|minus|up to|at most|give or take|around))\s*\/?\s*-?\s*$/.test(before)) return null
  const edge = /\b(?:arriv|start|begin|get there|fly out|set off)\w*\b/.test(before) ? 'start' : /\b(?:back|return|home|end|leav|check out|fly out|stay)\w*\b/.test(before) && move === null ? 'end' : 'both'
  return { kind: 'shift', days: unit.startsWith('month') ? 0 : amount * (unit.startsWith('week') ? 7 : unit.startsWith('fort') ? 14 : 1), months: unit.startsWith('month') ? amount : 0, edge }
}

function readWithin(text: string): DateChange | null {
  const weekend = WITHIN_WEEKEND.exec(text)?.groups?.place
  if (weekend !== undefined) return { kind: 'within', weekend: weekend === 'last' ? 'last' : placeOf(weekend) }
  const part = WITHIN_PART.exec(text)?.groups?.part
  if (part !== undefined) return { kind: 'within', part }
  const { first, last } = WITHIN_DAYS.exec(text)?.groups ?? {}
  if (first !== undefined && last !== undefined) return { kind: 'within', days: [readCount(first) ?? 0, readCount(last) ?? 0] }
  const { place, name } = WITHIN_WEEKDAY.exec(text)?.groups ?? {}
  return place === undefined || name === undefined ? null : { kind: 'within', weekday: { number: weekdayNumber(name), place: place === 'last' ? 'last' : placeOf(place) } }
}
