import type { DestinationCatalogue } from '../../destinations/index.ts'
import type { FoundSummary } from '../tools/find-activities.ts'
import { isPartOfTheWorld } from '../understanding/index.ts'
import type { Understand } from '../understanding/index.ts'
import { ASKS } from '../item-talk/item-talk.ts'
import { readDeskQuestion } from '../item-talk/desk-question.ts'
import { readPlannerStep } from '../trip/planner-steps.ts'
import { isToldAgain, sayToldAgain } from './answers/asked-again.ts'
import { sayNotSold } from './answers/about-desk.ts'
import { answerDayParty } from './answers/day-party.ts'
import { answerAnyInPlan } from './answers/any-in-plan.ts'
import { answerInPlan } from './answers/in-the-plan.ts'
import { answerReductions } from './answers/reductions.ts'
import { answerAboutShown } from './answers/about-shown.ts'
import { answerOfCards } from './answers/of-cards.ts'
import { answerOfDesk, withoutAsides } from './desk-answers.ts'
import { answerOfWhatStands } from './answers/of-what-stands.ts'
import { sayNewNeeds } from './answers/new-needs.ts'
import { readAskedDays } from './questions/asked-days.ts'
import { readCardsAsked } from './questions/cards-asked.ts'
import { mayAskOfNamed, readQuestionOfNamed } from './questions/asked-of-named.ts'
import { ASKS_FOR_THINGS, asksWhatIsThere, isOfOtherThings } from './questions/shown-question.ts'
import { wishInAWord } from './wish-words.ts'
import { sayImpossible } from './answers/impossible.ts'
import { lastOffered } from './answers/suggested-places.ts'
import { isLimited, sayLimit, sayNothingNew } from './answers/limits.ts'
import { sayNotGot, sayNotKnown, sayNotUnderstood, sayUnclear } from './answers/unclear.ts'
import { answerAside, isUnclear, wishesAnew } from './aside.ts'
import { asker, lost, say } from './asker.ts'
import { answerByClauses, answerPlan } from './day-by-day/answer-plan.ts'
import { answerAgreed } from './clauses/answer-agreed.ts'
import { answerClause, answerLost, answerSettled, changesNothing } from './clauses/answer-clause.ts'
import { answerHoursKept } from './day-by-day/hours-kept.ts'
import { tellsHours } from './day-by-day/hours-told.ts'
import { sayTravelHours, withTravelHours } from './day-by-day/say-travel-hours.ts'
import type { Asker, Decision } from './asker.ts'
import { answerNothingUndone, ofThisTrip } from './answers/nothing-undone.ts'
import { answerOutside } from './outside-trip.ts'
import { onPlannersDay } from './planned-day.ts'
import type { Reading } from './read-prompt.ts'
import { readSituation } from './read-situation.ts'
import { BESIDE_ALL, namedSoFar } from './refine-search.ts'
import { fearsIn } from './fears.ts'
import { longestIn } from './longest.ts'
import { isPlainlyForeign } from './questions/foreign-matter.ts'
import { growsBy } from './search-input.ts'
import { asksForSight } from './sights.ts'
import { wishesForThing } from './spoken-wishes.ts'
import { stagesOf, stagesOn } from '../trip/stages.ts'
import { leavesPlaceToUs, suggestWhere } from './suggest-where.ts'
import { sayUnknownPlace } from './words/ask-where.ts'
import { onlyBidsFarewell, sayFarewell } from './words/farewell.ts'
import { sayNothingThere } from './words/nothing-there.ts'
import { sayDayFull, sayNothingToComplete, sayTripComplete } from './words/planner.ts'
import { recommend } from './words/recommend.ts'
import type { Situation } from './words/situation.ts'
import { outOfScope } from './words/small-talk.ts'

export type { Decision, ToolCall } from './asker.ts'

export interface DecideDeps {
  destinations: DestinationCatalogue
  understand: Understand
}

