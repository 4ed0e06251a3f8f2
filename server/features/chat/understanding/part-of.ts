import { part } from '../language/pattern.ts'
import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { addMonths, weekdayFrom, weekdayOf } from './calendar.ts'

/** From the first to the last day of a stretch. */
export interface Stretch {
  start: Day
  end: Day
  /** True when the trip lies somewhere within, false when it fills the stretch. */
  flexible: boolean
}

const PLACE = '(?:first|second|third|fourth|fifth|last|final|penultimate|1st|2nd|3rd|4th|5th)'
/** 'Early', 'the end of', 'the second half of', 'the first two weeks of', 'the last weekend in'; no group of its own. */
export const PART = part`
  (?:(?:early|mid|beginning)(?:\s*(?:-|to|or|\/)\s*)(?:mid(?:dle)?|late|end)|(?:very\s+)?early(?:\s+part)?|mid(?:dle)?|late(?:r)?(?:\s+part)?|
  (?:the\s+)?(?:very\s+)?(?:beginning|start|middle|end|back end)|(?:the\s+)?${PLACE}\s*(?:or|and|to|-|\/)\s*(?:the\s+)?${PLACE}\s+weeks?|
  (?:the\s+)?${PLACE}\s+(?:(?:few|couple of|two|2|ten|10|three|3)\s+)?(?:week-?\s?end|wk-?end|weeks?|half(?![\s-]term)|days?|third|part|fortnight)|
  (?:the\s+)?(?:latter|later|back|former|earlier|front)\s+(?:half|part))(?:\s+(?:of|in|or so of)(?:\s+the)?)?
`

/** 'The second or third week'. */
const WEEKS = new RegExp(`(?<first>${PLACE})\\s*(?:or|and|to|-|\\/)\\s*(?:the\\s+)?(?<last>${PLACE})\\s+week`)

/** A part of a month, a year, a week or a season. */
export function partOf({ start, end }: { start: Day; end: Day }, part: string | undefined): Stretch {
  if (part === undefined) return { start, end, flexible: true }
  const weeks = WEEKS.exec(part)?.groups
  if (weeks !== undefined) return { start: weekOf({ start, end }, weeks.first ?? '').start, end: weekOf({ start, end }, weeks.last ?? '').end, flexible: true }
  const [first, last] = part.split(/\s*(?:-|\bto\b|\bor\b|\/)\s*/)
  // 'Mid to late May' runs from the one to the other.
  if (first !== undefined && last !== undefined && /^(?:early|mid|beginning)$/.test(first)) return { start: partOf({ start, end }, first).start, end: partOf({ start, end }, last).end, flexible: true }
  const days = daysBetween(start, end) + 1
  if (/w(?:ee)?k-?\s?end/.test(part)) return weekendOf({ start, end }, part)
  if (/(?:second|2nd)\s+fortnight/.test(part)) return { start: addDays(start, 14), end, flexible: true }
  if (/weeks\b|fortnight/.test(part)) return edge({ start, end }, { part, days: Math.min(days, 14) })
  if (/week/.test(part)) return weekOf({ start, end }, part)
  if (/half|(?:latter|later|back|former|earlier|front)\s+part/.test(part)) return half({ start, end }, part)
  if (/days?\b/.test(part)) return edge({ start, end }, { part, days: Math.min(days, dayCount(part)) })
  // 'The beginning of next year' is its first months.
  const third = Math.floor(days / (days > 300 && /beginning|start/.test(part) ? 4 : 3))
  const within = (from: number, to: number): Stretch => ({ start: addDays(start, from), end: addDays(start, to), flexible: true })
  if (/mid/.test(part)) return days < 8 ? within(2, Math.min(3, days - 1)) : within(third, days - third - 1 - (days % 3 === 0 ? 0 : 1))
  if (/late|end|last|final/.test(part)) return days < 8 ? within(days - 3, days - 1) : { start: addDays(end, 1 - third), end, flexible: true }
  return days < 8 ? within(0, 2) : within(0, third - 1)
}

function dayCount(part: string): number {
  if (/few|three|3/.test(part)) return 3
  if (/two|2|couple/.test(part)) return 2
  return /ten|10/.test(part) ? 10 : 1
}

function edge({ start, end }: { start: Day; end: Day }, { part, days }: { part: string; days: number }): Stretch {
  return /last|final/.test(part) ? { start: addDays(end, 1 - days), end, flexible: days > 3 } : { start, end: addDays(start, days - 1), flexible: days > 3 }
}

function half({ start, end }: { start: Day; end: Day }, part: string): Stretch {
  const days = daysBetween(start, end) + 1
  const middle = days > 300 ? addMonths(start, 6) : addDays(start, Math.floor(days / 2))
  return /second|2nd|last|final|latter|later|back/.test(part) ? { start: middle, end, flexible: true } : { start, end: addDays(middle, -1), flexible: true }
}

function weekOf({ start, end }: { start: Day; end: Day }, part: string): Stretch {
  if (/penultimate/.test(part)) return { start: addDays(end, -13), end: addDays(end, -7), flexible: false }
  if (/last|final/.test(part)) return { start: addDays(end, -6), end, flexible: false }
  const first = addDays(start, (placeOf(part) - 1) * 7)
  return { start: first, end: addDays(first, 6), flexible: false }
}

function weekendOf({ start, end }: { start: Day; end: Day }, part: string): Stretch {
  const last = addDays(end, -((weekdayOf(end) + 1) % 7))
  const saturday = /penultimate/.test(part) ? addDays(last, -7) : /last|final/.test(part) ? last : addDays(weekdayFrom(start, 6), (placeOf(part) - 1) * 7)
  return { start: saturday, end: addDays(saturday, 1), flexible: false }
}

/** 'Second' and '2nd' are 2; what names no place is the first. */
export function placeOf(part: string): number {
  const at = [/first|1st/, /second|2nd/, /third|3rd/, /fourth|4th/, /fifth|5th/].findIndex((word) => word.test(part))
  return at < 0 ? 1 : at + 1
}
