import { isDay } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { inWords, list, shortTitle } from './format.ts'
import type { Lead } from './leads.ts'
import { itemsOf } from './picks.ts'
import { sayPick } from './say-pick.ts'
import type { Situation } from './situation.ts'

/** The cards stand below the words, and on a telephone nobody scrolls far to them. */
const MOST_WORDS = 86
/** What an item takes beside its title, and what the sum and a question take. */
const WORDS_AN_ITEM = 11
const WORDS_AFTER = 20
/** Fewer are no choice. */
const FEWEST = 2

/** The first of them, as many as a short letter has room for after so many words. */
export function fitting(picks: readonly SummarizedActivity[], wordsBefore: number): SummarizedActivity[] {
  let words = wordsBefore + WORDS_AFTER
  return picks.filter(({ title }, at) => {
    words += wordsIn([title]) + WORDS_AN_ITEM
    return at < FEWEST || words <= MOST_WORDS
  })
}

/** The items of a letter, a paragraph each, in the order in which their cards stand. */
export function sayItems(picks: readonly SummarizedActivity[], situation: Situation, { dayKnown = false }: { dayKnown?: boolean } = {}): string[] {
  const { reading, voice } = situation
  const items = itemsOf(picks, reading.turns.join().length + reading.turns.length, boostedIn(picks))
  const days = new Set(picks.map(({ proposed }) => proposed?.date))
  // Within a week a weekday is one day only.
  const isOneWeek = spanOf([...days].filter((day) => isDay(day))) < 7
  return items.map((item, at) => sayPick(item, { voice }, { at, of: items.length, dayKnown, weekdayEnough: at > 0 && isOneWeek }))
}

/** Where cheaper or shorter things were asked for, each says its price or its length. */
function boostedIn(picks: readonly SummarizedActivity[]): Lead['kind'][] {
  const kinds = new Set(picks.flatMap(({ reasons }) => reasons.map(({ kind }) => kind)))
  return [...(kinds.has('cheapest') ? ['price' as const] : []), ...(kinds.has('shortest') ? ['length' as const] : []), ...(kinds.has('best-rated') ? ['rating' as const] : [])]
}

function spanOf(days: readonly string[]): number {
  const sorted = days.toSorted()
  return days.length === 0 ? 0 : (Date.parse(sorted.at(-1) ?? '') - Date.parse(sorted[0] ?? '')) / 86_400_000
}

/** Of which of them the provider says nothing of wheelchairs, in one sentence for all. */
export function sayAskFirst(picks: readonly SummarizedActivity[], { voice }: Pick<Situation, 'voice'>): string {
  const silent = picks.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'ask-access'))
  if (silent.length === 0) return ''
  const names = list(silent.map(({ title }) => shortTitle(title)))
  if (silent.length === picks.length && silent.length > 1) return voice.say(`None of these ${inWords(silent.length)} says anything of wheelchairs, so ask before you book.`, `Wheelchairs are mentioned by none of them: ask the operators first.`)
  return voice.say(`Of ${names} nothing is said about wheelchairs, so ask before you book.`, `On wheelchairs ${names} ${silent.length === 1 ? 'is' : 'are'} silent: ask first.`)
}

export function wordsIn(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).filter((word) => word !== '').length
}
