import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { capital, dayName, inline, weekday } from './format.ts'
import { rotated } from './picks.ts'
import type { Item } from './picks.ts'
import type { Situation } from './situation.ts'

/** Where an item stands in a letter. */
export interface Standing {
  /** From 0. */
  at: number
  /** The day is said already, by the day planner or since all are on one. */
  dayKnown: boolean
  /** Only one of them will be taken. */
  isEither: boolean
  /** Nothing else is proposed: it is no first one. */
  isAlone: boolean
  /** How the item before it was told: two do not begin alike. */
  previous: string
  /** The whole date was said before, so that the weekday is enough. */
  weekdayEnough: boolean
}

/** One item as a short paragraph: when, what, and what is most worth saying of it. */
export function sayPick(item: Item, { voice }: Pick<Situation, 'voice'>, standing: Standing): string {
  const when = whenOf(item, standing)
  const title = inline(item.activity.title)
  const aim = item.leads.find(({ does }) => does.length === 0)
  const [first, second] = item.leads.filter(({ does }) => does.length > 0)
  if (aim !== undefined) {
    const ends = first === undefined ? [''] : first.does.map((one) => ` It ${one}.`)
    return voice.first(...ends.flatMap((end) => rotated(headedWays(title, when, aim.heads), item.turn).map((way) => `${way}${end}`)), ...bare(title, when, standing))
  }
  if (first === undefined) return voice.say(...bare(title, when, standing))
  const does = first.does.map((one, at) => (second === undefined ? one : joined(one, second.does[at % Math.max(1, second.does.length)] ?? '')))
  const headed = second === undefined ? rotated(headedWays(title, when, first.heads), item.turn) : []
  const after = does.flatMap((one) => rotated(afterWays(title, when, one, standing), item.turn))
  // A single thing is said before the title or after it, by turns.
  const [opening = ''] = standing.previous.split(' ')
  const ways = item.turn % 2 === 0 ? [...headed, ...after] : [...after, ...headed]
  return voice.first(...ways.toSorted((left, right) => Number(left.startsWith(`${opening} `)) - Number(right.startsWith(`${opening} `))), ...bare(title, when, standing))
}

/** Long halves and those with a comma of their own are held apart. */
function joined(one: string, other: string): string {
  return one.includes(',') || other.includes(',') || one.split(' ').length > 6 ? `${one}, and it ${other}` : `${one} and ${other}`
}

/** 'Sunday 14 March at 10:00 AM', 'Monday at 10:00 AM', '2:00 PM'; null where no hour is proposed. */
function whenOf({ activity: { proposed } }: Item, { dayKnown, weekdayEnough }: Standing): string | null {
  if (proposed === null || !isDay(proposed.date)) return null
  const hour = sayTime(proposed.time)
  if (dayKnown) return hour
  return `${weekdayEnough ? weekday(proposed.date) : dayName(proposed.date)} at ${hour}`
}

/** Two colons in a row stop the reader, and so does a comma before another. */
function isSimple(title: string): boolean {
  return !/[,:;–—]/.test(title)
}

function headedWays(title: string, when: string | null, heads: readonly string[]): string[] {
  if (title.includes(':')) return heads.filter((head) => head.startsWith('For ')).map((head) => `${head}${when === null ? '' : `, ${onDay(when)}`}, ${title}.`)
  const ends = when === null ? '' : isSimple(title) ? `, ${when}` : `; ${when}`
  return heads.flatMap((head) => [`${head}: ${title}${ends}.`, ...(isSimple(title) ? [when === null ? `${head}, there is ${title}.` : `${head}, ${title}, ${onDay(when)}.`] : [])])
}

function afterWays(title: string, when: string | null, does: string, { at, isEither, isAlone }: Standing): string[] {
  const open = isEither ? (at === 0 ? 'Either' : 'Or') : at === 0 ? 'First' : at === 1 ? 'Then' : 'After that'
  const simple = isSimple(title)
  if (when === null) return [`${title}. It ${does}.`, ...(simple ? [`I would look at ${title}: it ${does}.`, `There is ${title}; it ${does}.`] : [`I would look at ${title}. It ${does}.`])]
  return [
    ...(title.includes(':') ? [] : [`${capital(when)}: ${title}. It ${does}.`]),
    ...(simple ? [`${title}, ${onDay(when)}: it ${does}.`] : []),
    ...(isEither && !isAlone ? [] : [`Keep ${when} for ${title}. It ${does}.`]),
    ...(isAlone ? [`${capital(onDay(when))} there is ${title}. It ${does}.`] : [
      ...(simple && !does.includes(' and it ') ? [`${open}, ${onDay(when)}, ${title}, which ${does}.`] : []),
      `${open}, ${onDay(when)}, ${title}. It ${does}.`,
    ]),
  ]
}

function bare(title: string, when: string | null, { at }: Standing): string[] {
  if (when === null) return [`${title}.`, `There is ${title}.`, `${at === 0 ? 'I would look at' : 'And'} ${title}.`]
  return [`${capital(when)}: ${title}.`, `${capital(onDay(when))}, ${title}.`, `Keep ${when} for ${title}.`]
}

/** 'on Sunday at 10:00 AM', 'at 10:00 AM'. */
function onDay(when: string): string {
  return /^\d/.test(when) ? `at ${when}` : `on ${when}`
}
