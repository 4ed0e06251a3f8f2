import { daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Place } from '../../destinations/index.ts'
import { MONTH } from './date-words.ts'
import type { Span } from './plain-text.ts'
import type { Rewriting } from './rewritten-text.ts'
import type { Stay } from './stays.ts'

const RANGE = String.raw`\d{1,2}(?:st|nd|rd|th)?\s*(?:-|to|until|till)\s*(?:the\s+)?(?<end>\d{1,2})(?:st|nd|rd|th)?`
/** Days of a month that is said: '14 to 16 March', 'March 14-16'. */
const WITH_MONTH = new RegExp(`${RANGE}\\s+(?:of\\s+)?(?<month>${MONTH})\\b|\\b(?<first>${MONTH})\\s+${RANGE.replace('<end>', '<last>')}`, 'g')
const NEXT = /(?<=[,;]\s*(?:and |then |and then )?(?:in |to )?\p{L}[\p{L}' -]{2,24}\s)(?<first>\d{1,2})\s*(?:-|to|until|till)\s*(?<last>\d{1,2})(?=\s*(?:$|[,;.)]|and\b|then\b))/gu

/** 'Rome 14 to 16 March, Florence 17-18, Venice 19-20': days that go on where those of the town before end are of its month. */
export const DAYS_OF_NEXT_TOWN: Rewriting = [NEXT, (match) => {
  const before = match.input.slice(0, match.index)
  const said = [...before.matchAll(WITH_MONTH)].at(-1)?.groups
  const month = said?.month ?? said?.first
  const end = Number(/(\d{1,2})\D*$/.exec(before.replace(/\b20\d\d\b/g, ''))?.[1])
  const [first, last] = [Number(match.groups?.first), Number(match.groups?.last)]
  const goesOn = month !== undefined && (first === end || first === end + 1) && last > first && last <= 31
  return goesOn ? `${first} to ${last} ${month}` : null
}]

/** Days of one town among those of a trip. */
export interface DaysOfTown extends Span {
  start: Day
  end: Day
}

/** The nights in each town, where each has its own days said behind it; none where one has not. */
export function staysByDates(text: string, places: readonly (Span & { place: Place })[], ranges: readonly DaysOfTown[]): Stay[] {
  if (places.length < 2 || places.length !== ranges.length) return []
  const own = places.flatMap(({ place, to }) => ranges.filter((range) => range.from >= to && /^\s*[,:(]?\s*(?:from\s+)?(?:the\s+)?$/.test(text.slice(to, range.from))).map((range) => ({ place, range })))
  if (own.length !== places.length) return []
  return own.map(({ place, range }, at) => ({ placeId: place.id, nights: Math.max(1, daysBetween(range.start, own[at + 1]?.range.start ?? range.end)) }))
}
