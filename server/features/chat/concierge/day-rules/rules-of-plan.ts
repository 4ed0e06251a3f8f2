import { minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy, Opening } from '../../day-plan/index.ts'
import type { Trip } from '../day-by-day/free-hours.ts'
import { asksForPlan } from '../questions/plan-question.ts'
import { readDayRules } from './read-day-rules.ts'
import type { DayRules } from './read-day-rules.ts'
import { PARTS } from './said-of-hours.ts'

/** What the messages up to the last one that asks for a plan say of its days: what comes after it changes what stands. */
export function rulesOfPlan(turns: readonly string[], trip: Trip): DayRules[] {
  const last = turns.findLastIndex((turn) => asksForPlan(turn))
  return turns.map((turn, at) => (last >= 0 && at > last ? { busy: [], counts: [], light: [], wanted: [], wishes: [], special: null, rest: turn } : readDayRules(turn, trip)))
}

/** On a day that is to be light one is out no longer. */
const SHORT_MINUTES = 180
const DAY = { from: 9 * 60, to: 22 * 60 }
/** Within fewer free minutes of a day there is one thing, and within so few none. */
export const FOR_TWO = 6.5 * 60
export const FOR_ONE = 60

/** What is to be filled on each of the days: so many things as are usual, or as were asked for, none that is longer than a light day bears. */
export function openingsOf(days: readonly Day[], { rules, usual, busy }: { rules: readonly DayRules[]; usual: number; busy: readonly Busy[] }): Opening[] {
  const counts = rules.flatMap((one) => one.counts)
  const wanted = rules.flatMap((one) => one.wanted)
  const light = rules.flatMap((one) => one.light)
  const wishes = rules.flatMap((one) => one.wishes)
  const celebrated = rules.findLast((one) => one.special !== null)?.special ?? null
  return days.flatMap((date) => {
    const free = freeMinutes(busy.filter((one) => one.date === undefined || one.date === date))
    const isLight = light.includes(date)
    const most = free < FOR_ONE ? 0 : isLight || free < FOR_TWO ? 1 : Infinity
    const said = counts.findLast((one) => one.date === date) ?? counts.findLast((one) => one.date === null)
    const count = Math.min(most, said === undefined ? usual : said.isLimit ? Math.min(said.count, Math.max(usual, SOME)) : said.count)
    const parts = wanted.filter((one) => one.date === null || one.date === date).slice(0, count).map(({ part }) => hoursOf(part))
    const wished = wishes.filter(({ dates }) => dates[0] === date && dates.length === 1).slice(0, Math.max(count, most === 0 ? 0 : 1)).map(({ part, wish }): Partial<Opening> => ({ ...(part === null ? {} : hoursOf(part)), wish }))
    const special = celebrated !== null && celebrated.date === date && celebrated.isEvening && wished.length === 0 && count > 0 ? [hoursOf('evening')] : []
    const filled = [...wished, ...special, ...parts.filter(({ earliest }) => ![...wished, ...special].some((one) => one.earliest === earliest))]
    const openings = Array.from({ length: Math.max(count, wished.length + (said === undefined && most > 1 && wished.length > 0 ? 1 : 0)) }, (_, at): Opening => ({ date, ...filled[at] }))
    return isLight ? openings.map((one) => ({ ...one, mostMinutes: SHORT_MINUTES })) : openings
  })
}

/** Who sets two as the most has room for them. */
const SOME = 2

function hoursOf(part: keyof typeof PARTS): Pick<Opening, 'earliest' | 'latest'> {
  const { from, to } = PARTS[part]
  return { earliest: from, ...(to === '24:00' ? {} : { latest: part === 'morning' ? '12:00' : to }) }
}

/** What hours in which nothing may be leave of a day. */
export function freeMinutes(busy: readonly Busy[]): number {
  let free = 0
  let at = DAY.from
  for (const { from, to } of busy.map((one) => ({ from: minutesOf(one.from), to: minutesOf(one.to) })).toSorted((left, right) => left.from - right.from)) {
    free += Math.max(0, Math.min(from, DAY.to) - at)
    at = Math.max(at, to)
  }
  return free + Math.max(0, DAY.to - at)
}
