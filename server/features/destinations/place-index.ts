import { AFRICA_AND_OCEANIA } from './data/africa-and-oceania.ts'
import { AMERICAS } from './data/americas.ts'
import { ASIA } from './data/asia.ts'
import { EUROPE } from './data/europe.ts'
import { fold } from './fold.ts'
import type { IndexedName } from './match.ts'
import type { Place } from './place.ts'
import { readPlaces } from './read-places.ts'

export interface IndexedPlace {
  readonly place: Place
  readonly names: readonly IndexedName[]
  /** Folded names of what it lies in: its region, its country, the country's code and nicknames. */
  readonly around: readonly string[]
}

export interface PlaceIndex {
  /** Likeliest first. */
  readonly entries: readonly IndexedPlace[]
  /** Folded name or alias to the places that bear it, likeliest first. */
  readonly byName: ReadonlyMap<string, readonly IndexedPlace[]>
  /** The most words that a name has. */
  readonly longest: number
}

export function buildPlaceIndex(hasInventory: (placeId: string) => boolean): PlaceIndex {
  const known = [EUROPE, ASIA, AMERICAS, AFRICA_AND_OCEANIA].flatMap((text) => readPlaces(text))
  const stocked = new Set(known.filter((place) => hasInventory(place.id)).map((place) => place.countryCode))
  const entries = known
    .map((place) => ({ ...place, hasInventory: place.kind === 'country' ? stocked.has(place.countryCode) : hasInventory(place.id) }))
    .sort(likelierFirst)
    .map((place) => ({ place, names: namesOf(place), around: aroundOf(place) }))
  return {
    entries,
    byName: listByName(entries),
    longest: Math.max(...entries.flatMap(({ names }) => names.map(({ words }) => words.length))),
  }
}

/** True when the folded text names what the place lies in, or begins it: 'portugal', 'oreg'. */
export function liesIn({ around }: IndexedPlace, text: string): boolean {
  return around.some((one) => one === text || (text.length > 2 && one.startsWith(text)))
}

/** Those that bear a name as their own come before those that bear it as an alias. */
function listByName(entries: readonly IndexedPlace[]): Map<string, IndexedPlace[]> {
  const byName = new Map<string, IndexedPlace[]>()
  for (const aliases of [false, true]) {
    for (const entry of entries) {
      for (const { folded } of entry.names.filter((name) => name.isAlias === aliases)) {
        const bearers = byName.get(folded) ?? []
        if (!bearers.includes(entry)) byName.set(folded, [...bearers, entry])
      }
    }
  }
  return byName
}

function namesOf(place: Place): IndexedName[] {
  const seen = new Set<string>()
  return [place.name, ...place.aliases].flatMap((name, position) => {
    const folded = fold(name)
    if (seen.has(folded)) return []
    seen.add(folded)
    return { folded, words: folded.split(' '), isAlias: position > 0, isCode: position > 0 && isAirportCode(name) }
  })
}

/** Three capitals are an airport, but for these, which people say. */
function isAirportCode(name: string): boolean {
  return /^[A-Z]{3}$/.test(name) && !['NYC', 'USA', 'UAE', 'RSA', 'KSA'].includes(name)
}

function aroundOf({ country, region, countryCode }: Place): string[] {
  return [country, region, countryCode, ...(COUNTRY_NICKNAMES[countryCode] ?? [])].map(fold).filter((one) => one !== '')
}

const COUNTRY_NICKNAMES: Record<string, string[]> = {
  US: ['USA', 'America'],
  GB: ['UK', 'Britain'],
  NL: ['Holland'],
  AE: ['UAE'],
  CZ: ['Czech Republic'],
  TR: ['Turkey'],
}

/** What one can book comes before what is only large; a country before a city of its name. */
function likelierFirst(left: Place, right: Place): number {
  return weight(right) - weight(left)
}

function weight(place: Place): number {
  const size = place.kind === 'country' ? 7 : Math.log10(place.population + 1)
  return size + (place.hasInventory ? 10 : 0)
}
