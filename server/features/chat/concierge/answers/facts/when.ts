import { sayTime } from '@meander/sdk/contract/clock'
import { addDays } from '@meander/sdk/contract/days'
import type { ClosedReason } from '../../../../activities/index.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import type { TripFacts } from '../../../understanding/index.ts'
import { dayName, inWords, list } from '../../words/format.ts'
import type { AskedDays } from '../../questions/asked-days.ts'
import { lower } from './fact.ts'
import type { Asking, Fact } from './fact.ts'
import { readWeekday, sayNoSuchDay } from './weekday.ts'

/** Whether it can be booked on the days that were asked for; without any, when it can be on the days of the trip. */
export function readTimes(known: KnownFacts, asking: Asking): Fact {
  const limit = readLimit(asking.question.asked)
  if (limit !== null && known.starts.length > 0) return byLimit(known, limit)
  const part = PARTS.find(([words]) => words.test(asking.question.asked))
  if (part !== undefined && known.starts.length > 0) return byPart(known, part, asking)
  const general = readWeekday(known, asking)
  if (general !== null) return general
  return asking.days === null ? ofTrip(known, asking) : sayNoSuchDay(onDays(known, asking, asking.days), asking)
}

/** 'Does it start before 8', 'is there one after 5 pm', in minutes of the day. */
function readLimit(asked: string): { isBefore: boolean; minutes: number } | null {
  const [match, word = '', hour = '', minute = '0', half] = /\b(before|by|earlier than|after|later than|from)\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?(?! (?:days?|people|of|hours?|minutes?)\b|\w)/.exec(asked) ?? []
  if (match === undefined || Number(hour) > 23) return null
  const isBefore = /^(?:before|by|earlier)/.test(word)
  const isLate = half === 'pm' || (half === undefined && !isBefore && Number(hour) < 8)
  return { isBefore, minutes: ((Number(hour) % 12) + (isLate || (half === undefined && Number(hour) >= 12) ? 12 : 0)) * 60 + Number(minute) }
}

