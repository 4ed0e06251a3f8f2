import { isDay } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import type { Lead } from './leads.ts'
import { itemsOf } from './picks.ts'
import { sayPick } from './say-pick.ts'
import type { Situation } from './situation.ts'

/** The cards stand below the words, and on a telephone nobody scrolls far to them. */
const MOST_WORDS = 74
/** What an item takes beside its title, and what the sum and a question take. */
const WORDS_AN_ITEM = 11
const WORDS_AFTER = 20
/** A second thing said of an item. */
const WORDS_OF_A_SECOND = 8
/** Where much had to be said first, one item is enough. */
const MUCH_BEFORE = 40
/** Fewer are no choice. */
const FEWEST = 2

/** The first of them, as many as a short letter has room for after so many words. */
export function fitting(picks: readonly SummarizedActivity[], wordsBefore: number): SummarizedActivity[] {
  // A third that comes before the second in time would turn the days round.
  return picks.filter((pick, at) => at < (wordsBefore > MUCH_BEFORE ? 1 : FEWEST) || (moment(picks[at - 1]) <= moment(pick) && expectedWords(picks.slice(0, at + 1), wordsBefore) <= MOST_WORDS))
}

function moment(pick: SummarizedActivity | undefined): string {
  return pick?.proposed === null || pick === undefined ? '' : `${pick.proposed.date} ${pick.proposed.time}`
}

function expectedWords(picks: readonly SummarizedActivity[], wordsBefore: number): number {
  return picks.reduce((words, { title }) => words + wordsIn([title]) + WORDS_AN_ITEM, wordsBefore + WORDS_AFTER)
}

/** What stands before the items. */
interface Told {
  dayKnown?: boolean
  isEither?: boolean
  saidBefore?: string
  /** Where more is said than stands before them. */
  wordsBefore?: number
  from?: number
}

/** The items of a letter, a paragraph each, in the order in which their cards stand. */
export function sayItems(picks: readonly SummarizedActivity[], situation: Situation, { dayKnown = false, isEither = false, saidBefore = '', wordsBefore = wordsIn([saidBefore]), from = 0 }: Told = {}): string[] {
  const { reading, voice, facts, before } = situation
  const fresh = (facts.interests ?? []).filter((wish) => !(before.interests ?? []).includes(wish))
  const isBrief = expectedWords(picks, wordsBefore) > MOST_WORDS - WORDS_OF_A_SECOND
  const items = itemsOf(picks, { from: reading.turns.join().length + reading.turns.length, boosted: boostedIn(picks), newest: fresh.length === 1 ? fresh[0] : undefined, isBrief, saidBefore })
  const days = new Set(picks.map(({ proposed }) => proposed?.date))
  // Within a week a weekday is one day only.
  const isOneWeek = spanOf([...days].filter((day) => isDay(day))) < 7
  let previous = ''
  return items.map((item, at) => {
    previous = sayPick(item, { voice }, { at: from + at, dayKnown, isEither, isAlone: picks.length === 1 && from === 0, weekdayEnough: at > 0 && isOneWeek, previous })
    return previous
  })
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

export function wordsIn(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).filter((word) => word !== '').length
}
