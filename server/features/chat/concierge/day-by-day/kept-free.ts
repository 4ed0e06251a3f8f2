import { timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { daysNamed } from './days-named.ts'
import type { DayNamed } from './days-named.ts'

const LEAVES = /\b(?:leave|keep|have|want|make|need|clear|hold|block)\b.{0,40}\b(?:free|empty|open|clear|off|unplanned)\b|\b(?:day off|rest day|free day|nothing (?:planned |at all )?(?:on|for))\b|\b(?:we|i) (?:pray|have (?:a|an|our) (?:\w+ )?(?:meeting|call|appointment|lunch|dinner|wedding|mass|service))\b|\b(?:we are|i am|we're|i'm|are|am) (?:busy|not free|unavailable|taken)\b/
/** 'What is open on Sunday', 'is Friday free': asked, not wanted. */
const ASKS = /^\W*(?:what|which|is|are|does|do|when|how|who|where)\b/

/** True where some time is to have nothing in it. */
export function asksToKeepFree(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return LEAVES.test(lower) && !ASKS.test(lower)
}

/** The days of the trip, or parts of them, in which nothing may be: they were to be left free, or one is on the way then. */
export function keptFree(turns: readonly string[], trip: { from: Day; to: Day }): Busy[] {
  return [...turns.filter((turn) => asksToKeepFree(turn)).flatMap((turn) => daysNamed(turn, trip)).map(asBusy), ...turns.flatMap((turn) => onTheWay(turn, trip) ?? [])]
}

const AT = String.raw`(?:\w+ ){0,5}?(?:at|by|until|till|around|about|before) (?:about )?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|a\.m\.|p\.m\.)?(?!\d|st|nd|rd|th)`
const COMES = new RegExp(String.raw`\b(?:(?:we|i|they|flight|train|plane|ship|ferry|our (?:flight|train|plane|ship|ferry)) (?:\w+ )?(?:land|arrive|get in|dock|come in|touch down)s?|landing|arriving|lands|arrives|check(?:ing)?[- ]in)\b ${AT}`)
const GOES = new RegExp(String.raw`\b(?:(?:we|i|they|flight|train|plane|ship|ferry|our (?:flight|train|plane|ship|ferry)) (?:\w+ )?(?:leave|depart|fly (?:home|back|out)|sail|take off|go home|is|head (?:home|back))s?|leaving|departing|flying (?:home|back|out)|flight home(?: is)?)\b ${AT}`)
/** From the runway to the town, and from the town to the runway. */
const COMING_MINUTES = 90
const GOING_MINUTES = 180

/** 'We land at 2 pm', 'our flight leaves at 18:00': on the first day, or the last, unless another is named. */
export function onTheWay(turn: string, trip: { from: Day; to: Day }): Busy | null {
  const lower = turn.toLowerCase().replaceAll('’', "'")
  const comes = COMES.exec(lower)
  const goes = comes === null ? GOES.exec(lower) : null
  const minutes = minutesIn(comes ?? goes)
  if (minutes === null) return null
  const [named] = daysNamed(lower.replace((comes ?? goes)?.[0] ?? '', (words) => words.replace(/\d.*$/, '')), trip)
  if (comes !== null) return { date: named?.date ?? trip.from, from: '00:00', to: timeOfMinutes(minutes + COMING_MINUTES) }
  return { date: named?.date ?? trip.to, from: timeOfMinutes(Math.max(0, minutes - GOING_MINUTES)), to: '24:00' }
}

function minutesIn(match: RegExpExecArray | null): number | null {
  const [, hour, minute = '00', half] = match ?? []
  if (hour === undefined || Number(hour) > 23) return null
  const isLater = half?.startsWith('p') === true && Number(hour) < 12
  return (Number(hour) + (isLater ? 12 : 0) - (half?.startsWith('a') === true && hour === '12' ? 12 : 0)) * 60 + Number(minute)
}

export function asBusy({ date, part }: DayNamed): Busy {
  return { date, from: part?.earliest ?? '00:00', to: part === null ? '24:00' : (part.latest ?? '24:00') }
}
