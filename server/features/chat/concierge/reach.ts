import { pattern } from '../language/pattern.ts'

/** How far somebody means to travel at most, in kilometres. */
const NEAR = 2500
/** What is behind one by the hour. */
const SPEED: Readonly<Record<string, number>> = { flight: 700, train: 120, drive: 80 }
/** To get off the ground and down again. */
const FLIGHT_HOURS = 0.5

const NOT_FAR = pattern('iu')`
  \b(?:not|nothing|nowhere|isn't)\W+(?:\w+\W+){0,2}?far(?: away)?\b(?! (?:to|from) (?:walk|the (?:hotel|centre|center|beach|station|sea)))|
  \b(?:near|close|closer|nearby|nearer)\s+(?:to\s+)?(?:home|us|me|here)\b|\bshort(?:[- ]haul| flights?| trip from| hop)\b|
  \bno long(?:[- ]haul| flights?| journeys?)\b|\btoo far\b
`
const NEAR_NAME = /\b(?:[Nn]ear|[Cc]lose to)\s+\p{Lu}/u
const HOURS = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight)[- ]?(?:hours?|hrs?|h)\b`
const BY = String.raw`(?:[^.?!]{0,20}?\b(flights?|fly|flying|air|plane|trains?|rail|car|drive|driving)\b)?`
const WITHIN = new RegExp(String.raw`\b(?:(?:with)?in|under|max(?:imum)?|at most|up to|less than|no more than|not more than)\s+(?:of\s+)?${HOURS}${BY}`, 'i')
const AT_MOST = new RegExp(String.raw`\b${HOURS}${BY}[^.?!]{0,12}?\b(?:at most|max(?:imum)?|or less|tops|away)\b`, 'i')
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** 'Not too far from London', 'within three hours by train': the kilometres that allows; undefined where nobody minds the way. */
export function reachIn(said: string): number | undefined {
  const [match, count = '', by = ''] = WITHIN.exec(said) ?? AT_MOST.exec(said) ?? []
  if (match !== undefined) {
    const hours = /^\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase())
    const way = /^(?:train|rail)/i.test(by) ? 'train' : /^(?:car|driv)/i.test(by) ? 'drive' : 'flight'
    return Math.round((way === 'flight' ? Math.max(1, hours - FLIGHT_HOURS) : hours) * (SPEED[way] ?? 0))
  }
  return NOT_FAR.test(said.replaceAll('’', "'")) || NEAR_NAME.test(said) ? NEAR : undefined
}

const FROM = /\b(?:far(?: away)?|close|near|nearby|away|flights?|train|drive|car|hours?)\s+(?:from|to|of)\s+(\p{L}{3,}(?: \p{Lu}\p{L}{2,})?)/u

/** 'Not far from Berlin': where the way is counted from, as it was written; whether there is such a place, others know. */
export function reachedFrom(said: string): string | undefined {
  const name = FROM.exec(said)?.[1]
  return name === undefined || /^(?:home|here|us|me|the|my|our|where|walk|see)\b/i.test(name) ? undefined : name
}