/** What is answered: first what is no wish for things to do, then what stands in the way of looking, then what was found. */
export function createDecide({ destinations, understand }: DecideDeps) {
  const decide = (given: Reading, tools: readonly string[]): Decision => {
    const decision = decideByRules(given, tools)
    if (decision.kind !== 'say' || decision.isLost !== true) return decision
    const situation = readSituation(given, understand)
    return answerByClauses(situation, { tools, destinations }, { asks: true }) ?? answerLost(situation, { tools, understand }) ?? decision
  }
  const decideByRules = (given: Reading, tools: readonly string[]): Decision => {
    const reading = withoutAsides(given, destinations.stocked())
    const situation = readSituation(reading, understand)
    // The planner's own words are in no language but their own.
    const step = readPlannerStep(reading.turns.at(-reading.lastLength) ?? '')
    const ofTrip = ofThisTrip(given, situation, stagesOf(situation.facts, destinations))
    if (ofTrip !== null) return (step === null ? ofTrip.undone : null) ?? decideByRules(ofTrip.reading, tools)
    const ask = asker(situation, tools)
    // Read each time: a provider may learn only later where it sells.
    const stocked = destinations.stocked()
    const { facts, before } = situation
    if (step?.kind === 'complete' && facts.destination === undefined && reading.selected.length === 0) return say(sayNothingToComplete(situation, stocked))
    if (step?.kind === 'complete') return ask.facts({ codes: reading.selected.map(({ productCode }) => productCode), currency: facts.budget?.currency ?? reading.currency ?? 'USD' }, (known) => sayTripComplete(situation, known))
    if (step === null && onlyBidsFarewell(reading)) return say(sayFarewell(situation))
    const plainly = step === null ? answerPlainly(situation, { tools, destinations, ask }) : null
    if (plainly !== null || reading.isDoubtful === true) return plainly ?? lost(sayNotGot(situation))
    const isFirm = step === null && changesNothing(reading)
    const ofRest = (text: string): Decision => decide(withOnly(reading, text, new Set(reading.cards.map(({ productCode }) => productCode))), tools)
    if (step === null && tellsNeed(situation)) return lookFor(situation, { destinations, understand, ask, stocked })
    const ofDesk = step === null ? answerOfDesk(situation, { ask, stocked, ofRest }) : null
    if (ofDesk !== null) return ofDesk
    const ofCards = step === null && !situation.wantsPlan ? readCardsAsked(situation) : null
    const changed = step === null && !isFirm && situation.changesPlan === true && ofCards === null ? answerPlan(situation, { tools, destinations }) : null
    if (changed !== null) return changed
    // Told where days are agreed on already, too: they stand meanwhile.
    if (step === null && facts.impossible !== undefined && facts.startDate !== undefined && facts.destination !== undefined) return say(sayImpossible(situation))
    const unknown = step === null ? secondUnknown(situation) : null
    if (unknown !== null) return say(sayUnknownPlace({ ...situation, facts: { ...facts, unknownPlaces: [unknown] } }, stocked))
    if (ofCards !== null) return answerOfCards(ofCards, situation, { ask, understand, ofRest: (codes) => decide(withOnly(reading, ofCards.rest, codes), tools) })
    const ofWhatStands = step === null && !situation.wantsPlan && !wishesForThing(situation.lastText, reading) && !wishesAnew(situation) && !asksWhatIsThere(situation.lastText) ? answerOfWhatStands(situation, ask) : null
    if (ofWhatStands !== null) return ofWhatStands
    const planned = step === null ? answerPlan(situation, { tools, destinations }, isFirm) : null
    if (planned !== null) return planned
    const told = step === null ? answerByClauses(situation, { tools, destinations }, { asks: true }) ?? answerSettled(situation) : null
    if (told !== null) return told
    if (step === null && (tellsHours(situation) || (reading.plan.length === 0 && facts.destination !== undefined && asksWhatIsThere(situation.lastText)))) return lookFor(situation, { destinations, understand, ask, stocked })
    if (step === null && facts.destination !== undefined && isToldAgain(situation, understand({
      text: situation.lastText,
      referenceDate: situation.today,
      ...(reading.locale === undefined ? {} : { locale: reading.locale }),
    }))) return say(sayToldAgain(situation))
    // 'The first, then': of the towns that were weighed, and not of the cards.
    const isSettled = before.alternatives === true && facts.alternatives !== true && facts.destinations?.length === 1
    const aside = step === null && !situation.wantsPlan && !isSettled ? answerAside(situation, { ask, stocked, understand }) : null
    if (aside !== null) return aside
    if (step === null && facts.intent === 'other' && !(facts.destination === undefined && (leavesPlaceToUs(situation.lastText) || lastOffered(reading.answered).length > 0)) && !(situation.wantsPlan && facts.destination !== undefined) && !isOfWhatWasShown(situation) && !(facts.destination !== undefined && (fearsIn([situation.lastText]).length > 0 || longestIn(situation.lastText) !== null || asksForSight(situation.lastText) || wishesForThing(situation.lastText, reading))) && (facts.destination === undefined || wishInAWord(situation.lastText) === null || !ASKS_FOR_THINGS.test(situation.lastText))) return isPlainlyForeign(situation.lastText) || facts.destination === undefined ? say(outOfScope(situation)) : isEmptyPlace(situation) ? say(sayNothingThere(situation, stocked)) : asksOfTrip(situation) ? say(sayNotKnown(situation)) : lost(sayNotGot(situation))
    if ((facts.unknownPlaces ?? []).some((name) => facts.destination === undefined || isWrittenAsName(name)) && facts.destination?.id === before.destination?.id) return say(sayUnknownPlace(situation, stocked))
    if (facts.destination === undefined || isPartOfTheWorld(facts.destination)) return suggestWhere(situation, { ask, stocked, tools })
    if (facts.impossible !== undefined && facts.startDate === undefined) return say(sayImpossible(situation))
    if (step === null && !situation.wantsPlan && isUnclear(situation)) return lost(situation.isGibberish ? sayNotUnderstood(situation) : sayUnclear(situation))
    // What surely asks for nothing new is not answered with other things to do.
    const asked = isFirm ? answerLost(situation, { tools, understand }) : null
    if (asked !== null) return asked
    return lookFor(situation, { destinations, understand, ask, stocked })
  }
  return decide
}

