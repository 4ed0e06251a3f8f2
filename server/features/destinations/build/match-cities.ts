import find from '@photostructure/tz-lookup'
import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../fold.ts'
import { groupBy } from './group-by.ts'
import type { FreshCity, GeoCity } from './read-cities.ts'

/** A place that moved no farther than this under its name is the same. */
const SAME_KM = 25
/** Within one region even farther: its centre was set anew. */
const SAME_IN_REGION_KM = 60

/** 'Ct 0001' is a census tract, no name. */
const NUMBERED = /\d{3}/

export interface MatchedCities {
  readonly cities: readonly GeoCity[]
  /** Those that bear a name in a country. */
  called(countryCode: string, name: string): readonly GeoCity[]
  within(countryCode: string): readonly GeoCity[]
}

/** Both packages as one: the monthly one gives the regions of today and towns the other does not know, whose zone is looked up. */
export function matchCities(cities: GeoCity[], fresh: readonly FreshCity[]): MatchedCities {
  const byName = listByName(cities)
  const seen = new Set<GeoCity>()
  const added: GeoCity[] = []
  const moved = new Map<string, Map<string, number>>()
  for (const one of fresh) {
    if (NUMBERED.test(one.name)) continue
    const at = { latitude: Number(one.lat), longitude: Number(one.lng) }
    const known = nearest(byName.get(one.country)?.get(fold(one.name)) ?? [], at, one.admin1)
    if (known === null) {
      const timeZone = find(at.latitude, at.longitude)
      added.push({ ...at, name: one.name, asciiName: '', otherNames: [], countryCode: one.country, admin1: one.admin1, admin2: one.admin2, population: 0, timeZone, standing: 'place' })
    } else if (!seen.has(known)) {
      seen.add(known)
      count(moved, `${known.countryCode}.${known.admin1}`, one.admin1)
      known.admin1 = one.admin1
      known.admin2 = one.admin2
    }
  }
  for (const city of cities) if (!seen.has(city)) city.admin1 = mostCommon(moved.get(`${city.countryCode}.${city.admin1}`)) ?? city.admin1
  for (const one of added) add(byName, fold(one.name), one)
  const all = [...cities, ...added]
  const byCountry = groupBy(all, ({ countryCode }) => countryCode)
  return { cities: all, within: (countryCode) => byCountry.get(countryCode) ?? [], called: (countryCode, name) => byName.get(countryCode)?.get(fold(name)) ?? [] }
}

type ByName = Map<string, Map<string, GeoCity[]>>

/** By country, then by folded name. */
function listByName(cities: readonly GeoCity[]): ByName {
  const byName: ByName = new Map()
  for (const city of cities) {
    add(byName, fold(city.name), city)
    add(byName, fold(city.asciiName), city)
    for (const name of city.otherNames) add(byName, fold(name), city)
  }
  return byName
}

function add(byName: ByName, name: string, city: GeoCity): void {
  const country = byName.get(city.countryCode) ?? new Map<string, GeoCity[]>()
  byName.set(city.countryCode, country)
  const bearers = country.get(name)
  if (bearers === undefined) country.set(name, [city])
  // A city's names come one after the other, and some are the same when folded.
  else if (bearers.at(-1) !== city) bearers.push(city)
}

function nearest(bearers: readonly GeoCity[], at: { latitude: number; longitude: number }, admin1: string): GeoCity | null {
  let best: GeoCity | null = null
  let least = Infinity
  for (const city of bearers) {
    const distance = kilometresBetween(city, at)
    if (distance > (city.admin1 === admin1 ? SAME_IN_REGION_KM : SAME_KM) || distance >= least) continue
    best = city
    least = distance
  }
  return best
}

function count(counts: Map<string, Map<string, number>>, from: string, to: string): void {
  const inner = counts.get(from) ?? new Map<string, number>()
  inner.set(to, (inner.get(to) ?? 0) + 1)
  counts.set(from, inner)
}

/** A place that is in the older data alone lies where most of its old region lies now. */
function mostCommon(counts: ReadonlyMap<string, number> | undefined): string | null {
  let best: [string, number] | null = null
  for (const one of counts ?? []) if (best === null || one[1] > best[1]) best = one
  return best?.[0] ?? null
}
