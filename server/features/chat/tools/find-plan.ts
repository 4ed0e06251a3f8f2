import type { Activity } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { BookingProvider } from '../../activities/index.ts'
import { planDays } from '../day-plan/index.ts'
import type { Plan, PlanInput, Planning } from '../day-plan/index.ts'
import { answersWish, atFirstGlance, bearsThing, isForSmallChildren, isPass, isWalkOrClimb, likeliest, minutesNeeded, namingWords, rank, scoresOf, speaksOf } from '../ranking/index.ts'
import type { ChosenActivity, Ranked, RankingRequest } from '../ranking/index.ts'
import { rangeOf, readCandidates } from './candidates.ts'
import type { FindActivitiesInput } from './find-activities-input.ts'
import { requestOf } from './rank-found.ts'

/** What a plan of the days came to, beside the activities. */
export type PlanOutcome = Omit<Plan, 'placed'> & {
  /** It only tells what could come, and stands nowhere. */
  isOffer?: true
  /** Wishes that something in the plan answers. */
  met?: string[]
}

export interface FoundPlan {
  /** In the order of their hours, each with the start that the plan gives it. */
  ranked: Ranked[]
  outcome: PlanOutcome
  /** Wishes that nothing with a free start answers. */
  unmet: string[]
}

/** Minutes that the things of one day may take together. */
const FULL_DAY = 9 * 60
const GENTLE_DAY = 5 * 60 + 30
/** Until when one is out with children of whatever age, with small ones, and without any. */
const UNTIL = { small: 20 * 60, children: 22 * 60, adults: 26 * 60 }
const SMALL = 8
const OUTGROWN = 12
const TEENAGER = 13
const DAWN = '07:00'
const DAYBREAK = '06:00'
const FOR_DAWN = /sunrise|dawn|early|balloon|photograph/
const BREAKFASTED = '08:30'

/** Sets out the days of a trip at one place. Null where no days are known, or nothing is left to fill them with. */
export async function findPlan(provider: BookingProvider, activities: readonly Activity[], { input, chosen, sold }: { input: FindActivitiesInput; chosen: ChosenActivity[]; sold: readonly Activity[] }): Promise<FoundPlan | null> {
  if (input.plan === undefined || rangeOf(input) === null) return null
  const plan = withMeant(input.plan, sold)
  const request = { ...requestOf(input), chosen }
  const all = (some: readonly Activity[]) => readCandidates(provider, some, { input, letGo: [] })
  const { ranked } = rank(await all(atFirstGlance(activities, request)), request, activities.length)
  const suited = sparingLegs(ranked.filter(({ activity }) => !isTooYoung(activity, input)), input)
  // A card for a day of buses has no end that another thing could follow.
  const timed = suited.filter(({ activity }) => minutesNeeded(activity) !== null).map((one) => withoutNights(one, input)).filter(({ starts }) => starts.length > 0)
  const standing = await all(await readStanding(provider, plan, input))
  // What stands is not judged again: whatever was said of wishes since, nobody has taken it out.
  const stood = rank(standing, { ...requestOf({ ...input, avoid: [], needs: [], interests: [], only: false }), ages: [], isChosen: true, ...(plan.fixed === true ? ANY_HOUR : {}) }, standing.length).ranked
  const parties = rank(standing, { ...request, avoid: [], needs: [], only: false, chosen: [], isChosen: true }, standing.length).ranked
  const known = new Map([...stood, ...parties.map((one) => withOwnStart(one, plan, stood))].map((one) => [one.activity.productCode as string, one]))
  const made = planDays({
    input: plan,
    ranked: timed.length > 0 ? timed : suited,
    known,
    wishes: wishesOf(request),
    pace: paceOf(input),
  })
  const ofAll = new Map([...ranked, ...known.values()].map((one) => [one.activity.productCode as string, one]))
  const { placed: whole, ...outcome } = made
  if (whole.length === 0) return null
  const placed = plan.isOffer === true ? whole.filter(({ activity }) => outcome.fresh.includes(activity.productCode)) : whole
  return {
    ranked: placed.flatMap(({ activity, slot }) => {
      const one = ofAll.get(activity.productCode)
      const proposed = one?.starts.find(({ date, startTime }) => date === slot.date && startTime === slot.startTime)
      return one === undefined || proposed === undefined ? [] : [{ ...one, proposed }]
    }),
    outcome: { ...outcome, ...(plan.isOffer === true ? { isOffer: true as const } : {}), met: [...request.interests.filter((wish) => placed.some(({ activity }) => speaksOf(activity, wish))), ...(input.things ?? []).filter((thing) => placed.some(({ activity }) => bearsThing(activity, thing, { inText: true })))] },
    // All that is sold there is asked before a place is said to have nothing of the kind.
    unmet: request.interests.filter((wish) => !sold.some((activity) => speaksOf(activity, wish)) && ![...activities, ...placed.map(({ activity }) => activity)].some((activity) => speaksOf(activity, wish))),
  }
}

