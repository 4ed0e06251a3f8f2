import { pattern } from '../language/pattern.ts'
import type { Place } from '../../destinations/index.ts'
import { ASKS_OF_CARDS, LIKELY } from '../understanding/acts/index.ts'
import type { TripFacts, Understand } from '../understanding/index.ts'
import { aboutDesk } from './answers/about-desk.ts'
import { answerByAct } from './act-answers.ts'
import { sayShownAlready, sayStandsAlready, shownAlready, standsAlready } from './answers/among-shown.ts'
import { answerAboutShown } from './answers/about-shown.ts'
import { asksForEaster, sayEaster } from './answers/feasts.ts'
import { asksForMoneyLeft, proposedSoFar, sayMoneyLeft } from './answers/money-left.ts'
import { sayItStays } from './answers/stays.ts'
import { apartInPlan, sayBeginOfDay } from './answers/of-plan.ts'
import { sayNotKnown, sayNotUnderstood } from './answers/unclear.ts'
import { sayNoneOfThese, sayRemoved, sayWhereTheyMeet } from './answers/cards-left.ts'
import { say } from './asker.ts'
import type { Asker, Decision } from './asker.ts'
import { shownByName } from './named-things.ts'
import { askedName } from './questions/asked-name.ts'
import { readAskedDays } from './questions/asked-days.ts'
import { asksOfOneThing, isOfNoCard } from './questions/foreign-matter.ts'
import { ABOUT_DESK, asksOfPlaceOnly, readDeskQuestion } from '../item-talk/desk-question.ts'
import type { DeskTopic } from '../item-talk/desk-question.ts'
import { isMereCourtesy } from './questions/after-courtesies.ts'
import { ofKindAsked, ofWhatIsKept } from './questions/kept-of-shown.ts'
import { readShownQuestions } from './questions/questions-in.ts'
import { ASKS_FOR_THINGS } from './questions/shown-question.ts'
import type { ShownQuestion } from './questions/shown-question.ts'
import { asksForSaved, asksForTrips } from './questions/trips-question.ts'
import { namesByPlace, withoutPlaces } from '../item-talk/by-place.ts'
import { inEnglish } from '../item-talk/glossary.ts'
import { readReferences } from './references/read-references.ts'
import { readTimeWish } from './hours.ts'
import { FREE_THINGS } from './refinements.ts'
import { isUnchanged } from './search-input.ts'
import { fearsIn } from './fears.ts'
import { longestIn } from './longest.ts'
import { asksForSight } from './sights.ts'
import { leavesPlaceToUs } from './suggest-where.ts'
import { avoidedInAWord, wishInAWord } from './wish-words.ts'
import { wishesForThing } from './spoken-wishes.ts'
import { sayTrips } from './words/saved-trips.ts'
import type { Situation } from './words/situation.ts'
import { outOfScope, smallTalk } from './words/small-talk.ts'

interface AsideDeps {
  ask: Asker
  stocked: readonly Place[]
  understand: Understand
}

/** What is answered without looking for things to do: about the desk, about what was shown, about saved trips, and courtesies. Null for the rest. */
export function answerAside(situation: Situation, { ask, stocked, understand }: AsideDeps): Decision | null {
  const { facts, before, reading, lastText, refinement } = situation
  const isNew = isNews(facts, before)
  const name = reading.cards.length === 0 ? null : askedName(lastText)
  const own = name === null ? null : shownByName(name, reading)
  const isElsewhere = name !== null && own === null
  const desk = (isNew && !asksOfPlaceOnly(lastText)) || isElsewhere ? null : ofDesk(situation)
  if (situation.isGibberish && isUnchanged(facts, before)) return say(sayNotUnderstood(situation))
  if (desk !== null && (ABOUT_DESK.has(desk) || asksOfPlaceOnly(lastText))) return say(aboutDesk(desk, situation))
  const stays = isNew ? null : sayItStays(situation)
  if (stays !== null) return say(stays)
  const standing = isNew ? [] : standsAlready(situation)
  if (standing.length > 0) return say(sayStandsAlready(standing, situation))
  // 'Could we taste mezcal': no card is asked about where none has any.
  if (wishesForThing(lastText, reading) || wishesAnew(situation)) return null
  const isOfEaster = !isNew && facts.destination !== undefined && asksForEaster(situation) && readReferences(lastText, reading).by !== 'named'
  if (isOfEaster) return ask.facts({ codes: reading.lastShown.slice(0, reading.lastNamed) }, (known) => sayEaster(situation, known))
  if ((!isNew || facts.budget?.amount !== before.budget?.amount) && reading.cards.length > 0 && asksForMoneyLeft(lastText, facts.budget !== undefined)) return ask.facts({ codes: proposedSoFar(reading), currency: facts.budget?.currency ?? reading.cards.at(-1)?.price?.currency }, (known) => sayMoneyLeft(situation, known))
  const foreign = isNew || desk !== null || refinement !== null || readTimeWish(lastText) !== null || isTranslated(situation) || asksForSome(lastText) || !isOfNoCard(lastText, reading) ? null : facts.intent === 'other' ? outOfScope(situation) : asksOfOneThing(lastText) ? sayNotKnown(situation) : null
  if (foreign !== null) return say(foreign)
  if (asksForSaved(lastText)) return ask.trips((trips) => sayTrips(situation, trips))
  const learned = isNew ? null : answerByAct(situation, ask)
  if (learned !== null) return learned
  const closer = answerCards(situation, ask)
  if (closer !== null) return closer
  if (own !== null) return say(sayShownAlready(own, situation))
  // What goes by another name is looked for.
  if (isElsewhere && !isNew) return null
  const already = shownAlready(situation)
  if (already !== null) return say(sayShownAlready(already, situation))
  const isNoQuestion = (refinement?.kind === 'free' && FREE_THINGS.test(lastText)) || tellsDays(situation)
  const earlier = reading.turns.slice(0, -reading.lastLength)
  const read = isNoQuestion ? [] : readShownQuestions(lastText, reading, { earlier, newFacts: isNew })
  const questions = read.map((question) => apartInPlan(ofWhatIsKept(ofKindAsked(ofWhoComes(question, situation), reading), reading, lastText), situation))
  if (questions.length > 0) return answerQuestions(questions, situation, { ask, understand })
  if (reading.lastShown.length > 0 && !isNew && lastText.length < POINTING && namesByPlace(lastText) && refinement === null) return say(sayNoneOfThese(situation))
  if (reading.lastShown.length > 0 && !isNew && readTimeWish(lastText) === null && ASKS_ABOUT.test(lastText)) return say(sayNoneOfThese(situation))
  if (asksForTrips(lastText)) return ask.trips((trips) => sayTrips(situation, trips))
  if (desk !== null && refinement === null) return say(aboutDesk(desk, situation))
  if (facts.destination === undefined && leavesPlaceToUs(lastText)) return null
  return (facts.intent === 'small-talk' && refinement === null && readTimeWish(lastText) === null && wishInAWord(lastText) === null) || isCourtesy(situation) ? say(smallTalk(situation, stocked)) : null
}

