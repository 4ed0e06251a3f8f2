import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../fold.ts'
import { distinctNames } from './choose-aliases.ts'
import { gatherCountries } from './country-places.ts'
import type { DraftPlace } from './draft-place.ts'
import { groupBy } from './group-by.ts'
import { identify } from './identify.ts'
import type { IdentifiedPlace } from './identify.ts'
import { LISTED } from './listed-places.ts'
import { matchCities } from './match-cities.ts'
import { mergeListed } from './merge-listed.ts'
import { readCities, readFreshCities, readRegionNames } from './read-cities.ts'
import type { GeoCity } from './read-cities.ts'
import { gatherRegions } from './regions.ts'

/** Two of one name so near each other are one: a town and its seat, a village and its parish. */
const SAME_PLACE_KM = 12

/** Every place that the index holds, the most prominent first, each with an id of its own. */
export function collectPlaces(tell: (step: string) => void): IdentifiedPlace[] {
  tell('reading the places of GeoNames')
  const matched = matchCities(readCities(), readFreshCities())
  const regions = readRegionNames(1)
  const districts = readRegionNames(2)
  const regionOf = ({ countryCode, admin1 }: GeoCity) => regions.get(`${countryCode}.${admin1}`) ?? ''

  tell('joining them with the places that travellers name')
  const { places: listed, taken } = mergeListed(LISTED.places, matched, regionOf)
  const rest = withoutTwins(matched.cities.filter((city) => !taken.has(city))).map((city): DraftPlace => {
    const { name, countryCode } = city
    const region = regionOf(city)
    return {
      ...pick(city),
      id: null,
      kind: 'city',
      region,
      admin: region,
      district: districts.get(`${countryCode}.${city.admin1}.${city.admin2}`) ?? '',
      aliases: distinctNames(name, [city.asciiName, ...city.otherNames]),
      curated: false,
      listed: [],
    }
  })
  return identify([...listed, ...gatherCountries(listed, rest), ...rest, ...gatherRegions([...listed, ...rest], listed)])
}

function pick({ name, countryCode, latitude, longitude, timeZone, population, standing }: GeoCity) {
  return { name, countryCode, latitude, longitude, timeZone, population, standing }
}

/** The larger of two that are the same gets the other's names. */
function withoutTwins(cities: readonly GeoCity[]): GeoCity[] {
  const groups = groupBy(cities, ({ name, countryCode }) => `${countryCode} ${fold(name)}`)
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group
    const kept: GeoCity[] = []
    for (const city of group.sort((left, right) => right.population - left.population)) {
      const twin = kept.find((one) => kilometresBetween(one, city) <= SAME_PLACE_KM)
      if (twin === undefined) kept.push(city)
      else twin.otherNames = [...twin.otherNames, ...city.otherNames]
    }
    return kept
  })
}
