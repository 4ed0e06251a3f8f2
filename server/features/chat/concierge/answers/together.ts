import { sayTime } from '@meander/sdk/contract/clock'
import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
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
  const silent = list(known.filter(({ minutes }) => minutes === null).map(({ title }) => shortTitle(title)))
  if (silent !== '') return voice.say(`I cannot tell: how long it takes is not said of ${silent}.`, `That depends on how long it takes, and of ${silent} nobody says so.`)
  const deadline = readDeadline(question.asked)
  const { startDate: from = '', endDate: to = from } = situation.facts
  const within = days ?? (from === '' ? null : { from, to })
  const dates = [...new Set(known.flatMap(({ starts }) => starts.map(({ date }) => date)))].sort().filter((date) => within === null || (date >= within.from && date <= within.to))
  if (dates.length === 0) return days === null ? voice.say(
    `For that I need your days: the starts of ${names} differ from day to day.`,
    `Tell me the day, and I see how ${names} fit it.`,
  ) : voice.say(`No: ${names} ${known.length > 1 ? 'have' : 'has'} no free start then.`, `No, nothing of ${names} is free then.`)
  const plans = dates.flatMap((date) => { const placed = placeOn(known, date); return placed === null ? [] : [{ date, placed }] })
  const fitting = plans.find(({ placed }) => deadline === null || (placed.at(-1)?.to ?? 0) <= deadline.at - deadline.ahead)
  if (fitting !== undefined) return sayYes({ ...fitting, deadline }, voice.say)
  const [late] = plans
  if (late !== undefined && deadline !== null) {
    const end = late.placed.at(-1)?.to ?? 0
    return voice.say(
      `No: on ${dayName(late.date)} the last of it ends at ${clock(end)}${end <= deadline.at ? `, only ${length(deadline.at - end)} before ${clock(deadline.at)}` : `, after ${clock(deadline.at)}`}.`,
      `That is too tight: it would be over at ${clock(end)} at the earliest.`,
    )
  }
  return sayApart(known, { dates, deadline, say: voice.say })
}

function sayYes({ date, placed, deadline }: { date: string; placed: Placed[]; deadline: Deadline | null }, say: (...ways: string[]) => string): string {
  const hours = placed.map(({ known, from, to }) => `${shortTitle(known.title)} from ${clock(from)} to ${clock(to)}`)
  const end = placed.at(-1)?.to ?? 0
  const left = deadline === null ? '' : ` ${say(`That leaves ${length(deadline.at - end)} before ${clock(deadline.at)}.`, `From then to ${clock(deadline.at)} are ${length(deadline.at - end)}.`)}`
  const gaps = placed.slice(1).map(({ from }, at) => from - (placed[at]?.to ?? 0))
  const between = gaps.length === 1 && deadline === null ? ` ${say(
    `Between them are ${length(gaps[0] ?? 0)}.`,
    `That leaves ${length(gaps[0] ?? 0)} between the two.`,
    `The pause between is ${length(gaps[0] ?? 0)}.`,
  )}` : ''
  return `${say(`Yes: on ${dayName(date)}, ${list(hours, 'then')}.`, `Yes, on ${dayName(date)}: ${list(hours, 'then')}.`)}${left}${between}`
}

/** Not all on one day, or not in time: each where it does go. */
function sayApart(known: readonly KnownFacts[], { dates, deadline, say }: { dates: readonly string[]; deadline: Deadline | null; say: (...ways: string[]) => string }): string {
  const alone = known.flatMap((one) => {
    const plans = dates.flatMap((date) => { const placed = placeOn([one], date)?.[0]; return placed === undefined || (deadline !== null && placed.to > deadline.at - deadline.ahead) ? [] : [{ date, placed }] })
    const [first] = plans
    return first === undefined ? [] : [`${shortTitle(one.title)} on ${dayName(first.date)} from ${clock(first.placed.from)} to ${clock(first.placed.to)}`]
  })
  if (alone.length === 0) return say('No, there is no time for any of them then.', 'No: none of them would be over in time.')
  return say(`Not ${known.length === 2 ? 'both' : 'all of them'} on one day. What goes: ${list(alone, 'or')}.`, `No, not on the same day. By themselves: ${list(alone, 'or')}.`)
}

interface Deadline {
  at: number
  /** How long before it one has to be there. */
  ahead: number
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
function readDeadline(asked: string): Deadline | null {
  const [match, hour = '', minute = '0', half] = /\b(?:by|before|at|our|the|my|a|until|for)\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?(?= ?(?:flight|train|ship|boat|ferry|cruise|bus|plane|o'?clock|sharp|$|[,.?!]|is\b|does\b|today|then|for|latest|check))/.exec(asked) ?? []
  if (match === undefined || Number(hour) > 23) return null
  const isLate = half === 'pm' || (half === undefined && Number(hour) < 8)
  const at = ((Number(hour) % 12) + (isLate || (half === undefined && Number(hour) >= 12) ? 12 : 0)) * 60 + Number(minute)
  return { at, ahead: AHEAD.find(([words]) => words.test(asked))?.[1] ?? 0 }
}

function clock(minutes: number): string {
  return capital(sayTime(timeOfMinutes(minutes % 1440)))
}
