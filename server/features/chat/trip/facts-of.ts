import { readTrip } from '../item-talk/read-trip.ts'
import type { TripFacts, Understand } from '../understanding/index.ts'
import type { Traveller } from './traveller.ts'

/** What holds of the trip after all that the traveller said: the one way to it, however an answer is sent. */
export function factsOf(understand: Understand, turns: readonly string[], { today, locale }: Pick<Traveller, 'today' | 'locale'>): TripFacts {
  return readTrip(turns, (said) => understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: today, ...(locale === undefined ? {} : { locale }) }))
}
