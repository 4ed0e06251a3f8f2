import type { FoundSummary } from '../../tools/find-activities.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { aimsOf, leadsOf } from './leads.ts'
import type { Lead } from './leads.ts'
import type { Situation } from './situation.ts'
import { sumOf } from './sum.ts'
import { totalBudget } from './trip.ts'

/** The ones that the answer speaks of: those with an hour, or the first three. */
export function picksOf(found: FoundSummary, most: number): SummarizedActivity[] {
  const timed = found.activities.filter(({ proposed }) => proposed !== null)
  return (timed.length > 0 ? timed : found.activities).slice(0, most)
}

/** What the budget carries of them: the dearest is left out as long as all together cost too much. */
export function affordable(picks: readonly SummarizedActivity[], { facts }: Pick<Situation, 'facts'>): SummarizedActivity[] {
  const limit = totalBudget(facts)
  const currency = picks[0]?.price?.currency
  if (limit === null || (facts.budget?.currency ?? currency) !== currency) return [...picks]
  let left = [...picks]
  for (let sum = sumOf(left, facts); left.length > 1 && sum !== null && sum.amount > limit; sum = sumOf(left, facts)) {
    const dearest = left.reduce((most, one) => ((one.party?.amount ?? 0) > (most.party?.amount ?? 0) ? one : most))
    left = left.filter((one) => one !== dearest)
  }
  return left
}

/** One item of a letter, with what is said of it. */
export interface Item {
  activity: SummarizedActivity
  /** One or two things, the more telling first. */
  leads: Lead[]
  /** Which turn of phrase comes first. */
  turn: number
}

/** How the items of a letter are told. */
interface Telling {
  /** Where the rhythm begins. */
  from: number
  /** What was asked for, and so is said of each. */
  boosted: readonly Lead['kind'][]
  /** What was wished for last. */
  newest: string | undefined
  /** What was just said of all of them. */
  saidBefore: string
  /** One thing of each, where there is no room for more. */
  isBrief: boolean
}

/** What was said of one item is worth less for the next. */
const SAID_ALREADY = 2.6
const ASKED_FOR = 6
/** A second thing is only said where it tells something. */
const WORTH_A_SECOND = 2.4

/**
 * What is most worth saying of each, so that no two say the same kind of thing where there is another; by turns two things and one.
 */
export function itemsOf(picks: readonly SummarizedActivity[], { from, boosted, newest, isBrief, saidBefore }: Telling): Item[] {
  const said = new Map<Lead['kind'], number>()
  const fresh = ({ kind, worth }: Lead): number => (boosted.includes(kind) ? worth + ASKED_FOR : worth - SAID_ALREADY * (said.get(kind) ?? 0))
  const aims = new Set<string | undefined>(saidOfAll(picks, saidBefore))
  return picks.map((activity, at) => {
    // What the whole letter is for is said of the first that it is true of.
    const some = leadsOf(activity, newest).filter(({ does, heads }) => does.length + heads.length > 0 && (does.length > 0 || !aims.has(heads[0]))).toSorted((left, right) => fresh(right) - fresh(left))
    const [first, second] = some
    // 'For the wine' alone says nothing of the thing itself.
    const isLong = first?.does.length === 0 || (!isBrief && (picks.length === 1 || (from + at) % 3 === 0))
    const leads = [...(first === undefined ? [] : [first]), ...(isLong && second !== undefined && fresh(second) >= WORTH_A_SECOND ? [second] : [])]
    for (const { does, heads } of leads) if (does.length === 0) aims.add(heads[0])
    const turned = leads.map((lead) => ({ ...lead, does: rotated(lead.does, from + (said.get(lead.kind) ?? 0)) }))
    for (const { kind } of leads) said.set(kind, (said.get(kind) ?? 0) + 1)
    return { activity, leads: turned, turn: from + at }
  })
}

/** 'For the music' tells nothing of one where all are for music and that was said. */
function saidOfAll(picks: readonly SummarizedActivity[], saidBefore: string): string[] {
  const [first = [], ...others] = picks.map(aimsOf)
  const said = saidBefore.toLowerCase()
  return others.length === 0 ? [] : first.filter((head) => said.includes(head.split(' ').at(-1)?.replace(/s$/, '').toLowerCase() ?? '') && others.every((aims) => aims.includes(head)))
}

/** From another one on. */
export function rotated<Value>(values: readonly Value[], by: number): Value[] {
  const from = values.length === 0 ? 0 : by % values.length
  return [...values.slice(from), ...values.slice(0, from)]
}

export function placeIn(meetingPoint: string): string {
  const short = meetingPoint.split(/[.;(]/)[0]?.trim() ?? meetingPoint
  const place = short.replace(/^(?:meet(?:ing point)?(?: is)?(?: at| in| by| outside| in front of)?|at)\s*:?\s+/i, '')
  return place.replace(/^(?:The|In front of|Outside|By|Under|Beside|Next to|On)\b/, (word) => word.toLowerCase())
}
