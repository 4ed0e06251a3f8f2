import type { Place } from '../../../destinations/index.ts'
import type { Blocker } from '../../tools/blockers.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import type { Stage } from '../../stages.ts'
import { askForMissing } from './ask.ts'
import { sayImpossible } from './ask-where.ts'
import { sayBlocked } from './blocked.ts'
import { capital, dateRange, list, shortTitle } from './format.ts'
import { sayOpening } from './opening.ts'
import { sayAskFirst } from './ask-first.ts'
import { fitting, sayItems, wordsIn } from './letter.ts'
import { affordable, picksOf } from './picks.ts'
import { sayDay } from './planner.ts'
import type { Situation } from './situation.ts'
import { sayCost, sayEither } from './sum.ts'
import { sayPeople } from './trip.ts'
import { sayWhichTaken } from './which-place.ts'

interface Searched {
  stages: readonly Stage[]
  /** What was found for each of them. */
  found: readonly FoundSummary[]
  stocked: readonly Place[]
}

/** The answer when there is something to book: what has changed, two or three things with day and hour, one question. */
export function recommend(situation: Situation, searched: Searched): string {
  const [only] = searched.found
  const body = searched.found.length > 1 || only === undefined ? overSeveral(situation, searched) : atOne(situation, only, searched)
  return body.filter((paragraph) => paragraph !== '').join('\n\n')
}

const PICKS = 3
/** So many words need no parting words after them. */
const LONG = 68

function atOne(situation: Situation, found: FoundSummary, { stages }: Searched): string[] {
  const { facts, voice, planned: day } = situation
  const place = found.destination ?? facts.destination?.name ?? ''
  const isOneDay = facts.duration === 1 || day !== null || facts.onDay !== undefined
  const isBlocked = found.blockers.some(({ wish }) => wish === undefined)
  const best = picksOf(found, isOneDay ? 2 : PICKS)
  const stands = day === null && found.blockers.length === 0 ? sayTheSameStands(situation, best) : null
  if (stands !== null) return [stands, [sayCost(namedBefore(situation, best), situation), ending(situation, found)].filter(Boolean).join(' ')]
  const blocked = sayBlocked(situation, found)
  const opening = situation.opening ?? (day !== null ? sayDay(situation, day) : found.activities.length === 0 || isBlocked ? '' : sayOpening(withMetWishes(situation, found), place, { isAnswered: found.unmet.length === 0 && blocked === '', picks: best.slice(0, 2), found: found.activities }))
  const isSplit = isBlocked && found.blockers.some(({ by }) => by === 'party')
  const closest = !isBlocked || found.activities.length === 0 ? '' : isSplit ? voice.say('In smaller groups, these:', 'Split so, I would look at these:') : voice.say('The closest I have:', 'What comes nearest:', 'Next best, then:')
  const before = [sayWhichTaken(situation), standsFor(situation, place, stages), opening, sayMonthly(situation), blocked, closest].filter(Boolean).join(' ')
  const picks = affordable(fitting(best, wordsIn([before])), situation)
  const cost = isSplit || (isBlocked && found.blockers.some(({ by }) => by === 'price')) ? null : isSwap(situation) ? sayEither(picks, situation) : sayCost(picks, day === null && facts.onDay === undefined ? situation : withoutBudget(situation))
  const dayKnown = day !== null || (facts.duration === 1 && facts.flexible !== true && opening !== '') || (facts.onDay !== undefined && picks.every(({ proposed }) => proposed?.date === facts.onDay))
  const items = sayItems(picks, situation, { dayKnown, isEither: isSwap(situation), saidBefore: before })
  const after = [sayAskFirst(picks, situation), cost].filter(Boolean).join(' ')
  const isLong = wordsIn([before, ...items, after]) > LONG
  return [before, ...items, [after, ending(situation, found, { isPlannerDay: day !== null, isLong })].filter(Boolean).join(' ')]
}

/** One of them takes the place of another: they are not taken together. */
function isSwap({ refinement, reading }: Situation): boolean {
  return refinement?.kind === 'swap' && reading.lastShown.length > 0
}

/** The budget is for the whole trip: one of its days is not held against all of it. */
function withoutBudget(situation: Situation): Situation {
  const { budget: _budget, ...facts } = situation.facts
  return { ...situation, facts }
}

/** Only wishes that are fulfilled are promised. */
function withMetWishes(situation: Situation, { unmet, blockers }: FoundSummary): Situation {
  const missing = new Set([...unmet, ...blockers.flatMap(({ wish }) => wish ?? [])])
  const { interests, ...facts } = situation.facts
  // Who walks with difficulty is not promised walks, even where they were spoken of.
  const isSpared = (facts.needs ?? []).includes('accessible')
  const met = (interests ?? []).filter((wish) => !missing.has(wish) && !(isSpared && /^(?:walking|hiking|cycling)$/.test(wish)))
  return { ...situation, facts: met.length === 0 ? facts : { ...facts, interests: met } }
}

/** Where a change of party or budget leaves the same things best, they are not told all over again. */
function sayTheSameStands(situation: Situation, best: readonly SummarizedActivity[]): string | null {
  const { facts, before, voice, reading } = situation
  const isSameTrip = facts.destination?.id === before.destination?.id && facts.startDate === before.startDate && facts.endDate === before.endDate
  const changed = facts.groupSize !== before.groupSize || facts.budget?.amount !== before.budget?.amount
  const picks = namedBefore(situation, best)
  if (!isSameTrip || !changed || picks.length < 2 || picks.length !== Math.min(reading.lastNamed, reading.lastShown.length)) return null
  const titles = list(picks.map(({ title }) => shortTitle(title)))
  const people = facts.groupSize === before.groupSize ? '' : capital(sayPeople(facts))
  if (people !== '' && picks.every(({ proposed }) => proposed !== null)) return voice.say(`${people}, noted. ${titles} have room for all of you at the hours I named.`, `${people}: ${titles} still fit, with places for everybody.`)
  return voice.say(`${people === '' ? 'Noted' : `${people}, noted`}. ${titles} still suit.`, `${people === '' ? 'With that to spend' : people}: I would stay with ${titles}.`)
}

