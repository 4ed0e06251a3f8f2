import type { FoundSummary } from '../../tools/find-activities.ts'
import type { Stage } from '../../trip/stages.ts'
import { capital, dateRange, list } from './format.ts'
import type { Situation } from './situation.ts'

/** A place of a trip, and what was found there. */
export interface Searched {
  stage: Stage
  found: FoundSummary
}

/** Where something is sold, it may still be that nothing fits; where nothing is, nobody has stood in the way. */
export function isSold({ stage, found }: Searched): boolean {
  return found.activities.length > 0 || (stage.place.hasInventory && found.blockers.length > 0)
}

/** Towns of a trip in which nothing can be booked, said once; their days stay the traveller's own. */
export function sayNotSold(places: readonly Searched[], { voice, facts, today }: Pick<Situation, 'voice' | 'facts' | 'today'>): string {
  const [first] = places
  if (first === undefined) return ''
  const { place, startDate, endDate } = first.stage
  if (places.length > 1 || startDate === null || facts.flexible === true) {
    const names = list(places.map(({ stage }) => stage.place.name))
    return voice.say(`In ${names} I have nothing to book, so that time is your own.`, `For ${names} there is nothing on my books yet.`)
  }
  const days = dateRange(startDate, endDate ?? undefined, today)
  const isOne = endDate === null || endDate === startDate
  return voice.say(
    `In ${place.name} I have nothing to book, so ${days} ${isOne ? 'stays' : 'stay'} your own.`,
    `${capital(days)} in ${place.name} I leave open: nothing there is on my books yet.`,
    `For ${place.name}, ${days}, my shelves are empty; ${isOne ? 'that day is' : 'those days are'} yours.`,
  )
}
