import { pattern } from '../language/pattern.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { firstOfMonth, lastOfMonth, weekdayOfMonth, yearOf } from './calendar.ts'
import type { WindowMention } from './date-mention.ts'
import { FULL_WEEKDAY, MONTH, MONTH_OR_THIS, monthSaid, weekdayNumber, YEAR, yearSaid } from './date-words.ts'
import { placeOf } from './part-of.ts'

const NTH_WEEKDAY = pattern('g')`
    \b(?<place>first|second|third|fourth|fifth|last|final|penultimate|1st|2nd|3rd|4th|5th|an?|any|one|some)\s+(?<weekday>${FULL_WEEKDAY}|
    day)\s+(?:(?:of|in)\s+|(?<=day\s)(?=(?:this|next)\s|(?<!(?:an?|any|one|some)\s+\w+\s)${MONTH}\b(?!\s*\d{1,2}\b)))(?:(?:this|next|coming|
    the)\s+(?=${MONTH}))?(?<month>${MONTH_OR_THIS})(?:,?\s+(?:of\s+)?(?<year>${YEAR}))?
  `

/** 'The first Monday in October', 'the last day of May': one day each. */
export function findNthWeekdays(text: string, today: Day): WindowMention[] {
  return [...text.matchAll(NTH_WEEKDAY)].map((match) => {
    const { place = '', weekday = '', month: name = '', year: said } = match.groups ?? {}
    const told = monthSaid(name, today)
    // 'The month' is this one, or the next where such a day is past.
    const isOpen = name === 'the month'
    const own = yearSaid(said, today) ?? (isOpen ? null : told.year)
    const [year, month] = [own ?? yearOf(today), told.month]
    const later = isOpen && month < 12 ? { year, month: month + 1 } : { year: year + 1, month: isOpen ? 1 : month }
    const first = dayIn({ year, month }, { place, weekday })
    const start = own === null && first < today ? dayIn(later, { place, weekday }) : first
    return { kind: 'window', start, end: start, flexible: false, fixed: own !== null, from: match.index, to: match.index + match[0].length }
  })
}

function dayIn({ year, month }: { year: number; month: number }, { place, weekday }: { place: string; weekday: string }): Day {
  const back = place === 'penultimate' ? 1 : 0
  const isLast = back > 0 || place === 'last' || place === 'final'
  if (weekday === 'day') return isLast ? addDays(lastOfMonth(year, month), -back) : addDays(firstOfMonth(year, month), placeOf(place) - 1)
  return addDays(weekdayOfMonth({ year, month, weekday: weekdayNumber(weekday) }, isLast ? 'last' : placeOf(place)), -7 * back)
}
