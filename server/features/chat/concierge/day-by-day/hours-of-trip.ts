import { dayRange } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { readTimeWish } from '../hours.ts'
import { daysNamed } from './days-named.ts'
import type { Trip } from './free-hours.ts'

const ASKS = /^\W*(?:is|are|does|do|what|which|when|how|where|who|will)\b/
/** Said of all days, even where some are named beside it. */
const OF_ALL = /\b(?:all|everything|always|never|every day|each day)\b/

/** 'Nothing before 10', 'mornings free': hours of all days of the trip in which nothing may be; none where single days are named. */
export function hoursOfTrip(turn: string, trip: Trip): Busy[] {
  const lower = turn.toLowerCase().replaceAll('’', "'")
  if (ASKS.test(lower) || (daysNamed(lower, trip).length > 0 && !OF_ALL.test(lower))) return []
  const wish = readTimeWish(turn)
  // A time of day that is named in passing is for what is asked for with it.
  if (wish === null || wish.words !== '') return []
  const out = [
    ...(wish.without ?? []),
    ...(wish.earliest === undefined ? [] : [{ from: '00:00', to: wish.earliest }]),
    ...(wish.latest === undefined ? [] : [{ from: wish.latest, to: '24:00' }]),
  ]
  return dayRange(trip.from, trip.to).flatMap((date) => out.map((part): Busy => ({ date, ...part })))
}
