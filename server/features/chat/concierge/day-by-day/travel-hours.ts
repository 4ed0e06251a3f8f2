import { part, pattern } from '../../language/pattern.ts'
import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { CLOCK_HOUR, clockTime } from '../../language/clock-hours.ts'
import { MONTH, ORDINAL, WEEKDAY } from '../../understanding/date-words.ts'
import { daysInEnglish } from '../day-rules/days-in-english.ts'
import { daysNamed } from './days-named.ts'
import type { Trip } from './free-hours.ts'

/** An hour of coming or going that a message tells, and from when or until when there is time for anything else. */
export interface TravelHour {
  is: 'arrival' | 'departure'
  date: Day
  at: string
  /** What is over by then, or begins no sooner. */
  free: string
}

const RIDES = '(?:flight|plane|train|ship|boat|ferry|bus|coach|cruise)'
const THEIRS = '(?:my|our|the|a|his|her|their)'
const PEOPLE = '(?:husband|wife|partner|friends?|parents|son|daughter|group|kids|family|mum|mom|dad|sister|brother|others|team)'
const WHO = part`
  (?:(?:we|im|i|they|he|she|${THEIRS}(?: (?:return|early|late|morning|evening|afternoon))? (?:${RIDES}|${PEOPLE})|${RIDES})(?:'m|'re|'ll|'s)?
  (?: (?:am|are|is|will|only|just|both|all|already|then|now|must|should|have to|has to|need to|needs to|got to))* )
`
const HOMEWARD = '(?:home|back|out|off|away)'
const COMES = part`
  (?:${WHO}(?:(?:land|arrive|dock|anchor)s?|(?:get|come)s? in(?:to)?|gets? (?:there|here)|touch(?:es)? down|(?:landing|arriving|docking|coming in|getting in))|
  landing|arriving|docking|arrival|arrives?|lands?|docks|check(?:ing)?[- ]in)
`
/** 'Leave Friday evening empty': nobody goes anywhere. */
const LEFT_SO = '(?: \\S+){1,5}? (?:empty|free|open|blank|alone|unplanned|clear|to us|as (?:it|they) (?:is|are|was|were)|for (?:ourselves|the (?:beach|pool|sea|shops|market|hotel|spa|kids|children|family)|shopping|wandering|resting|swimming|a (?:rest|wander|stroll|swim|nap|lie-in)))\\b| out\\b'
const GOES = part`
  (?:^\W*(?:and )?(?:fly|go|head|travel) ${HOMEWARD}|(?:${WHO}|^\W*(?:and )?)(?:leaves?|departs?|sails?)(?! (?:the|our|my) (?:hotel|house|room|apartment|flat|museum))(?!${LEFT_SO})|${WHO}(?:fly|flying|flies|go|going|goes|take|taking|head|heading|heads) ${HOMEWARD}|
  leaving|departing|departure|(?:flying|going|heading|sailing) ${HOMEWARD}|(?:return|homeward|${RIDES}) (?:${RIDES} )?(?:home|back|out)(?: is| leaves| goes)?|
  return ${RIDES}(?: is)?|(?:the|our|my) ${RIDES} (?:is|goes|takes off)|(?:the|our|my) ${RIDES}(?= at\b)|(?:back )?(?:aboard|on board|(?:at|to) the (?:ship|port|pier|dock|airport|station))(?: again)?)
`
/** Words that may stand between the verb and its hour. */
const DAY_WORDS = part`(?:(?:on|the|of|this|next|that|last|first|second|third|final|day|\d|${WEEKDAY}s?|${ORDINAL}|\d{1,2}(?:st|nd|rd|th)|in|into|town|home|back|again|only|already|there|from|for|\w+),? ){0,5}?`
const HOUR_CUE = '(?:at|by|until|till|around|about|before|from) (?:about |around )?'
const NO_HOUR = String.raw`(?!\d|st|nd|rd|th|[ -]?(?:days?|nights?|hours?|hrs?|people|of us|adults|kids)\b)`
/** Bare numbers are hours only behind such a word; others by what stands behind them. */
const HOUR = String.raw`(?:${HOUR_CUE}${CLOCK_HOUR}${NO_HOUR}|(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'clock)|(\d{1,2})[:.](\d{2})())`
const COMES_AT = new RegExp(String.raw`\b${COMES} ${DAY_WORDS}${HOUR}`)
const GOES_AT = new RegExp(String.raw`\b${GOES} ${DAY_WORDS}${HOUR}`)
const PARTS: readonly (readonly [RegExp, TravelHour['is'], string])[] = [
  [/\bmorning\b/, 'arrival', '09:00'], [/\bafternoon\b/, 'arrival', '15:00'], [/\bevening\b/, 'arrival', '19:00'], [/\bnight\b/, 'arrival', '22:00'],
  [/\bmorning\b/, 'departure', '10:00'], [/\bafternoon\b/, 'departure', '15:00'], [/\bevening\b/, 'departure', '18:00'], [/\bnight\b/, 'departure', '21:00'],
]
const IN_A_PART = new RegExp(String.raw`^ ${DAY_WORDS}(?:(?:in|during) the |at |late |early )?(?:morning|afternoon|evening|night)\b`)
/** Hours between two flights, or of a ship in port. */
const ASHORE = pattern()`
  \b(?:lay-?overs?|stop-?overs?|transit|between (?:two |our |my |the )?flights|cruise|(?:our|the|my) ship|in port|port (?:of call|stop|day)|ashore|docks?|docked|anchors?)\b
`
const BOTH_ENDS = pattern('g')`
  (?<!\b${MONTH} (?:the )?)\b(?:between ${CLOCK_HOUR} and ${CLOCK_HOUR}|(?:from )?${CLOCK_HOUR} ?(?:to|until|till|-|–) ?${CLOCK_HOUR})${NO_HOUR}(?! ?(?:of )?${MONTH})
`
const CONNECTS = /\b(?:lay-?overs?|stop-?overs?|transit|between (?:two |our |my |the )?flights)\b/
const FLIES = /\b(?:fly|flying|flight|plane|airport|lands?|landing)\b/
const IN_HOURS = /\b(\d{1,2})[- ]?(?:hours?|hrs?|h)\b/

