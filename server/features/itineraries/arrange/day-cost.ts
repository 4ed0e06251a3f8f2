import { TRAVEL_MARGIN_MINUTES } from '@meander/sdk/contract/travel'
import { MOST_MINUTES } from './pace.ts'
import type { Candidate, Problem } from './problem.ts'

const DAY = 1440
const LUNCH = { from: 11 * 60 + 30, to: 14 * 60 + 30 }
const DINNER = { from: 18 * 60, to: 21 * 60 }
const MEAL_MINUTES = 45
const LONGEST_SPAN = 12 * 60
const EARLY = 8 * 60
const LATE = 22 * 60 + 30
/** A day of a tour of several days. */
const TOUR_MINUTES = 8 * 60

/** What is taken off a plan, in the points of which a thing that is placed brings a hundred. */
const COST = { wayMinute: 0.3, overHour: 10, overHourSquared: 5, hourSquared: 0.4, meal: 15, secondMeal: 30, rush: 8, spanHour: 5, unusualHour: 3 }

/** What is amiss with one day: its ways, too much of it, no time to eat, hours that nobody likes. `visits` by time. */
export function costOfDay(visits: readonly Candidate[], day: number, { ways, things, pace }: Pick<Problem, 'ways' | 'things' | 'pace'>): number {
  const [first, last] = [visits[0], visits.at(-1)]
  if (first === undefined || last === undefined) return 0
  const midnight = day * DAY
  let [onTheWay, longest, load, rushes] = [0, 0, 0, 0]
  for (let at = 0; at < visits.length; at += 1) {
    const [visit, next] = [visits[at], visits[at + 1]]
    if (visit === undefined) continue
    const minutes = visit.lastDay > visit.day ? TOUR_MINUTES : visit.to - visit.from
    load += minutes
    longest = Math.max(longest, minutes)
    if (next === undefined) continue
    const way = Math.max(0, (ways[visit.thing]?.[next.thing] ?? 0) - TRAVEL_MARGIN_MINUTES)
    onTheWay += way
    // Where a place is not known, the way to it still takes its time.
    if (next.from - visit.to < way + TRAVEL_MARGIN_MINUTES) rushes += 1
  }
  load += onTheWay
  // One thing alone may take all day, whatever the pace: nobody saved it by mistake.
  const over = Math.max(0, load - Math.max(MOST_MINUTES[pace], longest)) / 60
  const from = Math.max(0, first.from - midnight)
  const to = Math.min(DAY, last.to - midnight)
  return (
    onTheWay * COST.wayMinute +
    over * COST.overHour + over * over * COST.overHourSquared +
    (load / 60) ** 2 * COST.hourSquared +
    rushes * COST.rush +
    mealCost(visits, { window: LUNCH, midnight, things }) +
    mealCost(visits, { window: DINNER, midnight, things }) +
    (Math.max(0, to - from - LONGEST_SPAN) / 60) * COST.spanHour +
    ((Math.max(0, EARLY - from) + Math.max(0, to - LATE)) / 60) * COST.unusualHour
  )
}

interface Meal {
  /** Minutes of the day in which one eats. */
  window: typeof LUNCH
  midnight: number
  things: Problem['things']
}

/** Nothing where somebody eats at one of them, or is free for long enough when one eats; twice is too much. */
function mealCost(visits: readonly Candidate[], { window, midnight, things }: Meal): number {
  const [opens, closes] = [midnight + window.from, midnight + window.to]
  let [free, meals, isFree] = [opens, 0, false]
  for (const visit of visits) {
    if (visit.to <= opens || visit.from >= closes) continue
    // Of a tour of several days it is not known; it feeds its people.
    if (things[visit.thing]?.isMeal === true || visit.lastDay > visit.day) meals += 1
    if (visit.from - free >= MEAL_MINUTES) isFree = true
    free = Math.max(free, visit.to)
  }
  if (meals > 0) return (meals - 1) * COST.secondMeal
  return isFree || closes - free >= MEAL_MINUTES ? 0 : COST.meal
}
