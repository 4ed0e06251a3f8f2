import { sayTime } from '@meander/sdk/contract/clock'
import { daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { dayName, inline, sayAmount, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sumOf } from '../words/sum.ts'

const WEEK = 7
const EVENING = '17:30'

/** Titles are named whole as long as the letter stays one. */
export interface Naming {
  isShort: boolean
  /** Every day by its whole date. */
  isDated: boolean
  /** The first of days that stand for any: they are told by their numbers, too. */
  from?: Day
}

/** The weekday is enough in a trip of a week, once the first was dated. */
export function nameOfDay(date: Day, days: readonly Day[]): string {
  return days.length > WEEK ? dayName(date) : weekday(date)
}

/** One day as a short paragraph, each thing with its hour. */
export function sayDayOf(date: Day, items: readonly SummarizedActivity[], { voice }: Pick<Situation, 'voice'>, { isShort, isDated, from }: Naming): string {
  const day = from === undefined ? (isDated ? dayName(date) : weekday(date)) : `Day ${daysBetween(from, date) + 1}, ${dayName(date)},`
  return items
    .map((item, at) => {
      const time = sayTime(item.proposed?.time ?? '')
      const title = isShort ? shortTitle(item.title) : inline(item.title)
      const isEvening = (item.proposed?.time ?? '') >= EVENING
      return voice.first(...(at === 0 ? lined(from === undefined ? [`${day} at ${time}`, `${day}, ${time}`, `On ${day} at ${time}`] : [`${day} at ${time}`], title) : lined(isEvening ? [`In the evening, at ${time}`, `At ${time}`, `Then, at ${time}`] : [`At ${time}`, `Then, at ${time}`, `Later, at ${time}`], title)))
    })
    .join(' ')
}

/** Two colons in a row stop the reader. */
function lined(whens: readonly string[], title: string): string[] {
  return [...(title.includes(':') ? [] : whens.map((when) => `${when}: ${title}.`)), ...whens.flatMap((when) => [`${when}, ${title}.`, `${when} there is ${title}.`])]
}

/** So many words read well; above them the titles are short, and what was asked for is told to its last day. */
const MOST_WORDS = 92
/** What the head of each of several places takes. */
const WORDS_OF_PLACE = 8
/** A trip of two weeks is told in one letter. */
const MOST_DAYS = 14

/** So many of the days as a letter holds, and whether their titles are to be short. */
export function fitting(days: readonly { date: Day; items: readonly SummarizedActivity[] }[], places = 1): { count: number; isShort: boolean } {
  const most = MOST_WORDS - (places > 1 ? places * WORDS_OF_PLACE : 0)
  return { count: Math.min(days.length, MOST_DAYS), isShort: wordsOf(days) > most }
}

function wordsOf(days: readonly { items: readonly SummarizedActivity[] }[]): number {
  return days.reduce((sum, { items }) => sum + items.reduce((words, { title }) => words + 4 + title.split(/\s+/).length, 0), 0)
}

/** ' ($95)', behind the things of a day. */
export function sayPriceOf(items: readonly SummarizedActivity[], facts: Situation['facts']): string {
  const sum = sumOf(items.filter(({ price }) => price !== null), facts)
  return sum === null ? '' : ` (${sayAmount(sum)})`
}
