import { daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { pattern } from '../language/pattern.ts'
import { daysInAgreed } from './agreed-days-law.ts'
import { WEEKDAY } from './date-words.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import { placesInAgreed } from './agreed-places-law.ts'
import { weekdayOf } from './calendar.ts'
import { changesTown } from './changes-town.ts'
import { saidOfTrip } from './said-of-trip.ts'

/** 'Plan day by day', beside which a day that is named is no day asked for. */
const WHOLE_PLAN = pattern('iu')`
  \b(?:plan|re-?do|day by day|(?:each|every|all) (?:the )?days?|whole (?:week|trip|stay)|itinerary|schedule|jeden tag|tagesplan|chaque jour|programme)\b
`

/** All the days, in whatever words they are to be filled. */
const ALL_DAYS = pattern('iu')`
  \b(?:plan|fill|put|draw|line|set|lay|sort|sketch|map|build|give|do|suggest|arrange|organi[sz]e|what|rundown|programme?|schedule)\b[^.?!]{0,40}
  \b(?:(?:each|every|all|both|the|our|my)(?: single| of| the| our| my| two| three| four| five| six| seven| whole| \d){0,3} (?:days?|evenings|nights|mornings|trip|stay|weekend|week|time)|day by day|each|
  all (?:two|three|four|five|six|seven)|${WEEKDAY}(?: ?(?:to|-|till|until|through)|,| and) ?${WEEKDAY}|${WEEKDAY},? ${WEEKDAY})\b
`
const MOVES = /(?<!\p{L})(?:mov(?:e|es|ed|ing)|shift\w*|chang\w*|push\w*|postpon\w*|delay\w*|resched\w*|instead|rather|actually|extend\w*|longer|shorter|make it|wrong|dates?|verschieb\w*|verleg\w*|stattdessen|doch|déplac\w*|plutôt|mejor)(?!\p{L})/iu

/** A weekday beside the wish for a plan of all the days is one of the trip that is agreed on, as long as that has it. */
function isOfPlan({ dates, text }: TurnReading, { startDate, endDate }: { startDate: Day; endDate: Day }): boolean {
  if (dates === null || dates.impossible !== undefined || (!WHOLE_PLAN.test(text) && !ALL_DAYS.test(text)) || MOVES.test(text)) return false
  const lone = dates.lone?.weekday ?? null
  return lone !== null && dates.lone?.moves !== true && (lone - weekdayOf(startDate) + 7) % 7 <= daysBetween(startDate, endDate)
}

/** 'Leave the 9th light': of the day of a journey too something is wanted. */
const OF_THAT_DAY = /(?<!\p{L})(?:leave|keep|light|free|something|anything|nothing|put|only|frei|leicht|lass\p{L}*|nichts|etwas|laiss\p{L}*|rien|libre|léger)(?!\p{L})/iu

/**
 * What a later message may do to a trip that is agreed on. Its days move by a word of change, a new range told as the trip's or a new
 * day of coming and going; its places by a word of going or adding. All else that looks like a day or a town is of the plan.
 */
export function withinAgreed(facts: TripFacts, read: TurnReading): TurnReading {
  if (facts.destination === undefined && facts.startDate === undefined) return read
  const turn = saidOfTrip(facts, read)
  const places = placesInAgreed(facts, turn)
  const { startDate, endDate, flexible = false } = facts
  if (startDate === undefined || endDate === undefined || flexible) return places === turn.places ? turn : { ...turn, places }
  const isSameLength = turn.duration !== null && turn.duration.change === undefined && turn.duration.days === daysBetween(startDate, endDate) + 1
  const duration = isSameLength && turn.dates?.weekdays !== undefined ? null : turn.duration
  if (isOfPlan(turn, { startDate, endDate })) return { ...turn, places, duration: isSameLength ? null : duration, dates: null }
  const days = { ...turn, places, duration, dates: daysInAgreed(turn, { startDate, endDate }) }
  const move = changesTown({ ...facts, startDate, endDate }, days)
  if (move === null) return days
  const isOfDay = turn.dates?.lone !== undefined && OF_THAT_DAY.test(turn.text) && !WHOLE_PLAN.test(turn.text)
  return { ...days, stays: move.stays, duration: null, dateChange: null, tripDay: null, ...(isOfDay ? {} : { dates: null }) }
}
