import { pattern } from '../language/pattern.ts'
import type { Place } from '../../destinations/index.ts'
import type { NamedPlaces } from './destination.ts'
import type { SharedName } from './places/namesakes.ts'

/** Where a trip goes and starts. */
export interface TripPlaces {
  /** A continent has a name and no country, see `isPartOfTheWorld`: nothing can be looked for there yet. */
  destination?: Place
  /** All of them, the first being `destination`. */
  destinations?: Place[]
  origin?: Place
  /** True while one of the destinations is to be chosen ('Rome or Florence?'): they are no trip to all of them. */
  alternatives?: true
  /** Small places near the destination that the last message asked for by name ('and Versailles?'): to be looked up among its activities. */
  sights?: Place[]
  /**
   * Destinations whose name another place of comparable weight bears too, while nobody has said which is meant ('Springfield',
   * 'Cambridge', 'Georgia'). `place` is the one taken, `others` those that might have been meant: say which one was taken
   * (`describeRegion`) when it is first spoken of, or ask. It goes as soon as a state, a country or a neighbour is named.
   */
  ambiguous?: SharedName[]
  /** Names that the last message wanted to go to and that nobody knows: 'Mos Eisley'. */
  unknownPlaces?: string[]
}

/** Later words win: a new place takes the place of those before, unless it is said to come with them. */
export function addPlaces(facts: TripPlaces, places: NamedPlaces | null, text = ''): void {
  delete facts.unknownPlaces
  delete facts.sights
  if (places === null || (places.wanted.length === 0 && places.dropped.length === 0)) chooseAmong(facts, text)
  if (places === null) return
  if (places.sights !== undefined) facts.sights = places.sights
  if (places.unknown.length > 0) facts.unknownPlaces = places.unknown
  const known = facts.destinations ?? []
  if (isWithin(known, places)) return
  if (dropsOne(known, places)) return setDestinations(facts, known.filter(({ id }) => !places.dropped.some((place) => place.id === id)))
  if (places.origin !== null) facts.origin = places.origin
  const kept = places.wanted.length === 0 || places.adds ? known.filter(({ id }) => !places.dropped.some((place) => place.id === id)) : []
  if (places.wanted.length === 0 && kept.length === known.length) return withoutRoundTrip(facts)
  delete facts.alternatives
  if (places.isChoice === true) facts.alternatives = true
  setDestinations(facts, [...kept.filter(({ id }) => !places.wanted.some((place) => place.id === id)), ...places.wanted])
  setAmbiguous(facts, places)
  withoutRoundTrip(facts)
}

const CHOICE = pattern()`
  ^\W*(?:(?:ok(?:ay)?|yes|so|then|well|hm+|right|let's|lets|let us|we|i|i'll|we'll|will|do|go|going|take|choose|pick|prefer|have|for|
  with)[\s,.!]+)*the (?<which>first|second|third|former|latter|last)(?: (?:one|city|place|town|option))?\b(?!\s+(?:day|night|week|evening|morning|
  afternoon|activity|tour|of))
`
const HERE = /\b(?:stay|stick|keep|remain)(?:ing)?\s+(?:(?:with|to|at|in)\s+)?(?:here|this (?:one|city|place|town))\b/

/** 'The first then', of two cities to choose from; 'stay here then', of several. */
function chooseAmong(facts: TripPlaces, text: string): void {
  const places = facts.destinations ?? []
  if (places.length < 2) return
  const which = facts.alternatives === true ? CHOICE.exec(text)?.groups?.which : undefined
  const at = which === undefined ? (HERE.test(text) ? 0 : -1) : which === 'latter' || which === 'last' ? places.length - 1 : Math.max(0, ['first', 'second', 'third'].indexOf(which))
  const chosen = places[at]
  if (chosen === undefined) return
  delete facts.alternatives
  setDestinations(facts, [chosen])
}

/** 'Skip Venice, more of Rome instead' of a trip to three towns leaves two. */
function dropsOne(known: readonly Place[], { origin, wanted, dropped }: NamedPlaces): boolean {
  const isKnown = ({ id }: Place): boolean => known.some((place) => place.id === id)
  return origin === null && wanted.length > 0 && dropped.length > 0 && dropped.length + wanted.length < known.length && [...wanted, ...dropped].every(isKnown)
}

/** 'How do we get from Florence to Rome?' of a trip to both moves nothing. */
function isWithin(known: readonly Place[], { origin, wanted, dropped }: NamedPlaces): boolean {
  return origin !== null && wanted.length > 0 && dropped.length === 0 && [origin, ...wanted].every(({ id }) => known.some((place) => place.id === id))
}

/** Nobody travels from a place to itself: what was said last stays, and a place one wants to see before where one starts. */
function withoutRoundTrip(facts: TripPlaces): void {
  if (facts.destinations?.some(({ id }) => id === facts.origin?.id) === true) delete facts.origin
}

/** What was open stays so until its place is named again, with more. */
function setAmbiguous(facts: TripPlaces, { wanted, shared }: NamedPlaces): void {
  const before = (facts.ambiguous ?? []).filter(({ place }) => facts.destinations?.some(({ id }) => id === place.id) === true && !wanted.some(({ id }) => id === place.id))
  const open = [...before, ...shared]
  if (open.length > 0) facts.ambiguous = open
  else delete facts.ambiguous
}

function setDestinations(facts: TripPlaces, places: Place[]): void {
  const [first] = places
  if (first === undefined) {
    delete facts.destination
    delete facts.destinations
    return
  }
  facts.destination = first
  facts.destinations = places
}
