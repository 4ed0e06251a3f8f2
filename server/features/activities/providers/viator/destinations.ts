import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../../../destinations/index.ts'
import type { Destination } from './wire/reference.ts'

/** Which of Viator's destinations is which of our places. */
export interface DestinationMap {
  /** Viator's id for a place, null where it sells nothing. */
  idOf(place: Place): string | null
  /** What an id stands for; null for one that Viator does not list. */
  byId(id: string): { destination: Destination; place: Place | null } | null
  /** The ids of all places that it sells in. */
  readonly placeIds: ReadonlySet<string>
}

/** Between the centres that Viator and we think of, in kilometres. */
const NEAR: Record<Place['kind'], number> = { city: 40, area: 250, country: 3000 }

/** By name, and of the bearers of a name the nearest, so that Paris in Texas is never Paris in France. */
export function mapDestinations(list: readonly Destination[], destinations: DestinationCatalogue): DestinationMap {
  const known = new Map(list.map((destination) => [destination.destinationId, destination]))
  const places = new Map<string, Place>()
  const best = new Map<string, { id: string; distance: number }>()
  for (const destination of list) {
    const [first, ...others] = findPlaces(destination, { known, destinations })
    if (first === undefined) continue
    places.set(destination.destinationId, first.place)
    // A name may stand for a city and for the island that it is on: both are meant.
    for (const { place, distance } of [first, ...others.filter((other) => kilometresBetween(other.place, first.place) <= NEAR.city)]) {
      const before = best.get(place.id)
      if (before === undefined || distance < before.distance) best.set(place.id, { id: destination.destinationId, distance })
    }
  }
  return {
    idOf: ({ id }) => best.get(id)?.id ?? null,
    byId(id) {
      const destination = known.get(id)
      return destination === undefined ? null : { destination, place: places.get(id) ?? null }
    },
    placeIds: new Set(best.keys()),
  }
}

interface Match {
  place: Place
  /** Kilometres; what is of the same kind and bears the name as its own is nearer. */
  distance: number
}

interface Known {
  known: ReadonlyMap<string, Destination>
  destinations: DestinationCatalogue
}

const OTHER_KIND = 1
const OTHER_NAME = 10

/** The nearest first. */
function findPlaces(destination: Destination, around: Known): Match[] {
  const isCountry = destination.type === 'COUNTRY'
  const countryCodes = isCountry ? null : countryCodesOf(destination, around)
  const names = namesOf(destination.name)
  const own = new Set(names.map(fold))
  return [...new Map(names.flatMap((name) => around.destinations.named(name)).map((place) => [place.id, place])).values()]
    .filter((place) => (place.kind === 'country') === isCountry && (countryCodes === null || countryCodes.has(place.countryCode)))
    .flatMap((place): Match[] => {
      const distance = distanceOf(destination, place, countryCodes !== null || isCountry)
      const away = distance + (isOfKind(destination, place) ? 0 : OTHER_KIND) + (own.has(fold(place.name)) ? 0 : OTHER_NAME)
      return distance <= NEAR[place.kind] ? [{ place, distance: away }] : []
    })
    .sort((left, right) => left.distance - right.distance)
}

/** A destination without a centre is believed by its name when its country is known. */
function distanceOf({ center }: Destination, place: Place, isCertain: boolean): number {
  if (center === undefined) return isCertain ? 0 : Infinity
  return kilometresBetween(center, place)
}

/** Viator's towns and cities are our cities, all the rest are areas; some are both. */
function isOfKind({ type }: Destination, place: Place): boolean {
  return ['CITY', 'TOWN', 'VILLAGE'].includes(type ?? 'CITY') === (place.kind === 'city')
}

/** 'Niagara Falls & Around' is Niagara Falls, 'The Hague' may be listed as Hague. */
function namesOf(name: string): string[] {
  const bare = name.replace(/\s*\([^)]*\)/g, '').trim()
  return [...new Set([name, bare, bare.replace(/\s+(&|and)\s+.*$/i, ''), bare.replace(/^the\s+/i, '')])].filter((one) => one !== '')
}

/** The codes of the country that a destination lies in by its path from the world down; null where we know none. */
function countryCodesOf({ lookupId = '' }: Destination, { known, destinations }: Known): ReadonlySet<string> | null {
  const above = lookupId.split('.').map((id) => known.get(id))
  const name = above.find((destination) => destination?.type === 'COUNTRY')?.name
  const countries = name === undefined ? [] : destinations.named(name).filter(({ kind }) => kind === 'country')
  return countries.length === 0 ? null : new Set(countries.map(({ countryCode }) => countryCode))
}