/** Parts of the day, by the minutes in which something starts that belongs to them. */
const PARTS: readonly (readonly [words: RegExp, name: string, from: number, to: number])[] = [
  [/\b(?:in the|(?:this|that|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) mornings?\b/, 'morning', 0, 12 * 60],
  [/\b(?:in the|(?:this|that|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) afternoons?\b/, 'afternoon', 12 * 60, 17 * 60],
  [/\b(?:(?:in the|this|that|(?:mon|tues|wednes|thurs|fri|satur|sun)day) evenings?|at night|(?:mon|tues|wednes|thurs|fri|satur|sun)day nights?)\b/, 'evening', 17 * 60, 24 * 60],
]

/** 'Do they do it in the evening'. */
function byPart({ starts }: KnownFacts, [, name, from, to]: (typeof PARTS)[number], { days }: Asking): Fact {
  const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const asked = starts.filter(({ date }) => days === null || (date >= days.from && date <= days.to))
  const fitting = asked.filter(({ time }) => at(time) >= from && at(time) < to)
  const [first] = fitting
  if (first !== undefined) return {
    verdict: 'yes',
    says: [`starts at ${hoursOf(fitting.filter(({ date }) => date === first.date))} on ${dayName(first.date)}`],
    short: `${dayName(first.date)} at ${hoursOf(fitting.filter(({ date }) => date === first.date))}`,
  }
  const times = list([...new Set(starts.map(({ time }) => time))].toSorted().slice(0, 3).map(sayTime), 'or')
  return { verdict: 'no', says: [`has no start in the ${name}, only at ${times}`, `does not start in the ${name}; it does at ${times}`], short: `no start in the ${name}, only at ${times}` }
}

function byLimit({ starts }: KnownFacts, { isBefore, minutes }: { isBefore: boolean; minutes: number }): Fact {
  const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const fitting = starts.find(({ time }) => (isBefore ? at(time) < minutes : at(time) >= minutes))
  if (fitting !== undefined) return { verdict: 'yes', says: [`has a start at ${sayTime(fitting.time)}, on ${dayName(fitting.date)}`], short: `${sayTime(fitting.time)} on ${dayName(fitting.date)}` }
  const times = starts.map(({ time }) => time).toSorted()
  const edge = sayTime((isBefore ? times[0] : times.at(-1)) ?? '00:00')
  return { verdict: 'no', says: [`starts at ${edge} at the ${isBefore ? 'earliest' : 'latest'}`], short: `${edge} at the ${isBefore ? 'earliest' : 'latest'}` }
}

function onDays(known: KnownFacts, asking: Asking, days: AskedDays): Fact {
  const within = known.starts.filter(({ date }) => date >= days.from && date <= days.to)
  const [first] = within
  if (first !== undefined) {
    const hours = hoursOf(within.filter(({ date }) => date === first.date))
    const places = /\b(?:how many|places|spaces|seats|room|left)\b/.test(asking.question.asked) && first.spaces !== null ? `, with ${first.spaces} places left` : ''
    return {
      verdict: 'yes',
      says: [`has room on ${dayName(first.date)} at ${hours}${places}`, `can be booked for ${dayName(first.date)}, at ${hours}${places}`],
      short: `${dayName(first.date)} at ${hours}`,
    }
  }
  const why = whyNot(known.closed.find(({ date }) => date >= days.from && date <= days.to)?.reason ?? null, days, asking)
  const nearest = nearestStart(known, days, asking.situation.facts)
  const after = nearest === undefined ? '' : `; the nearest day with room is ${dayName(nearest.date)}, at ${hoursOf(known.starts.filter(({ date }) => date === nearest.date))}`
  return { verdict: 'no', says: [`${why}${after}`], short: `${why}${nearest === undefined ? '' : `, but ${dayName(nearest.date)} has room`}` }
}

/** Why, on the days that were asked for. */
function whyNot(reason: ClosedReason | null, { from, to }: AskedDays, { situation }: Asking): string {
  const day = from === to ? `on ${dayName(from)}` : `from ${dayName(from)} to ${dayName(to)}`
  switch (reason) {
    case 'sold-out':
      return `is sold out ${day}`
    case 'not-operating':
      return `does not run ${day}`
    case 'out-of-season':
      return `is out of season ${day}`
    case 'cut-off':
      return `takes no more bookings for ${dayName(from)}`
    case 'past':
      return `cannot be had any more ${day}, which is over`
    case 'not-offered':
      return 'is no longer offered'
    case null:
      return from > addDays(situation.today, 360) ? `is not open for booking yet ${day}` : `has no start ${day}`
  }
}

/** A day of the trip before any other. */
function nearestStart({ starts }: KnownFacts, { from, to }: AskedDays, { startDate, endDate }: TripFacts): KnownFacts['starts'][number] | undefined {
  const away = (date: string): number => (date < from ? Date.parse(from) - Date.parse(date) : Date.parse(date) - Date.parse(to))
  const ofTrip = starts.filter(({ date }) => startDate !== undefined && date >= startDate && date <= (endDate ?? startDate))
  return (ofTrip.length > 0 ? ofTrip : starts).toSorted((left, right) => away(left.date) - away(right.date))[0]
}

/** 'On each day': every day with its hours. */
const EACH_DAY = /\b(?:each|every|all|which|what) (?:of (?:the|our) )?days?\b/

function ofTrip({ starts, openingHours }: KnownFacts, { situation, question }: Asking): Fact {
  const hours = openingHours === null ? '' : `; its usual hours are ${lower(openingHours)}`
  if (starts.length === 0) {
    if (situation.facts.startDate !== undefined && situation.facts.flexible !== true) return {
      verdict: 'no',
      says: [`has no free start on your days${hours}`, `is full or closed on your days${hours}`],
      short: 'no free start on your days',
    }
    return openingHours === null ? {
      verdict: 'unknown',
      says: ['has starts that differ from day to day, so I need a date for them'],
      short: 'a date is needed',
    } : { verdict: 'told', says: [`is open ${lower(openingHours)}`, `keeps these hours: ${lower(openingHours)}`], short: lower(openingHours) }
  }
  const [first = '', ...others] = [...new Set(starts.map(({ date }) => date))]
  if (EACH_DAY.test(question.asked) && others.length > 0) {
    const days = list([first, ...others].map((date) => `${dayName(date).replace(/ \d.*$/, '')} at ${hoursOf(starts.filter((start) => start.date === date))}`))
    return { verdict: 'told', says: [`starts on ${days}`], short: days }
  }
  const more = others.length === 0 ? '' : others.length === 1 ? `, and on ${dayName(others[0] ?? '')}` : `, and on ${inWords(others.length)} more of your days`
  const words = `${dayName(first)} at ${hoursOf(starts.filter((start) => start.date === first))}${more}`
  return { verdict: 'yes', says: [`has room on ${words}`, `can be had on ${words}`], short: words }
}

export function hoursOf(starts: readonly { time: string }[]): string {
  const times = starts.map(({ time }) => sayTime(time))
  return times.length <= 3 ? list(times, 'or') : `${times.length} times from ${times[0]} to ${times.at(-1)}`
}

/** Everything here is booked by its start; how full the starts are is known. */
export function readBooking({ starts, maximumGroupSize }: KnownFacts, { situation }: Asking): Fact {
  const least = starts.flatMap((start) => (start.spaces === null ? [] : [{ ...start, spaces: start.spaces }])).toSorted((left, right) => left.spaces - right.spaces)[0]
  const most = maximumGroupSize === null ? 'is sold by the start, with a fixed number of places' : `takes at most ${maximumGroupSize} on a start`
  const short = maximumGroupSize === null ? 'booked by the start' : `at most ${maximumGroupSize} a start`
  if (least === undefined || situation.facts.startDate === undefined) return { verdict: 'yes', says: [`${most} and is booked ahead`, `is booked ahead: it ${most}`], short }
  const left = `${least.spaces === 1 ? 'one place is' : `${least.spaces} places are`} left on ${dayName(least.date)} at ${sayTime(least.time)}`
  return { verdict: 'yes', says: [`${most} and is booked ahead; ${left}`], short: `${short}, ${left}` }
}
