import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { CLOCK_HOUR, clockTime } from '../language/clock-hours.ts'
import type { TimeWish } from './hours.ts'

const NOT_AN_HOUR = String.raw`(?!\s*(?:days?|people|of us|(?:st|nd|rd|th)\b))`
const RIDE = '(?:train|flight|plane|ferry|boat|bus|coach|ship|cruise)'
/** 'Before our train at 12.30', 'before our 6 pm flight'. */
const BEFORE_A_RIDE = new RegExp(String.raw`\bbefore (?:(?:our|my|the|a) )?(?:\w+ )?(?:${RIDE} (?:\w+ )?(?:at|leaves at) ${CLOCK_HOUR}${NOT_AN_HOUR}|${CLOCK_HOUR} ${RIDE}\b)`)
/** 'We have to be aboard at 17.30'. */
const ABOARD = new RegExp(String.raw`\b(?:aboard|on board)(?: again)? (?:at|by|before) ${CLOCK_HOUR}${NOT_AN_HOUR}`)
/** To be at the station, with one's things. */
const WAY = 45

/** By when one has to be on the way to something that does not wait; null where nothing leaves. */
export function leavingIn(lower: string): TimeWish | null {
  const ride = BEFORE_A_RIDE.exec(lower)
  const aboard = ride === null ? ABOARD.exec(lower) : null
  const groups = (ride ?? aboard)?.slice(1) ?? []
  const at = groups.findIndex((group) => group !== undefined)
  if (at < 0) return null
  const [hour = '', minute = '00', half = ''] = groups.slice(at)
  const latest = earlier(hour, minute, { half, isMorning: /\bmorning\b/.test(lower) })
  // A train is caught on one day; a ship lies there for the only one.
  return latest === null ? null : { latest, words: ride === null ? '' : /\b(?:morning|afternoon|evening)\b/.exec(lower)?.[0] ?? 'hours before that' }
}

function earlier(hour: string, minute: string, { half, isMorning }: { half: string; isMorning: boolean }): string | null {
  const at = clockTime([hour, minute, half], isMorning ? 0 : 8)
  if (at === null) return null
  const start = minutesOf(at) - WAY
  return start <= 0 ? null : timeOfMinutes(start)
}
