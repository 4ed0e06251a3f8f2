import { LRUCache } from 'lru-cache'
import { addDays, dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { formsOfOrdinal, formsOfWeekday } from '../../understanding/date-words.ts'
import { NUMBER_WORDS } from '../../language/number-words.ts'
import { EVENING, LATER, MIDDAY, MORNING } from '../day-by-day/days-named.ts'
import type { Part } from '../day-by-day/days-named.ts'

/** A day of the trip, a part of a day or an hour, where a text names it. */
export type Moment = { start: number; end: number } & ({ date: Day } | { part: Part } | { time: string })

const WEEKDAYS = ['sonntag|dimanche|domingo', 'montag|lundi|lunes', 'dienstag|mardi|martes', 'mittwoch|mercredi|miércoles|miercoles', 'donnerstag|jeudi|jueves', 'freitag|vendredi|viernes', 'samstag|sonnabend|samedi|sábado|sabado']
const MONTHS = [
  'jan(?:uary|uar|vier)?|enero', 'feb(?:ruary|ruar|rero)?|f[ée]vrier', 'mar(?:ch|s|zo)?|märz|maerz', 'apr(?:il)?|avril|abril', 'may|mai|mayo', 'june?|juni|juin|junio', 'july?|juli|juillet|julio',
  'aug(?:ust)?|août|aout|agosto', 'sept?(?:ember|embre|iembre)?', 'o[ck]t(?:ober|obre|ubre)?', 'nov(?:ember|embre|iembre)?', 'de[cz](?:ember|iembre)?|d[ée]cembre',
]
/** In the four languages. */
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/\b(?:early |late )?mornings?\b|\bvormittags?\b|\bmorgens\b|\bmatin(?:ée)?\b|(?<=\bpor la )mañana\b|\bfirst thing\b/giu, MORNING],
  [/\b(?:early |late )?afternoons?\b|\bnachmittags?\b|(?:\bl['’])?après-midi\b|(?<=\bla )tarde\b/giu, LATER],
  [/\b(?:early |late )?(?:evenings?|nights?)\b|\babends?\b|\bsoir(?:ée)?\b|(?<=\bla )noche\b/giu, EVENING],
  [/\bafter (?:(?:the|our|my) )?lunch\b|\barvo\b|\bnach (?:dem )?(?:mittag(?:essen)?)\b|\baprès (?:le )?(?:déjeuner|midi)\b|\bdespués (?:de comer|del? (?:almuerzo|mediodía))\b/giu, LATER],
  [/\b(?:midday|noon|lunchtime|mittags?|mediodía)\b|(?<!après-)\bmidi\b/giu, MIDDAY],
]
const HOUR = /(?:(?<=(?<!\p{L})(?:at|around|by|um|gegen|à|vers|a las?|sobre las?)\s+)(\d{1,2})(?:[:.h](\d\d))?(?:\s*(am|pm|uhr|h|o'clock))?|\b(\d{1,2})(?:[:.h](\d\d))?\s*(am|pm|uhr|h)\b|\b(\d{1,2}):(\d\d)\b|(?<![\d.,$€£¥])\b(\d|1\d|2[0-3])\.(00|15|30|45)\b(?![.,]?\d))(?!\s*(?:euros?|dollars?|pounds?|%|people|persons?|km|years?))/giu

/** All that a text names of the trip's days and of their hours, in the order of its words; none over another. */
export function momentsIn(text: string, { from, to }: { from: Day; to: Day }): Moment[] {
  const days = dayRange(from, to).flatMap((date, at) => [...text.matchAll(formsOf(date, { at, from, to }))].map((match) => ({ ...placeOf(match), date })))
  const parts = PARTS.flatMap(([words, part]) => [...text.matchAll(words)].map((match) => ({ ...placeOf(match), part })))
  const hours = [...text.matchAll(HOUR)].flatMap((match) => { const time = timeOf(match); return time === null ? [] : [{ ...placeOf(match), time }] })
  const all: Moment[] = [...days, ...parts, ...hours]
  return all
    .toSorted((left, right) => left.start - right.start || right.end - left.end)
    .filter((one, at, some) => !some.some((other, index) => index !== at && other.start <= one.start && other.end >= one.end && (other.end - other.start > one.end - one.start || index < at)))
}

function placeOf(match: RegExpExecArray | RegExpMatchArray): { start: number; end: number } {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}

/** Expressions of many forms: the days of a trip are read for in every message of it. */
const known = new LRUCache<string, RegExp>({ max: 500 })

function formsOf(date: Day, trip: { at: number; from: Day; to: Day }): RegExp {
  const key = `${date} ${trip.from} ${trip.to}`
  const made = known.get(key) ?? formsFor(date, trip)
  known.set(key, made)
  return made
}

function formsFor(date: Day, { at, from, to }: { at: number; from: Day; to: Day }): RegExp {
  const count = NUMBER_WORDS[at + 1]
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const day = Number(date.slice(8))
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
  // A weekday that the trip has twice is the first of the two.
  const isFirstOfName = addDays(date, -7) < from
  const names = `(?:${formsOfWeekday(weekday)}|${WEEKDAYS[weekday] ?? ''})`
  const forms = [
    ...(isFirstOfName ? [String.raw`(?:${names}s?,? )?(?:the )?${day}(?:st|nd|rd|th|\.)? (?:of |de )?(?:${month})`, String.raw`${names}(?:s(?!\p{L}))?(?:'s)?(?:,? (?:the )?${day}(?:st|nd|rd|th|\.)?)?`] : [String.raw`${names},? (?:the )?${day}(?:st|nd|rd|th|\.)?`]),
    String.raw`(?:the )?${day}(?:st|nd|rd|th|\.)? (?:of |de )?(?:${month})`,
    String.raw`(?:${month}) (?:the )?${day}(?:st|nd|rd|th)?`,
    String.raw`(?:the )${day}(?:st|nd|rd|th)`,
    String.raw`day (?:no\.? ?|number |#)?(?:${at + 1}${count === undefined ? '' : `|${count}`})`,
    String.raw`(?:tag|jour|día|dia) ${at + 1}`,
    String.raw`(?:the |our )?(?:${formsOfOrdinal(at + 1)}) day`,
    String.raw`(?:the |our |my )?(?:${formsOfOrdinal(at + 1)})(?= (?:early |late )?(?:morning|afternoon|evening|night)s?\b)`,
    ...(date === to && to > from ? [String.raw`(?:the |our |my )?(?:last|final)(?= (?:early |late )?(?:morning|afternoon|evening|night)s?\b)`, String.raw`(?:the |our )?(?:last|final) day|letzten tag|dernier jour|último día`] : []),
    ...(at === 0 ? [String.raw`ersten tag|premier jour|primer día`] : []),
  ]
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

/** Of the small hours those behind noon are meant. */
function timeOf([, hour, minute, half, plainHour, plainMinute, plainHalf, clockHour, clockMinute, pointHour, pointMinute]: RegExpExecArray | RegExpMatchArray): string | null {
  const said = Number(hour ?? plainHour ?? clockHour ?? pointHour)
  const part = (half ?? plainHalf ?? '').toLowerCase()
  if (!(said <= 24)) return null
  const isLate = part === 'pm' ? said < 12 : part === '' && clockHour === undefined && said > 0 && said < 8
  const clock = part === 'am' && said === 12 ? 0 : said + (isLate ? 12 : 0)
  return `${String(clock % 24).padStart(2, '0')}:${minute ?? plainMinute ?? clockMinute ?? pointMinute ?? '00'}`
}
