import { part } from '../language/pattern.ts'
import { NUMBER_VALUES, NUMBER_WORDS, TENS } from '../language/number-words.ts'

/** Minutes, from the least to the most. */
export type Span = readonly [from: number, to: number]

/** A length of time as a text writes it. */
export interface WrittenDuration {
  span: Span
  text: string
  /** Where it stands. */
  at: number
}

const VALUES = new Map<string, number>([...NUMBER_VALUES, ['a', 1], ['an', 1], ['half', 0.5], ['half an', 0.5], ['half-an', 0.5]])

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?\s?[½¼¾]?|[½¼¾]|half[\s-]an|half|(?:${TENS.join('|')})(?:-(?:${NUMBER_WORDS.slice(1, 10).join('|')}))?|${NUMBER_WORDS.slice(1).join('|')}|an?)`
const HOURS = String.raw`(?:hours?|hrs?|h)\b`
const MINUTES = String.raw`(?:minutes?|mins?)\b`
const FRACTION = String.raw`(?:half|quarter|three[\s-]quarters)`
const RANGE = String.raw`(?:\s+(?:to|or)\s+|\s?[–—]\s?|(?<=\d)-(?=\d))`
/** 'two and a half hours', '2-hour', '1 h 30 min', '1h30', 'an hour and a half', 'ninety-minute', 'two to three hours', 'three quarters of an hour'. */
const DURATION = new RegExp(
  [
    String.raw`\b(?<part>three[\s-]quarters|a quarter) of an hour`,
    part`
      (?<![\w.,:])(?:(?<low>${NUMBER})${RANGE})?(?<hours>${NUMBER})(?:[\s-]+and[\s-]+(?:an?[\s-]+)?(?<before>${FRACTION}))?[\s-]?(?:${HOURS}|
      h(?=\d))(?:(?:,?\s+and\s+|,?\s*|-)(?:an?\s+)?(?:(?<after>${FRACTION})\b|(?<rest>${NUMBER})(?:[\s-]?${MINUTES}|(?=\D|$)(?<=h\d\d))))?
    `,
    String.raw`(?<![\w.,:])(?:(?<least>${NUMBER})${RANGE})?(?<minutes>${NUMBER})[\s-]?${MINUTES}`,
    String.raw`\b(?<halfDay>half[\s-](?:an?[\s-])?day)\b`,
    String.raw`\b(?<day>(?:full|whole|all|one)[\s-]day)\b`,
  ].join('|'),
  'gi',
)

/** What people call half a day, and a whole one. */
const HALF_DAY: Span = [150, 360]
const WHOLE_DAY: Span = [360, 960]

export function readDurations(text: string): WrittenDuration[] {
  return [...text.matchAll(DURATION)].flatMap((match) => {
    const span = spanOf(match.groups ?? {})
    return span === null ? [] : [{ span, text: match[0], at: match.index }]
  })
}

function spanOf({ part, low, hours, before, after, rest, least, minutes, halfDay, day }: Record<string, string | undefined>): Span | null {
  if (halfDay !== undefined) return HALF_DAY
  if (day !== undefined) return WHOLE_DAY
  if (part !== undefined) return same(60 * fractionOf(part))
  if (minutes !== undefined) return between(least === undefined ? null : numberOf(least), numberOf(minutes))
  if (hours === undefined) return null
  const whole = numberOf(hours) * 60 + 60 * fractionOf(before ?? after ?? '') + (rest === undefined ? 0 : numberOf(rest))
  return between(low === undefined ? null : numberOf(low) * 60, whole)
}

const same = (minutes: number): Span => [Math.round(minutes), Math.round(minutes)]

function between(low: number | null, high: number): Span | null {
  if (Number.isNaN(high) || Number.isNaN(low ?? 0)) return null
  return low === null || low > high ? same(high) : [low, high]
}

function fractionOf(text: string): number {
  return /three/i.test(text) ? 0.75 : /quarter/i.test(text) ? 0.25 : /half/i.test(text) ? 0.5 : 0
}

function numberOf(text: string): number {
  const lower = text.toLowerCase().trim()
  const [tens = '', ones = ''] = lower.split('-')
  const known = VALUES.get(lower) ?? (ones === '' ? undefined : (VALUES.get(tens) ?? NaN) + (VALUES.get(ones) ?? NaN))
  if (known !== undefined) return known
  const sign = /[½¼¾]/.exec(lower)?.[0]
  const beside = sign === undefined ? 0 : sign === '½' ? 0.5 : sign === '¼' ? 0.25 : 0.75
  const digits = lower.replace(/[½¼¾\s]/g, '').replace(',', '.')
  return (digits === '' ? 0 : Number(digits)) + beside
}
