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
  code: string | null
  title: string
  asked: DayNamed | null
  way: WayOut
}

/** All that was to come or to go elsewhere and could not. */
export function refusedIn({ wish, plan, searched }: Pick<Changed, 'wish' | 'plan' | 'searched'>): Refused[] {
  const outcomes = searched.flatMap(({ found }) => found.plan ?? [])
  if (wish.kind === 'move') return plan.flatMap(({ productCode, card: { title } }) => outcomes.flatMap(({ ways }) => { const way = ways?.[productCode]; return way === undefined ? [] : [{ code: productCode, title, asked: wish.to, way }] }))
  if (wish.kind !== 'trade') return []
  return wish.puts.flatMap(({ day, isKind }, at) => outcomes.flatMap(({ put = [] }) => put.flatMap(({ key, code, title, way, meant = null }) => (key !== at || code !== null || title === null || way === undefined || isKind ? [] : [{ code: meant, title, asked: day, way }]))))
}

/** Whole weeks have each name twice. */
const WEEK = 7

/** Why it cannot: it does not run then, or something stands in its way. `end` is what is said behind it. */
export function sayNoRoom({ voice }: Pick<Situation, 'voice'>, { title, asked, way }: Omit<Refused, 'code'>, { days, end }: { days: readonly PlanDay[]; end: string }): string {
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
export function sayOffer(refused: Refused, days: readonly PlanDay[]): string {
  const way = offeredWay(refused, days)
  if (way === null) return ''
  const by = way.instead.flatMap((code) => titleIn(code, days))
  return `Shall I put ${shortTitle(refused.title)} ${way.slots.map(({ date, startTime }) => `on ${weekdayOf(date, days)} at ${sayTime(startTime)}`).join(', or ')}${by.length === 0 ? '' : `, in the place of ${list(by)}`}?`
}

/** Two starts on other days, else one in the place of what is in its way; null where there is neither. */
export function offeredWay({ way: { blocked, elsewhere } }: Pick<Refused, 'way'>, days: readonly PlanDay[]): { slots: { date: string; startTime: string }[]; instead: string[] } | null {
  const slotOf = ({ date, startTime }: { date: string; startTime: string }) => ({ date, startTime })
  if (elsewhere.length > 0) return { slots: elsewhere.slice(0, 2).map(slotOf), instead: [] }
  const [least] = leastFirst({ blocked })
  const instead = least === undefined ? [] : least.by.filter((code) => titleIn(code, days).length > 0)
  return least === undefined || instead.length === 0 || instead.length > MOST_OUT ? null : { slots: [slotOf(least)], instead }
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
