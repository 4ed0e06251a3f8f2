import { daysBetween } from '@meander/sdk/contract/days'
import { answersWish } from '../../ranking/index.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { bearsName } from '../../tools/named-sights.ts'
import type { Stage } from '../../trip/stages.ts'
import { sayBlocked } from './blocked.ts'
import { askedName } from '../questions/asked-name.ts'
import { asksForSight, sightWords } from '../sights.ts'
import { wishedThings } from '../wish-list/wished-things.ts'
import { sayAlsoThere } from './also-there.ts'
import { sayBorne } from './borne.ts'
import { saySecondLine } from '../openings/second-line.ts'
import { sayUnspoken } from '../openings/unspoken.ts'
import { sayAskFirst } from './ask-first.ts'
import { sayDayPlan } from './day-plan.ts'
import { sayEitherPlace, sayOnlyOne } from './either-place.ts'
import { ending } from './ending.ts'
import { capital, shortTitle } from './format.ts'
import { sayOpening } from './opening.ts'
import { fitting, sayItems, wordsIn } from './letter.ts'
import { isSold, sayNotSold } from './not-sold.ts'
import type { Searched } from './not-sold.ts'
import { overSeveral } from './over-several.ts'
import { affordable, picksOf } from './picks.ts'
import { sayDay } from './planner.ts'
import { namedBefore, sayTheSameStands } from './same-stands.ts'
import type { Situation } from './situation.ts'
import { sayCostBeside } from './cost-beside.ts'
import { sayStepFree, suitedPicks } from './step-free.ts'
import { sayCost, sayEither, withoutBudget } from './sum.ts'
import { isInOwnWords } from './trip.ts'
import { sayWhichTaken } from './which-place.ts'

/** The answer when there is something to book: what has changed, two or three things with day and hour, one question. */
export function recommend(situation: Situation, searched: readonly Searched[]): string {
  return bodyOf(situation, searched).filter((paragraph) => paragraph !== '').join('\n\n')
}

function bodyOf(situation: Situation, searched: readonly Searched[]): string[] {
  if (situation.wantsPlan) return sayDayPlan(situation, searched)
  const sold = searched.filter(isSold)
  const [only = searched[0]] = sold
  const others = searched.filter((one) => !sold.includes(one) && one !== only)
  const isChoice = situation.facts.alternatives === true
  if (isChoice && sold.length > 1) return sayEitherPlace(situation, { sold, others })
  if (sold.length > 1 || only === undefined) return overSeveral(situation, searched)
  if (searched.length === 1) return atOne(situation, only, {})
  return atOne(onStage(situation, only), only, isChoice ? { first: sayOnlyOne(situation, only, others) } : { beside: sayNotSold(others, situation) })
}

/** The part of the trip that is spent there. */
function onStage(situation: Situation, { stage: { place, startDate, endDate } }: Searched): Situation {
  const { facts, before } = situation
  const days = startDate === null || facts.alternatives === true ? {} : { startDate, endDate: endDate ?? startDate, duration: daysBetween(startDate, endDate ?? startDate) + 1 }
  const isKnown = idsOf(facts) === idsOf(before)
  const sameDays = facts.startDate === before.startDate && facts.endDate === before.endDate
  return {
    ...situation,
    facts: { ...facts, destination: place, destinations: [place], ...days },
    before: isKnown ? { ...before, destination: place, destinations: [place], ...(sameDays ? days : {}) } : before,
  }
}

const PICKS = 3
/** So many words need no parting words after them. */
const LONG = 68

function idsOf({ destinations = [] }: Situation['facts']): string {
  return destinations.map(({ id }) => id).join()
}

/** `first` and `beside` are said of the trip's other places. */
function atOne(situation: Situation, { stage, found }: Searched, { first = '', beside = '' }: { first?: string; beside?: string }): string[] {
  const { facts, voice, planned: day } = situation
  const place = found.destination ?? facts.destination?.name ?? ''
  const isOneDay = facts.duration === 1 || day !== null || facts.onDay !== undefined
  const isBlocked = found.blockers.some(({ wish }) => wish === undefined)
  const best = suitedPicks(picksOf(found, isOneDay ? 2 : PICKS), situation, found)
  const stands = day === null && found.blockers.length === 0 ? sayTheSameStands(situation, best) : null
  if (stands !== null) return [stands, [sayCost(namedBefore(situation, best), situation), ending(situation, found)].filter(Boolean).join(' ')]
  const blocked = sayBlocked(situation, found)
  const stepFree = sayStepFree(situation, found, place)
  const opening = situation.opening ?? openingOf(situation, found, { best, place, isAnsweredElse: stepFree !== '', blocked })
  const isSplit = isBlocked && found.blockers.some(({ by }) => by === 'party')
  const closest = !isBlocked || found.activities.length === 0 ? '' : isSplit ? voice.say('In smaller groups, these:', 'Split so, I would look at these:') : voice.say('The closest I have:', 'What comes nearest:', 'Next best, then:')
  const before = [first, sayNamed(situation, best, found), sayWhichTaken(situation), standsFor(situation, place, stage), opening, sayMonthly(situation), blocked, stepFree, closest].filter(Boolean).join(' ')
  const picks = affordable(fitting(best, wordsIn([before])), situation)
  const isTooLittle = isBlocked && found.blockers.some(({ by }) => by === 'price')
  // What is named without a day is no sum of tonight.
  const isElsewhen = isBlocked && picks.every(({ proposed }) => proposed === null) && found.blockers.some(({ by }) => by === 'dates')
  const cost = isSplit || isElsewhen || (isTooLittle && situation.facts.groupSize === undefined) ? null : isSwap(situation) ? sayEither(picks, situation) : sayCostBeside(picks, day === null && facts.onDay === undefined ? situation : withoutBudget(situation))
  const dayKnown = day !== null || (facts.duration === 1 && facts.flexible !== true && opening !== '') || (facts.onDay !== undefined && picks.every(({ proposed }) => proposed?.date === facts.onDay))
  const items = sayItems(picks, situation, { dayKnown, isEither: isSwap(situation), saidBefore: before })
  // Of a new town all that was wished for is spoken of, and of later messages what they name.
  const isNew = !isOneDay && situation.planned === null && !isBlocked && (facts.destination?.id !== situation.before.destination?.id || situation.before.destination === undefined)
  const alsoThere = isNew ? sayAlsoThere(situation, found, picks) : ''
  const also = isNew ? [alsoThere, sayUnspoken(situation, found, { picks, said: [before, ...items, alsoThere].join(' ') })].filter(Boolean).join(' ') : ''
  const after = [sayAskFirst(picks, situation), isNew ? saySecondLine(situation, found, picks) : '', cost, beside].filter(Boolean).join(' ')
  const isLong = wordsIn([before, ...items, also, after]) > LONG
  return [before, ...items, also, [after, ending(situation, found, { isPlannerDay: day !== null, isLong })].filter(Boolean).join(' ')]
}

