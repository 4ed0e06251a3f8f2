import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { Broken, BrokenChoice, updateItinerary } from '@meander/sdk/contract/trip-changes'
import { ApiError } from '../../../http/errors.ts'
import type { Scheduled } from '../board.ts'
import { judgePlace } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'

type Chosen = Pick<EndpointRequest<typeof updateItinerary>['body'], 'broken' | 'brokenItems'>

/** What becomes of something that a change breaks; a repair is there where it is chosen. */
export type Outcome = { one: Broken; choice: 'unschedule' | 'remove' | 'stay' } | { one: Broken; choice: 'repair'; repair: NonNullable<Broken['repair']> }

/**
 * What becomes of each, as it was chosen; what stays is not among them. Refused where something is left open: what has no
 * choice, a repair that there is not, or another than the traveller was shown.
 */
export function outcomesOf(broken: readonly Broken[], chosen: Chosen): Outcome[] {
  const outcomes = broken.map((one) => outcomeOf(one, chosen))
  if (outcomes.includes('open')) throw breaksSchedule(broken)
  return outcomes.filter((outcome) => typeof outcome === 'object')
}

function outcomeOf(one: Broken, { broken: forAll, brokenItems = [] }: Chosen): Outcome | 'stays' | 'open' {
  const given = brokenItems.find(({ activityId }) => activityId === one.activityId)
  if (given !== undefined) {
    if (given.choice === 'stay' && one.violations.length > 0) return 'open'
    if (given.choice !== 'repair') return { one, choice: given.choice }
    const isShown = one.repair?.date === given.repair.date && one.repair.startTime === given.repair.startTime
    return isShown ? repaired(one) : 'open'
  }
  if (one.violations.length > 0) return settled(one, forAll)
  if (forAll === 'repair') return repaired(one)
  // What could stay may be in the way of what is moved by name: they were found places together.
  return brokenItems.some(({ choice }) => choice === 'repair') ? 'open' : 'stays'
}

function settled(one: Broken, choice: BrokenChoice | undefined): Outcome | 'open' {
  if (choice === undefined) return 'open'
  return choice === 'repair' ? repaired(one) : { one, choice }
}

function repaired(one: Broken): Outcome | 'open' {
  return one.repair === null ? 'open' : { one, choice: 'repair', repair: one.repair }
}

/** What stays was no part of where the others were found places: refused where one of these, or what stands, is in its way. */
export function assertRoomToStay(outcomes: readonly Outcome[], { broken, scheduled, trip }: Pick<Beside, 'scheduled' | 'trip'> & { broken: readonly Broken[] }): void {
  const outcomeFor = (id: Scheduled['id']) => outcomes.find(({ one }) => one.activityId === id)
  const after = scheduled.flatMap((item): Scheduled[] => {
    const outcome = outcomeFor(item.id)
    if (outcome?.choice === 'unschedule' || outcome?.choice === 'remove') return []
    return [outcome?.choice === 'repair' ? { ...item, date: outcome.repair.date, start: outcome.repair.startTime } : item]
  })
  const told = broken.map((one) => {
    const item = outcomeFor(one.activityId)?.choice === 'stay' ? scheduled.find(({ id }) => id === one.activityId) : undefined
    const inTheWay = item === undefined ? [] : judgePlace(item, { scheduled: after, trip }).filter(({ rule }) => rule === 'overlaps')
    return inTheWay.length === 0 ? one : { ...one, violations: inTheWay }
  })
  if (told.some((one, at) => one !== broken[at])) throw breaksSchedule(told)
}

/** Refuses a change that would leave something where it no longer fits. */
export function breaksSchedule(all: readonly Broken[]): ApiError {
  const unfit = all.filter(({ violations }) => violations.length > 0)
  const told = unfit.length === 0 ? all : unfit
  return new ApiError('breaks-schedule', `${sayUnfit(told, unfit.length)}. Please choose what becomes of ${told.length === 1 ? 'it' : 'them'}.`, { details: { broken: all } })
}

function sayUnfit(told: readonly Broken[], unfit: number): string {
  const titles = told.map(({ title }) => title).join(', ')
  if (unfit === 0) return `${titles} would be on another day of the trip`
  return unfit === 1 ? `${titles} is scheduled where it no longer fits` : `${unfit} experiences are scheduled where they no longer fit: ${titles}`
}
