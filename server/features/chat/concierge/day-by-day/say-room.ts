import { sayTime } from '@meander/sdk/contract/clock'
import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { length, list, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import type { PlanWish } from './plan-wish.ts'
import type { PlanDay } from './say-plan.ts'

interface Meal {
  from: number
  to: number
  /** The hours by the name of their part of the day. */
  when: string
}

const MEALS: Readonly<Record<'lunch' | 'dinner', Meal>> = { lunch: { from: 11 * 60 + 30, to: 14 * 60 + 30, when: 'midday' }, dinner: { from: 18 * 60, to: 21 * 60 + 30, when: 'the evening' } }
/** A bite is had in so many minutes. */
const BITE = 40
const FEW = 5
const EATS = /^(?:food|market|cooking|wine|food tours|street food)$/i

/** Whether there is time to eat, or whether a day holds too much: by the hours, since nobody can say it of the plan as a whole. */
export function sayRoom(situation: Situation, { date, of }: Extract<PlanWish, { kind: 'room' }>, all: readonly PlanDay[]): string {
  const days = all.filter((day) => day.items.length > 0 && (date === null || day.date === date))
  if (days.length === 0) return situation.voice.say('There is nothing planned then, so all of it is free.', 'That day is free altogether.')
  if (of === 'length') return sayLength(situation, days)
  return of === 'all' ? sayFullness(situation, days) : sayMeals(situation, days, MEALS[of])
}

function sayMeals({ voice }: Situation, days: readonly PlanDay[], meal: Meal): string {
  const gaps = days.map((day) => ({ day, isFed: day.items.some((item) => isMeal(item, meal)), gap: gapIn(day.items, meal) }))
  const tight = gaps.filter(({ isFed, gap }) => !isFed && gap.to - gap.from < BITE)
  if (tight.length > 0) return `${voice.say('Not every day.', 'Not quite.')} ${list(tight.map(({ day }) => weekday(day.date)))} ${tight.length === 1 ? 'leaves' : 'leave'} no proper break in those hours; eat before or after.`
  if (gaps.length > FEW) return voice.say('Yes, on each of the days there is a break, or what you do is a meal itself.', 'Yes: no day is full in those hours, except where one eats anyway.')
  const told = gaps.map(({ day, isFed, gap }) => `on ${weekday(day.date)} ${isFed ? 'you eat at what is planned anyway' : sayGap(gap, meal)}`)
  return voice.say(`Yes: ${list(told)}.`, `There is: ${list(told)}.`)
}

function sayGap({ from, to }: { from: number; to: number }, meal: Meal): string {
  if (from <= meal.from && to >= meal.to) return `${meal.when} is free`
  if (from <= meal.from) return `until ${hour(to)}`
  return to >= meal.to ? `from ${hour(from)} on` : `from ${hour(from)} to ${hour(to)}`
}

function hour(minutes: number): string {
  return sayTime(timeOfMinutes(minutes))
}

function sayFullness({ voice }: Situation, days: readonly PlanDay[]): string {
  const fullest = days.reduce((most, day) => (minutesOn(day) > minutesOn(most) ? day : most))
  const long = length(minutesOn(fullest))
  if (minutesOn(fullest) > 8 * 60) return voice.say(
    `${weekday(fullest.date)} is the fullest, with ${long} of things to do; I would take one away there.`,
    `It is a lot on ${weekday(fullest.date)}: ${long}. One thing less would do it good.`,
  )
  return voice.say(
    `I do not think so: the fullest day is ${weekday(fullest.date)}, with ${long} of things to do.`,
    `No day has more than ${long} of things to do, and that is ${weekday(fullest.date)}.`,
  )
}

function sayLength({ voice }: Situation, days: readonly PlanDay[]): string {
  const all = inHours(days.reduce((sum, day) => sum + minutesOn(day), 0))
  const each = days.length < 2 || days.length > FEW ? '' : `: ${list(days.map((day) => `${inHours(minutesOn(day))} on ${weekday(day.date)}`))}`
  return voice.say(`${all} in all${each}.`, `Together ${all}${each}.`)
}

/** Of several things a sum is no 'full day'. */
function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return minutes < 120 ? length(minutes) : `${hours}${minutes % 60 >= 20 && minutes % 60 <= 40 ? '½' : ''} hours`
}

function minutesOn({ items }: PlanDay): number {
  return items.reduce((sum, { minutes }) => sum + (minutes ?? 60), 0)
}

function isMeal({ tags, proposed, minutes }: SummarizedActivity, meal: Meal): boolean {
  const start = minutesOf(proposed?.time ?? '00:00')
  return tags.slice(0, 2).some((tag) => EATS.test(tag)) && start < meal.to && start + (minutes ?? 60) > meal.from
}

/** The widest stretch of those hours in which nothing is planned. */
function gapIn(items: readonly SummarizedActivity[], meal: Meal): { from: number; to: number } {
  const taken = items.map(({ proposed, minutes }) => ({ from: minutesOf(proposed?.time ?? '00:00'), to: minutesOf(proposed?.time ?? '00:00') + (minutes ?? 60) }))
  const edges = [{ from: 0, to: meal.from }, ...taken.filter(({ from, to }) => from < meal.to && to > meal.from), { from: meal.to, to: 1440 }]
  return edges.slice(1).reduce((best, next, at) => {
    const from = Math.max(meal.from, edges[at]?.to ?? 0)
    const to = Math.min(meal.to, next.from)
    return to - from > best.to - best.from ? { from, to } : best
  }, { from: 0, to: 0 })
}
