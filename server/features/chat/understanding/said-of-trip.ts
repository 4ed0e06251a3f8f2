import type { Day } from '@meander/sdk/contract/days'
import { CHANGES_DAYS, isBare, OF_PARTY, OF_PURSE, onlyAsks, OURS } from './agreed-words.ts'
import { asksForTripTo, goesTo } from './agreed-towns.ts'
import { pattern } from '../language/pattern.ts'
import type { TripDates } from './dates.ts'
import { dayBeside, dayWithin } from './on-day.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import { without } from './plain-text.ts'
import type { Span } from './plain-text.ts'
import { isBesideTheTrip, isImagined, isOfOthers } from './said-of-others.ts'

/** Where one says something else: 'there are five of us, how much is it', 'we changed our minds: Porto'. */
const END = pattern('giu')`
  [.!?;:\n…](?=\s|$)|,\s(?=(?:but|so|how|what|which|when|where|is|are|does|do|can|could|aber|also|wie|was|wann|kann|mais|donc|combien|pero|cuánt\p{L}*)(?!\p{L}))
`

/** The sentence in which something stands. */
function sentenceAt(text: string, { from, to }: Span): Span {
  const ends = Array.from(text.matchAll(END), ({ index, 0: mark }) => index + mark.length)
  return { from: ends.findLast((end) => end <= from) ?? 0, to: ends.find((end) => end >= to) ?? text.length }
}

interface Said {
  text: string
  /** The same without all that was read in it. */
  blanked: string
}

/** True where any of the sentences in which it stands may be said of the trip, and is by these words or by nothing else beside. */
function isSaid({ text, blanked }: Said, spans: readonly Span[], isOf: (sentence: string) => boolean): boolean {
  return isBare(blanked) || spans.some((span) => {
    const { from, to } = sentenceAt(text, span)
    const sentence = text.slice(from, to)
    return !isOfOthers(sentence) && (isBare(blanked.slice(from, to)) || isOf(sentence))
  })
}

/** A day or a length of the journey itself, told of those who travel or as a change of it. */
function isOfDays(sentence: string): boolean {
  return !isBesideTheTrip(sentence) && !isImagined(sentence) && !onlyAsks(sentence) && (CHANGES_DAYS.test(sentence) || OURS.test(sentence))
}

/** 'From 3 to 7 May' is of nothing else, unless somebody else went then; and a day of the trip or beside it moves nothing. */
function movesNothingElse(dates: TripDates, { agreed, text }: { agreed: { startDate: Day; endDate: Day }; text: string }): boolean {
  const { start, end, flexible, named, impossible, weekdays } = dates
  if (impossible !== undefined || weekdays !== undefined || dayWithin(dates, agreed) !== null || dayBeside(dates, agreed) !== null) return true
  return start !== null && end !== null && start !== end && !flexible && !named && !isOfOthers(text)
}

/**
 * What a message says of a trip that stands. Days, towns, people and money are named in talk of other matters as well: of other
 * people, of what was once, of what might be, in questions. What was agreed on is changed by what is plainly said of it.
 */
export function saidOfTrip(facts: TripFacts, turn: TurnReading): TurnReading {
  const { startDate, endDate, destination, flexible = false } = facts
  if (destination?.kind !== 'city' || startDate === undefined || endDate === undefined || flexible) return turn
  const { text, dates, duration, dateChange, party, budget, places } = turn
  const spans = [dates?.spans, duration, party?.spans, budget?.span, places?.spans].flatMap((one) => one ?? [])
  const said = { text, blanked: without(text, spans) }
  const isChange = dateChange === null || !(isOfOthers(text) || (isBesideTheTrip(text) && !CHANGES_DAYS.test(text)))
  const areDays = dates === null || (dateChange !== null && isChange) || movesNothingElse(dates, { agreed: { startDate, endDate }, text }) || isSaid(said, dates.spans, isOfDays)
  const isLength = duration === null || (isSaid(said, [duration], isOfDays) && !isOfAnOuting(facts, turn))
  const isCount = party !== null && (party.size ?? party.adults ?? party.children ?? party.change) !== undefined
  const isParty = !isCount || facts.groupSize === undefined || isSaid(said, party.spans, (sentence) => !onlyAsks(sentence) && OF_PARTY.test(sentence))
  const isPurse = budget === null || (isSaid(said, [budget.span], (sentence) => OF_PURSE.test(sentence)) && !(facts.budget !== undefined && isOfOneThing(text)))
  return {
    ...turn,
    ...(areDays ? {} : { dates: null }),
    ...(isLength ? {} : { duration: null, stays: [] }),
    ...(isChange ? {} : { dateChange: null }),
    ...(isParty ? {} : { party: null }),
    ...(isPurse ? {} : { budget: null }),
    ...(areOfTowns(facts, turn, said) ? {} : { places: null, stays: [] }),
  }
}

