import { pattern } from '../language/pattern.ts'
import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { weekdayOf } from './calendar.ts'
import { findCalendarDays } from './calendar-mentions.ts'
import { withoutTakenBack } from './corrected.ts'
import type { DateMention, DateReading, ImpossibleDates } from './date-mention.ts'
import { chooseDates } from './choose-dates.ts'
import { joinNeighbours, nextOf } from './date-parts.ts'
import type { Part } from './date-parts.ts'
import { isNoPlan, isToCome, TO_COME } from './date-roles.ts'
import { spellDates } from './date-spelling.ts'
import { findCalendarWindows } from './date-windows.ts'
import { readForeignDates } from './foreign-dates.ts'
import { findHolidays } from './holidays.ts'
import { findNthWeekdays } from './nth-weekdays.ts'
import { withoutHours } from './hours-no-days.ts'
import { listedAround } from './listed-days.ts'
import { loneDay } from './on-day.ts'
import type { LoneDay } from './on-day.ts'
import { without } from './plain-text.ts'
import type { Span } from './plain-text.ts'
import { findCountedDays, findWeekdays } from './relative-dates.ts'
import { asksHowItIs, isOfTheDay, isReference } from './other-matters.ts'
import { readPastDay } from './past-days.ts'
import { spanBefore } from './rewritten-text.ts'
import type { Rewritten } from './rewritten-text.ts'
import { besideOthers, isAppointmentAfter, weekdaysOf } from './part-beside-others.ts'
import type { DaysOfTown } from './stays-by-dates.ts'
import { readWeekdays } from './weekdays-said.ts'
import type { SaidWeekdays } from './weekdays-said.ts'
import { findUnitWindows } from './unit-windows.ts'
import { withYearSaid } from './year-said.ts'

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
  /** True for 'before June' and 'after Easter', which days that were agreed on may keep already. */
  bound?: 'before' | 'after'
  /** True for 'home by the 30th', which may be sooner. */
  endsBy?: true
  /** Set when all that was said is one day. */
  lone?: LoneDay
  /** Weekdays and nothing else ('Saturday morning and Sunday evening'): of a trip that is agreed on they are its own. */
  weekdays?: SaidWeekdays
  /** True where it is asked how things are then: 'is everything closed at Easter?' moves no trip. */
  asked?: true
  /** Where several stretches were said, each of them: those of one town after another. */
  ranges?: DaysOfTown[]
  /** The day before one has to be back at work. */
  latestEnd?: Day
  /** Words that say days which nobody can travel: past ones, 30 February, an end before the start. */
  impossible?: ImpossibleDates
  spans: Span[]
}

/** Reads the days of a message; null when it says none. `text` is plain and in lower case, `original` keeps its capitals. */
export function readDates(said: string, original: string, reading: DateReading): TripDates | null {
  const text = withoutHours(said)
  const spelt = spellDates(text, text === said ? original : withoutHours(original))
  const found = readSpelt(spelt.text, spelt.original, reading)
  if (found === null) return pastDay(text, original) ?? inAnotherLanguage(text, reading)
  const { impossible, spans, ranges, ...dates } = found
  const listed = dates.start === null || dates.flexible || dates.named ? null : listedAround(text, dates.start)
  if (listed !== null && (dates.end === null || dates.end <= listed.end)) Object.assign(dates, listed)
  return { ...dates, ...(ranges === undefined ? {} : { ranges: ranges.map((range) => spanBefore(range, spelt.places)) }), ...(impossible === undefined ? {} : { impossible: asWritten(impossible, { original, places: spelt.places }) }), spans: spans.map((span) => spanBefore(span, spelt.places)) }
}

function pastDay(text: string, original: string): TripDates | null {
  const impossible = readPastDay(text, original)
  return impossible === null ? null : { start: null, end: null, flexible: false, named: false, impossible, spans: [{ from: impossible.from, to: impossible.to }] }
}

function asWritten(impossible: ImpossibleDates, { original, places }: Pick<Rewritten, 'original' | 'places'>): ImpossibleDates {
  const span = spanBefore(impossible, places)
  return places === null ? span : { ...span, words: original.slice(span.from, span.to) }
}

