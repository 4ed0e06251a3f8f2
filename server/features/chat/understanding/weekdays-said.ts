import { pattern } from '../language/pattern.ts'
import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { weekdayFrom } from './calendar.ts'
import type { DateMention } from './date-mention.ts'
import type { Part } from './date-parts.ts'
import { loneDay } from './on-day.ts'

/** Several weekdays of no week and no other day: 'Monday and Wednesday', 'Friday evening to Sunday lunch'. */
export interface SaidWeekdays {
  days: number[]
  /** One follows the other: they are a stretch, and no choice. */
  isRun: boolean
  /** The words tell of coming, going or the whole plan: they say when the trip begins and ends. */
  isWhole: boolean
  /** The words move the trip: 'we arrive on Friday and leave on Tuesday'. */
  moves: boolean
}

interface Agreed {
  startDate?: Day
  endDate?: Day
  flexible?: boolean
}

/** What such weekdays are in a trip that is agreed on: days of it, all of it, or other days close by. */
export type PlacedWeekdays = { onDays: Day[] } | { start: Day; end: Day } | 'kept'

const COMES_AND_GOES = pattern()`
  \b(?:plan(?!ned)\w*|itinerary|program(?:me)?|schedule|(?:we|i)(?:'ll| will|'re|'m| are| am)? (?:arriv\w+|land\w*|get in|get there|leav\w+|fly\w*|
  depart\w*|go home)|(?:wir|ich) (?:kommen?|landen?|fliegen?|reisen?|fahren?)|(?:kommen|landen|fliegen|reisen|fahren) wir|
  (?:nous|on) (?:arriv|repart|part)\w*|day by day|each day|every day|per day)\b
`

/** 'Friday at 6', 'Sunday until 3'. */
const LATEST_HOUR = 12

/** Null where other days are said beside them, or one alone. */
export function readWeekdays(text: string, all: readonly DateMention[], parts: readonly Part[]): SaidWeekdays | null {
  const mentions = all.filter((mention) => (mention.kind !== 'calendar' || !mention.bare || mention.day > LATEST_HOUR) && !isTheWeekend(text, mention))
  const [first] = mentions
  if (first === undefined || mentions.length < 2 || parts.some(({ role }) => role === 'deadline')) return null
  const days = mentions.flatMap((mention) => (mention.kind === 'weekday' && mention.week === null && mention.later === 0 ? [mention.weekday] : []))
  if (days.length < mentions.length) return null
  const run = runAmong(mentions, parts)
  if (run !== null && days.every((day) => run.includes(day))) return { days: run, isRun: true, isWhole: COMES_AND_GOES.test(text), moves: true }
  const isRange = parts.length === 1 && days.length === 2
  const isChoice = mentions.some((mention, at) => at > 0 && /\bor\b/.test(text.slice(mentions[at - 1]?.to ?? 0, mention.from)))
  const follows = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7)
  return {
    days: isRange ? stretch(days[0] ?? 0, days[1] ?? 0) : [...new Set(days)],
    isRun: isRange || (follows && !isChoice),
    isWhole: COMES_AND_GOES.test(text),
    moves: loneDay(text, { span: first, weekday: null }).moves || parts.some(({ role }) => role === 'leave' || role === 'end'),
  }
}

/** 'Wednesday would be enough, so Mon-Wed': the stretch that says the single days again. */
function runAmong(mentions: readonly DateMention[], parts: readonly Part[]): number[] | null {
  const runs = parts.map((part) => mentions.filter(({ from, to }) => from >= part.from && to <= part.to)).filter((within) => within.length === 2)
  const [first, last] = runs[0] ?? []
  if (parts.length < 2 || runs.length !== 1 || first?.kind !== 'weekday' || last?.kind !== 'weekday') return null
  return stretch(first.weekday, last.weekday)
}

/** 'Put together the weekend: one thing on Friday, two on Saturday': which one it is, its days say. */
function isTheWeekend(text: string, { kind, from, to }: DateMention): boolean {
  return kind === 'window' && /^(?:the |our |my |that |whole |over |for |long )*weekend$/.test(text.slice(from, to))
}

function stretch(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7)
}

/** How far from the first day of a trip a weekday may lie that is meant as its first. */
const NEAR = 3

/** Weekdays are those of the trip that is agreed on, and never of next week; null where no days are agreed on. */
export function placeWeekdays({ days, isRun, isWhole, moves }: SaidWeekdays, { startDate, endDate, flexible = false }: Agreed): PlacedWeekdays | null {
  const [first] = days
  if (first === undefined || startDate === undefined || endDate === undefined || flexible || startDate >= endDate) return null
  const from = weekdayFrom(startDate, first)
  const within = isRun ? days.map((_, at) => addDays(from, at)) : days.map((day) => weekdayFrom(startDate, day)).sort()
  const isInside = within.every((day) => day <= endDate)
  if (isInside && !moves) return isAll(within, { startDate, endDate }) || (isWhole && within[0] === startDate && within.at(-1) === endDate) ? 'kept' : { onDays: within }
  if (isRun || (moves && isWhole)) {
    const start = isInside ? (within[0] ?? from) : weekdayFrom(addDays(startDate, -NEAR), first)
    return { start, end: isRun ? addDays(start, days.length - 1) : weekdayFrom(addDays(start, 1), days.at(-1) ?? 0) }
  }
  return moves ? null : 'kept'
}

function isAll(days: readonly Day[], { startDate, endDate }: { startDate: Day; endDate: Day }): boolean {
  return days.length === daysBetween(startDate, endDate) + 1
}
