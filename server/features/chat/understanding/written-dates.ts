import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { dayOf, fullYear, MONTH, monthNumber, nextSuch, yearOf } from './calendar.ts'
import type { Span } from './plain-text.ts'

/** Days said in a text: both ends of a range, or one day and what it is. */
export interface SaidDates extends Span {
  start: Day | null
  end: Day | null
  /** True for a window such as 'in November', within which the trip may lie. */
  flexible: boolean
}

/** One day as it is written; what it leaves out is null. */
interface Atom extends Span {
  day: number
  month: number | null
  year: number | null
  /** '10' alone says nothing; beside '16 May' it does. */
  bare: boolean
}

export interface DateReading {
  today: Day
  /** Whether 8/10 is the eighth of October. */
  dayFirst: boolean
}

const ORDINAL = '(?:st|nd|rd|th)'
const YEAR = "(?:\\d{4}|'\\d{2})(?!\\d)"
const NO_COUNT = `(?!\\s*(?:${ORDINAL}\\b|[:%]|am\\b|pm\\b|(?:people|persons?|adults?|kids?|children|of us|friends|days?|nights?|weeks?|hours?|months?|years?|rooms?|guests|travell?ers|k\\b|euros?|dollars?|pounds?|usd|eur|gbp)))`
const ATOM = new RegExp(
  [
    '(?<iso>\\d{4}-\\d{2}-\\d{2})',
    `(?<dDay>\\d{1,2})${ORDINAL}?(?:\\s+of)?[\\s-]*(?<dMonth>${MONTH})\\b\\.?(?:,?\\s*(?:of\\s+)?(?<dYear>${YEAR}))?`,
    `(?<mMonth>${MONTH})\\b\\.?\\s*(?:the\\s+)?(?<mDay>\\d{1,2})(?![\\d])${ORDINAL}?${NO_COUNT}(?:,?\\s*(?<mYear>${YEAR}))?`,
    '(?<first>\\d{1,2})(?<mark>[/.])(?<second>\\d{1,2})(?:[/.](?<nYear>\\d{4}|\\d{2}))?(?![\\d/%k])',
    `(?<ordinal>\\d{1,2})${ORDINAL}\\b(?!\\s+(?:floor|century|birthday|anniversary|time|day|street|avenue|arrondissement|district))`,
    `(?<plain>\\d{1,2})(?![\\d.,]*\\d)${NO_COUNT}`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'g',
)
const BEFORE_ATOM = /[\w$€£.,/-]$/
const JOINT = /^\s*(?:-|to|until|till|'?til|thru|through|up to|and|&)\s*(?:the\s+|on\s+)?$/
/** Leaving home begins a trip, leaving the place ends it: the second of two days. */
const LEAVING_BEFORE = /\b(?:leav(?:e|ing)|depart(?:ing)?|fly(?:ing)? (?:home|out|back)|return(?:ing)?|head(?:ing)? home)(?:\s+(?:from\s+)?\p{L}+){0,3}?(?:\s+(?:on|by))?\s+(?:the\s+)?$/u
const END_BEFORE = /\b(?:until|till|'?til|through|by|to|return(?:ing)?(?: on)?|(?:back|home|ending|ends)(?: on| by)?)\s+(?:the\s+)?$/

/** Days that are written out: ISO, '14 March 2027', 'May 10-16', '8/10', 'the 3rd to the 9th'. */
export function readWrittenDates(text: string, reading: DateReading): SaidDates[] {
  const order = orderOfFigures(text) ?? (reading.dayFirst ? 'day' : 'month')
  const atoms = [...text.matchAll(ATOM)].flatMap((match) => readAtom(match, text, { ...reading, dayFirst: order === 'day' }))
  const said: SaidDates[] = []
  for (let at = 0; at < atoms.length; at += 1) {
    const left = atoms[at]
    const right = atoms[at + 1]
    if (left === undefined) continue
    if (right !== undefined && joined(text, left, right)) {
      const range = readRange(left, right, reading.today)
      if (range !== null) {
        said.push(range)
        at += 1
        continue
      }
    }
    const single = readSingle(left, { text, isFirst: said.length === 0 }, reading.today)
    if (single !== null) said.push(single)
  }
  return said
}

/** '15/10' can only be the day first, and then '8/10' beside it is too. */
function orderOfFigures(text: string): 'day' | 'month' | null {
  const [, first, second] = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?!\d)/.exec(text.replace(/(?<![\d/])(?:[1-9]|0\d|1[0-2])\/(?:[1-9]|0\d|1[0-2])(?!\d)/g, '')) ?? []
  if (Number(first) > 12) return 'day'
  return Number(second) > 12 ? 'month' : null
}

function readAtom(match: RegExpExecArray, text: string, { dayFirst }: DateReading): Atom[] {
  const { groups = {}, index } = match
  // A number inside another ('$600', 'v1.2', '2027') is no day; the second half of '10-16' is.
  const before = text.slice(Math.max(0, index - 1), index)
  if (BEFORE_ATOM.test(before) && !(before === '-' && /\d(?:st|nd|rd|th)?\s?-$/.test(text.slice(0, index)))) return []
  const atom = readGroups(groups, dayFirst)
  return atom === null || atom.day < 1 || atom.day > 31 ? [] : [{ ...atom, from: index, to: index + match[0].trimEnd().length }]
}

function readGroups(groups: Record<string, string | undefined>, dayFirst: boolean): Omit<Atom, keyof Span> | null {
  if (groups.iso !== undefined) {
    const [year, month, day] = groups.iso.split('-').map(Number)
    return { year: year ?? 0, month: month ?? 0, day: day ?? 0, bare: false }
  }
  if (groups.dMonth !== undefined) {
    return { day: Number(groups.dDay), month: monthNumber(groups.dMonth), year: fullYear(groups.dYear), bare: false }
  }
  if (groups.mMonth !== undefined) {
    return { day: Number(groups.mDay), month: monthNumber(groups.mMonth), year: fullYear(groups.mYear), bare: false }
  }
  if (groups.first !== undefined) return readFigures(groups, dayFirst)
  const ordinal = groups.ordinal
  return { day: Number(ordinal ?? groups.plain), month: null, year: null, bare: ordinal === undefined }
}

function readFigures(groups: Record<string, string | undefined>, dayFirst: boolean): Omit<Atom, keyof Span> | null {
  const first = Number(groups.first)
  const second = Number(groups.second)
  // '14.3.' is how the continent writes; '2.5' alone is a number.
  if (groups.mark === '.' && groups.nYear === undefined) return null
  const leadingDay = first > 12 || (second <= 12 && (dayFirst || groups.mark === '.'))
  const month = leadingDay ? second : first
  if (month < 1 || month > 12) return null
  return { day: leadingDay ? first : second, month, year: fullYear(groups.nYear), bare: false }
}

function joined(text: string, left: Atom, right: Atom): boolean {
  const between = text.slice(left.to, right.from)
  if (!JOINT.test(between)) return false
  if (!/and|&/.test(between)) return true
  return /\bbetween\s+(?:the\s+)?$/.test(text.slice(0, left.from))
}

function readRange(left: Atom, right: Atom, today: Day): SaidDates | null {
  if (left.month === null && right.month === null) return readOrdinals(left, right, today)
  const month = left.month ?? monthBefore(left.day, right)
  const rightMonth = right.month ?? (right.day >= left.day ? month : (month % 12) + 1)
  const over = rightMonth < month ? 1 : 0
  const startYear = left.year ?? (right.year === null ? null : right.year - over)
  const start = startYear === null ? nextSuch(month, left.day, today) : dayOf(startYear, month, left.day)
  if (start === null) return null
  const end = dayOf(right.year ?? yearOf(start) + over, rightMonth, right.day)
  if (end === null || end < start) return null
  return { start, end, flexible: false, from: left.from, to: right.to }
}

function monthBefore(leftDay: number, right: Atom): number {
  const month = right.month ?? 1
  return leftDay <= right.day ? month : ((month + 10) % 12) + 1
}

/** 'The 3rd to the 9th': of this month, or of the next when the 3rd is past. */
function readOrdinals(left: Atom, right: Atom, today: Day): SaidDates | null {
  if (left.bare || right.bare) return null
  const start = nextDayOfMonth(left.day, today)
  const end = start === null ? null : nextDayOfMonth(right.day, start)
  return end === null ? null : { start, end, flexible: false, from: left.from, to: right.to }
}

function readSingle(atom: Atom, { text, isFirst }: { text: string; isFirst: boolean }, today: Day): SaidDates | null {
  if (atom.bare) return null
  const before = text.slice(Math.max(0, atom.from - 44), atom.from)
  if (atom.month === null && !/\b(?:on|from|until|till|by|the|through|starting|arriving)\s+(?:the\s+)?$/.test(before)) return null
  const day = atom.month === null ? nextDayOfMonth(atom.day, today) : wholeDay(atom, atom.month, today)
  if (day === null) return null
  if (/\bweek of\s+(?:the\s+)?$/.test(before)) return { start: day, end: addDays(day, 6), flexible: false, from: atom.from, to: atom.to }
  const isEnd = END_BEFORE.test(before) || (!isFirst && LEAVING_BEFORE.test(before))
  return { start: isEnd ? null : day, end: isEnd ? day : null, flexible: false, from: atom.from, to: atom.to }
}


function wholeDay({ day, year }: Atom, month: number, today: Day): Day | null {
  return year === null ? nextSuch(month, day, today) : dayOf(year, month, day)
}

function nextDayOfMonth(day: number, from: Day): Day | null {
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const candidate = addDays(from, ahead)
    if (Number(candidate.slice(8)) === day) return candidate
  }
  return null
}