/** What stays where it is, or comes back there, has that start too, whenever one would rather begin. */
function withOwnStart(one: Ranked, { fixed, kept = [], moves = [], otherwise = [], put = [] }: PlanInput, stood: readonly Ranked[]): Ranked {
  const own = fixed === true ? [...kept, ...moves, ...otherwise, ...put.flatMap(({ instead = [] }) => instead)].filter(({ productCode }) => productCode === one.activity.productCode) : []
  const starts = stood.filter(({ activity }) => activity.productCode === one.activity.productCode).flatMap((other) => other.starts)
  const missing = starts.filter((start) => own.some(({ date, startTime }) => date === start.date && startTime === start.startTime) && !one.starts.some(({ date, startTime }) => date === start.date && startTime === start.startTime))
  return missing.length === 0 ? one : { ...one, starts: [...one.starts, ...missing] }
}

const ANY_HOUR = { earliest: null, latest: null, keepFree: [] }

/** What is to be put in by its words, by the codes of what they may mean: by name before kind, and by kind before text. */
function withMeant(plan: PlanInput, sold: readonly Activity[]): PlanInput {
  if (plan.put === undefined) return plan
  return { ...plan, put: plan.put.map((one) => (one.words === undefined ? one : meantIn(one, one.words, sold))) }
}

type Put = NonNullable<PlanInput['put']>[number]

function meantIn(one: Put, words: string, sold: readonly Activity[]): Put {
  if (namingWords(words).length === 0) return { ...one, isAny: true }
  const nameOf = ({ title, tags = [], description = '', inclusions = [] }: Activity) => ({ title, tags, text: `${description} ${inclusions.join(' ')}` })
  const named = scoresOf(words, sold, nameOf)
  // By words that mean the same, where none is the same.
  const scored = named.length > 0 ? named : likeliest(words, sold, nameOf).filter(({ score }) => score >= ALIKE)
  // 'A museum' is any of them, 'the Pantheon' what bears that name best.
  const meant = one.isKind === true ? scored.filter(({ one: activity }) => !isPass(activity)) : scored.filter(({ score }) => score > (scored[0]?.score ?? 0) - CLOSE)
  const codes = meant.map(({ one: { productCode } }) => productCode as string)
  return { ...one, codes: [...new Set([...(one.codes ?? []), ...codes])].slice(0, MOST_MEANT) }
}

const MOST_MEANT = 40
const CLOSE = 0.05
const ALIKE = 0.75

/** What the plan names by its code, at this place. */
async function readStanding(provider: BookingProvider, { kept = [], moves = [], otherwise = [], put = [] }: PlanInput, { currency }: Pick<FindActivitiesInput, 'currency'>): Promise<Activity[]> {
  const named = [...kept, ...moves, ...otherwise, ...put.flatMap(({ instead = [] }) => instead)].map(({ productCode }) => productCode)
  const codes = new Set([...named, ...put.flatMap((one) => one.codes ?? [])])
  const read = await Promise.all([...codes].map((code) => provider.readProduct(code as ProductCode, currency === undefined ? {} : { currency })))
  return read.filter((one) => one !== null)
}

