import { minutesNeeded } from './candidate.ts'
import type { Candidate, RankingRequest } from './candidate.ts'
import { areTwins, kindOf } from './kinds.ts'
import { bayesianRating, scoreOf } from './score.ts'
import { answersWish } from './wishes.ts'

/** The first results, of which no kind may be there more than so often. */
const FIRST = 6
const OF_A_KIND = 2
const SAME_KIND = 0.35
const SAME_AREA = 0.12
const SAME_ASKED_FOR = 0.3

/** A candidate that waits to be chosen. */
interface Waiting {
  candidate: Candidate
  worth: number
  kind: string
  /** How much it repeats of what was chosen. */
  sameness: number
}

/**
 * The best first, chosen one by one: a second of one kind or of one street counts less, a third of a kind waits until the
 * first six are full, and of two that nobody would do both only the better one is answered. Who asked for one thing gets it.
 */
export function arrange(candidates: readonly Candidate[], request: RankingRequest, limit: number): Candidate[] {
  let waiting = candidates
    .map((candidate): Waiting => ({ candidate, worth: worthOf(candidate, request, candidates), kind: kindOf(candidate.activity), sameness: 0 }))
    .sort((left, right) => right.worth - left.worth || byCode(left.candidate, right.candidate))
  const chosen: Candidate[] = []
  const kinds = new Map<string, number>()
  while (chosen.length < limit) {
    const next = bestOf(waiting, { first: chosen.length < FIRST ? kinds : null, request })
    if (next === null) break
    chosen.push(next.candidate)
    kinds.set(next.kind, (kinds.get(next.kind) ?? 0) + 1)
    waiting = waiting.filter(({ candidate }) => !areTwins(next.candidate.activity, candidate.activity))
    for (const one of waiting) one.sameness += (one.kind === next.kind ? SAME_KIND : 0) + (one.candidate.activity.location === next.candidate.activity.location ? SAME_AREA : 0)
  }
  return chosen
}

/** `first`: how many of each kind are among the first; null once those are full. */
function bestOf(waiting: readonly Waiting[], { first, request }: { first: ReadonlyMap<string, number> | null; request: RankingRequest }): Waiting | null {
  const varied = first === null ? waiting : waiting.filter((one) => mayFollow(one, first, request))
  let best: { one: Waiting; value: number } | null = null
  for (const one of varied.length > 0 ? varied : waiting) {
    const value = request.order === 'fit' ? one.worth - one.sameness * (isAskedFor(one, request) ? SAME_ASKED_FOR : 1) : one.worth
    if (best === null || value > best.value) best = { one, value }
  }
  return best?.one ?? null
}

/** Who names one thing wants several of it. */
function isAskedFor({ candidate }: Waiting, { interests }: RankingRequest): boolean {
  const [only, ...others] = interests
  return only !== undefined && others.length === 0 && answersWish(candidate.activity, only) > 0
}

function mayFollow(waiting: Waiting, kinds: ReadonlyMap<string, number>, request: RankingRequest): boolean {
  return request.order !== 'fit' || (kinds.get(waiting.kind) ?? 0) < (isAskedFor(waiting, request) ? OF_A_KIND * 2 : OF_A_KIND)
}

/** By fit, or by what was asked for, the fit then deciding among equals. */
function worthOf(candidate: Candidate, request: RankingRequest, among: readonly Candidate[]): number {
  const fit = scoreOf(candidate, request, among)
  const { activity } = candidate
  switch (request.order) {
    case 'cheapest':
      return fit / 1000 - (activity.price?.amount ?? Infinity)
    case 'shortest':
      return fit / 1000 - (minutesNeeded(activity) ?? Infinity)
    case 'rating':
      return fit / 1000 + bayesianRating(activity)
    default:
      return fit
  }
}

function byCode(left: Candidate, right: Candidate): number {
  return left.activity.productCode < right.activity.productCode ? -1 : 1
}