/** What is known so surely that no rule has to be asked. */
function answerPlainly(situation: Situation, { tools, destinations, ask }: { tools: readonly string[]; destinations: DestinationCatalogue; ask: Asker }): Decision | null {
  return answerOutside(situation) ?? answerNothingUndone(situation) ?? answerReductions(situation, ask) ?? answerHoursKept(situation) ?? answerDayParty(situation, tools) ?? answerInPlan(situation) ?? answerAnyInPlan(situation)
    ?? answerByClauses(situation, { tools, destinations }, { asks: false }) ?? answerAgreed(situation, ask) ?? answerClause(situation)
}

/** 'Grandma can't do stairs': told before there is a plan, it asks nothing of the cards. */
function tellsNeed({ facts, before, lastText, reading }: Situation): boolean {
  const fresh = (facts.needs ?? []).some((need) => before.needs?.includes(need) !== true)
  return fresh && reading.plan.length === 0 && reading.cards.length > 0 && facts.destination !== undefined && !lastText.includes('?') && lastText.split(/\s+/).length <= FEW_WORDS && !ASKS_FOR_THINGS.test(lastText)
}

const FEW_WORDS = 12

/** As if only a part of the message had been sent, and only those facts read. */
function withOnly(reading: Reading, text: string, codes: ReadonlySet<string>): Reading {
  const { turns, lastLength, answers } = reading
  const facts = answers.facts?.filter(({ productCode }) => codes.has(productCode)) ?? []
  return { ...reading, turns: turns.with(turns.length - lastLength, text), answers: { ...answers, facts: facts.length === 0 ? null : facts } }
}

