import type { TripFacts } from '../../understanding/index.ts'

/** Names of the towns of a trip and of their countries: no things to do. */
export function placeNamesOf({ destination, destinations = [] }: Pick<TripFacts, 'destination' | 'destinations'>): string[] {
  return [destination, ...destinations].flatMap((place) => (place === undefined ? [] : [place.name, place.country]))
}
