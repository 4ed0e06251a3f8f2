import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { weekdayOf } from './calendar.ts'
import { findCalendarDays } from './calendar-mentions.ts'
import type { DateMention, DateReading, ImpossibleDates } from './date-mention.ts'
import { chooseDates } from './choose-dates.ts'
import { isNoPlan, roleOf } from './date-roles.ts'
import type { DateRole } from './date-roles.ts'
import { findCalendarWindows, findNthWeekdays } from './date-windows.ts'
import { readForeignDates } from './foreign-dates.ts'
import { findHolidays } from './holidays.ts'
import { resolve, resolveRange } from './join-dates.ts'
import type { Resolved } from './join-dates.ts'
import { loneDay } from './on-day.ts'
import type { LoneDay } from './on-day.ts'
import { without } from './plain-text.ts'
import type { Span } from './plain-text.ts'
import { findCountedDays, findWeekdays } from './relative-dates.ts'
import { shiftOf } from './shifted-dates.ts'
import { findUnitWindows } from './unit-windows.ts'

export type { DateReading } from './date-mention.ts'

/** When a trip is, as far as one message says. */
export interface TripDates {
  start: Day | null
  /** The last day, counted. */
  end: Day | null
  /** True when the days lie somewhere within. */
  flexible: boolean
  /** True for a stretch with a name ('the first week of May', 'Easter'), which a shorter trip need not fill. */
  named: boolean
  /** True for 'the 20th', whose month was not said: it is that of what was agreed before. */
  dayOnly?: true
  /** Set when all that was said is one day. */
  lone?: LoneDay
  /** The day before one has to be back at work. */
  latestEnd?: Day
  /** Words that say days which nobody can travel: past ones, 30 February, an end before the start. */
  impossible?: ImpossibleDates
  spans: Span[]
}

type Part = Span & { role: DateRole; resolved: NonNullable<Resolved>; mention: DateMention | null }

/** Reads the days of a message; null when it says none. `text` is plain and in lower case, `original` keeps its capitals. */
export function readDates(text: string, original: string, reading: DateReading): TripDates | null {
  const mentions = findMentions(text, original, reading).filter((mention) => !isNoPlan(text, mention))
  const parts = joinNeighbours(text, mentions, reading.today)
  if (parts.length === 0) return inAnotherLanguage(text, reading)
  const spans = parts.map(({ from, to }) => ({ from, to }))
  const latest = parts.flatMap(({ role, resolved }) => (role === 'deadline' && 'dates' in resolved ? [addDays(resolved.dates.start, -1)] : [])).sort()[0]
  const possible = parts.filter(({ role }) => role !== 'deadline').flatMap((part) => ('dates' in part.resolved ? [{ ...part, dates: part.resolved.dates }] : []))
  const failed = parts.flatMap(({ resolved, from, to }) => ('impossible' in resolved ? [{ reason: resolved.impossible, words: original.slice(from, to), from, to }] : []))[0]
  const joined = possible.length === 0 ? { start: null, end: null, flexible: false, named: false } : chooseDates(possible, reading.today)
  const dayOnly = possible.length > 0 && possible.every(({ from, to }) => mentions.filter((mention) => mention.from >= from && mention.to <= to).every(isDayOnly))
  const lone = loneOf(text, parts)
  return { ...joined, ...(dayOnly ? { dayOnly: true as const } : {}), ...(lone === null ? {} : { lone }), ...(failed === undefined ? {} : { impossible: failed }), ...(latest === undefined ? {} : { latestEnd: latest }), spans }
}

/** One day, or a weekend or short holiday, and nothing beside it. */
function loneOf(text: string, parts: Part[]): LoneDay | null {
  const [part, ...others] = parts
  if (part === undefined || others.length > 0 || (part.role !== 'none' && part.role !== 'end') || part.mention === null || !('dates' in part.resolved)) return null
  const { mention, role, resolved: { dates: { start, end, flexible } } } = part
  if (flexible || daysBetween(start, end) > 3) return null
  if (start !== end && mention.kind === 'window' && mention.fixed) return /\b(?:next|following)\b/.test(text.slice(mention.from, mention.to)) ? null : loneDay(text, { span: part, weekday: weekdayOf(start) })
  const weekday = mention.kind === 'weekday' && mention.week === null && mention.later === 0 ? mention.weekday : null
  return role === 'end' ? { weekday, moves: true } : loneDay(text, { span: part, weekday })
}

function inAnotherLanguage(text: string, { today, language }: DateReading): TripDates | null {
  const found = readForeignDates(text, { today, language })
  return found === null ? null : { start: found.start, end: found.end, flexible: false, named: false, spans: [{ from: found.from, to: found.to }] }
}