interface Opened {
  best: readonly SummarizedActivity[]
  place: string
  /** The letter answers what was asked by other words of its own. */
  isAnsweredElse: boolean
  /** What is said of that which stands in the way. */
  blocked: string
}

function openingOf(situation: Situation, found: FoundSummary, { best, place, isAnsweredElse, blocked }: Opened): string {
  const { reading, lastText, planned } = situation
  const isLacking = wishedThings(lastText).some((thing) => found.unmet.includes(thing))
  if (reading.cards.length > 0 && (isAnsweredElse || isLacking)) return ''
  const borne = reading.cards.length > 0 && planned === null ? sayBorne(situation, found) : ''
  if (borne !== '') return borne
  if (planned !== null) return sayDay(situation, planned)
  if (found.activities.length === 0 || found.blockers.some(({ wish }) => wish === undefined)) return ''
  const picks = best.slice(0, 2)
  return sayOpening(withMetWishes(situation, found, picks), place, { isAnswered: found.unmet.length === 0 && blocked === '', picks, found: found.activities })
}

/** 'Is the Eiffel Tower on your list?': answered before all else, where it is. */
function sayNamed(situation: Situation, best: readonly SummarizedActivity[], found: FoundSummary): string {
  const { lastText, voice, facts, before } = situation
  if (!asksForSight(lastText) || sayBorne(situation, found) !== '') return ''
  const words = sightWords(lastText)
  const named = best.find(({ title }) => words.some((word) => bearsName(title, word)))
  const name = askedName(lastText)
  if (named === undefined && name !== null) return facts.destination?.id === before.destination?.id ? sayNotByName(capital(name), facts.destination?.name ?? '', voice) : ''
  if (named !== undefined && name !== null && named !== best[0]) return voice.say(`Yes: ${shortTitle(named.title)}, below.`, `Yes, ${shortTitle(named.title)}; it stands below.`)
  return named === undefined ? '' : voice.say('Yes, that I have.', 'Yes, that is on my books.', 'That one I have.')
}

/** No, and what there is instead. */
function sayNotByName(name: string, place: string, voice: Situation['voice']): string {
  return `${voice.say(
    `No: nothing in ${place} goes by the name of ${name}.`,
    `No, ${name} is not on my books, at least not under that name.`,
    `No, I have nothing in ${place} that is called ${name}.`,
  )} ${voice.say('What I do have:', 'Nearest to it, perhaps:', 'Instead, these:')}`
}

/** One of them takes the place of another: they are not taken together. */
function isSwap({ refinement, reading }: Situation): boolean {
  return refinement?.kind === 'swap' && reading.lastShown.length > 0
}

/** Only wishes that are fulfilled are promised; at first, by what is named below. */
function withMetWishes(situation: Situation, { unmet, blockers }: FoundSummary, named: readonly SummarizedActivity[]): Situation {
  const missing = new Set([...unmet, ...blockers.flatMap(({ wish }) => wish ?? [])])
  const { interests, ...facts } = situation.facts
  // Who walks with difficulty is not promised walks, even where they were spoken of.
  const isSpared = (facts.needs ?? []).some((need) => need === 'accessible' || need === 'little-walking')
  const isFirst = situation.before.destination?.id !== facts.destination?.id
  const said = situation.reading.turns.join('\n')
  const met = (interests ?? []).filter((wish) => !missing.has(wish) && !(isSpared && /^(?:walking|hiking|cycling|adventure|sports?)$/.test(wish)) && (!isFirst || (named.some((one) => answersWish(one, wish) > 0) && isInOwnWords(wish, said, named))))
  return { ...situation, facts: met.length === 0 ? facts : { ...facts, interests: met } }
}

/** A country or a region is answered for by a city, which is said. */
function standsFor({ facts, before, voice }: Situation, place: string, stage: Stage): string {
  const asked = facts.destination
  if (asked === undefined || asked.name === place || asked.id === stage.place.id || before.destination?.id === asked.id) return ''
  return voice.say(`In ${asked.name} I book in ${place} first.`, `For ${asked.name} I begin with ${place}.`)
}

/** Hours within a month are only examples until the days are known. */
function sayMonthly({ facts, before, voice }: Situation): string {
  if (facts.flexible !== true || (before.flexible === true && before.startDate === facts.startDate)) return ''
  return voice.say('I know no days yet, so the hours are examples.', 'Take the hours as examples until your days are fixed.')
}
