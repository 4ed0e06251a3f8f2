import { daysBetween, dayRange, minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { readCancelling } from '@meander/sdk/contract/cancelling'
import type { Thing } from './facts.ts'
import { NOW } from './requests.ts'
import type { Request } from './requests.ts'
import { minutesOnTheWay, pairs, wayBetween } from './ways.ts'

export const SOFT = ['S1 pace', 'S2 meals', 'S3 detour', 'S4 diversity', 'S5 quality', 'S6 preference', 'S7 balance', 'S8 price fit', 'S9 flexibility'] as const
export type Soft = (typeof SOFT)[number]

/** Hours of a normal day, and how far beyond them it is worth nothing any more. */
const PACE = { from: 5, to: 8, fades: 3, span: 12 }
const MEALS = [[690, 870], [1080, 1260]] as const
const MEAL_MINUTES = 45
const RATING = { mean: 3.9, weight: 50, least: 3.5, most: 5 }
/** Stops of which every order is tried. */
const MOST_STOPS = 8

/** How good a plan is that breaks nothing, each from 0 to 1; null where it does not apply. */
export function soft(things: readonly Thing[], request: Request): Record<Soft, number | null> {
  const days = dayRange(request.start as Day, request.end as Day).filter((date) => !request.empty.includes(date))
  const byDay = days.map((date) => things.filter((thing) => thing.date === date))
  const loads = byDay.map(loadOf)
  const tags = things.map((thing) => thing.tags[0] ?? '')
  const spent = things.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
  return {
    'S1 pace': mean(byDay.map((day, at) => paceOf(day, loads[at] ?? 0))),
    'S2 meals': mean(byDay.map((day) => (MEALS.every((window) => hasMeal(day, window)) ? 1 : 0))),
    'S3 detour': mean(byDay.map(detourOf).filter((detour) => detour !== null)),
    'S4 diversity': things.length < 2 ? null : (1 - [...new Set(tags)].reduce((sum, tag) => sum + (tags.filter((one) => one === tag).length / tags.length) ** 2, 0)) / (1 - 1 / tags.length),
    'S5 quality': mean(things.map(qualityOf)),
    'S6 preference': request.interests.length === 0 ? null : mean(request.interests.map((tag) => (things.some((thing) => thing.tags.includes(tag)) ? 1 : 0))),
    'S7 balance': mean(loads) === 0 ? null : Math.max(0, 1 - deviation(loads) / (mean(loads) ?? 1)),
    'S8 price fit': request.target === undefined ? null : Math.max(0, 1 - Math.abs(spent - request.target) / request.target),
    'S9 flexibility': spent === 0 ? null : things.filter(isStillFree).reduce((sum, { cost }) => sum + (cost ?? 0), 0) / spent,
  }
}

/** The score of a whole plan; what does not apply leaves its weight to the rest. S8 is told beside it, as it seldom applies. */
export function scoreOf(scores: Record<Soft, number | null>): number {
  const weights: Record<Soft, number> = { 'S1 pace': 0.25, 'S2 meals': 0.1, 'S3 detour': 0.15, 'S4 diversity': 0.1, 'S5 quality': 0.1, 'S6 preference': 0.15, 'S7 balance': 0.1, 'S8 price fit': 0, 'S9 flexibility': 0.05 }
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
  return (day.reduce((sum, { from, to }) => sum + to - from, 0) + pairs(day).reduce((sum, [left, right]) => sum + minutesOnTheWay(left, right), 0)) / 60
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

/** The shortest way through a day's things in an order in which each can still be begun, by the way that is taken; null where there is no way between two. */
export function detourOf(day: readonly Thing[]): number | null {
  const stops = day.filter(({ activity }) => activity?.coordinates !== undefined).slice(0, MOST_STOPS)
  if (stops.length < 2) return null
  const far = (left: Thing, right: Thing): number => wayBetween(left, right).kilometres ?? 0
  const taken = pairs(stops).reduce((sum, [left, right]) => sum + far(left, right), 0)
  let shortest = taken
  const go = (last: Thing | null, free: number, length: number, left: readonly Thing[]): void => {
    if (length >= shortest && left.length > 0) return
    if (left.length === 0) shortest = Math.min(shortest, length)
    for (const next of left) {
      const arrives = last === null ? 0 : free + (wayBetween(last, next).minutes ?? 0)
      const start = next.day?.starts.filter(({ closed }) => closed === null).map(({ startTime }) => minutesOf(startTime)).toSorted((one, other) => one - other).find((from) => from >= arrives)
      if (start !== undefined) go(next, start + next.to - next.from, length + (last === null ? 0 : far(last, next)), left.filter((other) => other !== next))
    }
  }
  go(null, 0, 0, stops)
  return taken === 0 ? 1 : shortest / taken
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
