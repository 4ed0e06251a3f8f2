import { COUNT, LOOSE_COUNT, readCount } from './numbers.ts'
import type { Span } from './plain-text.ts'

/** How long a trip is. Nights and days are not the same: three nights touch four days. */
export interface Duration extends Span {
  /** Days, both ends counted. */
  days: number
  /** Where it was said in nights. */
  nights?: number
}

const UNIT = '(days?|nights?|weeks?|weekends?|fortnights?|months?)'
const RANGE_OR_COUNT = `(?:${COUNT}\\s*(?:-|to|or)\\s*)?(${LOOSE_COUNT})`
const COUNTED = new RegExp(`(?<![\\w$€£/.,])(?:the )?(?:(?:next|first|full|whole|about|around) )?${RANGE_OR_COUNT}(?:\\s+|-)?(?:(full|whole|long|free|short|busy|lazy|relaxed)\\s+)?${UNIT}(?![\\w])`, 'g')
/** 'a day' in '$100 a day' or 'two hours a day' is a rate; 'in four days' and 'four days ago' are dates. */
const RATE_BEFORE = /(?:\d[\d.,]*k?|dollars|euros|pounds|bucks|usd|eur|gbp|hours?|times|once|twice|much|per|each|every|nice|great|good|lovely)\s*$/
const DATE_BEFORE = /\b(?:in|within|every|per|open|last|past|previous)\s+(?:the\s+)?$/
const NO_TRIP_AFTER = /^\s*(?:ago|old|before|earlier|notice|pass|tickets?|tour|trips? from|per|from (?:now|today))\b/

/** 'A romantic weekend', 'our long weekend away'. */
const WEEKEND = /\b(?:an?|our|my)\s+(?:(?!long\b)[a-z-]+\s+){1,2}?(?<long>long\s+)?weekend\b/g

/** How long the trip is in all: stays one after another ('3 nights Rome, 2 nights Florence') are added up. */
export function readDuration(text: string): (Duration & { spans: Span[] }) | null {
  const all = readDurations(text)
  const first = all[0]
  if (first === undefined) return null
  const nights = all.filter((duration) => duration.nights !== undefined)
  const stays = nights.length === all.length && nights.length > 1 && !/\bor\b/.test(text)
  const days = stays ? nights.reduce((sum, duration) => sum + (duration.nights ?? 0), 1) : first.days
  return { ...first, days, spans: all }
}

function readDurations(text: string): Duration[] {
  const counted = readCounted(text)
  if (counted.length > 0) return counted
  return [...text.matchAll(WEEKEND)].map((match) => ({ days: match.groups?.long === undefined ? 2 : 3, from: match.index, to: match.index + match[0].length }))
}

function readCounted(text: string): Duration[] {
  return [...text.matchAll(COUNTED)].flatMap((match) => {
    const [words, count, length, unit] = match
    const from = match.index
    const to = from + words.length
    const before = text.slice(Math.max(0, from - 24), from)
    const after = text.slice(to, to + 16)
    const article = /^(?:the )?an? /.test(words)
    if (article && unit !== undefined && /^(?:day|night)/.test(unit) && RATE_BEFORE.test(before)) return []
    if (DATE_BEFORE.test(before) || NO_TRIP_AFTER.test(after)) return []
    const days = daysOf(readCount(count), unit ?? '', length === 'long')
    return days === null || (article && unit === 'day' && !/^\s+in\b/.test(after)) ? [] : [{ days, ...(unit?.startsWith('night') ? { nights: days - 1 } : {}), from, to }]
  })
}

function daysOf(count: number | null, unit: string, long: boolean): number | null {
  if (count === null || count < 1) return null
  const days = perUnit(count, unit, long)
  return days <= 366 ? days : null
}

function perUnit(count: number, unit: string, long: boolean): number {
  if (unit.startsWith('night')) return count + 1
  if (unit.startsWith('weekend')) return long ? 3 : 2
  if (unit.startsWith('week')) return count * 7
  if (unit.startsWith('fortnight')) return count * 14
  if (unit.startsWith('month')) return count * 30
  return count
}
