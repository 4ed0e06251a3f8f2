import { minutesOf } from '@meander/sdk/contract/days'
import { travelMinutes } from '@meander/sdk/contract/travel'
import type { Thing } from './facts.ts'
import { agesOf } from './facts.ts'
import type { Request } from './requests.ts'

export const HARD = ['H1 grounded', 'H2 in the trip', 'H3 real start', 'H4 no overlap', 'H5 reachable', 'H6 not too late', 'H7 party', 'H8 budget', 'H9 must and never', 'H10 nothing twice', 'H11 fixed hours'] as const
export type Hard = (typeof HARD)[number]

/** Which of the eleven a plan breaks. Read from the inventory and the request alone: it shares no rule with the product but the estimate of ways. */
export function brokenHard(things: readonly Thing[], request: Request): Hard[] {
  const checks: Record<Hard, boolean> = {
    'H1 grounded': things.every(({ activity }) => activity !== null),
    'H2 in the trip': things.every(({ date, activity }) => date >= request.start && date <= request.end && activity?.destination === request.place),
    'H3 real start': things.every(({ day, start }) => day?.closed === null && day.starts.some((one) => one.startTime === start && one.closed === null)),
    'H4 no overlap': pairs(things).every(([left, right]) => left.to <= right.from || right.to <= left.from),
    'H5 reachable': pairs(things).every(([left, right]) => right.from - left.to >= travelMinutes(left.activity?.coordinates, right.activity?.coordinates)),
    'H6 not too late': things.every(({ day, start }) => !day?.starts.some((one) => one.startTime === start && (one.closed === 'cut-off' || one.closed === 'past'))),
    'H7 party': things.every((thing) => suitsParty(thing, request)),
    'H8 budget': request.budget === null || things.reduce((sum, { cost }) => sum + (cost ?? Infinity), 0) <= request.budget,
    'H9 must and never': keepsMustAndNever(things, request),
    'H10 nothing twice': new Set(things.map(({ code }) => code)).size === things.length,
    'H11 fixed hours': keepsHours(things, request),
  }
  return HARD.filter((name) => !checks[name])
}

/** Each with what follows it on its day. */
function pairs(things: readonly Thing[]): [Thing, Thing][] {
  return things.flatMap((left, at) => {
    const right = things[at + 1]
    return right === undefined || right.date !== left.date ? [] : [[left, right] as [Thing, Thing]]
  })
}

/** Room for all of them at that start, a group that is not too large, and an age band for each. */
function suitsParty({ day, start, details }: Thing, request: Request): boolean {
  const ages = agesOf(request)
  const spaces = day?.starts.find((one) => one.startTime === start)?.availableSpaces ?? 0
  const bands = details?.ageBands ?? []
  return spaces >= ages.length && ages.length <= (details?.maximumGroupSize ?? Infinity) && ages.every((age) => bands.some(({ startAge, endAge }) => age >= startAge && age <= endAge))
}

/** By structured fields alone. For a wheelchair nothing may be named that bars it: where a field says nothing, nothing is promised. */
function keepsMustAndNever(things: readonly Thing[], { must, never, wheelchair }: Request): boolean {
  const tags = new Set(things.flatMap((thing) => thing.tags))
  const isBarred = ({ details }: Thing): boolean => details?.accessibility?.some((said) => /not (suitable|accessible)|no wheelchair|(?<!without )(?:steps|stairs)/i.test(said)) === true
  return must.every((tag) => tags.has(tag)) && !never.some((tag) => tags.has(tag)) && !(wheelchair && things.some(isBarred))
}

function keepsHours(things: readonly Thing[], { fixed, empty }: Request): boolean {
  const isFree = (thing: Thing): boolean => !empty.includes(thing.date) && fixed.every(({ date, from, to }) => date !== thing.date || thing.to <= minutesOf(from) || thing.from >= minutesOf(to))
  return things.every(isFree)
}
