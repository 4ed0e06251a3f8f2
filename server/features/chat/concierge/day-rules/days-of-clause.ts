import { part, pattern } from '../../language/pattern.ts'
import { dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { WEEKDAY } from '../../understanding/date-words.ts'
import { daysNamed } from '../day-by-day/days-named.ts'
import type { Trip } from '../day-by-day/free-hours.ts'

const WE = part`(?:we|i|they|everyone|you)`
const ARRIVAL = pattern()`
  \b(?:arrival (?:day|date|evening|night)|day of (?:our |my |the )?arrival|(?:first|1st) (?:day|evening|night|one)|(?<!\b(?:every|each|per|any|all) )day (?:one|1)|opening day|
  (?:day|evening|night) (?:that |when |on which )?${WE} (?:all )?(?:arrive|land|get (?:in|there|here)|come(?: in)?|fly in|are arriving)|when ${WE} (?:arrive|land|get (?:in|there)))\b
`
const DEPARTURE = pattern()`
  \b(?:departure (?:day|date)|day of (?:our |my |the )?departure|(?:last|final) (?:day|one|morning)|leaving day|
  (?:day|morning) (?:that |when |on which )?${WE} (?:all )?(?:leave|depart|fly (?:home|out|back)|go (?:home|back)|head (?:home|back)))\b
`
const OTHERS = /\b(?:(?:the |all (?:the )?|on )*other (?:days|ones|two|three|four|five|mornings|evenings)|(?:on |for )?the others|others?\W*$|(?:the )?rest(?: of (?:the|our|my) \w+)?\W*$|(?:the )?remaining (?:days|ones)|(?:the )?days? (?:in )?between|otherwise)\b/
const THAT = /\b(?:that|this|the same) (?:one|day|morning|afternoon|evening|night)\b|\b(?:leave|keep|make|take|have) (?:it|that)\b(?! (?:times?|slot|hours?)\b)/
const SPAN = new RegExp(String.raw`\b(${WEEKDAY})s? ?(?:to|-|–|until|till|through|thru) ?(${WEEKDAY})s?\b`)
const BARE_ORDINAL = /\b(\d{1,2})(?:st|nd|rd|th)\b/g

/** 'On the others': of days that are named elsewhere. */
export function isOfOthers(clause: string): boolean {
  return OTHERS.test(clause)
}

/** The days of the trip that a clause is about; null where it names none, and so is about all. */
export function daysOfClause(clause: string, trip: Trip, { before, others }: { before: readonly Day[]; others: readonly Day[] }): Day[] | null {
  if (OTHERS.test(clause)) return dayRange(trip.from, trip.to).filter((day) => !others.includes(day))
  const span = SPAN.exec(clause)
  const [first] = span === null ? [] : daysNamed(span[1] ?? '', trip)
  const [last] = span === null ? [] : daysNamed(span[2] ?? '', trip)
  if (first !== undefined && last !== undefined && first.date < last.date) return dayRange(first.date, last.date)
  const named = daysNamed(clause.replace(BARE_ORDINAL, 'the $&').replace(/\b(?:on )?the the\b/g, 'the'), trip).map(({ date }) => date)
  const ends = [...(ARRIVAL.test(clause) ? [trip.from] : []), ...(DEPARTURE.test(clause) ? [trip.to] : [])]
  const all = [...new Set([...named, ...ends])].toSorted()
  if (all.length > 0) return all
  return THAT.test(clause) && before.length > 0 ? [...before] : null
}