/** 'And a quiet evening with music': more of another kind, and nothing asked of what was shown. */
export function wishesAnew({ facts, before, lastText, reading }: Situation): boolean {
  const isFresh = (facts.interests ?? []).some((wish) => !(before.interests ?? []).includes(wish))
  return isFresh && reading.lastShown.length > 0 && /^\W*(?:and|plus|also|maybe|what about|how about|something|anything)\b/i.test(lastText) && !ASKS_OF_ONE.test(lastText)
}

const ASKS_OF_ONE = /\b(?:it|that|this|they|them|these|those|first|second|third|last|one|ones|included?|allowed|cost|price|is|are|does|do|did|will|can|could)\b/i

/** 'Start is 3 April', said of the trip: no card is asked about. */
function tellsDays({ facts, before, lastText }: Situation): boolean {
  return facts.startDate !== undefined && facts.startDate !== before.startDate && !/\?|^\W*(?:\w+ ){0,2}(?:when|which|what|does|do|is|are|can|could|will)\b(?<!\b(?:start|day|date|arrival|trip|it) is)/i.test(lastText)
}

/** 'What have you got with mosaics': a wish, whatever the thing. */
function asksForSome(text: string): boolean {
  return asksForSaved(text) || askedName(text) !== null || (ASKS_FOR_THINGS.test(text) && wishInAWord(text) !== null)
}

/** What is known of another language only in part hides nothing foreign. */
function isTranslated({ reading }: Situation): boolean {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  return inEnglish(said) !== said
}

/** 'Is the first one okay for her', asked by who brings somebody in a wheelchair. */
function ofWhoComes(question: ShownQuestion, { facts: { needs = [] }, lastText }: Situation): ShownQuestion {
  if (question.topic === 'ages' && OF_THE_OLD.test(question.asked) && !OF_THE_YOUNG.test(question.asked)) return { ...question, topic: needs.includes('accessible') ? 'accessibility' : 'effort' }
  const isOpen = (question.topic === 'unknown' || question.topic === 'description') && question.form === 'each'
  return isOpen && (needs.includes('accessible') || needs.includes('stroller')) && SUITS.test(lastText) ? { ...question, topic: 'accessibility' } : question
}

/** 'Is it suitable for my mum, she is 80': nobody asks from what age. */
const OF_THE_OLD = pattern()`
  \b(?:[6-9]\d|elderly|old (?:lady|man|people)|seniors?|pensioners?|grand(?:ma|pa|mother|father|parents|dad|mum)|gran|granny|nan|
  my (?:mum|mom|mother|dad|father|parents|aunt|uncle))\b
`
const OF_THE_YOUNG = /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teen\w*|minimum age|age limit)\b/

const SUITS = pattern('iu')`
  \b(?:ok|okay|good|fine|suitable|possible|doable|all right|alright|manageable|easy|right|work) (?:for|with) (?:her|him|us|them|me|everyone|
  (?:my|our|the) \p{L}+)\b|\bcan (?:she|he|we|they|i|(?:my|our) \p{L}+) (?:do|manage|come|join|go|get)\b
`

