import { pattern } from '../language/pattern.ts'
import type { Place } from '../../destinations/index.ts'
import type { SuggestPlacesInput } from '../tools/suggest-places.ts'
import { lastOffered, sayMoreOf, saySuggested, suggestedBefore } from './answers/suggested-places.ts'
import { say } from './asker.ts'
import type { Asker, Decision } from './asker.ts'
import { askWhere } from './words/ask-where.ts'
import type { Situation } from './words/situation.ts'
import { climateIn } from './climate.ts'
import { reachIn, reachedFrom } from './reach.ts'

const UNDECIDED = pattern('i')`
  \b(?:(?:don't|do not|dont|no idea|not sure|unsure|undecided|can't decide|haven't decided|have not decided)\b.{0,30}\b(?:where|place|destination|
  which)|no idea|where (?:should|could|can|would|do) (?:i|we|you)|where to\b|(?:suggest|recommend|propose|pick|choose|find|inspire)\w*|
  any (?:ideas?|suggestions?|tips?)|ideas?\b|surprise (?:me|us)|you (?:choose|pick|decide)|somewhere|anywhere|wherever|
  what (?:do|would) you (?:suggest|recommend)|which (?:city|country|place|destination)|open to|other (?:places|ideas|cities)|
  another (?:place|city|country)|somewhere else|something else|none of (?:them|these|those)|neither)\b
`

/** Without a place: two or three that fit, for who is undecided or says what it should be like; else the question where. Who says more of what it should be gets the best of what was offered, and others only who asks for them. */
export function suggestWhere(situation: Situation, { ask, stocked, tools }: { ask: Asker; stocked: readonly Place[]; tools: readonly string[] }): Decision {
  const { facts, reading, lastText } = situation
  const said = reading.turns.join(' ')
  const climate = climateIn(said)
  const wantsIdeas = UNDECIDED.test(lastText) || climate !== undefined || reachIn(said) !== undefined || (facts.interests ?? []).length > 0 || suggestedBefore(reading.answered).length > 0 || LEAVES_IT.test(lastText)
  if (!tools.includes('suggestPlaces') || !wantsIdeas || stocked.length === 0) return say(askWhere(situation, stocked))
  const offered = lastOffered(reading.answered)
  const meant = offered.length === 0 || !ASKS_ABOUT.test(lastText) ? null : namedOf(lastText, offered)
  if (meant !== null) return ask.places({ ...inputFor(situation, climate), among: [meant], without: [] }, (places) => (places[0] === undefined ? askWhere(situation, stocked) : sayMoreOf(situation, places[0])))
  const wantsOne = LEAVES_IT.test(lastText)
  // Who says more of what it should be has not turned down what was named.
  const input = inputFor(situation, climate)
  const narrowed = offered.length > 0 && !WANTS_OTHERS.test(lastText) && !wantsOne ? { ...input, without: (input.without ?? []).filter((name) => !offered.includes(name)) } : input
  return ask.places(narrowed, (places) => {
    const kept = narrowed === input ? [] : places.filter(({ name }) => offered.includes(name))
    return places.length === 0 ? askWhere(situation, stocked) : saySuggested(situation, wantsOne ? places.slice(0, 1) : kept.length > 0 ? kept.slice(0, 1) : places)
  })
}

const ASKS_ABOUT = /\b(?:tell|more (?:about|of|on)|about|describe|what(?:'s| is| about| can)|how (?:is|about)|why|details?)\b/i
const LEAVES_IT = /\b(?:surprise (?:me|us)|(?:you|just|please) (?:choose|pick|decide)|(?:choose|pick|decide)(?: one| a place| something)? for (?:me|us)|your (?:choice|pick))\b/i
const WANTS_OTHERS = /\b(?:others?|else|another|different|instead|none|neither|not (?:those|these|that|there|any|somewhere)|no,|something new|too (?:far|hot|cold|dear|expensive|busy))\b/i
const PLACES_IN_ORDER = [/\b(?:first|1st|number one)\b/i, /\b(?:second|2nd|number two|middle)\b/i, /\b(?:third|3rd|number three|last)\b/i]

/** 'Surprise us', before any place was named. */
export function leavesPlaceToUs(text: string): boolean {
  return LEAVES_IT.test(text)
}

/** Which of the places that were offered a question is about; null where it names none of them. */
function namedOf(text: string, offered: readonly string[]): string | null {
  const named = offered.find((name) => text.toLowerCase().includes(name.toLowerCase()))
  return named ?? offered[PLACES_IN_ORDER.findIndex((words) => words.test(text))] ?? null
}

const SHORT = /\b(?:(?:a )?few days|(?:long )?weekend|short (?:break|trip|stay)|city break)\b/i
const FEW_DAYS = 4

function inputFor({ facts, today, reading }: Situation, climate: 'warm' | 'cool' | undefined): SuggestPlacesInput {
  const { startDate, endDate, duration, interests, groupSize, budget, origin, destination } = facts
  const without = suggestedBefore(reading.answered)
  const said = reading.turns.join('. ')
  const reach = reachIn(said)
  const home = origin?.name ?? (reach === undefined ? undefined : reachedFrom(said)) ?? homeOf(reading.locale)
  const most = budget === undefined ? undefined : budget.each === true ? budget.amount : budget.per === undefined || budget.per === 'day' ? budget.amount / (groupSize ?? 1) : budget.amount
  return {
    today,
    ...(startDate === undefined ? {} : { startDate, endDate: endDate ?? startDate }),
    ...(interests === undefined ? {} : { interests: interests.slice(0, 20) }),
    ...(climate === undefined ? {} : { climate }),
    ...(groupSize === undefined ? {} : { groupSize: Math.min(groupSize, 200) }),
    ...(most === undefined || most <= 0 ? {} : { maxPrice: most }),
    ...currencyOf(budget?.currency ?? reading.currency),
    ...(home === undefined ? {} : { from: home, ...(reach === undefined ? {} : { reach }) }),
    ...(duration !== undefined && duration <= 365 ? { duration } : reading.turns.some((turn) => SHORT.test(turn)) ? { duration: FEW_DAYS } : {}),
    ...(destination === undefined ? {} : { within: destination.name }),
    ...(without.length === 0 ? {} : { without: without.slice(-60) }),
  }
}

function currencyOf(currency: string | undefined): { currency?: string } {
  return currency === undefined ? {} : { currency }
}

/** Where nothing else is known, the country of their language. The one that browsers bring along tells nothing. */
function homeOf(locale: string | undefined): string | undefined {
  if (locale === undefined || locale === 'en-US') return undefined
  const { region } = new Intl.Locale(locale)
  return region === undefined ? undefined : new Intl.DisplayNames('en', { type: 'region' }).of(region)
}
