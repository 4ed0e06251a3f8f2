import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import type { WayOut } from '../../day-plan/index.ts'
import { dayName, list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { momentOf } from './became.ts'
import type { Changed } from './changed.ts'
import type { DayNamed } from './days-named.ts'
import type { PlanDay } from './say-plan.ts'

/** What could not go where it was asked for; `asked` is null where no day was named. */
export interface Refused {
  title: string
  asked: DayNamed | null
  way: WayOut
}

/** All that was to come or to go elsewhere and could not. */
export function refusedIn({ wish, plan, searched }: Pick<Changed, 'wish' | 'plan' | 'searched'>): Refused[] {
  const outcomes = searched.flatMap(({ found }) => found.plan ?? [])
  if (wish.kind === 'move') return plan.flatMap(({ productCode, card: { title } }) => outcomes.flatMap(({ ways }) => { const way = ways?.[productCode]; return way === undefined ? [] : [{ title, asked: wish.to, way }] }))
  if (wish.kind !== 'trade') return []
  return wish.puts.flatMap(({ day, isKind }, at) => outcomes.flatMap(({ put = [] }) => put.flatMap(({ key, code, title, way }) => (key !== at || code !== null || title === null || way === undefined || isKind ? [] : [{ title, asked: day, way }]))))
}

/** Whole weeks have each name twice. */
const WEEK = 7

/** Why it cannot: it does not run then, or something stands in its way. `end` is what is said behind it. */
export function sayNoRoom({ voice }: Pick<Situation, 'voice'>, { title, asked, way }: Refused, { days, end }: { days: readonly PlanDay[]; end: string }): string {
  const where = asked === null ? 'on your days' : `on ${momentOf(asked)}`
  const name = shortTitle(title)
  const [first] = leastFirst(way)
  const by = first === undefined ? '' : list(first.by.flatMap((code) => nameIn(code, days)))
  if (first === undefined) return voice.say(`${name} has no free start ${where}`, `For ${name} there is no free start ${where}`) + end
  if (by === '') return voice.say(`${name} has no free start ${where} in the hours that you have`, `In the hours that you have ${where}, ${name} has no free start`) + end
  const at = `${asked === null ? `on ${weekdayOf(first.date, days)} ` : ''}at ${sayTime(first.startTime)}`
  return voice.say(`${name} has no free start ${where} beside the rest: ${at} it would overlap with ${by}`, `For ${name} there is no free start ${where}: ${at} it would be in the way of ${by}`) + end
}

/** The nearest that is possible, as a question that is answered by yes; empty where there is nothing. */
export function sayOffer({ title, way: { blocked, elsewhere } }: Refused, days: readonly PlanDay[]): string {
  const name = shortTitle(title)
  const when = ({ date, startTime }: { date: string; startTime: string }): string => `on ${weekdayOf(date, days)} at ${sayTime(startTime)}`
  const [first, second] = elsewhere
  if (first !== undefined) return `Shall I put ${name} ${when(first)}${second === undefined ? '' : `, or ${when(second)}`}?`
  const [least] = leastFirst({ blocked })
  const by = least === undefined ? [] : least.by.flatMap((code) => titleIn(code, days))
  return least === undefined || by.length === 0 || by.length > MOST_OUT ? '' : `Shall I put ${name} ${when(least)}, in the place of ${list(by)}?`
}

/** Fewest things in the way first. */
function leastFirst({ blocked }: Pick<WayOut, 'blocked'>): WayOut['blocked'] {
  return blocked.toSorted((left, right) => left.by.length - right.by.length)
}

const MOST_OUT = 2

function weekdayOf(date: string, days: readonly PlanDay[]): string {
  return !isDay(date) ? '' : days.length > WEEK ? dayName(date) : weekday(date)
}

function titleIn(code: string, days: readonly PlanDay[]): string[] {
  return days.flatMap(({ items }) => items).flatMap(({ productCode, title }) => (productCode === code ? [shortTitle(title)] : []))
}

function nameIn(code: string, days: readonly PlanDay[]): string[] {
  return days.flatMap(({ items }) => items).flatMap(({ productCode, title, proposed }) => (productCode === code ? [`${shortTitle(title)}${proposed === null ? '' : ` at ${sayTime(proposed.time)}`}`] : []))
}
