import { pattern } from '../language/pattern.ts'
import type { KnownActivity } from './known-activity.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`
const LIST = String.raw`(?:${DAY}|weekends|weekdays)(?:(?:,\s*|\s*(?:,\s*)?(?:and|or)\s+(?:on\s+)?|\s*(?:to|through|until|[–—-])\s*)(?:${DAY}|weekends))*`
const CLOSED = new RegExp(String.raw`\b(?:closed|shut|not (?:open|run|operate|offered|go)|(?:is|are|does|do)n[’']t (?:open|run|operate|offered)|not)\s+(?:on\s+|every\s+|each\s+)?(${LIST})`, 'gi')
const OPEN = pattern('gi')`
  \b(?:open|opens|runs?|operates?|offered|goes|starts?|only)\s+(?:only\s+)?(?:on\s+|every\s+|each\s+|from\s+)?(${LIST})|
  \b(?:from\s+)?(${DAY}\s*(?:to|through|[–—-])\s*${DAY})
`
const DAILY = /\b(?:open|opens|runs?|operates?|offered|goes)\s+(?:\w+\s+)?(?:daily|every (?:single )?day|all week|seven days|each day|any day)/i
/** A day of the calendar has its own starts. */
const DATED = new RegExp(String.raw`\b${DAY},?\s+(?:the\s+)?(?:\d|(?:january|february|march|april|may|june|july|august|september|october|november|december))`, 'i')

/** Says which weekday of a sentence is neither open nor closed as it claims. */
export function findForeignDay(sentence: string, named: readonly KnownActivity[]): string | null {
  if (named.length === 0 || DATED.test(sentence) || /\?\s*$/.test(sentence)) return null
  const closed = [...sentence.matchAll(CLOSED)]
  const rest = sentence.replace(CLOSED, ' ')
  const open = [...rest.matchAll(OPEN)]
  if (closed.length === 0 && open.length === 0 && !DAILY.test(rest)) return null
  const shut = closed.flatMap(([, days = '']) => daysIn(days))
  const free = open.flatMap(([, days = '', span = '']) => daysIn(days || span))
  const isBorne = named.some(({ openingHours }) =>
    [...openingHours].some((text) => {
      const off = daysClosed(text)
      return shut.every((day) => off.has(day)) && free.every((day) => !off.has(day)) && (!DAILY.test(rest) || off.size === 0)
    }),
  )
  // A free start on that day is as good as a word of the provider.
  const hasStarts = shut.length === 0 && !DAILY.test(rest) && named.some(({ starts }) => free.every((day) => [...starts.keys()].some((date) => date !== '' && weekdayOf(date) === day)))
  return isBorne || hasStarts ? null : 'It says on which weekdays something is open or closed, which no tool result says of it.'
}

/** The weekdays, from 0 for Monday, on which something is closed by the provider's words. */
export function daysClosed(text: string): ReadonlySet<number> {
  const rest = text.replace(CLOSED, ' ')
  const off = [...text.matchAll(CLOSED)].flatMap(([, days = '']) => daysIn(days))
  const on = daysIn(rest)
  return new Set([...off, ...(on.length === 0 ? [] : DAYS.map((_, day) => day).filter((day) => !on.includes(day)))])
}

/** From 0 for Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

function daysIn(text: string): number[] {
  const lower = text.toLowerCase()
  const found = [...lower.matchAll(/(mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays/g)]
  const days = found.flatMap((match) => (match[0] === 'weekends' ? [5, 6] : match[0] === 'weekdays' ? [0, 1, 2, 3, 4] : [DAYS.indexOf(`${match[1] ?? ''}day`)]))
  const [first, second] = found
  const isSpan = days.length === 2 && first !== undefined && second !== undefined && /^\s*(?:to|through|until|[–—-])\s*$/.test(lower.slice(first.index + first[0].length, second.index))
  const [from = 0, to = 0] = days
  return isSpan ? DAYS.map((_, step) => (from + step) % 7).slice(0, ((to - from + 7) % 7) + 1) : days
}