/** After a name that is on no map another one is named, in a sentence that says nothing else. */
function secondUnknown({ facts, lastText, reading }: Situation): string | null {
  if (facts.destination !== undefined || !/\b(?:Which (?:city or )?country|What country)\b[^?]*\?$/.test(reading.lastAnswer)) return null
  return /^\W*(?:(?:ok|okay|then|well|so|how about|what about|and|or|maybe|let's try|fine|in|to)\W+)*(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)\W*$/u.exec(lastText.replace(/^\W*(?:Ok|Okay|Then|Well|So|How about|What about|And|Or|Maybe|Fine)\b/, (word) => word.toLowerCase()))?.[1] ?? null
}

/** 'Quieter', 'it will be raining': in the middle of a trip that is about what was shown. */
function isOfWhatWasShown({ facts, refinement, reading, lastText }: Situation): boolean {
  return facts.destination !== undefined && reading.lastShown.length > 0 && refinement !== null && lastText.length < (refinement.kind === 'indoors' ? 60 : 30)
}

/** Understood for a question, and in no field. */
function asksOfTrip({ lastText, reading }: Situation): boolean {
  return reading.lastShown.length > 0 && ASKS.test(lastText.toLowerCase()) && !isOfOtherThings(lastText)
}

/** Nothing was ever shown of it, because there is nothing. */
function isEmptyPlace({ facts, reading }: Situation): boolean {
  return facts.destination?.kind === 'city' && !facts.destination.hasInventory && reading.cards.length === 0
}

/** In the middle of a trip 'ramen' is a wish, and 'Ramenia' a place. */
function isWrittenAsName(name: string): boolean {
  return /\p{Lu}/u.test(name)
}

/** A hotel is asked for beside the days there: said first what is none of ours. */
function alsoAsked(situation: Situation): string {
  return readDeskQuestion(situation.lastText) === 'lodging' && /\b(?:find|book|need|want|get|look\w*|hotels? (?:in|for|near)|flights? (?:to|from)|and (?:a |the )?(?:hotels?|flights?))\b/i.test(situation.lastText) ? `${sayNotSold(situation)} ` : ''
}

/** What is asked of one thing by its name, before anything was shown: looked for, and then looked up. */
function answerOfNamed(situation: Situation, { ask, understand }: { ask: Asker; understand: Understand }): Decision | null {
  const { reading, lastText, facts, today } = situation
  const found = reading.answers.found?.flatMap(({ activities }) => activities) ?? null
  if (reading.cards.length > 0 || found === null || !mayAskOfNamed(lastText)) return null
  const question = readQuestionOfNamed(lastText, found, facts.destination?.name ?? '')
  const days = question?.topic === 'times' ? readAskedDays(lastText, facts, { understand, today, locale: reading.locale }) : null
  return question === null ? null : ask.facts({ codes: question.codes, days }, (known) => answerAboutShown({ question, situation, days }, known))
}

function lookFor(asked: Situation, { destinations, understand, ask, stocked }: DecideDeps & { ask: Asker; stocked: ReturnType<DestinationCatalogue['stocked']> }): Decision {
  const situation = onPlannersDay(asked)
  const all = stagesOf(situation.facts, destinations)
  const day = situation.planned?.date ?? situation.facts.onDay
  const stages = day === undefined ? all : stagesOn(all, day)
  const named = answerOfNamed(situation, { ask, understand })
  if (named !== null) return named
  const isEmpty = (found: readonly FoundSummary[]): boolean => found.every(({ activities }) => activities.length === 0)
  const speak = (all: readonly FoundSummary[]): string => {
    // Who asks for what is free of charge is told so in its own words.
    const found = situation.refinement?.kind !== 'free' ? all : all.map((one) => ({ ...one, blockers: one.blockers.filter(({ by }) => by !== 'price' || one.activities.length === 0) }))
    const [first] = found
    if (first === undefined || (isEmpty(found) && found.every(({ blockers }) => blockers.length === 0))) return sayNothingThere(situation, stocked)
    if (situation.planned !== null && isEmpty(found) && first.blockers.every(({ by }) => by === 'exclude')) return sayDayFull(situation, situation.planned)
    const kind = situation.reading.lastShown.length === 0 || situation.wantsPlan || readPlannerStep(situation.lastText) !== null ? undefined : situation.refinement?.kind
    const isLimit = kind !== undefined && isLimited(kind)
    if (isEmpty(found) && (isLimit || first.blockers.every(({ by }) => by === 'exclude'))) return sayNothingNew(kind ?? 'other', situation, first.destination ?? '')
    const opening = isLimit && found.length === 1 ? sayLimit(kind, situation, first) : tellsHours(situation) ? sayTravelHours(situation) || null : sayNewNeeds(situation)
    const searched = found.flatMap((one, at) => { const stage = stages[at]; return stage === undefined ? [] : [{ stage, found: one }] })
    const letter = recommend(opening === null || situation.before.destination?.id !== situation.facts.destination?.id ? situation : { ...situation, opening }, searched)
    return alsoAsked(situation) + (tellsHours(situation) ? letter : withTravelHours(situation, letter))
  }
  // Days that came with a longer trip are not left empty because all was named before, nor is all seen that was only shown.
  const isMoreShown = situation.reading.cards.length > namedSoFar(situation.reading).length && BESIDE_ALL.has(situation.refinement?.kind ?? 'cheaper')
  // 'Cheaper' said long ago keeps nothing out where there is nothing so cheap.
  const isLeaning = situation.named.tooDear !== null && situation.refinement?.kind !== 'cheaper' && situation.facts.budget === undefined
  return ask.found(stages, speak, (found) => ((growsBy(situation) > 0 || isMoreShown) && isEmpty(found)) || (isLeaning && found.some(({ blockers }) => blockers.some(({ by, wish }) => by === 'price' && wish === undefined))))
}
