import { addDays, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { TripFacts, Understand } from '../../understanding/index.ts'

/** The days that a question is about; one day is both. */
export interface AskedDays {
  from: Day
  to: Day
}

const FROM_TODAY = /\b(?:today|tonight|tomorrow|now|next week|this week(?:end)?)\b/i
const DAY_OF_TRIP = /\b(?:day (\d{1,2})|(?:the |our |my )?(first|second|third|fourth|fifth|last) day)\b/i
/** Where the words of a day may begin: what stands before is the question. */
const BEGINS = /\b(?:on|for|at|over|during|in|this|next|the \d|today|tonight|tomorrow|christmas|easter|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d)/gi
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/**
 * The days of 'is it open on Monday', 'does it run on the 14th': of the trip where it has such a day, else the next ones. Null
 * where no day is asked for.
 */
export function readAskedDays(text: string, facts: TripFacts, { understand, today, locale }: { understand: Understand; today: Day; locale: string | undefined }): AskedDays | null {
  const start = facts.flexible === true ? undefined : facts.startDate
  if (start !== undefined) {
    const day = dayOfTrip(text, { start, end: facts.endDate ?? start })
    if (day !== null) return { from: day, to: day }
  }
  const isOfTrip = start !== undefined && !FROM_TODAY.test(text)
  const reference = isOfTrip && start > today ? addDays(start, -1) : today
  const place = facts.destination?.name ?? 'Lisbon'
  for (const { index } of text.matchAll(BEGINS)) {
    const read = understand({ text: `${place} ${text.slice(index)}`, context: [], referenceDate: reference, ...(locale === undefined ? {} : { locale }) })
    if (isDay(read.startDate) && read.flexible !== true) return { from: read.startDate, to: isDay(read.endDate) ? read.endDate : read.startDate }
  }
  return null
}

function dayOfTrip(text: string, { start, end }: { start: Day; end: Day }): Day | null {
  const [match, number, word] = DAY_OF_TRIP.exec(text) ?? []
  if (match === undefined) return null
  const at = word === undefined ? Number(number) : ORDINALS.indexOf(word.toLowerCase()) + 1
  return at > 0 ? addDays(start, at - 1) : end
}
