import type { Day } from '@meander/sdk/contract/days'
import { firstOfMonth, yearOf } from './calendar.ts'
import type { DateMention, WindowMention } from './date-mention.ts'

/** A message and how to find the days in it, as they are from a day on. */
interface Reading {
  text: string
  today: Day
  findFrom: (day: Day) => DateMention[]
}

/** 'Next year, on 10 June', 'Easter, some time in 2028': days without a year are of the one that was said before, or follows at once. */
export function withYearSaid(mentions: DateMention[], { text, today, findFrom }: Reading): DateMention[] {
  const [whole, ...others] = mentions.filter((mention): mention is WindowMention => mention.kind === 'window' && mention.year !== undefined)
  const year = whole?.year
  if (whole === undefined || year === undefined || others.length > 0 || year <= yearOf(today)) return mentions
  const lacks = (mention: DateMention): boolean => mention !== whole && lacksYear(mention) && (mention.from > whole.from || !/[.;!?]|\b(?:and|but|then|or(?! so\b))\b/.test(text.slice(mention.to, whole.from)))
  if (!mentions.some(lacks)) return mentions
  const again = findFrom(firstOfMonth(year, 1))
  return mentions.flatMap((mention) => (mention === whole ? [] : lacks(mention) ? [inYear(again.find(({ from, to }) => from === mention.from && to === mention.to) ?? mention, year)] : [mention]))
}

function lacksYear(mention: DateMention): boolean {
  return mention.kind === 'calendar' ? mention.month !== null && mention.year === null : mention.kind === 'window' && !mention.fixed
}

function inYear(mention: DateMention, year: number): DateMention {
  if (mention.kind === 'calendar') return { ...mention, year }
  return mention.kind === 'window' ? { ...mention, fixed: true } : mention
}
