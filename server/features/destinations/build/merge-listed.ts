import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../fold.ts'
import { distinctNames } from './choose-aliases.ts'
import { COUNTRIES } from './countries.ts'
import type { DraftPlace } from './draft-place.ts'
import type { MatchedCities } from './match-cities.ts'
import type { GeoCity } from './read-cities.ts'
import type { ListedPlace } from './read-places.ts'

/** So far from our centre of a city GeoNames may have put its own. */
const CITY_KM = 35
/** A town that bears one of our other names is the same place only next door: Wadi Musa at Petra. */
const ALIAS_KM = 12
/** An island bears its town's name, at whichever end of it the town lies. */
const AREA_KM = 45

export interface Merged {
  readonly places: DraftPlace[]
  /** Those that are in `places` under a name of ours. */
  readonly taken: ReadonlySet<GeoCity>
}

/** Our own places, each with the names that GeoNames has for it besides, so that no city comes twice. */
export function mergeListed(listed: readonly ListedPlace[], { called, within }: MatchedCities, regionOf: (city: GeoCity) => string): Merged {
  const taken = new Set<GeoCity>()
  const places = listed.map((place): DraftPlace => {
    const same = twinsOf(place, (name) => called(place.countryCode, name)).filter((city) => !taken.has(city))
    for (const city of same) taken.add(city)
    const [twin] = same
    return {
      ...place,
      aliases: distinctNames(place.name, [...place.aliases, ...same.flatMap((city) => [city.name, city.asciiName, ...city.otherNames])]),
      timeZone: place.timeZone ?? twin?.timeZone ?? zoneAround(place, within(place.countryCode)),
      admin: twin === undefined ? '' : regionOf(twin),
      district: '',
      curated: true,
      listed: [place.name, ...place.aliases],
      standing: 'place',
    }
  })
  return { places, taken }
}

/** No town is farther than this from a park of its country. */
const FAR_DEGREES = 5

/** The zone of the nearest town of the country. Of no town at all it is the country's own. */
function zoneAround(place: ListedPlace, towns: readonly GeoCity[]): string {
  let zone = COUNTRIES.get(place.countryCode)?.timeZone ?? ''
  let least = Infinity
  if (towns.every(({ timeZone }) => timeZone === towns[0]?.timeZone)) return zone
  for (const town of towns) {
    // Degrees will do to leave out the farthest, at a tenth of the time.
    if (Math.abs(town.latitude - place.latitude) > FAR_DEGREES && zone !== '') continue
    const distance = kilometresBetween(town, place)
    if (distance >= least) continue
    least = distance
    zone = town.timeZone
  }
  return zone
}

/** Largest first. */
function twinsOf(place: ListedPlace, called: (name: string) => readonly GeoCity[]): GeoCity[] {
  const within = (city: GeoCity, most: number) => kilometresBetween(city, place) <= most
  const isNamed = (city: GeoCity, name: string) => fold(city.name) === fold(name)
  if (place.kind === 'area') return called(place.name).filter((city) => isNamed(city, place.name) && within(city, AREA_KM)).sort(largestFirst)
  const own = called(place.name).filter((city) => within(city, isNamed(city, place.name) ? CITY_KM : ALIAS_KM))
  const others = place.aliases.flatMap((alias) => called(alias).filter((city) => isNamed(city, alias) && within(city, ALIAS_KM)))
  return [...new Set([...own.sort(largestFirst), ...others])]
}

function largestFirst(left: GeoCity, right: GeoCity): number {
  return right.population - left.population
}
