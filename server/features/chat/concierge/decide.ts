import type { DestinationCatalogue } from '../../destinations/index.ts'
import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { ReadActivitiesInput } from '../tools/read-activities.ts'
import type { TripFacts, Understand } from '../understanding/index.ts'
import { readPlannerStep } from '../planner-steps.ts'
import { ASKS_FOR_THINGS, asksForTrips, isMereQuestion, namesByPlace, readShownQuestion } from './questions.ts'
import type { ShownQuestion } from './questions.ts'
import type { Reading } from './read-prompt.ts'
import { readRefinement, readTimeWish } from './refinements.ts'
import { isUnchanged, searchInput, wishInAWord } from './search-input.ts'
import { stagesOf } from './stages.ts'
import type { Stage } from './stages.ts'
import { createVoice } from './voice.ts'
import { answerAboutShown } from './answers/about-shown.ts'
import { askWhere, sayImpossible, sayUnknownPlace } from './words/ask-where.ts'
import { sayNothingThere } from './words/nothing-there.ts'
import { recommend } from './words/recommend.ts'
import { sayTripComplete } from './words/planner.ts'
import { sayTrips } from './words/saved-trips.ts'
import type { Situation } from './words/situation.ts'
import { sayUnclear } from './answers/unclear.ts'
import { outOfScope, searchFailed, smallTalk } from './words/small-talk.ts'

export type ToolCall =
  | { toolCallId: string; toolName: 'findActivities'; input: FindActivitiesInput }
  | { toolCallId: string; toolName: 'readActivities'; input: ReadActivitiesInput }
  | { toolCallId: string; toolName: 'readTrips'; input: Record<string, never> }

/** What the concierge does next: ask tools, or speak. */
export type Decision = { kind: 'call'; calls: ToolCall[] } | { kind: 'say'; text: string }

interface DecideDeps {
  destinations: DestinationCatalogue
  understand: Understand
}

export function createDecide({ destinations, understand }: DecideDeps) {
  return (reading: Reading, tools: readonly string[]): Decision => {
    const situation = readSituation(reading, understand)
    const ask = asker(situation, tools)
    // Read each time: a provider may learn only later where it sells.
    const stocked = destinations.stocked()
    const { facts, before, voice } = situation
    const step = readPlannerStep(situation.lastText)
    if (step?.kind === 'complete') return ask.facts(reading.selected.map(({ productCode }) => productCode), 'USD', (known) => sayTripComplete(reading.selected, known))
    const question = step === null ? readShownQuestion(situation.lastText, reading, { earlier: reading.turns.slice(0, -reading.lastLength), newFacts: isNews(facts, before) }) : null
    if (question !== null) return answerQuestion(question, situation, ask)
    if (step === null && asksForTrips(situation.lastText)) return ask.trips((trips) => sayTrips(situation, trips))
    if (step === null && (facts.intent === 'small-talk' || isCourtesy(situation))) return say(smallTalk(situation, stocked))
    if (step === null && facts.intent === 'other') return say(outOfScope(situation))
    if ((facts.unknownPlaces ?? []).some((name) => facts.destination === undefined || isWrittenAsName(name)) && facts.destination?.id === before.destination?.id) return say(sayUnknownPlace(situation, stocked))
    if (facts.destination === undefined) return say(askWhere(situation, stocked))
    if (facts.impossible !== undefined && facts.startDate === undefined) return say(sayImpossible(situation, voice))
    if (step === null && isUnclear(situation)) return say(sayUnclear(situation))
    const stages = stagesOf(facts, destinations)
    return ask.found(stages, (found) => (found.every(({ activities }) => activities.length === 0) && found.every(({ blockers }) => blockers.length === 0) ? sayNothingThere(situation, stocked) : recommend(situation, { stages, found, stocked })))
  }
}

/** Nothing new of the trip, no wish to see other things: then nobody wants three more cards. */
function isUnclear({ lastText, facts, before, reading }: Situation): boolean {
  return reading.lastShown.length > 0 && isUnchanged(facts, before) && readRefinement(lastText) === null && readTimeWish(lastText) === null && !ASKS_FOR_THINGS.test(lastText) && wishInAWord(lastText) === null
}

/** In the middle of a trip 'ramen' is a wish, and 'Ramenia' a place. */
function isWrittenAsName(name: string): boolean {
  return /\p{Lu}/u.test(name)
}

