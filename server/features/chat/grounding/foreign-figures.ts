import { pattern } from '../language/pattern.ts'
import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { readNumber } from './money.ts'

/** An hour of the clock by its marks in any language: '18 Uhr', '18h30', 'a las 18', '18時'. */
const CLOCK = pattern('gu')`
  (?:(?<lead>(?<!\p{L})(?:um|gegen|ab|à|vers|dès|a las?|alle|dalle|às|a partir das|om|vanaf|в|στις)\s+))?(?<![\d.,:])(?<hour>[01]?\d|
  2[0-4])(?:\s?[:.hH]\s?(?<minute>[0-5]\d))?(?![\d,])(?<mark>\s?(?:Uhr|時|시|点|點|часов|час))?
`
const NUMBER = /(?<![\p{L}\d])\d(?:[\d.,’'\u00a0\u202f]*\d)?/gu
/** After a number: what is no clock, though the lead is that of one. */
const COUNTED = /^\s?(?:€|\$|£|¥|euro|dollar|stund|minut|person|tag|jour|d[íi]a|giorn|dag|prozent|%|km|reis|avis|voy|rese|rece|opin|aval|beoord|bewert|stern|[ée]toil|estrel|stell|ster)/iu

/** A currency by its letters. */
const CODE = /^\s?[A-Z]{3}(?!\p{L})/u

/** Says which figure of a sentence in any language no field has of what it speaks of. */
export function findForeignFigure(text: string, { named, grounds }: { named: readonly KnownActivity[]; grounds: Grounds }): string | null {
  const own = new Set((grounds.said.match(NUMBER) ?? []).map(readNumber))
  let rest = text
  for (const match of text.matchAll(CLOCK)) {
    const { lead, hour = '', minute, mark } = match.groups ?? {}
    const after = text.slice(match.index + match[0].length)
    const isLength = lead === undefined && /\d\s?[hH]/.test(match[0]) && named.some((activity) => lengthsOf(activity).includes(60 * Number(hour) + Number(minute ?? 0)))
    const isClock = !isLength && ((minute !== undefined && /\d\s?[:hH]/.test(match[0])) || mark !== undefined || (lead !== undefined && !COUNTED.test(after) && !CODE.test(after) && !/^[.,]\d/.test(after) && !/^\.?\s+(?!(?:h|uur|heures?|horas?|ore|und|et|y|e|en)(?!\p{L}))\p{Lu}?\p{Ll}/u.test(after)))
    if (!isClock) continue
    const time = `${hour.padStart(2, '0')}:${minute ?? '00'}`
    rest = rest.replace(match[0], ' ')
    if (!named.some((activity) => timesOf(activity).has(time)) && !grounds.said.includes(match[0].trim())) return JSON.stringify(match[0].trim())
  }
  const foreign = [...rest.matchAll(NUMBER)].find((match) => {
    const value = readNumber(match[0])
    const read = readerOf(rest.slice(0, match.index), rest.slice(match.index + match[0].length))
    return !own.has(value) && !named.some((activity) => read(activity).some((known) => isWrittenSo(known, value))) && !grounds.amounts.some(({ amount }) => isWrittenSo(amount, value))
  })
  return foreign === undefined ? null : JSON.stringify(foreign[0])
}

/** Which figures a number may be, by the unit beside it. */
function readerOf(before: string, after: string): (activity: KnownActivity) => number[] {
  if (/^\s?(?:€|\$|£|¥|euro|dollar|d[óo]lar|dollari|yen|franc|frank|libra|livre|pfund|reais|kron)/iu.test(after) || CODE.test(after) || /(?:[€$£¥]|(?<!\p{L})[A-Z]{3})\s?$/u.test(before)) return pricesOf
  if (/^\s?-?(?:stund|std|h(?!\p{L})|heures?|horas?|or[ae](?!\p{L})|uur|uren|hours?|minut|min(?!\p{L})|часа|時間|小时)/iu.test(after)) return lengthsOf
  return figuresOf
}

function timesOf({ starts, hours }: KnownActivity): ReadonlySet<string> {
  return new Set([...[...starts.values()].flatMap((times) => [...times]), ...hours])
}

const isWrittenSo = (known: number, value: number): boolean => Math.abs(known - value) < 0.051 || (Number.isInteger(value) && Math.round(known) === value)
const LARGEST_PARTY = 6

/** What one pays, or up to six together. */
function pricesOf({ amounts, childAmounts, parties, before }: KnownActivity): number[] {
  return [...amounts.flatMap(({ amount }) => Array.from({ length: LARGEST_PARTY }, (_, at) => amount * (at + 1))), ...[...childAmounts, ...parties, ...before].map(({ amount }) => amount)]
}

function lengthsOf({ minutes, durations, cancellation }: KnownActivity): number[] {
  const texts = [...cancellation].flatMap((text) => (text.match(NUMBER) ?? []).map(readNumber))
  return [...[...minutes, ...durations.flat()].flatMap((length) => [length, length / 60, Math.floor(length / 60), length % 60]), ...texts]
}

function figuresOf(activity: KnownActivity): number[] {
  const { ratings, reviewCounts, groupSizes, minimumAges, bands, starts, spaces } = activity
  const days = [...starts.keys()].filter((day) => day !== '').flatMap((day) => day.split('-').map(Number))
  const texts = [activity.title, ...activity.inclusions].flatMap((text) => (text.match(NUMBER) ?? []).map(readNumber))
  return [
    ...pricesOf(activity),
    ...ratings,
    ...reviewCounts,
    ...groupSizes,
    ...minimumAges,
    ...bands.flatMap(({ from, to }) => [from, to]),
    ...days,
    ...spaces.values(),
    ...texts,
    ...(ratings.length > 0 ? [5] : []),
  ]
}
