import type { Place } from '../../destinations/index.ts'
import type { SuggestPlacesInput } from '../tools/suggest-places.ts'
import { saySuggested, suggestedBefore } from './answers/suggested-places.ts'
import { say } from './asker.ts'
import type { Asker, Decision } from './asker.ts'
import { askWhere } from './words/ask-where.ts'
import type { Situation } from './words/situation.ts'

const UNDECIDED = /\b(?:(?:don't|do not|dont|no idea|not sure|unsure|undecided|can't decide|haven't decided|have not decided)\b.{0,30}\b(?:where|place|destination|which)|no idea|where (?:should|could|can|would|do) (?:i|we|you)|where to\b|(?:suggest|recommend|propose|pick|choose|find|inspire)\w*|any (?:ideas?|suggestions?|tips?)|ideas?\b|surprise (?:me|us)|you (?:choose|pick|decide)|somewhere|anywhere|wherever|what (?:do|would) you (?:suggest|recommend)|which (?:city|country|place|destination)|open to|other (?:places|ideas|cities)|another (?:place|city|country)|somewhere else|something else|none of (?:them|these|those)|neither)\b/i
const WARM = /\b(?:warm|warmth|hot|sun|sunny|sunshine|beach(?:es)?|tropical|heat|swim\w*|escape the (?:cold|winter))\b/i
const COOL = /\b(?:cold|snow\w*|cool|cooler|northern lights|arctic|winter wonderland|ski\w*|not (?:too )?hot|escape the heat)\b/i

/** Without a place: two or three that fit, for who is undecided or says what it should be like; else the question where. */
export function suggestWhere(situation: Situation, { ask, stocked, tools }: { ask: Asker; stocked: readonly Place[]; tools: readonly string[] }): Decision {
  const { facts, reading, lastText } = situation
  const said = reading.turns.join(' ')
  const climate = WARM.test(said) ? 'warm' : COOL.test(said) ? 'cool' : undefined
  const wantsIdeas = UNDECIDED.test(lastText) || climate !== undefined || (facts.interests ?? []).length > 0 || suggestedBefore(reading.answered).length > 0
  if (!tools.includes('suggestPlaces') || !wantsIdeas || stocked.length === 0) return say(askWhere(situation, stocked))
  return ask.places(inputFor(situation, climate), (places) => (places.length === 0 ? askWhere(situation, stocked) : saySuggested(situation, places)))
}

function inputFor({ facts, today, reading }: Situation, climate: 'warm' | 'cool' | undefined): SuggestPlacesInput {
  const { startDate, endDate, interests, groupSize, budget, origin } = facts
  const without = suggestedBefore(reading.answered)
  const most = budget === undefined ? undefined : budget.per === undefined || budget.per === 'day' ? budget.amount / (groupSize ?? 1) : budget.amount
  return {
    today,
    ...(startDate === undefined ? {} : { startDate, endDate: endDate ?? startDate }),
    ...(interests === undefined ? {} : { interests: interests.slice(0, 20) }),
    ...(climate === undefined ? {} : { climate }),
    ...(groupSize === undefined ? {} : { groupSize: Math.min(groupSize, 200) }),
    ...(most === undefined || most <= 0 ? {} : { maxPrice: most }),
    ...currencyOf(budget?.currency ?? reading.currency),
    ...(origin === undefined ? {} : { from: origin.name }),
    ...(without.length === 0 ? {} : { without: without.slice(-60) }),
  }
}

function currencyOf(currency: string | undefined): { currency?: string } {
  return currency === undefined ? {} : { currency }
}
