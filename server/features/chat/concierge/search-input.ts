import { onPlannersDay } from './planned-day.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import { bearsName } from '../tools/named-sights.ts'
import type { TripFacts } from '../understanding/index.ts'
import { readPlannerStep } from '../trip/planner-steps.ts'
import { chosenOf } from '../trip/selected.ts'
import type { Situation } from './words/situation.ts'
import { tellsHours } from './day-by-day/hours-told.ts'
import { keptFree } from './day-by-day/kept-free.ts'
import { ownHoursOf } from './own-hours/own-hours.ts'
import { longestIn } from './longest.ts'
import { addBudget } from './search-budget.ts'
import { addElders, addParty } from './search-party.ts'
import { addWishes } from './search-wishes.ts'
import { asksForSight, sightWords } from './sights.ts'
import { lean, namedSoFar, refine } from './refine-search.ts'
import { readTimeWish } from './hours.ts'
import { hoursOfAllDays } from './hours-of-all-days.ts'
import type { Stage } from '../trip/stages.ts'
import { wishingTurns } from './clauses/wishing-turns.ts'
import { thingsIn } from './spoken-wishes.ts'
import { wishInAWord } from './wish-words.ts'
import { bearsThing } from '../ranking/index.ts'

export type SearchContext = Pick<Situation, 'facts' | 'before' | 'reading' | 'refinement' | 'named' | 'planned' | 'inPlanner' | 'wantsPlan' | 'isNewDay' | 'planOf' | 'sumIn'>

/** What one place is searched for. `isOpen`: what was named and what it may cost keeps nothing out. */
export function searchInput(stage: Stage, asked: SearchContext, { isOpen = false }: { isOpen?: boolean } = {}): FindActivitiesInput {
  const { place, startDate, endDate } = stage
  const context = onPlannersDay(asked)
  const { facts, before, reading, planned, planOf } = context
  const input: FindActivitiesInput = { destination: place.kind === 'country' ? place.name : `${place.name}, ${place.country}` }
  if (planned === null && facts.onDay !== undefined && planOf === undefined) Object.assign(input, { startDate: facts.onDay, endDate: facts.onDay })
  else if (planned !== null) Object.assign(input, { startDate: planned.date, endDate: planned.date })
  else if (startDate !== null) Object.assign(input, { startDate, endDate: endDate ?? startDate })
  addParty(input, facts)
  addElders(input, facts, reading.turns)
  addWishes(input, context, { turns: wishingTurns(reading), word: planOf === undefined && isUnchanged(facts, before) ? wishInAWord(reading.turns.at(-1) ?? '') : null })
  addBudget(input, facts, { currency: reading.currency, local: place.currency })
  if (context.sumIn !== undefined) input.currency = context.sumIn
  Object.assign(input, hoursOfAllDays(context))
  // A plan keeps clear of them by itself.
  if (planOf === undefined) keepWhatIsFree(input, facts, reading)
  if (reading.selected.length > 0) input.chosen = chosenOf(facts, reading.selected)
  lean(input, context, // What was cheaper than something on one day bounds no other.
    { isBound: !isOpen && growsBy(context) === 0 && planned === null })
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const sights = !asksForSight(said) ? [] : sightWords(said).filter((word) => !place.name.includes(word))
  if (sights.length > 0) input.named = sights
  // What was said last of it holds.
  const longest = reading.turns.flatMap((turn) => longestIn(turn) ?? []).at(-1)
  if (longest !== undefined && longest > 0) input.maxMinutes = longest
  // A plan of all days holds what was named, too.
  if (context.isNewDay === true) input.exclude = namedSoFar(reading).slice(-100)
  if (planOf !== undefined) input.plan = planOf(stage)
  else if (context.wantsPlan) input.daily = true
  // 'Which is cheaper' of two towns bounds neither.
  else if (facts.alternatives === true) delete input.order
  else {
    refine(input, context)
    goOn(input, context)
  }
  if (isOpen) {
    // What was only shown, and not spoken of, may be spoken of now.
    delete input.exclude
    if (growsBy(context) === 0) input.exclude = namedSoFar(reading).slice(-100)
  }
  const things = input.exclude === undefined ? [] : thingsIn(said)
  if (input.exclude !== undefined && sights.length + things.length > 0) input.exclude = input.exclude.filter((code) => !isAskedByName(code, sights, reading) && !bearsAny(code, things, reading))
  return input
}