/** Words that the desk has of its own and cards as well: 'before our flight', 'from our hotel', 'which would you book'. */
const OF_BOTH: ReadonlySet<DeskTopic> = new Set(['lodging', 'booking', 'payment'])

/** Time before a flight and the way from a hotel are a card's matter, flights and hotels are not. */
const OF_THE_WAY = /\b(?:before|after|by|until|catch|make|in time|far|near|walk|close|pick\w*|from|to)\b/i

const TO_CATCH = /\b(?:before|back|catch|in time|make|until|by)\b.{0,30}\b(?:flights?|plane|airport|hotel)\b/i

function ofDesk({ act: { act, share }, reading, lastText }: Situation): DeskTopic | null {
  const desk = readDeskQuestion(lastText)
  if (desk === null && act === 'ask-climate' && share >= LIKELY && !/\b(?:first|second|third|it|that one)\b/i.test(lastText)) return 'weather'
  if (desk === 'lodging' && reading.lastShown.length > 0 && TO_CATCH.test(lastText)) return null
  const isOfCards = reading.lastShown.length > 0 && share >= LIKELY && ASKS_OF_CARDS.has(act)
  return desk !== null && isOfCards && OF_BOTH.has(desk) && (desk !== 'lodging' || OF_THE_WAY.test(lastText)) ? null : desk
}

const ASKS_ABOUT = /^\W*(?:(?:and|please|can you|could you)\W+)*(?:tell (?:me|us) (?:more )?about|(?:more|details|information) (?:about|on)) the\b/i

/** Longer than what only points at a card, here at one that is not there. */
const POINTING = 40

/** 'Remove the third' leaves the others; 'which is nearest' has no answer while nobody knows from where. */
function answerCards(situation: Situation, ask: Asker): Decision | null {
  const { reading, lastText } = situation
  if (reading.lastShown.length === 0) return null
  const kind = situation.refinement?.kind
  if (kind === 'remove' && (situation.pointed ?? []).length > 0) return say(sayRemoved(situation))
  if (kind !== 'closer' || (situation.pointed ?? []).length > 0) return null
  const { codes } = readReferences(lastText, reading)
  return ask.facts({ codes: codes.slice(0, 3) }, (known) => sayWhereTheyMeet(situation, known))
}

/** Prices are told in the currency in which they were shown. */
function answerQuestions(questions: readonly ShownQuestion[], situation: Situation, { ask, understand }: Pick<AsideDeps, 'ask' | 'understand'>): Decision {
  const { reading, facts, today } = situation
  const codes = [...new Set(questions.flatMap((question) => question.codes))]
  const shown = reading.cards.find(({ productCode }) => productCode === codes[0])
  const isOfDays = questions.some(({ topic }) => topic === 'times' || topic === 'booking')
  const days = isOfDays ? readAskedDays(namesByPlace(situation.lastText) ? withoutPlaces(situation.lastText.toLowerCase()) : situation.lastText, facts, { understand, today, locale: reading.locale }) : null
  return ask.facts({ codes, currency: shown?.price?.currency, days }, (known) => questions.map((question, at) => {
    const isFurther = at > 0 && question.codes.join() === questions[at - 1]?.codes.join()
    return sayBeginOfDay(question, situation) ?? answerAboutShown({ question, situation, days, isFurther }, known)
  }).join(' '))
}

/** The message tells something of the trip that was not known: then it is no question about what was shown. */
function isNews(facts: TripFacts, before: TripFacts): boolean {
  return facts.onDay !== undefined || facts.destination?.id !== before.destination?.id || facts.startDate !== before.startDate || facts.groupSize !== before.groupSize || facts.duration !== before.duration || facts.budget?.amount !== before.budget?.amount
}

/** Nothing new of the trip, no wish to see other things: then nobody wants three more cards. */
export function isUnclear({ lastText, facts, before, reading, isGibberish, refinement }: Situation): boolean {
  if (isGibberish) return isUnchanged(facts, before)
  if (asksForSight(lastText) || wishesForThing(lastText, reading) || fearsIn([lastText]).length > 0 || longestIn(lastText) !== null) return false
  return reading.lastShown.length > 0 && isUnchanged(facts, before) && refinement === null && readTimeWish(lastText) === null && !ASKS_FOR_THINGS.test(lastText) && wishInAWord(lastText) === null && avoidedInAWord(lastText) === null
}

/** Thanks and praise that say nothing of the trip. */
function isCourtesy({ lastText, facts, before, refinement }: Situation): boolean {
  if (isMereCourtesy(lastText)) return true
  return /^\W*(?:thanks?|thank you|thx|cheers|many thanks|ta|great|perfect|lovely|wonderful|brilliant|ok(?:ay)?|good|nice|cool|fine|al(?:l )?right|excellent|awesome|super|deal|got it|i see|understood|lol|haha+|kk?|amazing|fair enough)\b[^?]{0,40}$/i.test(lastText) && isUnchanged(facts, before) && refinement === null && readTimeWish(lastText) === null && longestIn(lastText) === null && wishInAWord(lastText) === null
}
