import type { ChatData } from '@meander/sdk/contract/chat'
import type { DestinationCatalogue } from '../../destinations/index.ts'
import type { Asked } from '../replies/running-replies.ts'
import { factsOf } from '../trip/facts-of.ts'
import { currentDay, readPlannerStep } from '../trip/planner-steps.ts'
import { multiDayTrip, suggestionsFor } from '../trip/reply-facts.ts'
import type { SelectedOnDay } from '../trip/reply-facts.ts'
import type { TripFacts, Understand } from '../understanding/index.ts'
import { cardsOf } from './draft.ts'
import type { Writing } from './draft.ts'

interface Closing extends Writing {
  deps: { understand: Understand; destinations: DestinationCatalogue }
  asked: Asked
  facts: TripFacts
  turns: string[]
  /** Null where it could not be read: then nothing is said of the days, so that no client takes them for empty. */
  selected: SelectedOnDay[] | null
}

/** What follows the words: the days of a trip that is planned, and what can be sent next. */
export function putClosingData({ deps, asked, facts, turns, selected, draft, put, tell }: Closing): void {
  const isPlanning = readPlannerStep(turns.at(-1) ?? '') !== null
  if (facts.intent !== 'travel' && !isPlanning) return
  const trip = selected === null ? null : multiDayTrip(facts, {
    currentDay: (duration) => currentDay(turns, duration, (said) => factsOf(deps.understand, said, asked)),
    selected,
    destinations: deps.destinations,
  })
  const cards = cardsOf(draft)
  const suggestions = suggestionsFor(facts, cards)
  const closing: ChatData[] = []
  if (trip !== null && (isPlanning || cards.length > 0)) closing.push({ kind: 'multi-day-trip', multiDayTrip: trip })
  if (suggestions.length > 0) closing.push({ kind: 'suggestions', suggestions })
  if (closing.length > 0) put(tell(closing))
}
