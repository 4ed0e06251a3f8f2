import { pattern } from '../language/pattern.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { weekdayFrom } from './calendar.ts'
import { LEFT_AS } from './date-roles.ts'
import { MONTH, ORDINAL_WORD, ordinalNumber, WEEKDAY } from './date-words.ts'
import { COUNT } from './numbers.ts'
import type { Span } from './plain-text.ts'

/** One day that a message says and nothing else of when the trip is. */
export interface LoneDay {
  /** Where it is a weekday of no week ('Saturday', 'the weekend'). */
  weekday: number | null
  /** True when the words move the trip to it. */
  moves: boolean
  /** True where something is wanted or asked for on it: 'anything for Sunday morning?' */
  asks: boolean
  /** True for 'something nice this Saturday', said of no journey: that day is all there is. */
  isAll?: true
  /** True for 'we arrive on the 6th now': the trip begins then, and ends as it did. */
  arrives?: true
  /** True for 'we leave on the 11th': of a trip that has begun by then it is the last day. */
  leaves?: boolean
}

/** A day of the trip by its number; the last one counts from the end. */
export type TripDay = number | 'last'

interface Agreed {
  startDate?: Day
  endDate?: Day
  flexible?: boolean
}

const TRAVELLER = "(?:(?:i|we)(?:'(?:ll|m|re|d|ve))?|us|to|now|please|and|but|or|let's|let us|rather|could|can)"
const MOVER = pattern()`
    \b${TRAVELLER}\s+(?:\w+\s+)?(?:leav(?!\w*\s+out\b(?!\s+of\b))|depart|arriv|fly|land|get there|travel)\w*|
    (?:^|${TRAVELLER}\s+)(?:start|begin|leav|depart|arriv|fly|travel)(?:ing|ting|ning|e|s)?\b(?!\s+(?:(?:the|our|my)\s+(?:day|morning)|out|
    (?:a (?:bit|little) )?(?:later|earlier|late|early))\b)|
    \b(?:mov|shift|chang|push|postpon|delay|reschedul|bring|switch|swap)\w*\s+(?:it|this|that|everything|all|
    (?:the\s+|our\s+|my\s+)?(?:whole\s+|entire\s+)?(?:trip|holidays?|vacation|stay|dates?|booking|reservation|hotel|check-?\s?in|arrival|start|
    flights?|journey|travel|thing|lot))\b|\bmake\s+(?:it|that)\b|\bdates?\b|(?<!\b(?:day|boat|side|bus|wine|half-day)[ -])\b(?:trip|holiday|vacation|stay)\s+(?:to|is|starts?|begins?|should)\b
  `
/** What turns a message that is only a day into a new day of the trip. */
const CORRECTION = /\b(?:instead|better|prefer|suits? us|suits? me|actually|rather|sorry|no|nope|i mean|i meant|not|wait|correction)\b/
const FILLER = pattern('g')`
  \b(?:instead|actually|rather|sorry|no|nope|i|we|mean|meant|wait|correction|on|the|for|to|then|please|let's|do|how|what|about|could|can|it|is|from|
  oh|make|that|would|be|better|much|more|prefer|'d|say|us|me|works?|suits?|fits?|too|fine|good|okay|ok|sunday|monday|tuesday|wednesday|thursday|friday|
  saturday)\b
`

/** 'Saturday instead of the Friday'; 'a boat on Saturday instead of the museum' moves no trip. */
const INSTEAD_OF_DAY = new RegExp(`\\binstead of\\s+(?:on\\s+|the\\s+|next\\s+|this\\s+)*(?:${WEEKDAY}s?\\b|week|\\d|${MONTH}\\b|tomorrow|today)`)

/** 'We arrive on the 6th', 'I land only on Thursday'. */
const ARRIVAL = /\b(?:i|we|us|i'm|we're|i'll|we'll)\s+(?:\w+\s+)?(?:arriv\w+|land\w*|get there|get in)\b[^.;!?]{0,24}$/