function readSpelt(text: string, original: string, reading: DateReading): TripDates | null {
  const findAll = (today: Day): DateMention[] => findMentions(text, original, { ...reading, today })
  const findFrom = (today: Day): DateMention[] => withoutOthers(text, findAll(today))
  const all = findAll(reading.today)
  const mentions = withYearSaid(withoutOthers(text, all), { text, today: reading.today, findFrom })
  const beside = mentions.some(isDayOnly) && TO_COME.test(text) ? all.filter((mention) => isToCome(text, mention)) : []
  const told = withoutTakenBack(text, joinNeighbours(text, mentions, { today: reading.today, beside }))
  const parts = told.filter((part, at) => !isAppointmentAfter(text, { part, before: told[at - 1] }))
  if (parts.length === 0) return null
  const spans = parts.map(({ from, to }) => ({ from, to }))
  const latest = parts.flatMap(({ role, resolved }) => (role === 'deadline' && 'dates' in resolved ? [addDays(resolved.dates.start, -1)] : [])).sort()[0]
  const possible = parts.filter(({ role }) => role !== 'deadline').flatMap((part) => ('dates' in part.resolved ? [{
    ...part,
    dates: part.resolved.dates,
    ...besideOthers(text, { part, before: parts[parts.indexOf(part) - 1] }),
    ...weekdaysOf(within(mentions, part)),
  }] : []))
  const failed = parts.flatMap(({ resolved, from, to }) => ('impossible' in resolved ? [{
    reason: resolved.impossible,
    words: original.slice(from, to),
    from,
    to,
    ...nextDays(resolved.impossible, within(mentions, { from, to }), reading.today),
  }] : []))[0]
  const joined = possible.length === 0 ? { start: null, end: null, flexible: false, named: false } : chooseDates(possible, reading.today)
  const dayOnly = possible.length > 0 && possible.every((part) => within(mentions, part).every(isDayOnly))
  const lone = loneOf(text, parts)
  const ranges = possible.filter(({ dates: { start, end, flexible, named } }) => start !== end && !flexible && !named).map(({ dates: { start, end }, from, to }) => ({ start, end, from, to }))
  const weekdays = readWeekdays(text, mentions, parts)
  const bound = parts.length === 1 && parts[0]?.edge !== undefined && parts[0].edge !== 'until' ? { bound: parts[0].edge } : {}
  return {
    ...joined,
    ...bound,
    ...(dayOnly ? { dayOnly: true as const } : {}),
    ...(lone === null ? {} : { lone }),
    ...(parts.some(({ role, from }) => role === 'end' && BY_THEN.test(text.slice(Math.max(0, from - 24), from))) ? { endsBy: true as const } : {}),
    ...(weekdays === null ? {} : { weekdays }),
    ...(ranges.length > 1 ? { ranges } : {}),
    ...(asksHowItIs(text) ? { asked: true as const } : {}),
    ...(failed === undefined ? {} : { impossible: failed }),
    ...(latest === undefined ? {} : { latestEnd: latest }),
    spans,
  }
}

const OF_PLAN = pattern()`
  \b(?:swap|switch|exchange|flip)\s+(?:round |around |about )?(?:the )?\w*day\b|
  \b(?:move|shift|put|bring|push|swap|switch)\s+(?:the |my |our )(?!(?:whole |entire )?(?:trip|holidays?|vacation|stay|dates?|booking|arrival|start|
  flights?|journey|travel)\b)(?:[\w'-]+ ){1,5}?(?:from|on)\b
`
/** 'Move one from Monday to Sunday'. */
const ONE_OF_PLAN = /\b(?:move|shift|put|bring|push|swap|switch)\s+(?:one|two|something|some|another)(?: (?:of|more|the|them|those|these|things?))* from\b/

/** 'Swap Friday and Saturday', 'move the boat from Friday to Saturday': days of a plan that change about, and no new days of the trip. */
function isOfPlan(text: string, mention: DateMention): boolean {
  return mention.kind === 'weekday' && (OF_PLAN.test(text) || ONE_OF_PLAN.test(text))
}

/** Without days of other matters; 'not July or August' rules out both. */
function withoutOthers(text: string, mentions: DateMention[]): DateMention[] {
  const others = new Set<DateMention>()
  mentions.forEach((mention, at) => {
    const before = mentions[at - 1]
    const isAlso = before !== undefined && others.has(before) && /^\s*(?:or|nor|and)\s+(?:in\s+|on\s+)?(?:the\s+)?$/.test(text.slice(before.to, mention.from))
    if (isAlso || isOfPlan(text, mention) || isNoPlan(text, mention) || isReference(text, mention) || isOfTheDay(text, mention, mentions.at(-1))) others.add(mention)
  })
  return mentions.filter((mention) => !others.has(mention))
}

