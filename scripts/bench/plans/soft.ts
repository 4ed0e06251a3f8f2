import { daysBetween, dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { readCancelling } from '@meander/sdk/contract/cancelling'
import { kilometresBetween, TRAVEL_MARGIN_MINUTES, travelMinutes } from '@meander/sdk/contract/travel'
import type { Thing } from './facts.ts'
import { NOW } from './requests.ts'
import type { Request } from './requests.ts'

export const SOFT = ['S1 pace', 'S2 meals', 'S3 detour', 'S4 diversity', 'S5 quality', 'S6 preference', 'S7 balance', 'S9 flexibility'] as const
export type Soft = (typeof SOFT)[number]

/** Hours of a normal day, and how far beyond them it is worth nothing any more. */
const PACE = { from: 5, to: 8, fades: 3, span: 12 }
const MEALS = [[690, 870], [1080, 1260]] as const
const MEAL_MINUTES = 45
const RATING = { mean: 3.9, weight: 50, least: 3.5, most: 5 }
/** Stops of which every order is tried. */
const MOST_STOPS = 8

/** How good a plan is that breaks nothing, each from 0 to 1; null where it does not apply. S8 is for a sum that is to be spent, and nobody here has named one. */
export function soft(things: readonly Thing[], request: Request): Record<Soft, number | null> {
  const days = dayRange(request.start as Day, request.end as Day).filter((date) => !request.empty.includes(date))
  const byDay = days.map((date) => things.filter((thing) => thing.date === date))
  const loads = byDay.map(loadOf)
  const tags = things.map((thing) => thing.tags[0] ?? '')
  const spent = things.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return {
    'S1 pace': mean(byDay.map((day, at) => paceOf(day, loads[at] ?? 0))),
    'S2 meals': mean(byDay.map((day) => (MEALS.every((window) => hasMeal(day, window)) ? 1 : 0))),
    'S3 detour': mean(byDay.filter((day) => day.length > 2).map(detourOf)),
    'S4 diversity': things.length < 2 ? null : (1 - [...new Set(tags)].reduce((sum, tag) => sum + (tags.filter((one) => one === tag).length / tags.length) ** 2, 0)) / (1 - 1 / tags.length),
    'S5 quality': mean(things.map(qualityOf)),
    'S6 preference': request.interests.length === 0 ? null : mean(request.interests.map((tag) => (things.some((thing) => thing.tags.includes(tag)) ? 1 : 0))),
    'S7 balance': mean(loads) === 0 ? null : Math.max(0, 1 - deviation(loads) / (mean(loads) ?? 1)),
    'S9 flexibility': spent === 0 ? null : things.filter(isStillFree).reduce((sum, { cost }) => sum + (cost ?? 0), 0) / spent,
  }
}

/** The score of a whole plan; what does not apply leaves its weight to the rest. */
export function scoreOf(scores: Record<Soft, number | null>): number {
  const weights: Record<Soft, number> = { 'S1 pace': 0.25, 'S2 meals': 0.1, 'S3 detour': 0.15, 'S4 diversity': 0.1, 'S5 quality': 0.1, 'S6 preference': 0.15, 'S7 balance': 0.1, 'S9 flexibility': 0.05 }
  const told = SOFT.flatMap((name) => (scores[name] === null ? [] : [{ weight: weights[name], score: scores[name] }]))
  return told.reduce((sum, { weight, score }) => sum + weight * score, 0) / told.reduce((sum, { weight }) => sum + weight, 0)
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviation(values: readonly number[]): number {
  const middle = mean(values) ?? 0
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) ?? 0)
}

/** Hours of things and ways. */
function loadOf(day: readonly Thing[]): number {
  const ways = day.map((thing, at) => {
    const next = day[at + 1]
    return next === undefined ? 0 : Math.max(0, travelMinutes(thing.activity?.coordinates, next.activity?.coordinates) - TRAVEL_MARGIN_MINUTES)
  })
  return (day.reduce((sum, { from, to }) => sum + to - from, 0) + ways.reduce((sum, way) => sum + way, 0)) / 60
}

function paceOf(day: readonly Thing[], load: number): number {
  const [first, last] = [day[0], day.at(-1)]
  if (first === undefined || last === undefined || (last.to - first.from) / 60 > PACE.span) return 0
  const away = Math.max(0, PACE.from - load, load - PACE.to)
  return Math.max(0, 1 - away / PACE.fades)
}

function hasMeal(day: readonly Thing[], [opens, closes]: readonly [number, number]): boolean {
  let free = opens
  for (const { from, to, tags } of day) {
    if (to <= opens || from >= closes) continue
    if (tags.some((tag) => /food|cooking/i.test(tag)) || from - free >= MEAL_MINUTES) return true
    free = Math.max(free, to)
  }
  return closes - free >= MEAL_MINUTES
}

/** The shortest way through all of them, by the way that is taken. */
function detourOf(day: readonly Thing[]): number {
  const stops = day.flatMap(({ activity }) => (activity?.coordinates === undefined ? [] : [activity.coordinates])).slice(0, MOST_STOPS)
  const length = (order: typeof stops): number => order.slice(1).reduce((sum, stop, at) => sum + kilometresBetween(order[at] ?? stop, stop), 0)
  const shortest = (left: typeof stops, way: typeof stops): number => (left.length === 0 ? length(way) : Math.min(...left.map((stop) => shortest(left.filter((other) => other !== stop), [...way, stop]))))
  const taken = length(stops)
  return taken === 0 ? 1 : Math.min(1, shortest(stops, []) / taken)
}

function qualityOf({ activity }: Thing): number {
  const [rating, count] = [activity?.rating ?? RATING.mean, activity?.reviewCount ?? 0]
  const bayesian = (RATING.weight * RATING.mean + rating * count) / (RATING.weight + count)
  return Math.min(1, Math.max(0, (bayesian - RATING.least) / (RATING.most - RATING.least)))
}

function isStillFree({ activity, date }: Thing): boolean {
  const cancelling = readCancelling(activity?.cancellationPolicy)
  return cancelling?.state === 'until' && daysBetween(NOW.toISOString().slice(0, 10) as Day, date) * 24 > cancelling.hours
}
