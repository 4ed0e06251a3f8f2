import { addDays, dayRange, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { formsOfOrdinal, formsOfWeekday, MONTH, ORDINAL, WEEKDAY } from '../../understanding/date-words.ts'
import { weekday } from '../words/format.ts'
import { NUMBER_WORDS } from '../../language/number-words.ts'
import { remembered } from '../../language/remembered.ts'

/** A part of a day, by the hours between which its things begin. */
export interface Part {
  name: 'morning' | 'midday' | 'afternoon' | 'evening'
  earliest: string
  latest?: string
}

/** A day of the trip that a message names, and the part of it. */
export interface DayNamed {
  date: Day
  part: Part | null
}

export const MIDDAY: Part = { name: 'midday', earliest: '11:30', latest: '14:00' }
export const EVENING: Part = { name: 'evening', earliest: '17:30' }
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/\bmornings?\b|(?<!\b(?:i|who) )\bam\b|\bbreakfast\b/, { name: 'morning', earliest: '05:00', latest: '12:00' }],
  [/\bafter (?:(?:the|our|my) )?lunch\b|\barvo\b/, { name: 'afternoon', earliest: '12:00', latest: '17:30' }],
  [/\b(?:midday|noon|lunch(?:time)?|brunch(?:-?ish)?)\b/, MIDDAY],
  [/\bafternoons?\b|\bpm\b/, { name: 'afternoon', earliest: '12:00', latest: '17:30' }],
  [/\b(?:evenings?|nights?|tonight|dinner|supper)\b/, EVENING],
]
export const MORNING: Part = { name: 'morning', earliest: '05:00', latest: '12:00' }
export const LATER: Part = { name: 'afternoon', earliest: '12:00' }

const COUNTS = NUMBER_WORDS.slice(1, 15)
const PART = String.raw`(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|midday|noon|lunch(?:time)?)`

const COUNT = String.raw`(?:\d{1,2}|${COUNTS.join('|')})`
const JOINT = String.raw`(?:\s*(?:,|&|\+|/)\s*(?:and )?|\s+(?:and|with|or)\s+)`
const DAYS_IN_ONE = new RegExp(String.raw`\bdays\s+(${COUNT}(?:${JOINT}${COUNT}\b)+)`, 'g')
/** 'The 20th and 21st of April'. */
const DATES_IN_ONE = new RegExp(String.raw`\b(\d{1,2}(?:st|nd|rd|th)?)(${JOINT}(?:the )?)(\d{1,2}(?:st|nd|rd|th)?) (?:of )?(${MONTH})\b`, 'g')
const ORDINALS_IN_ONE = new RegExp(String.raw`\b((?:the )?(?:${ORDINAL}|last)(?:${JOINT}(?:the )?(?:${ORDINAL}|last))+) days?\b`, 'g')

/** 'Days 2 and 3' and 'the first and last days', each by itself: 'day 2 and day 3'. */
export function daysApart(lower: string): string {
  return lower
    .replace(DATES_IN_ONE, '$1 $4$2$3 $4')
    .replace(DAYS_IN_ONE, (_, numbers: string) => numbers.replace(new RegExp(String.raw`\b${COUNT}\b`, 'g'), 'day $&'))
    .replace(ORDINALS_IN_ONE, (_, words: string) => words.replace(new RegExp(String.raw`\b(?:${ORDINAL}|last)\b`, 'g'), '$& day'))
}

/** The days of the trip that a message names by weekday, by number or by date, in the order of its words, each with the part of it that stands beside. */
export function daysNamed(text: string, { from, to }: { from: Day; to: Day }): DayNamed[] {
  const lower = daysApart(text.toLowerCase())
  const found = wordsOfDays(`${from} ${to}`).flatMap(({ date, words }) => [...lower.matchAll(words)].map((match) => ({ date, at: match.index, words: match[0] })))
  const apart = found.filter((one) => !found.some((other) => other !== one && other.at <= one.at && other.at + other.words.length > one.at + one.words.length && other.date !== one.date))
  const inOrder = apart.toSorted((left, right) => left.at - right.at)
  const named = inOrder.map(({ date, at, words }, index) => ({
    date,
    part: partIn(inOrder.length === 1 ? withoutOwnWay(lower, at) : beside(lower, { at, words, next: inOrder[index + 1]?.at ?? lower.length, isFirst: index === 0 })),
  }))
  const [first] = inOrder
  const ofAll = first === undefined || named.slice(1).some(({ part }) => part !== null) ? undefined : OF_EACH.exec(lower.slice(0, first.at))?.[0]
  return ofAll === undefined || ONLY_JOINED.test(betweenDays(lower, inOrder)) === false ? named : named.map(({ date }) => ({ date, part: partIn(ofAll) }))
}

