import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { FOR_ONE, FOR_TWO, freeMinutes, rulesOfPlan } from '../day-rules/rules-of-plan.ts'
import { restIn } from '../day-rules/rest-day.ts'
import { capital, counted, list } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { totalBudget } from '../words/trip.ts'
import { keptFree } from './kept-free.ts'
import { nameOfDay } from './say-days.ts'
import type { Made, PlanDay } from './say-plan.ts'
import { daysOf } from './standing-plan.ts'

/** What of the days stays empty, and why. */
export function sayOpenDays(now: readonly PlanDay[], days: readonly PlanDay[], { situation, made }: { situation: Situation; made: Made }): string {
  return [
    sayRest(now, days, { situation, made }),
    sayNothingThen(now.filter((day) => isScant(day, made)), days, situation),
    sayFree(now.filter((day) => !isTaken(day.date, made) && !isScant(day, made)), days, { situation, made }),
    sayThin(now, days, { situation, made }),
  ].filter(Boolean).join(' ')
}

/** A day to rest was asked for, and nobody said which. */
function sayRest(now: readonly PlanDay[], days: readonly PlanDay[], { situation: { voice }, made: { turns, wish } }: { situation: Situation; made: Made }): string {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined || (wish.kind !== 'all' && wish.kind !== 'each')) return ''
  const rest = turns.map((turn) => restIn(turn, { from: first.date, to: last.date })).findLast((date) => date !== null)
  const free = now.filter(({ date, items }) => date === rest && items.length === 0)
  return free.length === 0 ? '' : voice.say(`${namesOf(free, days)} is the free day; name another if that suits you better.`, `I keep ${namesOf(free, days)} free for you: say if it should be another day.`)
}

/** The traveller has said that the whole day is none to plan. */
function isTaken(date: Day, { stages, turns, own }: Made): boolean {
  const days = daysOf(stages)
  return freeMinutes(keptFree(turns, { from: days[0] ?? date, to: days.at(-1) ?? date }, own?.all).filter((busy) => busy.date === date)) < FOR_ONE
}

/** Some hours of the day are left to plan, and nothing was found for them. */
function isScant({ date, items }: PlanDay, { stages, turns, wish, own }: Made): boolean {
  const days = daysOf(stages)
  const busy = items.length > 0 || (wish.kind !== 'all' && wish.kind !== 'each') ? [] : keptFree(turns, { from: days[0] ?? date, to: days.at(-1) ?? date }, own?.all).filter((one) => one.date === date)
  const isShort = busy.some(({ from, to }) => (from === '00:00' && to > '11:00') || (to === '24:00' && from < '17:00'))
  return isShort && freeMinutes(busy) >= FOR_ONE
}

/** Said as it is: nothing begins in the hours that somebody has. */
function sayNothingThen(scant: readonly PlanDay[], days: readonly PlanDay[], { voice }: Situation): string {
  if (scant.length === 0) return ''
  const names = namesOf(scant, days)
  return voice.say(`For ${names} I have nothing that fits in those hours, so ${scant.length === 1 ? 'it stays' : 'they stay'} empty.`,
    `${names} ${scant.length === 1 ? 'stays' : 'stay'} empty: in those hours I have nothing that fits.`)
}

/** Days of those told that nothing is put on. */
function sayFree(now: readonly PlanDay[], days: readonly PlanDay[], { situation: { voice, facts }, made }: { situation: Situation; made: Made }): string {
  const free = now.filter(({ items }) => items.length === 0)
  const [first] = free
  if (first === undefined || !isDay(first.date)) return ''
  const isWhole = made.wish.kind === 'all' || made.wish.kind === 'each'
  const names = free.length > 3 ? `The other ${counted(free.length, 'day')}` : namesOf(free, days)
  if (isWhole && totalBudget(facts) !== null) return voice.say(`${names} I leave free: beside the rest nothing more fits your money.`,
    `${names} ${free.length === 1 ? 'stays' : 'stay'} free, since nothing more goes with the rest and your money.`)
  if (isWhole) return voice.say(`${names} I leave free: what I have goes with none of its hours or is there already.`,
    `${names} ${free.length === 1 ? 'stays' : 'stay'} free: I found nothing more with a start that suits.`)
  if (free.length > 3) return voice.say(`The other ${counted(free.length, 'day')} I leave free.`, `${capital(counted(free.length, 'day'))} stay free for whatever you come across.`)
  return voice.say(`${names} I leave free.`, `${names} ${free.length === 1 ? 'stays' : 'stay'} free for whatever you come across.`)
}

/** So many were asked for each day, and some have fewer. */
function sayThin(now: readonly PlanDay[], days: readonly PlanDay[], { situation: { voice, facts }, made: { wish, stages, turns, own } }: { situation: Situation; made: Made }): string {
  const all = daysOf(stages)
  const [from] = all
  const to = all.at(-1)
  if (from === undefined || to === undefined || (wish.kind !== 'each' && wish.kind !== 'all')) return ''
  const told = rulesOfPlan(turns, { from, to }).flatMap((rules) => rules.counts).findLast(({ date, isLimit }) => date === null && !isLimit)?.count ?? 0
  const asked = Math.max(wish.kind === 'each' ? wish.parts.length : 0, told)
  const thin = now.filter(({ date, items }) => items.length > 0 && items.length < asked && freeMinutes(keptFree(turns, { from, to }, own?.all).filter((busy) => busy.date === undefined
    || busy.date === date)) >= FOR_TWO)
  if (asked < 2 || thin.length === 0) return ''
  const names = namesOf(thin, days)
  const why = totalBudget(facts) === null ? 'with a start that goes with the rest' : 'that goes with the rest and your money'
  return voice.say(`For ${names} I found no ${asked === 2 ? 'second' : 'further'} thing ${why}.`,
    `${names} ${thin.length === 1 ? 'has' : 'have'} less than you asked for: I found nothing more ${why}.`)
}

function namesOf(some: readonly PlanDay[], days: readonly PlanDay[]): string {
  return list(some.map(({ date }) => nameOfDay(date, days.map((day) => day.date))))
}