/** Thanks and praise that say nothing of the trip. */
function isCourtesy({ lastText, facts, before }: Situation): boolean {
  return /^\W*(?:thanks?|thank you|thx|cheers|many thanks|ta|great|perfect|lovely|wonderful|brilliant|ok(?:ay)?|good|nice|cool)\b[^?]{0,40}$/i.test(lastText) && isUnchanged(facts, before) && readRefinement(lastText) === null && readTimeWish(lastText) === null
}

function say(text: string): Decision {
  return { kind: 'say', text }
}

/** Asks a tool where it has not answered yet, and speaks of its answer where it has. */
function asker(situation: Situation, tools: readonly string[]) {
  const { reading, turn, facts } = situation
  const { answers } = reading
  const call = (given: { toolName: ToolCall['toolName']; input: unknown }[]): Decision =>
    given.every(({ toolName }) => tools.includes(toolName))
      ? { kind: 'call', calls: given.map((one, at) => ({ ...one, toolCallId: `call_${turn}${given.length > 1 ? `_${at + 1}` : ''}` }) as ToolCall) }
      : say(searchFailed(situation))
  return {
    found(stages: readonly Stage[], answer: (found: NonNullable<typeof answers.found>) => string): Decision {
      if (answers.found !== null) return say(answer(answers.found))
      if (answers.failed) return say(searchFailed(situation))
      return call(stages.map((stage) => ({ toolName: 'findActivities', input: searchInput(stage, situation) })))
    },
    facts(productCodes: string[], currency: string | undefined, answer: (known: NonNullable<typeof answers.facts>) => string): Decision {
      if (productCodes.length === 0) return say(answer([]))
      if (answers.facts !== null) return say(answer(answers.facts))
      if (answers.failed) return say(searchFailed(situation))
      const { startDate, endDate, groupSize, flexible } = facts
      const days = startDate === undefined || flexible === true ? {} : { startDate, endDate: endDate ?? startDate }
      const input: ReadActivitiesInput = { productCodes: [...new Set(productCodes)].slice(0, 40), ...days, ...(groupSize === undefined ? {} : { groupSize }), ...(currency === undefined ? {} : { currency }) }
      return call([{ toolName: 'readActivities', input }])
    },
    trips(answer: (trips: NonNullable<typeof answers.trips>) => string): Decision {
      if (answers.trips !== null) return say(answer(answers.trips))
      return answers.failed ? say(searchFailed(situation)) : call([{ toolName: 'readTrips', input: {} }])
    },
  }
}

/** Prices are told in the currency in which they were shown. */
function answerQuestion(question: ShownQuestion, situation: Situation, ask: ReturnType<typeof asker>): Decision {
  const shown = situation.reading.cards.find(({ productCode }) => productCode === question.codes[0])
  return ask.facts(question.codes, shown?.price?.currency, (known) => answerAboutShown(question, situation, known))
}

/** The message tells something of the trip that was not known: then it is no question about what was shown. */
function isNews(facts: TripFacts, before: TripFacts): boolean {
  return facts.destination?.id !== before.destination?.id || facts.startDate !== before.startDate || facts.groupSize !== before.groupSize || facts.duration !== before.duration || facts.budget?.amount !== before.budget?.amount
}

/** 'Is it good for kids?' brings no children along: wishes are read from what is no mere question about a card. */
function withoutQuestions(turns: readonly string[], read: (said: readonly string[]) => TripFacts): TripFacts {
  const facts = read(turns)
  const statements = turns.filter((turn, at) => at === 0 || !isMereQuestion(turn))
  if (statements.length === turns.length) return facts
  const stated = read(statements)
  // 'The second' is no second of the month where cards are spoken of.
  if (turns.some((turn) => isMereQuestion(turn) && namesByPlace(turn))) return { ...stated, intent: facts.intent }
  const { interests, avoid, children, ages, style, pace } = stated
  const { interests: _interests, avoid: _avoid, children: _children, ages: _ages, style: _style, pace: _pace, ...rest } = facts
  return { ...rest, ...defined({ interests, avoid, children, ages, style, pace }) }
}

function defined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
}

function readSituation(reading: Reading, understand: Understand): Situation {
  const { turns, lastLength, today, locale, answered } = reading
  const read = (said: readonly string[]): TripFacts =>
    understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: today, ...(locale === undefined ? {} : { locale }) })
  const earlier = turns.slice(0, turns.length - lastLength)
  const facts = withoutQuestions(turns, read)
  const voice = createVoice({ answered, seed: turns[0] ?? '', turn: turns.length })
  return { facts, before: withoutQuestions(earlier, read), today, turn: turns.length, lastText: turns.at(-lastLength) ?? '', reading, voice }
}
