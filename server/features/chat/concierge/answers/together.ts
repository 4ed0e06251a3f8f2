import { sayTime } from '@meander/sdk/contract/clock'
import { minutesOf } from '@meander/sdk/contract/days'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, dayName, length, list, shortTitle } from '../words/format.ts'
import type { Asking } from './facts/fact.ts'

/** One of them at its hour, in minutes of the day. */
interface Placed {
  known: KnownFacts
  from: number
  to: number
}

/** From one to the next. */
const PAUSE = 30
/** How long before it leaves one has to be there. */
const AHEAD: readonly (readonly [RegExp, number])[] = [[/\b(?:flights?|fly|plane|airport)\b/, 180], [/\b(?:trains?|ship|boat|ferry|cruise|boarding|board|bus)\b/, 30]]

/** Whether they can all be done on one day, and in time for what comes after: with the hours that make it so. */
export function sayTogether({ question, situation, days }: Asking, known: readonly KnownFacts[]): string {
  const { voice } = situation
  const names = list(known.map(({ title }) => shortTitle(title)))
  if (known.some(({ minutes }) => minutes === null)) return voice.say(`I cannot tell: not all of ${names} say how long they take.`, `That depends on how long they take, which not all of ${names} tell.`)
  const deadline = readDeadline(question.asked)
  const dates = [...new Set(known.flatMap(({ starts }) => starts.map(({ date }) => date)))].sort().filter((date) => days === null || (date >= days.from && date <= days.to))
  if (dates.length === 0) return days === null ? voice.say(`For that I need your days: the starts of ${names} differ from day to day.`, `Tell me the day, and I see how ${names} fit it.`) : voice.say(`No: ${names} ${known.length > 1 ? 'have' : 'has'} no free start then.`, `No, nothing of ${names} is free then.`)
  const plans = dates.flatMap((date) => { const placed = placeOn(known, date); return placed === null ? [] : [{ date, placed }] })
  const fitting = plans.find(({ placed }) => deadline === null || (placed.at(-1)?.to ?? 0) <= deadline.at - deadline.ahead)
  if (fitting !== undefined) return sayYes({ ...fitting, deadline }, voice.say)
  const [late] = plans
  if (late !== undefined && deadline !== null) {
    const end = late.placed.at(-1)?.to ?? 0
    return voice.say(`No: on ${dayName(late.date)} the last of it ends at ${clock(end)}${end <= deadline.at ? `, only ${length(deadline.at - end)} before ${clock(deadline.at)}` : `, after ${clock(deadline.at)}`}.`, `That is too tight: it would be over at ${clock(end)} at the earliest.`)
  }
  return sayApart(known, voice.say)
}

function sayYes({ date, placed, deadline }: { date: string; placed: Placed[]; deadline: ReturnType<typeof readDeadline> }, say: (...ways: string[]) => string): string {
  const hours = placed.map(({ known, from, to }) => `${shortTitle(known.title)} from ${clock(from)} to ${clock(to)}`)
  const end = placed.at(-1)?.to ?? 0
  const left = deadline === null ? '' : ` ${say(`That leaves ${length(deadline.at - end)} before ${clock(deadline.at)}.`, `From then to ${clock(deadline.at)} are ${length(deadline.at - end)}.`)}`
  const gaps = placed.slice(1).map(({ from }, at) => from - (placed[at]?.to ?? 0))
  const between = gaps.length === 1 && deadline === null ? ` ${say(`Between them are ${length(gaps[0] ?? 0)}.`, `That leaves ${length(gaps[0] ?? 0)} between the two.`, `The pause between is ${length(gaps[0] ?? 0)}.`)}` : ''
  return `${say(`Yes: on ${dayName(date)}, ${list(hours, 'then')}.`, `Yes, on ${dayName(date)}: ${list(hours, 'then')}.`)}${left}${between}`
}

/** They take place, only not on one day. */
function sayApart(known: readonly KnownFacts[], say: (...ways: string[]) => string): string {
  const hours = known.flatMap(({ title, starts: [first] }) => (first === undefined ? [`${shortTitle(title)} has no free start`] : [`${shortTitle(title)} on ${dayName(first.date)} at ${sayTime(first.time)}`]))
  return say(`Not on one day: their hours get in each other's way. Apart they go: ${list(hours)}.`, `No, not on the same day. On days of their own: ${list(hours)}.`)
}

/** One after the other with time between, as early as it goes; null where that cannot be. */
function placeOn(known: readonly KnownFacts[], date: string): Placed[] | null {
  const orders = known.length > 3 ? [known] : permutations(known)
  const placed = orders.flatMap((order) => { const one = inOrder(order, date); return one === null ? [] : [one] })
  return placed.toSorted((left, right) => (left.at(-1)?.to ?? 0) - (right.at(-1)?.to ?? 0))[0] ?? null
}

function inOrder(order: readonly KnownFacts[], date: string): Placed[] | null {
  const placed: Placed[] = []
  for (const known of order) {
    const free = (placed.at(-1)?.to ?? -PAUSE) + PAUSE
    const start = known.starts.filter((one) => one.date === date).map(({ time }) => minutesOf(time)).toSorted((left, right) => left - right).find((from) => from >= free)
    if (start === undefined) return null
    placed.push({ known, from: start, to: start + (known.minutes ?? 0) })
  }
  return placed
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]))
}

/** 'Before our 6 pm flight', 'back by 4:30': an hour without am or pm is meant in the afternoon where it is small. */
function readDeadline(asked: string): { at: number; ahead: number } | null {
  const [match, hour = '', minute = '0', half] = /\b(?:by|before|at|our|the|my|a|until|for)\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?(?= ?(?:flight|train|ship|boat|ferry|cruise|bus|plane|o'?clock|sharp|$|[,.?!]|is\b|does\b|today|then|for|latest|check))/.exec(asked) ?? []
  if (match === undefined || Number(hour) > 23) return null
  const isLate = half === 'pm' || (half === undefined && Number(hour) < 8)
  const at = ((Number(hour) % 12) + (isLate || (half === undefined && Number(hour) >= 12) ? 12 : 0)) * 60 + Number(minute)
  return { at, ahead: AHEAD.find(([words]) => words.test(asked))?.[1] ?? 0 }
}

function clock(minutes: number): string {
  const day = minutes % 1440
  return capital(sayTime(`${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`))
}