const BY_THEN = /\b(?:by|before|no later than|latest)\s+(?:on\s+)?(?:the\s+)?$/

function within(mentions: DateMention[], { from, to }: Span): DateMention[] {
  return mentions.filter((mention) => mention.from >= from && mention.to <= to)
}

function nextDays(reason: ImpossibleDates['reason'], mentions: DateMention[], today: Day): Pick<ImpossibleDates, 'next'> {
  const next = reason === 'backwards' ? null : nextOf(mentions, today)
  return next === null ? {} : { next }
}

/** 'We leave on the 11th', and not for somewhere or from home. */
const LEAVING = /(?<!\bnow\s+)\bleav(?:e|es|ing)(?:\s+(?:there|again|it|already|early|late|now|on|by|in the \w+|at \d[\d:]*(?: ?[ap]m)?))*\s*(?:the\s+)?$/

/** 'The ferry leaves on the 11th'. */
const THEIRS = pattern()`
  \b(?:they|she|he|(?:my|our|his|her|their) (?!flight|plane|train|ferry|boat|bus|ship|coach|car|cruise|transfer|taxi|party|group)\w+|
  (?:it|bus|train|ferry|boat|tour|flight|ship|cruise|coach|excursion)s?)\s+(?:\w+\s+)?leav(?:e|es|ing)\b[^.;!?]*$
`

/** One day, or a weekend or short holiday, and nothing beside it. */
function loneOf(text: string, parts: Part[]): LoneDay | null {
  const [part, ...others] = parts
  const leaves = part?.role === 'leave' && LEAVING.test(text.slice(Math.max(0, part.from - 40), part.from))
  if (part === undefined || others.length > 0 || (part.role !== 'none' && part.role !== 'end' && !leaves) || part.mention === null || !('dates' in part.resolved)) return null
  const { mention, role, resolved: { dates: { start, end, flexible } } } = part
  if (flexible || daysBetween(start, end) > 3) return null
  if (start !== end && mention.kind === 'window' && mention.fixed) return /\b(?:next|following)\b/.test(text.slice(mention.from, mention.to)) ? null : loneDay(text, { span: part, weekday: weekdayOf(start) })
  const weekday = mention.kind === 'weekday' && mention.week === null && mention.later === 0 && !/\bthis\b/.test(text.slice(mention.from, mention.to)) ? mention.weekday : null
  if (leaves) return THEIRS.test(text.slice(0, part.from)) ? loneDay(text, { span: part, weekday }) : { weekday, moves: true, asks: false, leaves }
  if (role === 'end') return { weekday, moves: true, asks: false }
  return { ...loneDay(text, { span: part, weekday }), ...(start === end && isAllDay(text, mention) ? { isAll: true as const } : {}) }
}

/** 'Something cheap this Saturday', 'what can we do tomorrow': nobody travels to it or sleeps over it. */
function isAllDay(text: string, { from, to }: Span): boolean {
  return /^(?:on |for )*(?:this (?!coming week|week)\w*day|tomorrow|today|tonight)\b/.test(text.slice(from, to)) && ASKS_FOR_IT.test(text) && !OF_A_JOURNEY.test(text)
}

const ASKS_FOR_IT = /\b(?:something|anything|what|where|things?|ideas?|fun|dinner|lunch|brunch|date|evening|morning|afternoon|tour|activit\w+|show|do|see)\b/
const OF_A_JOURNEY = pattern()`
  \b(?:fl(?:y|ies|ying|ights?)|leav\w+|depart\w*|arriv\w+|travel\w*|trips?|going to|heading|from|start\w*|begin\w*|weeks?|nights|days|stay\w*|hotels?|hostels?|
  rooms?|driv\w+|trains?|bus(?:es)?|until|till|through|book\w*|holidays?|vacation|getaway|tickets? to)\b
`

function inAnotherLanguage(text: string, { today, language }: DateReading): TripDates | null {
  const found = readForeignDates(text, { today, language })
  if (found === null) return null
  const { start, end, weekday, ...span } = found
  return { start, end, flexible: false, named: false, ...(weekday === null ? {} : { lone: loneDay(text, { span, weekday }) }), spans: [span] }
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

function isDayOnly(mention: DateMention): boolean {
  return mention.kind === 'calendar' && mention.month === null
}
