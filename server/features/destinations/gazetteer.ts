import type { DestinationCatalogue, ExplainedPlace, PlaceInText } from './catalogue.ts'
import { AFRICA_AND_OCEANIA } from './data/africa-and-oceania.ts'
import { AMERICAS } from './data/americas.ts'
import { ASIA } from './data/asia.ts'
import { EUROPE } from './data/europe.ts'
import { fold } from './fold.ts'
import { matchMistyped, matchName } from './match.ts'
import type { IndexedName, Match } from './match.ts'
import type { Place } from './place.ts'
import { readPlaces } from './read-places.ts'

interface IndexedPlace {
  readonly place: Place
  readonly names: readonly IndexedName[]
}

interface Index {
  readonly entries: readonly IndexedPlace[]
  readonly byId: ReadonlyMap<string, Place>
  /** Folded name or alias to the places that bear it, likeliest first. */
  readonly byName: ReadonlyMap<string, readonly Place[]>
  /** The most words that a name has. */
  readonly longest: number
}

/** The embedded catalogue. `hasInventory` says, by a place's id, where the booking provider has something to sell. */
export function createGazetteer({ hasInventory }: { hasInventory: (placeId: string) => boolean }): DestinationCatalogue {
  const index = buildIndex(hasInventory)
  return {
    search: (query, limit) => searchPlaces(index, query).slice(0, limit),
    find: (term) => findPlaces(index, term),
    byId: (id) => index.byId.get(id) ?? null,
    matchAt: (words, start) => matchAt(index, words, start),
    named: (name) => index.byName.get(fold(name)) ?? [],
    stocked: () => index.entries.map(({ place }) => place).filter((place) => place.hasInventory && place.kind !== 'country'),
    within: (countryCode) =>
      index.entries.map(({ place }) => place).filter((place) => place.countryCode === countryCode && place.kind !== 'country'),
  }
}

