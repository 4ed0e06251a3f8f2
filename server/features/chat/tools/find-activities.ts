import { tool } from 'ai'
import type { Tool } from 'ai'
import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { BookingProvider } from '../../activities/index.ts'
import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { answersWish, readStops, sayReasons } from '../ranking/index.ts'
import type { Obstacle, PartyPrice, Ranked, Reason } from '../ranking/index.ts'
import { explain, findBlocking } from './blockers.ts'
import type { Blocker } from './blockers.ts'
import { readChosen, searchWithout } from './candidates.ts'
import { FindActivitiesInput } from './find-activities-input.ts'
import { findPlan } from './find-plan.ts'
import type { PlanOutcome } from './find-plan.ts'
import { summarize } from './found-summary.ts'
import { rankFound } from './rank-found.ts'
import type { Search } from './rank-found.ts'
import { readSpoken } from './spoken.ts'
import type { Borne } from './spoken.ts'
import { readUnmet } from './unmet.ts'

export { FindActivitiesInput }
export type { FoundSummary } from './found-summary.ts'

/** How much can be booked, and how much of it answers each wish. */
export interface Offer {
  running: number
  wishes: { wish: string; count: number }[]
  /** Half of it costs so much or less, a person; null where nothing has a price. */
  middle: { amount: number; currency: string; converted: boolean } | null
}

export interface FindActivitiesDeps {
  provider: BookingProvider
  destinations: DestinationCatalogue
}

/** What the search found: cards for the traveller, and the next free starts of the first of them. */
export interface FoundActivities {
  /** The place as the catalogue names it; null when nobody knows it. */
  destination: string | null
  /** In the order that we advise; each says why it is there. */
  activities: Activity[]
  /** Next free starts by product code; only where the trip's days are known. */
  starts: Record<string, AvailabilitySlot[]>
  /** The start that we propose, by product code: one leaves time for the next. */
  proposed: Record<string, AvailabilitySlot>
  /** What speaks for each, by product code. */
  reasons: Record<string, Reason[]>
  /** What all who come pay for each together, by product code; only where their number is known. */
  parties: Record<string, PartyPrice>
  /** What had to be let go to find anything, and the nearest that is possible; empty when all wishes held. */
  blockers: Blocker[]
  /** Wishes that nothing there answers. */
  unmet: string[]
  /** True for sample inventory, which cannot really be booked. */
  sample: boolean
  /** Of all that runs there on the days: by this two places are weighed against each other. */
  offer?: Offer
  /** Of things that were asked for by their name, what bears them. */
  borne?: Borne
  /** There only where the days were set out. */
  plan?: SetOut
}

/** A plan, and what was asked for by its name and does not run on its days. */
export type SetOut = PlanOutcome & { elsewhen?: string[] }

/** So many may be spoken of. */
const TOLD = 3

/** `inTrip` is kept clear of, whether or not a model thinks of it. */
export function findActivitiesTool(deps: FindActivitiesDeps, inTrip: NonNullable<FindActivitiesInput['chosen']> = []): Tool<FindActivitiesInput, FoundActivities> {
  return tool({
    description: 'Finds bookable activities and tours at one destination, with prices, ratings, free start times and reasons. The only source of activities.',
    inputSchema: FindActivitiesInput,
    execute: (input) => findActivities(deps, { ...input, chosen: [...inTrip, ...(input.chosen ?? []).filter(({ productCode }) => !inTrip.some((one) => one.productCode === productCode))] }),
    toModelOutput: ({ output }) => ({ type: 'json', value: summarize(output) }),
  })
}

export async function findActivities({ provider, destinations }: FindActivitiesDeps, asked: FindActivitiesInput): Promise<FoundActivities> {
  const place = destinations.find(asked.destination)[0] ?? null
  if (place === null) return { destination: null, activities: [], starts: {}, proposed: {}, reasons: {}, parties: {}, blockers: [], unmet: [], sample: provider.sample }
  const exact = await searchWithout(provider, { place, input: asked })
  const { input, lacking, elsewhen, borne } = await readSpoken(provider, { place, input: asked }, exact)
  return { ...(await findThere(provider, place, { input, exact, lacking, elsewhen })), ...(Object.keys(borne).length === 0 ? {} : { borne }) }
}