/** 'Something cheap for Friday evening, 20 dollars at most': of that one thing, and not of the whole trip. */
function isOfOneThing(text: string): boolean {
  return /(?<!\p{L})(?:something|anything|some ?thing else|one (?:more )?thing|etwas|quelque chose|algo)(?!\p{L})/iu.test(text) && !/(?<!\p{L})(?:budget\p{L}*|presupuesto|total|altogether|in all|en tout|insgesamt)(?!\p{L})/iu.test(text)
}

/** 'Add Sintra for a day': a day of the trip is spent there, and the trip is no shorter. */
function isOfAnOuting({ destinations = [] }: TripFacts, { duration, places, text }: TurnReading): boolean {
  const isNew = places?.wanted.some(({ id }) => !destinations.some((place) => place.id === id)) === true
  return duration?.days === 1 && duration.change === undefined && isNew && /(?<!\p{L})(?:add|include|also|too|plus|and|visit|see|squeeze|fit|dazu|auch|noch|aussi|ajout\p{L}*|también|añad\p{L}*)(?!\p{L})/iu.test(text)
}

/** 'Set an alarm for 7' counts nobody. */
const OF_PEOPLE = /(?<!\p{L})(?:we|us|adults?|people|persons?|travell?ers?|guests?|party|group|wir|uns|erwachsene\p{L}*|personen|leute|nous|adultes?|personnes?|somos|seremos|adultos?|personas?)(?!\p{L})/iu

/** Before there are days, it is whoever travels that speaks of the purse and of who comes. */
const OF_US = /(?<!\p{L})(?:i|we|my|our|us)(?!\p{L})/iu

/** True where a message says in plain words what becomes of a trip that stands, whatever else it seems to be about: 'our limit is 400 euros'. */
export function tellsOfTrip(facts: TripFacts, { text, dates, dateChange, party, budget }: TurnReading): boolean {
  const { startDate, endDate, destination, flexible = false } = facts
  if (destination === undefined || isOfOthers(text)) return false
  const isFirm = startDate !== undefined && endDate !== undefined && !flexible
  const isIn = (spans: readonly Span[], isOf: (sentence: string) => boolean): boolean => spans.some((span) => {
    const { from, to } = sentenceAt(text, span)
    return isOf(text.slice(from, to))
  })
  const isCount = party !== null && (party.size ?? party.adults ?? party.change) !== undefined
  const isPlain = (sentence: string): boolean => (isFirm || OF_US.test(sentence)) && !onlyAsks(sentence) && !isImagined(sentence)
  if (budget !== null && isIn([budget.span], (sentence) => OF_PURSE.test(sentence) && isPlain(sentence))) return true
  if (isCount && isIn(party.spans, (sentence) => OF_PARTY.test(sentence) && OF_PEOPLE.test(sentence) && isPlain(sentence))) return true
  if (!isFirm) return false
  return (dates !== null && dates.start !== null && dates.end !== null && dates.start !== dates.end && isIn(dates.spans, isOfDays))
    || (dateChange !== null && isOfDays(text) && CHANGES_DAYS.test(text))
}

function areOfTowns({ destinations = [] }: TripFacts, { places }: TurnReading, said: Said): boolean {
  if (places === null || places.dropped.length > 0 || places.isChoice === true || places.wanted.length !== places.wantedSpans.length) return true
  const isAgreed = (id: string): boolean => destinations.some((place) => place.id === id)
  return places.wanted.every(({ id }) => isAgreed(id)) || places.wanted.some(({ id, name }, at) => {
    const span = places.wantedSpans[at]
    if (span === undefined || isAgreed(id)) return false
    const names = [name.toLowerCase(), said.text.slice(span.from, span.to)]
    return isSaid(said, [span], (sentence) => asksForTripTo(sentence, names) || (!isImagined(sentence) && !onlyAsks(sentence) && goesTo(sentence, names)))
  })
}