function buildIndex(hasInventory: (placeId: string) => boolean): Index {
  const known = [EUROPE, ASIA, AMERICAS, AFRICA_AND_OCEANIA].flatMap((text) => readPlaces(text))
  const stocked = new Set(known.filter((place) => hasInventory(place.id)).map((place) => place.countryCode))
  const entries = known
    .map((place) => ({ ...place, hasInventory: place.kind === 'country' ? stocked.has(place.countryCode) : hasInventory(place.id) }))
    .sort(likelierFirst)
    .map((place) => ({ place, names: namesOf(place) }))
  const byName = new Map<string, Place[]>()
  let longest = 1
  for (const aliases of [false, true]) {
    for (const { place, names } of entries) {
      for (const name of names.filter((one) => one.isAlias === aliases)) {
        const bearers = byName.get(name.folded) ?? []
        if (!bearers.includes(place)) byName.set(name.folded, [...bearers, place])
        longest = Math.max(longest, name.words.length)
      }
    }
  }
  return { entries, byId: new Map(entries.map(({ place }) => [place.id, place])), byName, longest }
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

/** What one can book comes before what is only large; a country before a city of its name. */
function likelierFirst(left: Place, right: Place): number {
  return weight(right) - weight(left)
}

function weight(place: Place): number {
  const size = place.kind === 'country' ? 7 : Math.log10(place.population + 1)
  return size + (place.hasInventory ? 10 : 0)
}

function searchPlaces(index: Index, text: string): ExplainedPlace[] {
  const { name, qualifiers } = splitQuery(text)
  if (name === '') return []
  const among = index.entries.filter(({ place }) => qualifiers.every((qualifier) => liesIn(place, qualifier)))
  const typed = matches(among, (one) => matchName(name, one))
  if (typed.length > 0) return typed
  const mistyped = matches(among, (one) => matchMistyped(name, one))
  if (mistyped.length > 0 || qualifiers.length > 0) return mistyped
  return searchBeforeRegion(index, name)
}

/** 'portland oregon' without its comma: the last words may be where the place lies. */
function searchBeforeRegion(index: Index, name: string): ExplainedPlace[] {
  const words = name.split(' ')
  for (let length = words.length - 1; length > 0; length--) {
    const region = words.slice(length).join(' ')
    const found = matches(index.entries, (one) => matchName(words.slice(0, length).join(' '), one), (place) => liesIn(place, region))
    if (found.length > 0) return found
  }
  return []
}

function matches(
  entries: readonly IndexedPlace[],
  match: (name: IndexedName) => Match | null,
  wanted: (place: Place) => boolean = () => true,
): ExplainedPlace[] {
  const found: { place: Place; match: Match }[] = []
  for (const { place, names } of entries) {
    const best = names.reduce<Match | null>((before, name) => better(before, match(name)), null)
    if (best !== null && wanted(place)) found.push({ place, match: best })
  }
  return ranked(found)
}

function better(left: Match | null, right: Match | null): Match | null {
  if (left === null || right === null) return left ?? right
  return right.score > left.score ? right : left
}

/** By kind of match, and fewest slips first; the entries' own order, likeliest first, decides the rest. */
function ranked(found: { place: Place; match: Match }[]): ExplainedPlace[] {
  found.sort(({ match: left }, { match: right }) =>
    left.rank !== right.rank || left.type !== 'fuzzy' ? left.rank - right.rank : right.score - left.score,
  )
  let ceiling = 1
  return found.map(({ place, match }) => {
    ceiling = Math.min(ceiling, match.score)
    return { place, matchType: match.type, score: Math.round(ceiling * 1000) / 1000 }
  })
}

function findPlaces(index: Index, term: string): Place[] {
  const { name, qualifiers } = splitQuery(term)
  const exact = (index.byName.get(name) ?? []).filter((place) => qualifiers.every((one) => liesIn(place, one)))
  if (exact.length > 0) return [...exact]
  const whole = index.byName.get(fold(term))
  if (whole !== undefined) return [...whole]
  return searchPlaces(index, term).filter(({ matchType }) => matchType !== 'contains').map(({ place }) => place)
}

function matchAt(index: Index, words: readonly string[], start: number): PlaceInText | null {
  for (let length = Math.min(index.longest, words.length - start); length > 0; length--) {
    const written = words.slice(start, start + length)
    const place = index.byName.get(written.map(fold).join(' '))?.[0]
    if (place !== undefined && (length > 1 || isMeant(place, written[0] ?? ''))) return { place, length }
  }
  return null
}

/** Two or three letters are a place when in capitals ('SIN', 'LA'); else too many sentences would fly to Canton with 'can'. */
function isMeant(place: Place, word: string): boolean {
  if (fold(place.name) === fold(word) || !place.aliases.some((alias) => /^[A-Z]{2,3}$/.test(alias) && fold(alias) === fold(word))) return true
  return word === word.toUpperCase() || UNMISTAKABLE.has(fold(word))
}

/** Short forms that are no English words. */
const UNMISTAKABLE = new Set(['nyc', 'usa', 'uae', 'uk', 'sf', 'dc', 'cdmx'])

/** Three capitals are an airport, but for these, which people say. */
function isAirportCode(name: string): boolean {
  return /^[A-Z]{3}$/.test(name) && !['NYC', 'USA', 'UAE', 'RSA', 'KSA'].includes(name)
}

function splitQuery(text: string): { name: string; qualifiers: string[] } {
  const [name = '', ...qualifiers] = text.split(',').map(fold)
  return { name, qualifiers: qualifiers.filter((one) => one !== '') }
}

function liesIn(place: Place, qualifier: string): boolean {
  const around = [place.country, place.region, place.countryCode, ...(COUNTRY_NICKNAMES[place.countryCode] ?? [])].map(fold)
  return around.some((one) => one === qualifier || (qualifier.length > 2 && one.startsWith(qualifier)))
}

const COUNTRY_NICKNAMES: Record<string, string[]> = { US: ['USA', 'America'], GB: ['UK', 'Britain'], NL: ['Holland'], AE: ['UAE'], CZ: ['Czech Republic'], TR: ['Turkey'] }
