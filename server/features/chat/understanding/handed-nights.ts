import type { Place } from '../../destinations/index.ts'
import type { TripFacts } from './facts.ts'

/** 'Leave out Venice, more of Rome instead': its nights go to Rome, and the days of the trip stay. True where that was said. */
export function handOnNights(facts: TripFacts, { destinations: known = [] }: TripFacts, wanted: readonly Place[]): boolean {
  const { destinations = [], stays = [] } = facts
  const isLeft = (id: string): boolean => destinations.some((place) => place.id === id)
  const to = wanted.find(({ id }) => isLeft(id))
  if (to === undefined || destinations.length >= known.length || !destinations.every(({ id }) => known.some((place) => place.id === id))) return false
  // One town alone was chosen, and nothing handed on.
  if (wanted.length === destinations.length) return false
  const nights = stays.filter(({ placeId }) => !isLeft(placeId)).reduce((sum, stay) => sum + stay.nights, 0)
  if (nights > 0) facts.stays = stays.filter(({ placeId }) => isLeft(placeId)).map((stay) => (stay.placeId === to.id ? { ...stay, nights: stay.nights + nights } : stay))
  return true
}
