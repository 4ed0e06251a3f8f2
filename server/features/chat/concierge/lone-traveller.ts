import type { TripFacts } from '../understanding/index.ts'

/** The one who writes goes, and speaks of nobody else. */
const I_GO = /\b(?:i['’]?m|i am|i['’]?ll be|i will be|i['’]?ll|i will|i) (?:be )?(?:travel(?:l?ing)?|going|coming|flying|visiting|heading|go|come|fly|visit)\b|(?<!\p{L})(?:ich (?:reise|fahre|fliege|komme)|je (?:voyage|pars|viens|vais)|viajo|voy|vengo|vuelo)(?!\p{L})/iu
const WE = /(?<!\p{L})(?:we|us|our|ours|both|wir|uns|unsere?\p{L}?|beide|nous|nos|notre|nosotr[oa]s|nuestr[oa]s?|vamos|somos|queremos)(?!\p{L})/iu

/** Who says 'I am travelling', and in all the talk never 'we', is one; as long as nothing was said of how many come. */
export function withLoneTraveller(facts: TripFacts, turns: readonly string[]): TripFacts {
  const isKnown = facts.groupSize !== undefined || facts.children !== undefined || facts.destination === undefined
  return isKnown || !I_GO.test(turns[0] ?? '') || turns.some((turn) => WE.test(turn)) ? facts : { ...facts, groupSize: 1, adults: 1 }
}
