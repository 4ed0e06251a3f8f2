import { isDay } from '@meander/sdk/contract/days'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { sayDay, sayTime } from './day-texts.ts'
import type { TripStarts } from './judged-starts.ts'
import { startKey, type Start, type Why } from './starts.ts'

/** '10:30 AM overlaps Tram 28': why nothing begins there, or why one is asked first. `party` is how many travel. */
export function sayClosed({ time, spaces }: Pick<Start, 'time' | 'spaces'>, why: Why, party: number): string {
  const at = sayTime(time)
  const other = why.with?.title ?? text.somethingElse
  switch (why.rule) {
    case 'overlaps':
      return text.overlaps(at, other)
    case 'too-far':
      return text.tooFar(at, other)
    case 'sold-out':
      return text.soldOut(at)
    case 'too-few-places':
      return spaces === null ? text.fewerThan(at, party) : text.tooFew(at, spaces, party)
    case 'cut-off':
      return text.cutOff(at)
    case 'past':
      return text.past(at)
    case 'outside-trip-dates':
      return text.pastTheTrip(at)
    default:
      return sayShut(why)
  }
}

/** 'Monday, March 15, 7:00 PM, 8 left', and what one is asked about. */
export function sayStart(start: Start, party: number): string {
  const said = text.said.over(sayDay(start.date), sayTime(start.time), start.spaces)
  return start.state === 'soft' ? `${said}. ${sayClosed(start, start.why, party)}` : said
}

/** Why what is held over a place of the calendar would not go there; null where it would. */
export function whyNot(place: string | null, { starts, shut }: TripStarts, party: number): string | null {
  const start = starts.find((one) => startKey(one) === place)
  if (start) return start.state === 'closed' ? sayClosed(start, start.why, party) : null
  return place !== null && isDay(place) ? sayShut(shut.get(place) ?? null) : null
}

/** Why a whole day has no start. */
export function sayShut(why: Why | null): string {
  switch (why?.rule) {
    case 'not-operating':
      return text.notOperating
    case 'out-of-season':
      return text.outOfSeason
    case 'not-offered':
      return text.notOffered
    case 'sold-out':
      return text.soldOutDay
    case 'past':
      return text.pastDay
    case 'cut-off':
      return text.cutOffDay
    default:
      return text.noSlots
  }
}