/** Nobody gets up before dawn for what was not asked for. */
function withoutNights(one: Ranked, { interests = [], earliest, elders, plan }: FindActivitiesInput): Ranked {
  // Who has the years, or takes it slowly, has breakfast first.
  if (earliest === undefined && (elders === true || plan?.gentle === true)) return { ...one, starts: one.starts.filter(({ startTime }) => startTime >= BREAKFASTED) }
  if (earliest !== undefined) return one
  // What was asked for may begin early, and in the dark only what is for that.
  if (interests.some((wish) => answersWish(one.activity, wish) > 0)) return { ...one, starts: one.starts.filter(({ startTime }) => startTime >= DAYBREAK || interests.some((wish) => FOR_DAWN.test(wish))) }
  return { ...one, starts: one.starts.filter(({ startTime }) => startTime >= DAWN) }
}

/** Who keeps to a diet and wishes for food wishes for that. */
function wishesOf({ interests, needs }: Pick<RankingRequest, 'interests' | 'needs'>): string[] {
  const diet = interests.some((wish) => /food|cooking/.test(wish)) ? needs.filter((need) => need === 'vegetarian' || need === 'vegan') : []
  return [...diet, ...interests.filter((wish) => wish !== 'family' || interests.length === 1)]
}

/** Long ways and stairs are left out for old, weak and very small legs, as long as there is anything else to choose. */
function sparingLegs(ranked: readonly Ranked[], { needs = [], elders, ages = [], interests = [], plan }: FindActivitiesInput): Ranked[] {
  const isWeak = needs.includes('little-walking') || needs.includes('wheelchair')
  const isSmall = ages.some((age) => age <= TODDLER)
  const longest = isWeak ? SHORT_WALK : elders === true || isSmall ? LONG_WALK : null
  if (longest === null) return [...ranked]
  const asked = isWeak ? [] : interests.filter((wish) => /^(?:hiking|walks|walking|outdoors|cycling|adventure|sports?)$/.test(wish))
  const isFar = (activity: Activity): boolean => isWeak && (minutesNeeded(activity) ?? 0) > HALF_A_DAY
  const isAsked = (activity: Activity): boolean => asked.some((wish) => answersWish(activity, wish) > 0)
  const onLegs = ranked.filter(({ activity }) => !isWalkOrClimb(activity, minutesNeeded(activity) ?? 0, longest) || isAsked(activity))
  const near = onLegs.filter(({ activity }) => !isFar(activity) || isAsked(activity))
  // Who wishes for a boat has the one that takes all day, where there is no other.
  const only = interests.filter((wish) => !near.some(({ activity }) => answersWish(activity, wish) > 0))
  const spared = onLegs.filter((one) => near.includes(one) || only.some((wish) => answersWish(one.activity, wish) > 0))
  return spared.length >= Math.max(LEAST_LEFT, new Set((plan?.openings ?? []).map(({ date }) => date)).size) ? spared : [...ranked]
}

const TODDLER = 5
const SHORT_WALK = 75
const LONG_WALK = 135
const LEAST_LEFT = 4
const HALF_A_DAY = 6 * 60

/** What is made for the small is nothing for a party whose youngest is twelve. */
function isTooYoung(activity: Activity, { ages = [], interests = [] }: FindActivitiesInput): boolean {
  return ages.length > 0 && ages.every((age) => age >= OUTGROWN) && isForSmallChildren(activity) && !interests.some((wish) => wish !== 'family' && answersWish(activity, wish) > 0)
}

/** Of fifteen one is out as long as anybody. */
function areTeenagers(ages: readonly number[]): boolean {
  return ages.length > 0 && ages.every((age) => age >= TEENAGER)
}

function paceOf({ plan, elders, needs = [], ages = [], children }: FindActivitiesInput): Planning['pace'] {
  const isSmall = ages.some((age) => age < SMALL)
  const isGentle = plan?.gentle === true || elders === true || isSmall || needs.includes('little-walking')
  return { isEasy: true, most: isGentle ? GENTLE_DAY : FULL_DAY, until: isSmall ? UNTIL.small : (children === true || ages.some((age) => age < 18)) && !areTeenagers(ages) ? UNTIL.children : UNTIL.adults }
}
