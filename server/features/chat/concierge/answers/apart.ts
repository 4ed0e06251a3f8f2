import { kilometresBetween, travelMinutes } from '@meander/sdk/contract/travel'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { list, shortTitle } from '../words/format.ts'
import { placeIn } from '../words/picks.ts'
import type { Situation } from '../words/situation.ts'

const WALKED = 1.5

/** How far things lie apart, each from the one before it, as the crow flies and in minutes to allow. */
export function sayApart({ voice }: Situation, known: readonly KnownFacts[]): string {
  const placed = known.flatMap(({ title, position }) => (position === undefined ? [] : [{ title, position }]))
  const ways = placed.slice(1).flatMap((to, at) => { const from = placed[at]; return from === undefined ? [] : [sayWay(from, to)] })
  if (ways.length > 0) return `${ways.join(' ')} ${voice.say('The minutes are an estimate, with a little to spare.', 'That is reckoned from the map, not from a timetable.')}`
  const places = list(known.map(({ title, meetingPoint }) => `${shortTitle(title)} at ${placeIn(meetingPoint)}`))
  return voice.say(`The distance I do not know; they begin here: ${places}.`, `How far that is I cannot measure. They meet here: ${places}.`)
}

type Placed = Pick<KnownFacts, 'title'> & { position: NonNullable<KnownFacts['position']> }

function sayWay(from: Placed, to: Placed): string {
  const kilometres = kilometresBetween(from.position, to.position)
  const minutes = Math.max(5, Math.round(travelMinutes(from.position, to.position) / 5) * 5)
  const names = `From ${shortTitle(from.title)} to ${shortTitle(to.title)}`
  if (kilometres < 0.15) return `${names} it is a few steps: they begin in the same place.`
  const far = kilometres < 1 ? `${Math.round(kilometres * 10) * 100} metres` : `${kilometres < 10 ? kilometres.toFixed(1).replace(/\.0$/, '') : Math.round(kilometres)} km`
  return `${names} it is about ${far}${kilometres < WALKED ? ', which can be walked' : ''}; allow ${minutes} minutes.`
}
