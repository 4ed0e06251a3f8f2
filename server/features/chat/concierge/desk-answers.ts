import type { Place } from '../../destinations/index.ts'
import type { KnownFacts } from '../tools/read-activities.ts'
import { heardIn, wantsDays } from './clauses/heard.ts'
import { isPlain } from './clauses/sure.ts'
import { asksForPlan } from './questions/plan-question.ts'
import { readBookingAsked } from './questions/booking-asked.ts'
import { readCodeAsked } from './questions/code-asked.ts'
import { asksForBestTime, asksForWay, comparesOnly, townsToCompare } from './questions/place-asked.ts'
import type { ShownQuestion } from './questions/shown-question.ts'
import { answerAboutShown } from './answers/about-shown.ts'
import { inputForTowns, sayBestTime, sayTownsCompared, sayWay } from './answers/of-places.ts'
import { readFactChange } from '../item-talk/fact-change.ts'
import { isUnchanged } from './search-input.ts'
import { readToldAsked } from '../item-talk/told-asked.ts'
import { sayBooking } from './answers/booking.ts'
import { sayWhatToChange } from './answers/what-to-change.ts'
import { isOfNoDay, sayAllButPlan, sayTold } from './answers/of-told.ts'
import { whatStands } from './references/what-stands.ts'
import { say } from './asker.ts'
import type { Asker, Decision } from './asker.ts'
import type { Reading } from './read-prompt.ts'
import type { Situation } from './words/situation.ts'

function isAside(turn: string, stocked: readonly Place[]): boolean {
  return readToldAsked(turn).length > 0 || comparesOnly(turn, stocked)
}

/** What was only asked of what the desk was told says nothing of the trip, nor does it wish for anything. */
export function withoutAsides(reading: Reading, stocked: readonly Place[]): Reading {
  const last = reading.turns.length - reading.lastLength
  const turns = reading.turns.map((turn, at) => (at > 0 && at < last && isAside(turn, stocked) ? '' : turn))
  return turns.some((turn, at) => turn !== reading.turns[at]) ? { ...reading, turns } : reading
}

interface DeskDeps {
  ask: Asker
  stocked: readonly Place[]
  /** What a part of the message that says something else comes to. */
  ofRest: (text: string) => Decision
}

/** Answers what is asked of the desk and not of the things it sells. */
export function answerOfDesk(situation: Situation, { ask, stocked, ofRest }: DeskDeps): Decision | null {
  const { lastText, reading } = situation
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const told = asksForPlan(said) || wantsDays(reading) || asksForSum(reading) ? [] : [readToldAsked(said), readToldAsked(lastText)].find((some) => some.length > 0) ?? []
  if (told.length > 0 && !whatStands(situation.before, reading).isPlan) return say(sayTold(told, situation))
  // A plan is told again by who tells plans.
  if (told.includes('all')) return beside(sayAllButPlan(situation), 'show me the plan again', ofRest)
  if (told.length > 0 && !(told.includes('chosen') && isOfNoDay(situation))) return say(sayTold(told, situation))
  const booking = readBookingAsked(situation)
  if (booking !== null) return beside(sayBooking(booking, situation), booking.rest, ofRest)
  const change = readFactChange(said)
  if (change !== null && change.fact !== 'length' && situation.facts.destination !== undefined && isUnchanged(situation.facts, situation.before)) return say(sayWhatToChange(change, situation))
  const coded = readCodeAsked(situation)
  if (coded !== null) return ask.facts({ codes: coded.codes, currency: reading.cards.at(-1)?.price?.currency }, (known) => sayOfCodes(coded, situation, known))
  return answerOfPlaces(situation, { ask, stocked })
}

/** 'What is that all told': a sum, and nothing that the desk was told. */
function asksForSum(reading: Reading): boolean {
  const heard = heardIn(reading)
  return heard.length > 0 && heard.every((clause) => isPlain(clause) && clause.act === 'ask-total')
}

/** What one asks of towns, of their seasons and of the ways in them. */
function answerOfPlaces(situation: Situation, { ask, stocked }: Pick<DeskDeps, 'ask' | 'stocked'>): Decision | null {
  if (asksForWay(situation)) return say(sayWay(situation))
  const time = asksForBestTime(situation) ? sayBestTime(situation) : null
  if (time !== null) return say(time)
  const towns = townsToCompare(situation, stocked)
  if (towns.length < 2) return null
  const input = inputForTowns(situation, towns)
  return ask.places(input, (places) => sayTownsCompared(situation, towns, { places, wishes: input.interests ?? [] }))
}

/** A code that is on no list is said to be none. */
function sayOfCodes(question: ShownQuestion, situation: Situation, known: readonly KnownFacts[]): string {
  const [lacking] = question.codes.filter((code) => !known.some(({ productCode }) => productCode === code))
  const words = known.length === 0 ? '' : answerAboutShown({ question: { ...question, codes: known.map(({ productCode }) => productCode) }, situation, days: null }, known)
  return [words, lacking === undefined ? '' : situation.voice.say(`Nothing in the inventory bears the code ${lacking}.`, `The code ${lacking} I cannot find.`)].filter((part) => part !== '').join(' ')
}

/** The answer, and behind it what the rest of the message comes to. */
function beside(words: string, rest: string, ofRest: (text: string) => Decision): Decision {
  if (rest === '') return say(words)
  const next = ofRest(rest)
  return next.kind === 'say' ? say(`${words}\n\n${next.text}`) : next
}