/** What a lone day does to a trip that is agreed on. */
export function loneDay(text: string, { span, weekday }: { span: Span; weekday: number | null }): LoneDay {
  const rest = `${text.slice(0, span.from)} ${text.slice(span.to)}`
  const isOnlyDay = !/\p{L}/u.test(rest.replace(FILLER, ' '))
  const isLeftSo = LEFT_AS.test(text.slice(span.to))
  // 'I don't want to leave the city. What is there on Tuesday?': another sentence moves nothing.
  const moves = (MOVER.test(text.slice(0, span.from).split(/[.!?]\s+(?=\p{L}{3})/u).at(-1) ?? '') && !isLeftSo) || INSTEAD_OF_DAY.test(rest) || (isOnlyDay && CORRECTION.test(rest))
  const arrives = moves && ARRIVAL.test(text.slice(0, span.from)) ? { arrives: true as const } : {}
  return { weekday, moves, asks: !moves && !isOnlyDay, ...arrives }
}

/** The day of the agreed trip that is meant; null when it lies outside, or when the trip's days are not known. */
export function dayWithin({ start, dayOnly, lone }: { start: Day | null; dayOnly?: true; lone?: LoneDay }, { startDate: first, endDate: last, flexible = false }: Agreed): Day | null {
  if (lone === undefined || lone.moves || start === null || first === undefined || last === undefined || flexible || first >= last) return null
  if (lone.weekday !== null) return inside(weekdayFrom(first, lone.weekday), last)
  if (dayOnly !== true) return start >= first ? inside(start, last) : null
  for (let day = first; day <= last; day = addDays(day, 1)) if (day.slice(8) === start.slice(8)) return day
  return null
}

/** How far beside a trip a day that is asked for may lie. */
const NEAR = 3

/** 'Anything for Sunday morning?' of a trip that ends on the Saturday: the day beside it that is meant; null when it is no weekday, or one of the trip. */
export function dayBeside({ lone }: { lone?: LoneDay }, { startDate: first, endDate: last, flexible = false }: Agreed): Day | null {
  if (lone === undefined || lone.weekday === null || !lone.asks || first === undefined || last === undefined || flexible || first >= last) return null
  const after = weekdayFrom(addDays(last, 1), lone.weekday)
  if (after <= addDays(last, NEAR)) return after
  const before = weekdayFrom(addDays(first, -NEAR), lone.weekday)
  return before < first ? before : null
}

function inside(day: Day, last: Day): Day | null {
  return day <= last ? day : null
}

const NUMBERED = new RegExp(`\\b(?:day|night|evening|morning)\\s*(?:no\\.?\\s*|number\\s*|#\\s*)?(?<number>${COUNT})\\b(?!\\s*(?:days?|nights?|hours?|people|of us|trips?|tours?|[-–/:.]\\d))`)
const PLACED = pattern()`
  \b(?:the|our|my|for|on)\s+(?:very\s+)?(?<place>${ORDINAL_WORD}|\d{1,2}(?:st|nd|rd|th)|last|final)\s+(?:day|night|evening|morning|
  afternoon)\b(?!\s+(?:of|in)\s+(?!(?:our|the|my)\s+(?:trip|stay|holiday|vacation)\b))
`

/** 'Day 3 only', 'our last evening': a day of the trip by its place in it; null when none is said. */
export function readTripDay(text: string): TripDay | null {
  const said = NUMBERED.exec(text)?.groups?.number ?? PLACED.exec(text)?.groups?.place
  if (said === undefined) return null
  return said === 'last' || said === 'final' ? 'last' : ordinalNumber(said)
}

/** The day with that place in the agreed trip. */
export function tripDayIn(place: TripDay, { startDate: first, endDate: last, flexible = false }: Agreed): Day | null {
  if (first === undefined || last === undefined || flexible || place === 0) return null
  return place === 'last' ? last : inside(addDays(first, place - 1), last)
}