/** What is asked for by its name is shown again, too. */
function isAskedByName(code: string, sights: readonly string[], { cards }: SearchContext['reading']): boolean {
  const title = cards.find(({ productCode }) => productCode === code)?.title ?? ''
  return sights.some((word) => bearsName(title, word))
}

/** 'And Miró?', of a card that was named for something else. */
function bearsAny(code: string, things: readonly string[], { cards }: SearchContext['reading']): boolean {
  const card = cards.find(({ productCode }) => productCode === code)
  return card !== undefined && things.some((thing) => bearsThing({ ...card, description: card.about }, thing, { inText: true }))
}

/** 'Keep Friday midday free', said at whatever time. */
function keepWhatIsFree(input: FindActivitiesInput, { startDate, endDate, flexible }: TripFacts, reading: SearchContext['reading']): void {
  if (startDate === undefined || flexible === true) return
  const trip = { from: startDate, to: endDate ?? startDate }
  const free = keptFree(reading.turns, trip, ownHoursOf(reading, trip))
  if (free.length > 0) input.keepFree = [...(input.keepFree ?? []), ...free].slice(-60)
}

/** What was named stays named: new days, a new day of the planner and a mere 'more' bring other things. */
function goOn(input: FindActivitiesInput, { facts, before, reading }: SearchContext): void {
  const grown = growsBy({ facts, before })
  const named = namedSoFar(reading)
  if (grown > 0 && facts.endDate !== undefined && input.startDate !== undefined && (facts.destinations?.length ?? 1) < 2) Object.assign(input, { startDate: addDays(facts.endDate, 1 - grown), endDate: facts.endDate })
  const isPlanning = readPlannerStep(reading.turns.at(-reading.lastLength) ?? '') !== null
  if (grown > 0 || isPlanning || isEased({ facts, before }) || isNewWish({ facts, before }) || (input.exclude === undefined && input.order === undefined && isUnchanged(facts, before) && readTimeWish(reading.turns.at(-reading.lastLength) ?? '') === null && !tellsHours({ facts, reading, lastText: reading.turns.at(-reading.lastLength) ?? '' }))) {
    const out = [...new Set([...(input.exclude ?? []), ...named])].slice(-100)
    if (out.length > 0) input.exclude = out
  }
}

/** Something else is wished for on the same trip: what was named for the wishes before is known. */
function isNewWish({ facts, before }: Pick<SearchContext, 'facts' | 'before'>): boolean {
  const isSame = facts.destination?.id === before.destination?.id && facts.startDate === before.startDate && facts.groupSize === before.groupSize && facts.avoid?.join() === before.avoid?.join()
  return isSame && (facts.interests ?? []).some((wish) => !(before.interests ?? []).includes(wish))
}

/** What was asked for before is taken back: 'never mind the price'. */
export function isEased({ facts, before }: Pick<SearchContext, 'facts' | 'before'>): boolean {
  return (facts.leanings?.length ?? 0) < (before.leanings?.length ?? 0)
}

/** By how many days a trip has become longer at its end; 0 where anything else changed. */
export function growsBy({ facts, before }: Pick<SearchContext, 'facts' | 'before'>): number {
  const isSame = facts.startDate !== undefined && facts.startDate === before.startDate && facts.destination?.id === before.destination?.id && facts.flexible !== true && before.flexible !== true
  return isSame ? Math.max(0, (facts.duration ?? 0) - (before.duration ?? Infinity)) : 0
}

/** Nothing was said that the trip would be another for. */
export function isUnchanged(facts: TripFacts, before: TripFacts): boolean {
  const { intent: _intent, evidence: _evidence, unknownPlaces: _unknown, impossible: _impossible, refinement: _refinement, ...now } = facts
  const { intent: _was, evidence: _earlier, unknownPlaces: _unknownBefore, impossible: _impossibleBefore, refinement: _refinementBefore, onDay: _dayBefore, ...then } = before
  const inOrder = (known: object): string => JSON.stringify(Object.entries(known).toSorted(([left], [right]) => (left < right ? -1 : 1)))
  return inOrder(now) === inOrder(then)
}