/** From where one comes in to the town; from the town back to what does not wait, and what flies wants one there sooner. */
export const COMING_MINUTES = 90
export const GOING_MINUTES = 120
export const FLYING_MINUTES = 180
const LAYOVER_MINUTES = 150
export const BACK_MINUTES = 60
/** No ship sails, and nobody flies, at three in the night. */
const LATER_BELOW = 7
const NOON = 12

/** The hours of coming and going that a message tells: of the first day or the last, unless it names another. */
export function readTravelHours(turn: string, trip: Trip): TravelHour[] {
  const lower = plainly(turn)
  const ashore = ASHORE.test(lower) ? hoursAshore(lower, trip) : []
  if (ashore.length > 0) return ashore
  return lower.split(/[.;!?]\s+|,\s+(?=(?:and|but|then|we|i|our|my|they|leaving|arriving|fly\w*|out|back|on (?:the )?(?:\d+\w\w|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b)|(?<!\p{L})(?:and|but|und|et|y) (?=(?:we|i|our|my|the|they|fly|leav|depart|flight|on the \d|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\w*\b)/u).flatMap((clause, at, all) => hourIn(clause, trip, lower).map((hour) => carried(hour, { clause, before: all[at - 1] ?? '', trip })))
}

/** 'Keep Thursday light, our train is at 3': of the day that was spoken of. */
function carried(hour: TravelHour, { clause, before, trip }: { clause: string; before: string; trip: Trip }): TravelHour {
  const [day, ...others] = hour.is === 'departure' && /^\W*our (?:flight|plane|train|ferry|bus|coach)\b/.test(clause) && daysNamed(clause, trip).length === 0 ? daysNamed(before, trip) : []
  return day === undefined || others.length > 0 ? hour : { ...hour, date: day.date }
}

function plainly(turn: string): string {
  return daysInEnglish(turn.toLowerCase().replaceAll('’', "'")).replace(IN_AND_OUT, (_, start: string, way: string) => `${start}${way === 'in' ? 'arriving' : 'leaving'} `).replace(A_RIDE, 'our $&').replace(/\b(?:noon|midday)\b/g, '12:00').replace(/\bmidnight\b/g, '23:59')
}

/** 'In on Friday at 4, out on Sunday at 6'. */
const IN_AND_OUT = new RegExp(String.raw`(^|[,;:.?!]\s+|\band )(in|out) (?=(?:on )?(?:the )?(?:${WEEKDAY}|\d{1,2}(?:st|nd|rd|th))\b)`, 'g')
/** 'Train at 3 pm', with no word of whose. */
const A_RIDE = /(?<=(?:^|[,;.?!(]\s*)(?:and )?)(?:flight|plane|train|ferry|bus|coach) (?=(?:is |leaves |goes )?at \d)/g

function hourIn(clause: string, trip: Trip, lower: string): TravelHour[] {
  if (ASKS.test(clause)) return []
  const comes = COMES_AT.exec(clause)
  const goes = comes === null ? GOES_AT.exec(clause) : null
  const match = comes ?? goes
  if (match === null) return inAPart(clause, trip)
  const isLate = /^\W*(?:in the (?:evening|afternoon)|at night|that evening)\b/.test(clause.slice(match.index + match[0].length))
  const isEarly = /^\W*(?:in the |that )morning\b/.test(clause.slice(match.index + match[0].length))
  const time = timeOf(match.slice(1), isLate ? NOON : isEarly ? 0 : comes === null ? LATER_BELOW + 1 : LATER_BELOW)
  if (time === null) return []
  const [named] = daysNamed(clause.slice(0, match.index) + match[0].replace(new RegExp(`${HOUR}$`), '') + clause.slice(match.index + match[0].length), trip)
  const end = comes === null ? null : endOfStay(lower, time)
  if (comes !== null) return [arrival(named?.date ?? trip.from, time), ...(end === null ? [] : [departure(named?.date ?? trip.from, end, LAYOVER_MINUTES)])]
  return [departure(named?.date ?? trip.to, time, marginOf(clause, match[0]))]
}

/** Whether it is asked, and not told. */
const ASKS = /^\W*(?:(?:and|so|but)\W+)*(?:is|are|do|does|can|could|would|will|when|what|which|how|where|who)\b(?!.*\b(?:then|after|before) that\b)/

/** 'Flying home the 10th in the evening': an hour that is usual then. */
function inAPart(clause: string, trip: Trip): TravelHour[] {
  for (const [words, is] of [[COMES, 'arrival'], [GOES, 'departure']] as const) {
    const match = new RegExp(String.raw`\b${words}\b`).exec(clause)
    const behind = match === null ? null : IN_A_PART.exec(clause.slice(match.index + match[0].length))
    const at = behind === null ? undefined : PARTS.find(([part, of]) => of === is && part.test(behind[0]))?.[2]
    if (at === undefined) continue
    const [named] = daysNamed(clause, trip)
    return [is === 'arrival' ? arrival(named?.date ?? trip.from, at) : departure(named?.date ?? trip.to, at, marginOf(clause))]
  }
  return []
}

/** 'In port from 8 to 5', 'a layover from 10 to 19': both ends, on the day that is named or on the only one. */
function hoursAshore(lower: string, trip: Trip): TravelHour[] {
  const [named] = daysNamed(lower, trip)
  const date = named?.date ?? (trip.from === trip.to ? trip.from : null)
  const groups = date === null ? [] : [...lower.matchAll(BOTH_ENDS)].flatMap((match) => [match.slice(1, 7), match.slice(7, 13)].filter(([hour]) => hour !== undefined))[0] ?? []
  const from = timeOf(groups.slice(0, 3), 0)
  const to = timeOf(groups.slice(3, 6), 0)
  if (date === null || from === null || to === null) return []
  // 'From 8 to 5' ends in the afternoon.
  const end = to > from ? to : timeOfMinutes((minutesOf(to) % 720) + 720)
  return end <= from ? [] : [arrival(date, from), departure(date, end, CONNECTS.test(lower) ? LAYOVER_MINUTES : GOING_MINUTES)]
}

function endOfStay(clause: string, from: string): string | null {
  const hours = CONNECTS.test(clause) ? IN_HOURS.exec(clause)?.[1] : undefined
  const end = hours === undefined ? null : minutesOf(from) + Number(hours) * 60
  return end === null || end >= 1440 ? null : timeOfMinutes(end)
}

function timeOf(groups: readonly (string | undefined)[], laterBelow: number): string | null {
  const at = groups.findIndex((group) => group !== undefined && /\d/.test(group))
  return at < 0 ? null : clockTime([groups[at], groups[at + 1] === '' ? undefined : groups[at + 1], groups[at + 2]], laterBelow)
}

/** Who has to be back by an hour has only the way there before it. */
function marginOf(clause: string, words = ''): number {
  return IS_BACK.test(words) ? BACK_MINUTES : SETS_OUT.test(clause) ? BACK_MINUTES : FLIES.test(clause) ? FLYING_MINUTES : GOING_MINUTES
}

/** Who sets out for the airport at noon is free until then. */
const SETS_OUT = /\b(?:leav\w+|head\w*|set(?:ting)? out|go(?:ing)?|off) (?:\w+ )?(?:for|to) the (?:airport|station|port)\b/
const IS_BACK = /\b(?:aboard|on board|(?:at|to) the \w+)\b/

function arrival(date: Day, at: string): TravelHour {
  return { is: 'arrival', date, at: at, free: timeOfMinutes(Math.min(1439, minutesOf(at) + COMING_MINUTES)) }
}

function departure(date: Day, at: string, minutes: number): TravelHour {
  return { is: 'departure', date, at: at, free: timeOfMinutes(Math.max(0, minutesOf(at) - minutes)) }
}