/** Those of the best that the last reply spoke of. */
function namedBefore({ reading }: Situation, best: readonly SummarizedActivity[]): SummarizedActivity[] {
  const codes = reading.lastShown.slice(0, reading.lastNamed)
  return best.filter(({ productCode }) => codes.includes(productCode))
}

/** A country or a region is answered for by a city, which is said. */
function standsFor({ facts, before, voice }: Situation, place: string, stages: readonly Stage[]): string {
  const asked = facts.destination
  if (asked === undefined || asked.name === place || asked.id === stages[0]?.place.id || before.destination?.id === asked.id) return ''
  return voice.say(`In ${asked.name} I book in ${place} first.`, `For ${asked.name} I begin with ${place}.`)
}

/** Hours within a month are only examples until the days are known. */
function sayMonthly({ facts, before, voice }: Situation): string {
  if (facts.flexible !== true || (before.flexible === true && before.startDate === facts.startDate)) return ''
  return voice.say('The hours are free ones in that time; they move with your days.', 'Take the hours as examples until your days are fixed.')
}

/** What is said beside the items where there are several places: then one thing of each is enough. */
const WORDS_OF_SEVERAL = 50

/** Several places in the order of the trip, each with its days and the best thing to do. */
function overSeveral(situation: Situation, { stages, found }: Searched): string[] {
  const { facts, voice, today } = situation
  const chosen = affordable(found.flatMap((result) => picksOf(result, 1)), situation)
  const names = list(found.map(({ destination }, at) => destination ?? stages[at]?.place.name ?? ''))
  const isNew = facts.destinations?.map(({ id }) => id).join() !== situation.before.destinations?.map(({ id }) => id).join()
  const opening = !isNew ? sayOpening(situation, names) : voice.say(`${names}, in that order.`, `First ${found.map(({ destination }, at) => destination ?? stages[at]?.place.name ?? '').join(', then ')}.`, `I would take ${names} one after the other.`)
  const paragraphs = stages.flatMap((stage, at) => {
    const result = found[at]
    if (result === undefined) return []
    const days = stage.startDate !== null && facts.flexible !== true ? `, ${dateRange(stage.startDate, stage.endDate ?? undefined, today)}` : ''
    const picks = chosen.filter((pick) => result.activities.includes(pick))
    const blocked = sayBlocked(situation, result)
    const none = picks.length === 0 && blocked === '' ? voice.say(`I have nothing to book in ${stage.place.name} yet.`, `${stage.place.name} is not on my books so far.`) : ''
    const where = result.destination ?? stage.place.name
    const head = voice.first(`${where}${days}.`, `${where}${days}:`, `In ${where}${days}:`, `For ${where}${days}:`, `${where} has the days${days.slice(1)}.`)
    return [[head, blocked, none].filter(Boolean).join(' '), ...sayItems(picks, situation, { wordsBefore: WORDS_OF_SEVERAL, from: at })]
  })
  const first = found.find(({ activities }) => activities.length > 0)
  return [opening, ...paragraphs, [sayAskFirst(chosen, situation), sayCost(chosen, situation), first === undefined ? '' : ending(situation, first)].filter(Boolean).join(' ')]
}

/** What may be changed where nothing is left. */
const OTHERWISE: Readonly<Partial<Record<Blocker['by'], readonly string[]>>> = {
  time: ['Shall I look at other hours?', 'Which hours would do as well?', 'May it be earlier or later?'],
  avoid: ['Which of them may come back?', 'What may stay in after all?'],
  wish: ['What else would you like there?', 'Shall I look for something near to it?'],
  ages: ['Shall I look at what the others could do?', 'Would another day with other things do?'],
  needs: ['Shall I show what says nothing of it, so that you can ask?', 'Would another town do?'],
}

function ending(situation: Situation, found: FoundSummary, { isPlannerDay = false, isLong = false }: { isPlannerDay?: boolean; isLong?: boolean } = {}): string {
  const { facts, voice } = situation
  if (facts.impossible !== undefined) return sayImpossible(situation, voice)
  if (found.activities.length === 0 && found.blockers.some(({ by }) => by === 'exclude')) return voice.say('Shall I begin again from the top?', 'Would you like to see the first ones again?', 'Shall we look at another town?', 'What should I change to find others?')
  const [barrier] = found.activities.length === 0 ? found.blockers : []
  const otherwise = barrier === undefined ? undefined : OTHERWISE[barrier.by]
  if (otherwise !== undefined) return voice.say(...otherwise)
  const question = isPlannerDay ? null : askForMissing(situation, found)
  if (question !== null) return question
  if (isPlannerDay) return voice.say('Add what you like to the day, or skip it.', 'Put one into the day and go on when you are ready.', 'Take what suits you and leave the rest of the day open.', 'One is enough for a day.')
  // Said once: who goes on talking knows it.
  if (situation.reading.cards.length > 0 || isLong) return ''
  return voice.say('Save the ones you like, or tell me what to change.', 'Keep what suits you, and tell me what to swap.', 'Say which you would change, and I look again.')
}