/** 'Drop whatever is on Sunday, we fly at noon': when somebody leaves is no part of the day that is meant. */
function withoutOwnWay(lower: string, at: number): string {
  const pieces = [...lower.matchAll(/[^,;.!?]+(?:[,;.!?]\s*|$)/g)]
  return pieces.map(({ 0: piece, index }) => (index <= at && at < index + piece.length) || !OWN_WAY.test(piece) ? piece : ' ').join('')
}

const OWN_WAY = /\b(?:we|i|they|our|my) (?:\w+ )?(?:fly|leave|depart|go home|head (?:home|back|off)|flight|train|plane|bus|ferry|arrive|land)\b/

/** 'The afternoons free on Tuesday and Friday': of each of them. */
const OF_EACH = /\b(?:mornings|afternoons|evenings|nights)\b/
const ONLY_JOINED = /^(?:\s|,|&|\+|and|or|on|the|of)*$/

function betweenDays(lower: string, inOrder: readonly { at: number; words: string }[]): string {
  return inOrder.slice(1).map(({ at }, index) => lower.slice((inOrder[index]?.at ?? 0) + (inOrder[index]?.words.length ?? 0), at)).join(' ')
}

/** Of a trip, by its first and last day. Each reply asks for them some hundred times. */
const wordsOfDays = remembered((trip) => {
  const [from = '', to = ''] = trip.split(' ')
  return isDay(from) && isDay(to) ? dayRange(from, to).map((date, at) => ({ date, words: wordsFor(date, { at, from, to }) })) : []
}, 100)

function wordsFor(date: Day, { at, from, to }: { at: number; from: Day; to: Day }): RegExp {
  const number = at + 1
  const count = COUNTS[at]
  const isLast = date === to && to > from
  // A weekday that the trip has twice is the first of the two.
  const isFirstOfName = addDays(date, -7) < from
  const day = Number(date.slice(8))
  const names = [
    String.raw`(?<!\b(?:every|each|per|any|a|all) )\bday (?:no\.? ?|number |#)?(?:${number}${count === undefined ? '' : `|${count}`})\b`,
    String.raw`\b(?:${formsOfOrdinal(number)}) (?:day|${PART})\b`,
    ...(isLast ? [String.raw`\b(?:last|final) (?:day|${PART})\b`] : []),
    ...(isFirstOfName ? [String.raw`\b(?:${formsOfWeekday(new Date(`${date}T00:00:00Z`).getUTCDay())})s?\b`] : []),
    String.raw`\b(?:the|on|on the) ${day}(?:st|nd|rd|th)\b`,
    String.raw`\b(?:the )?${day}(?:st|nd|rd|th)? (?:of )?${monthOf(date)}\b`,
    String.raw`\b${monthOf(date)} (?:the )?${day}(?:st|nd|rd|th)?\b(?! ?\d)`,
    String.raw`\b${weekday(date).toLowerCase()} (?:the )?${day}(?:st|nd|rd|th)?\b`,
  ]
  return new RegExp(names.toReversed().join('|'), 'g')
}

const MONTHS = ['jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?', 'sep(?:tember)?', 'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?']

/** 'mar(?:ch)?'. A table: asking the locale each time took a quarter of a reply. */
function monthOf(date: Day): string {
  return MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
}

/** A part stands behind its day, or between it and the day before. */
function beside(lower: string, { at, words, next, isFirst }: { at: number; words: string; next: number; isFirst: boolean }): string {
  const behind = lower.slice(at, next)
  return partIn(behind) !== null ? behind : isFirst ? lower.slice(0, at + words.length) : behind
}

export function partIn(text: string): Part | null {
  return PARTS.find(([words]) => words.test(text.toLowerCase()))?.[1] ?? null
}

/** All parts that are named, in the order of the day. */
export function partsIn(text: string): Part[] {
  return PARTS.flatMap(([words, part]) => (words.test(text.toLowerCase()) ? [part] : []))
}

const OF_DAYS = new RegExp(String.raw`\b(?:on |to |for |of |in )?(?:the |our |my )?(?:day (?:no\.? ?|number |#)?(?:\d{1,2}|${COUNTS.join('|')})|(?:${ORDINAL}|last|final) (?:day|${PART})|${WEEKDAY}s?(?: ${PART})?|${PART}|(?:the )?\d{1,2}(?:st|nd|rd|th)(?: (?:of )?${MONTH})?|\d{1,2} (?:of )?${MONTH}|${MONTH} (?:the )?\d{1,2})\b`, 'gi')

/** The message without its days and parts, by which no thing is named. */
export function withoutDays(text: string): string {
  return text.replace(OF_DAYS, ' ').replace(/\s+/g, ' ').trim()
}
