import type { DestinationCatalogue } from '../../../destinations/index.ts'
import { stagesOf } from '../../trip/stages.ts'
import type { Stage } from '../../trip/stages.ts'
import { isPartOfTheWorld } from '../../understanding/index.ts'
import { asker, say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import type { Situation } from '../words/situation.ts'
import { breakIn } from '../breaks.ts'
import { asksForLateStart } from '../late-starts.ts'
import { asksForPlan } from '../questions/plan-question.ts'
import { readAct, SURE } from '../../understanding/acts/index.ts'
import { asksForTrips } from '../questions/trips-question.ts'
import { daysNamed } from './days-named.ts'
import { freeOutside } from './kept-free.ts'
import { planInputFor } from './plan-search.ts'
import type { PlanWish } from './plan-wish.ts'
import { takesHours } from './read-plan-wish.ts'
import { withReplaced } from '../plan-edits/in-place-of.ts'
import { readWish } from '../plan-edits/read-wish.ts'
import { reviewed } from './review.ts'
import { sayKept, sayNoSuchDay, sayWhich } from './say-change.ts'
import { sayWhichOut } from './say-trade.ts'
import { sayRain } from './say-rain.ts'
import { sayPlan } from './say-plan.ts'
import { daysOf, isAt, standingPlan } from './standing-plan.ts'
import { readPlainSum } from './sums-plain.ts'
import type { Standing } from './standing-plan.ts'
import type { Told } from './told.ts'
import { readAnswered } from '../offers/answered.ts'
import type { Offer } from '../offers/offer.ts'
import { askedBy, offerOf } from '../offers/offer-of.ts'
import type { Clause } from '../../reader/index.ts'
import { OF_THINGS } from '../clauses/change-of-plan.ts'
import { readEdits } from '../plan-edits/read-edits.ts'
import { asks as isAsked, isIdle, isOfTrip, isPlain } from '../clauses/sure.ts'
import { agreedBefore } from '../clauses/agreed.ts'
import { wantsDays } from '../clauses/heard.ts'
import { agrees, changesThings, isKnown, isOfSame, isUnheard, onlyTells, takesUnsaid } from '../clauses/agrees.ts'
import { ownHoursNow, ownHoursOf } from '../own-hours/own-hours.ts'
import { wishOfPlan } from '../clauses/wish-of-plan.ts'

interface PlanDeps {
  tools: readonly string[]
  destinations: DestinationCatalogue
}

/** Answers what a message wants of the plan of the days; null where it wants nothing of it, or the days are not known. With `isFirm` nothing of it is changed. */
export function answerPlan(situation: Situation, deps: PlanDeps, isFirm = false): Decision | null {
  const { clauses = [] } = situation.reading
  return answerWithWish(situation, deps, (told) => {
    const wish = owed(situation) ?? readPlainSum(told) ?? withReplaced(readWish(told), told) ?? learned(situation, told) ?? heard(situation) ?? afterChange(situation)
    const hears = situation.reading.heard ?? clauses
    if (wish !== null && (isOnlyTold(clauses, wish) || isUnheard(wish, hears) || takesUnsaid(wish, hears))) return null
    // Told with a trip, it is kept to in what is shown of that.
    if (wish?.kind === 'empty' && situation.reading.plan.length === 0 && (situation.reading.heard ?? clauses).some(({ act, share }) => OF_OPENING.has(act) && share >= LIKELY)) return null
    return isFirm && wish !== null && !onlyTells(wish) ? null : wish
  })
}

/** Answers what says yes to what was just offered, picks one of it, or names another day or hour for it; null for anything else. */
function answerOffer(situation: Situation, deps: PlanDeps): Decision | null {
  return situation.reading.offer === null || situation.reading.plan.length === 0 ? null : answerWithWish(situation, deps, readAnswered)
}

/** What the names of a message are known to become is no other change, once it surely is one. */
function isByNames(told: Told, clauses: readonly Clause[]): boolean {
  const { wish, isOfThings } = readEdits(told)
  if (wish?.kind === 'trade' && wish.out.length === 0 && clauses.every(({ act }) => act === 'remove')) return false
  return isOfThings && wish !== null && wish.kind !== 'which-out' && clauses.every(({ act }) => act !== 'keep' && act !== 'exchange' && OF_THINGS.has(act))
}

/** Whether there is time between things of the plan, asked so plainly that no rule has to be asked. */
function asksOfRoom([clause, ...others]: readonly Clause[]): boolean {
  return clause !== undefined && others.length === 0 && clause.act === 'ask-between' && isPlain(clause)
}

/** Answers what was just offered or asked, or the change that its clauses want of a plan that stands, or, with `asks`, what they ask of it; null for anything else. */
export function answerByClauses(situation: Situation, deps: PlanDeps, { asks }: { asks: boolean }): Decision | null {
  const { clauses = [], plan } = situation.reading
  const byHours = asks || plan.length === 0 || !(tellsOnlyHours(situation) || asksForLateStart(situation.lastText) || breakIn(situation.lastText) !== null) ? null : answerWithWish(situation, deps, (told) => (takesHours(told) ? { kind: 'hours' } : null))
  if (byHours !== null) return byHours
  const answered = asks ? null : answerOffer(situation, deps)
  if (answered !== null) return answered
  if (clauses.length === 0 || plan.length === 0 || clauses.every(isAsked) !== (asks || asksOfRoom(clauses))) return null
  return answerWithWish(situation, deps, (told) => {
    const byRules = readPlainSum(told) ?? withReplaced(readWish(told), told)
    const byClauses = withReplaced(wishOfPlan(clauses, told), told)
    if (situation.reading.isDoubtful === true) return agrees(byRules, clauses) ? byRules : null
    // Of several that may be meant, the rules know which.
    if (byClauses?.kind === 'which-out' && byRules?.kind !== 'which-out' && agrees(byRules, clauses)) return byRules
    if (changesThings(clauses) && byClauses !== null && isKnown(byClauses)) return agrees(byRules, clauses) && (isOfSame(byRules, byClauses, clauses) || isOfNoThing(byRules)) ? byRules : byClauses
    if (byRules !== null && isOnlyTold(clauses, byRules)) return byClauses
    const isOther = byRules === null || byClauses !== null || clauses.every(isPlain)
    return agrees(byRules, clauses) || isByNames(told, clauses) || !isOther ? byRules : byClauses
  })
}

/** Only hours are told at which somebody is not free, and the days stay those of before. */
function tellsOnlyHours({ reading: { clauses = [] }, facts, before }: Situation): boolean {
  return clauses.length > 0 && clauses.every(({ act, share }) => act === 'hours' && share >= SURELY_HOURS) && facts.startDate === before.startDate && facts.endDate === before.endDate
}

const SURELY_HOURS = 0.6

/** Nothing becomes of single things by what is only told. */
function isOnlyTold(clauses: readonly Clause[], { kind }: PlanWish): boolean {
  return clauses.length > 0 && clauses.every((clause) => isIdle(clause) && clause.act !== 'accept' && !isOfTrip(clause)) && OF_SINGLE_THINGS.has(kind)
}

const OF_OPENING: ReadonlySet<string> = new Set(['trip', 'taste', 'find'])
const LIKELY = 0.5
const OF_SINGLE_THINGS: ReadonlySet<PlanWish['kind']> = new Set(['drop', 'move', 'swap', 'trade', 'switch', 'which-out'])

/** 'Everything that has steps', 'a pool day': no single thing, whatever the words of one are like. */
function isOfNoThing(wish: PlanWish): boolean {
  return wish.kind === 'review' || (wish.kind === 'empty' && wish.isRest === true)
}

function answerWithWish(situation: Situation, { tools, destinations }: PlanDeps, wishOf: (told: Told) => PlanWish | null): Decision | null {
  const { facts, before, reading, lastText } = situation
  if (facts.destination === undefined || isPartOfTheWorld(facts.destination) || facts.startDate === undefined || facts.flexible === true || facts.impossible !== undefined) return null
  const stages = stagesOf(facts, destinations)
  const days = daysOf(stages)
  // Several places within fewer days than places have no days of their own.
  if (days.length === 0 || (stages.length > 1 && stages.some(({ startDate }, at) => at > 0 && startDate === stages[0]?.startDate))) return null
  if (stages.every(({ place }) => !place.hasInventory)) return null
  const plan = standingPlan(reading, stages)
  // Where there is no plan yet, 'my itinerary' is one that was saved.
  if (plan.length === 0 && asksForTrips(lastText)) return null
  const [from] = days
  const to = days.at(-1)
  if (from !== undefined && to !== undefined && from < to && freeOutside(lastText, { from, to })) return say(sayNoSuchDay(situation, { from, to }))
  const told = {
    text: lastText,
    facts,
    before,
    reading,
    plan,
    days,
    isTown: situation.isTown ?? (() => false),
    changesOn: stages[1]?.startDate ?? null,
    ownHours: from === undefined || to === undefined ? [] : ownHoursNow(reading, { from, to }),
    places: stages.map((stage) => ({ name: stage.place.name, days: daysOf([stage]) })),
  }
  const wish = withinBudget(wishOf(told), told)
  if (wish === null) return null
  const { facts: known, failed } = reading.answers
  if (wish.kind === 'review' && known === null && !failed) return asker(situation, tools).facts({ codes: plan.map(({ productCode }) => productCode) }, () => '')
  return answerWish(situation, { wish: wish.kind === 'review' ? reviewed(wish, known ?? []) : wish, plan, stages, tools })
}

/** 'Too expensive, bring it under 800': so much for all of it is more than one thing that costs less. */
function withinBudget(wish: PlanWish | null, { facts, before }: Told): PlanWish | null {
  return wish?.kind === 'cheaper' && facts.budget !== undefined && facts.budget.amount !== before.budget?.amount ? { kind: 'all', isTrim: true } : wish
}

function answerWish(situation: Situation, { wish, plan, stages, tools }: { wish: PlanWish; plan: readonly Standing[]; stages: readonly Stage[]; tools: readonly string[] }): Decision {
  const { facts, reading } = situation
  if (wish.kind === 'empty' && plan.length === 0) return say(sayKept(situation, wish))
  const asks = askedBy(wish, plan)
  const saying = (text: string): Decision => ({ ...say(text), ...(asks === null ? {} : { offer: asks }) })
  if (wish.kind === 'which') return saying(sayWhich(situation, wish, plan.filter((one) => stages.some((stage) => isAt(one, stage) && isAt({ date: wish.to.date }, stage)))))
  if (wish.kind === 'which-out') return saying(sayWhichOut(situation, wish, plan))
  if (wish.kind === 'which-days') return say(situation.voice.say(
    'Tell me as in "day 1 and day 3": which two days shall change places?', 'Gladly. Day 1 and which other, or which two days shall change places?',
  ))
  if (wish.kind === 'rain') return say(sayRain(situation, { wish, plan }))
  const agreed = plan.length > 0 || wish.kind !== 'all' ? [] : agreedBefore(reading, daysOf(stages))
  const [from] = daysOf(stages)
  const trip = from === undefined ? null : { from, to: daysOf(stages).at(-1) ?? from }
  const own = trip === null ? { all: [], now: [] } : { all: ownHoursOf(reading, trip), now: ownHoursNow(reading, trip) }
  const asked = { wish, plan, stages, facts, agreed, own, turns: situation.told ?? reading.turns, gone: reading.stoodOnce.map(({ productCode }) => productCode) }
  const planning: Situation = { ...situation, ...(wish.kind === 'day' && plan.length === 0 && /\b(?:what|how) about\b/i.test(situation.lastText) ? { isNewDay: true } : {}), ...(wish.kind === 'total' && wish.currency !== undefined ? { sumIn: wish.currency } : {}), planOf: (stage) => planInputFor(stage, asked) }
  let offer: Offer | null = null
  const decision = asker(planning, tools).found(stages, (found) => {
    const made = { ...asked, searched: found.flatMap((one, at) => { const stage = stages[at]; return stage === undefined ? [] : [{ stage, found: one }] }) }
    offer = offerOf(made)
    return sayPlan(planning, made)
  })
  return decision.kind === 'say' && offer !== null ? { ...decision, offer } : decision
}

/** A plan was asked for before its days were known. */
function owed({ reading, facts, before }: Situation): PlanWish | null {
  if (reading.plan.length > 0 || (facts.startDate === before.startDate && facts.destination?.id === before.destination?.id)) return null
  const last = reading.turns.slice(0, -reading.lastLength).findLast((turn) => asksForPlan(turn))
  return last === undefined ? null : { kind: 'all' }
}

/** In words that no grammar knows, as far as that was learned. */
function learned({ lastText }: Situation, { plan, days }: Pick<Told, 'plan' | 'days'>): PlanWish | null {
  const { act, share } = readAct(lastText)
  const [from] = days
  const to = days.at(-1)
  // Who names one of the days does not want all of them.
  if (share < SURE || from === undefined || to === undefined || daysNamed(lastText, { from, to }).length > 0) return null
  if (act === 'plan-days') return { kind: 'all' }
  return plan.length > 0 && act === 'plan-total' ? { kind: 'total', limit: null, dates: [], isLeft: false } : null
}

/** The days are to be set out, as far as that was heard, and nothing stands yet. */
function heard({ reading, facts }: Situation): PlanWish | null {
  // Who names one of the days does not want all of them.
  return reading.plan.length === 0 && facts.onDay === undefined && wantsDays(reading) ? { kind: 'all' } : null
}

/** 'And if my sister comes along?': told, or asked, it is the same plan for more. */
const JOINS = /\b(?:if|suppose|what about|when|now|too|also|as well|join\w*|com(?:es?|ing)|along|with us|bring\w*|without|instead of|only)\b/i

/** 'Could we do Dublin instead?' is wished for, and not asked. */
const ASKS_LEAVE = /^\W*(?:(?:and|ok|okay|so|then|well|actually|sorry|please|oh|hmm)\W+)*(?:can|could|may|might|shall|would) (?:we|i|you)\b/i

/** Other days, another place or another purse make another plan; more people the same, where there is room for them. */
function afterChange({ reading, facts, before, lastText }: Situation): PlanWish | null {
  const isLast = reading.plan.length > 0 && reading.plan.some(({ productCode }) => reading.lastShown.includes(productCode))
  const isMore = facts.groupSize !== before.groupSize && JOINS.test(lastText)
  if (reading.plan.length > 0 && isMore) return { kind: 'again' }
  if (!isLast || (lastText.includes('?') && !ASKS_LEAVE.test(lastText))) return null
  const ids = ({ destinations = [], destination }: typeof facts): string => [destination, ...destinations].map((place) => place?.id ?? '').join()
  if (ids(facts) !== ids(before)) return { kind: 'all' }
  if (JSON.stringify(facts.stays) !== JSON.stringify(before.stays)) return { kind: 'again' }
  if (facts.startDate !== before.startDate || facts.endDate !== before.endDate) return { kind: 'again' }
  if (facts.budget?.amount !== before.budget?.amount || facts.budget?.per !== before.budget?.per || facts.pace !== before.pace) return { kind: 'all' }
  return facts.groupSize !== before.groupSize || facts.ages?.join() !== before.ages?.join() ? { kind: 'again' } : null
}
