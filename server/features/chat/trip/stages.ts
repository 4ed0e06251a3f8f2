import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import { equalShares } from '../understanding/index.ts'
import type { TripFacts } from '../understanding/index.ts'

/** One place of a trip, and the days that are spent there. */
export interface Stage {
  place: Place
  startDate: Day | null
  endDate: Day | null
}

/** More would need more than one answer. */
const MOST_STAGES = 3

/**
 * The places of a trip in their order, its days split among them: as was said, or else equally, the first ones getting what is left over. A country
 * stands for its own cities that can be booked.
 */
export function stagesOf(facts: TripFacts, destinations: DestinationCatalogue): Stage[] {
  const named = facts.destinations ?? (facts.destination === undefined ? [] : [facts.destination])
  const places = named.length > 1 ? named.map((place) => bookable(place, destinations)) : citiesOf(named[0], facts, destinations)
  const some = places.filter(({ id }, at) => places.findIndex((other) => other.id === id) === at).slice(0, MOST_STAGES)
  const { startDate, endDate, flexible } = facts
  const isOpen = flexible === true && facts.duration === undefined
  if (startDate === undefined || isOpen || some.length === 1) return some.map((place) => ({ place, startDate: startDate ?? null, endDate: endDate ?? startDate ?? null }))
  // Within a month that was named the first days stand for any.
  const days = flexible === true ? (facts.duration ?? 1) : daysBetween(startDate, endDate ?? startDate) + 1
  if (days < some.length) return some.map((place) => ({ place, startDate, endDate: endDate ?? startDate }))
  // 'Rome or Florence?': either of them for all of it.
  if (facts.alternatives === true) return some.map((place) => ({ place, startDate, endDate: endDate ?? startDate }))
  const lengths = toldLengths(facts, some, days) ?? equalShares(days, some.length)
  let from = 0
  return some.map((place, at) => {
    const length = lengths[at] ?? 0
    const stage = { place, startDate: addDays(startDate, from), endDate: addDays(startDate, from + length - 1) }
    from += length
    return stage
  })
}

/** 'Three nights in London, then four in Edinburgh': the day of travelling is the first of the next place. Null where they are not the whole trip. */
function toldLengths({ stays = [] }: TripFacts, places: readonly Place[], days: number): number[] | null {
  const nights = places.map(({ id }) => stays.find(({ placeId }) => placeId === id)?.nights ?? 0)
  if (nights.includes(0) || nights.reduce((sum, some) => sum + some, 0) !== days - 1) return null
  return nights.map((some, at) => (at === nights.length - 1 ? some + 1 : some))
}

/** Where one is on that day; all of them where that is not known. */
export function stagesOn(stages: readonly Stage[], date: Day): readonly Stage[] {
  const on = stages.filter(({ startDate, endDate }) => startDate !== null && startDate <= date && date <= (endDate ?? startDate))
  return on.length === 0 ? stages : on
}

/** A country is no place to meet a guide: its first city with inventory stands for it. */
function bookable(place: Place, destinations: DestinationCatalogue): Place {
  if (place.hasInventory || place.kind === 'city') return place
  const within = stockedIn(place, destinations)
  return within[0] ?? place
}

const DAYS_FOR_TWO = 6

/** A country for a week or more is two of its cities. */
function citiesOf(place: Place | undefined, { duration }: TripFacts, destinations: DestinationCatalogue): Place[] {
  if (place === undefined) return []
  if (place.kind !== 'country') return [bookable(place, destinations)]
  const within = stockedIn(place, destinations)
  if (within.length === 0) return [place]
  return within.slice(0, duration !== undefined && duration >= DAYS_FOR_TWO ? 2 : 1)
}

const WITHIN_AREA_KILOMETRES = 150

/** What can be booked in a country, or in and around an area, the nearest first. */
function stockedIn(place: Place, destinations: DestinationCatalogue): Place[] {
  const stocked = destinations.stocked()
  if (place.kind === 'country') return stocked.filter(({ countryCode }) => countryCode === place.countryCode)
  return stocked
    .map((one) => ({ one, away: kilometresBetween(place, one) }))
    .filter(({ one, away }) => away <= WITHIN_AREA_KILOMETRES && one.countryCode === place.countryCode)
    .toSorted((left, right) => left.away - right.away)
    .map(({ one }) => one)
}