/** What is asked for at a place, as its wishes are known there. */
async function findThere(provider: BookingProvider, place: Place, { input, exact, lacking, elsewhen }: { input: FindActivitiesInput; exact: Activity[]; lacking: string[]; elsewhen: string[] }): Promise<FoundActivities> {
  const chosen = await readChosen(provider, input)
  // What is asked for by its name is held against all that is sold there, whatever else was said of wishes and limits.
  const sold = input.plan?.put === undefined ? [] : await searchWithout(provider, { place, input: { destination: input.destination, ...(input.currency === undefined ? {} : { currency: input.currency }) } })
  const set = input.plan === undefined ? null : await findPlan(provider, exact, { input, chosen, sold })
  if (set !== null) {
    const found = byCode(set.ranked)
    return {
      destination: place.name,
      ...found,
      // What is only offered is in no plan yet.
      activities: input.plan?.isOffer === true ? found.activities : found.activities.map((activity) => withHour(activity, found.proposed[activity.productCode])),
      blockers: [],
      unmet: [...lacking, ...set.unmet.filter((wish) => !elsewhen.includes(wish))],
      sample: provider.sample,
      plan: { ...set.outcome, elsewhen },
    }
  }
  const isSeen = exact.length === 0 && input.strict !== true && (await isAllSeen(provider, { place, input }))
  const wide: Search = exact.length > 0 || input.strict === true || isSeen ? { letGo: [], activities: exact } : await findBlocking(provider, { place, input })
  const first = await rankFound(provider, wide, { input, chosen })
  // What all pay together is only known when each price has been read.
  const isTooDear = first.ranked.length === 0 && first.kept.includes('price') && input.strict !== true
  const search: Search = isTooDear ? { ...wide, letGo: [...wide.letGo, 'price'] } : wide
  const { ranked: arranged, kept, fitting } = isTooDear ? await rankFound(provider, search, { input, chosen }) : first
  const ranked = await Promise.all(arranged.map((one, at) => (at < TOLD ? withStops(provider, one) : one)))
  const named = await explain(provider, { place, input }, { letGo: search.letGo, activities: ranked.length > 0 ? ranked.map(({ activity }) => activity) : search.activities })
  const own: Blocker[] = ranked.length > 0 || named.length > 0 ? [] : input.strict === true ? [{ by: 'exclude' }] : isSeen || search.activities.length > 0 ? ownLimits(input, kept) : []
  const { unmet, blockers } = search.letGo.length > 0 ? { unmet: [], blockers: [] } : await readUnmet(provider, { place, input }, { exact, fitting })
  const found = byCode(ranked)
  const activities = found.activities.map((activity) => withProposal(activity, found.proposed[activity.productCode]))
  return { destination: place.name, ...found, activities, blockers: [...named, ...own, ...blockers], unmet: [...lacking, ...unmet], sample: provider.sample, offer: offerOf(exact, input) }
}

function offerOf(exact: readonly Activity[], { interests = [] }: FindActivitiesInput): Offer {
  return { running: exact.length, wishes: interests.map((wish) => ({ wish, count: exact.filter((activity) => answersWish(activity, wish) > 0).length })), middle: middleOf(exact) }
}

function middleOf(exact: readonly Activity[]): Offer['middle'] {
  const priced = exact.filter(({ price }) => price !== undefined).toSorted((left, right) => (left.price?.amount ?? 0) - (right.price?.amount ?? 0))
  const one = priced[Math.floor((priced.length - 1) / 2)]
  return one?.price === undefined ? null : { ...one.price, converted: one.priceConversion !== undefined }
}

/** The card tells its hour, by which the plan is known again. */
function withHour(activity: Activity, slot: AvailabilitySlot | undefined): Activity {
  return slot === undefined ? activity : { ...activity, planned: { date: slot.date, startTime: slot.startTime } }
}

/** And that which a letter proposes, so that whatever is reckoned from a start is reckoned from the same. */
function withProposal(activity: Activity, slot: AvailabilitySlot | undefined): Activity {
  return slot === undefined ? activity : { ...activity, proposed: { date: slot.date, startTime: slot.startTime } }
}

/** What one comes past, of those that a letter may tell of. */
async function withStops(provider: BookingProvider, one: Ranked): Promise<Ranked> {
  const details = await provider.readDetails(one.activity.productCode)
  const stops = readStops((details?.itinerary ?? []).map(({ title }) => title))
  return stops.length === 0 ? one : { ...one, reasons: [...one.reasons, { kind: 'stops', stops }] }
}

/** Nothing is left because all that fits was shown already. */
async function isAllSeen(provider: BookingProvider, { place, input }: { place: Place; input: FindActivitiesInput }): Promise<boolean> {
  const { exclude, ...rest } = input
  return (exclude ?? []).length > 0 && (await searchWithout(provider, { place, input: rest })).length > 0
}

/** The provider had something, and the traveller's own conditions left none of it. */
function ownLimits({ exclude = [] }: FindActivitiesInput, kept: readonly Obstacle[]): Blocker[] {
  if (exclude.length > 0) return [{ by: 'exclude' }]
  return kept.flatMap((obstacle): Blocker[] => (obstacle === 'chosen' || obstacle === 'children' || obstacle === 'price' ? [] : [{ by: obstacle }])).slice(0, 1)
}

function byCode(ranked: readonly Ranked[]): Pick<FoundActivities, 'activities' | 'starts' | 'proposed' | 'reasons' | 'parties'> {
  const entries = <Value>(valueOf: (one: Ranked) => Value | null): Record<string, Value> =>
    Object.fromEntries(ranked.flatMap((one) => { const value = valueOf(one); return value === null ? [] : [[one.activity.productCode, value] as const] }))
  return {
    activities: ranked.map(({ activity, reasons }) => ({ ...activity, ...(reasons.length > 0 ? { reason: sayReasons(reasons) } : {}) })),
    starts: entries(({ starts }) => (starts.length > 0 ? starts : null)),
    proposed: entries(({ proposed }) => proposed),
    reasons: entries(({ reasons }) => reasons),
    parties: entries(({ party }) => party),
  }
}
