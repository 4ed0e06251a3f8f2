import { addDays, isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import { ASKS } from '../../item-talk/item-talk.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { easterSunday } from '../../understanding/index.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { dateRange, list, monthName, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

const EASTER = /\b(?:easter|good friday|holy week)\b/i
/** Then a trip is meant, and not how things are. */
const GOES_THEN = /\b(?:instead|rather|go|going|travel\w*|come|coming|visit\w*|move|change|switch|make it|let's|book|plan|find|show|recommend|suggest|things to do)\b/i
const HOW_IT_IS = pattern('i')`
  \b(?:closed|open|shut|closing|closes?|busy|busier|crowded|packed|full|quiet|holidays?|affected|affect)\b|\b(?:is|are|isn't|aren't|will|would|does|do|when|when's|
  what (?:day|date)|which (?:day|date|week))\b[^?.]*\b(?:easter|good friday|holy week)\b
`

/** 'Is it Easter then', 'what about Easter, is everything closed': asked of days that are known. */
export function asksForEaster({ lastText, facts }: Pick<Situation, 'lastText' | 'facts'>): boolean {
  return facts.startDate !== undefined && facts.flexible !== true && EASTER.test(lastText) && ASKS.test(lastText.toLowerCase()) && HOW_IT_IS.test(lastText) && !GOES_THEN.test(lastText)
}

/** When Easter is there in the year of the trip, whether that touches its days, and what was recommended that can be had then. */
export function sayEaster({ facts, voice, today }: Situation, known: readonly KnownFacts[]): string {
  const { startDate, destination } = facts
  if (startDate === undefined) return ''
  const endDate = facts.endDate ?? startDate
  const sunday = easterOf(facts, Number(startDate.slice(0, 4)))
  const isEastern = destination !== undefined && EASTERN.has(destination.countryCode)
  const where = isEastern ? ` by the calendar of ${destination.country}` : ''
  const when = `Easter Sunday is ${Number(sunday.slice(8))} ${monthName(sunday)} ${sunday.slice(0, 4)}${where}`
  const [from, to] = [addDays(sunday, -2), addDays(sunday, 1)]
  const yours = dateRange(startDate, facts.endDate, today)
  const isTouched = startDate <= to && endDate >= from
  const head = isTouched ? voice.say(`${when}, and your days take it in.`, `${when}: within your days.`) : voice.say(
    `${when}, so your days, ${yours}, keep clear of it.`, `${when}, and your days, ${yours}, are ${endDate < from ? 'before' : 'after'} that.`,
  )
  return [head, sayOpen(known, isTouched ? { from, to, name: 'over Easter' } : { from: startDate, to: endDate, name: 'on your days' })].filter(Boolean).join(' ')
}

function sayOpen(known: readonly KnownFacts[], { from, to, name }: { from: Day; to: Day; name: string }): string {
  if (known.length === 0) return ''
  const isOpen = ({ starts }: KnownFacts): boolean => starts.some(({ date }) => date >= from && date <= to)
  const titles = (some: readonly KnownFacts[]): string => list(some.map(({ title }) => shortTitle(title)))
  const [open, shut] = [known.filter(isOpen), known.filter((one) => !isOpen(one))]
  return [
    open.length === 0 ? '' : `${titles(open)} can be booked ${name}.`,
    shut.length === 0 ? '' : `For ${titles(shut)} I find no free start ${name}.`,
  ].filter(Boolean).join(' ')
}

/** Where Easter is kept by the Julian calendar. */
const EASTERN: ReadonlySet<string> = new Set(['GR', 'CY', 'BG', 'RO', 'RS', 'ME', 'MK', 'GE', 'UA', 'RU', 'MD', 'BY', 'ET'])

function easterOf({ destination }: Pick<TripFacts, 'destination'>, year: number): Day {
  return destination !== undefined && EASTERN.has(destination.countryCode) ? easternEaster(year) : easterSunday(year)
}

const BETWEEN_CALENDARS = 13

/** Julian Easter Sunday in days of the Gregorian calendar, for the years 1900 to 2099. */
function easternEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const at = moon + week + 114
  const julian = `${year}-${String(Math.floor(at / 31)).padStart(2, '0')}-${String((at % 31) + 1).padStart(2, '0')}`
  return isDay(julian) ? addDays(julian, BETWEEN_CALENDARS) : easterSunday(year)
}