/** What stands first in this list is read first; what it took is not read again. */
function findMentions(text: string, original: string, reading: DateReading): DateMention[] {
  const finders: ((rest: string) => DateMention[])[] = [
    (rest) => findNthWeekdays(rest, reading.today),
    (rest) => findCountedDays(rest, reading.today),
    (rest) => findHolidays(rest, reading),
    (rest) => findCalendarDays(rest, reading).filter((mention) => !mention.bare),
    (rest) => findWeekdays(rest),
    (rest) => findUnitWindows(rest, reading),
    (rest) => findCalendarWindows(rest, original, reading.today),
    (rest) => findCalendarDays(rest, reading),
  ]
  const found: DateMention[] = []
  let rest = text
  for (const find of finders) {
    const more = find(rest)
    found.push(...more)
    rest = without(rest, more)
  }
  return found.sort((left, right) => left.from - right.from)
}

const TIME = "(?:\\s*(?:early|late|in the|at)?\\s*(?:morning|afternoon|evening|night|noon|midday|lunch(?:time)?|(?:\\d{1,2}(?::\\d{2})?\\s*(?:am|pm)))\\b)?"
const JOINT = new RegExp(`^${TIME}[\\s,]*(?:-+>?|→|~|to|until|till|'?til|thru|through|up to|and|&|\\+|or|/)\\s*(?:(?:and\\s+)?(?:including|around|about|maybe)\\s+)?(?:on\\s+)?(?:the\\s+)?$`)
/** 'Round trip for 12 and 15 April', 'the dates are'. */
const OUT_AND_BACK = /\b(?:dates?|round[- ]?trip|return (?:flights?|tickets?))\b[^.;!?]*$/
const BETWEEN = /\b(?:between|from|either)\s+(?:the\s+)?$/

function joinNeighbours(text: string, mentions: DateMention[], today: Day): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < mentions.length; at += 1) {
    const left = mentions[at]
    const right = mentions[at + 1]
    if (left === undefined) continue
    const before = text.slice(Math.max(0, left.from - 80), left.from)
    const range = right === undefined || !isJoined(text, left, right) ? null : resolveRange(left, right, today)
    if (right !== undefined && range !== null && isRange(text, { left, right }, range)) {
      parts.push({ from: left.from, to: right.to, role: 'none', resolved: range, mention: null })
      at += 1
      continue
    }
    if (isWeak(left, before)) continue
    const shift = shiftOf(before, left.from)
    // 'A week later' follows the day before it, and ends what began there.
    const sequel = left.kind === 'fixed' && left.later === true && parts.length > 0
    // 'Back by the 11th, the next day I work': what follows the end is no day of the trip.
    if (sequel && parts.at(-1)?.role === 'end') continue
    const alone = resolve(sequel ? { ...left, later: undefined } : left, today)
    if (alone === null) continue
    const resolved = 'dates' in alone && shift !== null ? { dates: shift.move(alone.dates) } : alone
    const from = shift?.from ?? left.from
    parts.push({ from, to: left.to, role: sequel ? 'end' : roleOf(text.slice(Math.max(0, from - 80), from), text.slice(left.to, left.to + 12)), resolved, mention: shift === null ? left : null })
  }
  return parts
}

function isJoined(text: string, left: DateMention, right: DateMention): boolean {
  return JOINT.test(text.slice(left.to, right.from))
}

/** 'And' joins the ends of a range after 'between', or two days that follow each other; 'or' names two choices. */
function isRange(text: string, { left, right }: { left: DateMention; right: DateMention }, range: NonNullable<Resolved>): boolean {
  const joint = text.slice(left.to, right.from)
  if (!/\band\b|&|\bor\b|\/|\+/.test(joint)) return true
  if (!('dates' in range)) return false
  if (BETWEEN.test(text.slice(0, left.from))) return true
  if (/\band\b|&/.test(joint) && left.kind === 'calendar' && OUT_AND_BACK.test(text.slice(Math.max(0, left.from - 80), left.from))) return true
  if (left.kind === 'window' && right.kind === 'window') return left.flexible && right.flexible
  return left.kind !== 'window' && addDays(range.dates.start, 1) === range.dates.end
}

/** 'The 14th' alone needs a word that makes it a date. */
function isWeak(mention: DateMention, before: string): boolean {
  if (mention.kind !== 'calendar' || mention.month !== null || mention.weekday !== null) return false
  return !/\b(?:on|from|until|till|by|the|through|thru|starting|arriving|leaving|returning|back|to|before|after|is|for|and|around|about|of|out|in)\s+(?:the\s+)?$|^\W*$/.test(before)
}

function isDayOnly(mention: DateMention): boolean {
  return mention.kind === 'calendar' && mention.month === null
}
