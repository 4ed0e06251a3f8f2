import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../fold.ts'
import type { IndexArrays, IndexTables } from '../format/index-arrays.ts'
import { countryCodeOfLandmark } from '../landmarks.ts'
import { createAround } from './around.ts'
import type { LiesIn } from './around.ts'
import type { Candidate } from './best-of.ts'
import type { NameList } from './name-list.ts'
import type { PlaceReader } from './place-reader.ts'
import type { Ranks } from './ranks.ts'
import { searchNames, searchWhole } from './search.ts'

/** A place of a hundred thousand people is meant before a landmark of its name, as is any of our own tables. */
const OUTSHINES_LANDMARK = 100
/** 'Oia, Santorini': how far from a place what is said to lie in it may be. */
const NEAR_KM = 60

export interface Finder {
  /** For a text being typed, with where it lies perhaps: 'paris', 'paris, tex', 'portland oregon'. */
  search(text: string, limit: number): readonly Candidate[]
  /** For a finished name. */
  find(term: string, limit: number): readonly Candidate[]
  named(name: string, limit: number): readonly Candidate[]
}

export interface FinderDeps {
  readonly index: IndexArrays
  readonly tables: IndexTables
  readonly names: NameList
  readonly reader: PlaceReader
  readonly ranks: () => Ranks
}

/** Understands what stands behind a name as where it lies, and landmarks as their countries. */
export function createFinder({ index, tables, names, reader, ranks }: FinderDeps): Finder {
  const around = createAround(index, tables)
  const countries = new Map(reader.countries().map((number) => [index.country[number] ?? 0, number]))
  const whole = (query: string, limit: number, isWanted: LiesIn = () => true) => searchWhole({ index, names, ranks: ranks() }, { query, limit, isWanted })

  function search(text: string, limit: number): readonly Candidate[] {
    const { name, qualifiers } = splitQuery(text)
    if (name === '') return []
    const landmark = countryOfLandmark(name, qualifiers)
    if (landmark !== null) return [landmark]
    const isWanted = within(qualifiers, around)
    const request = { query: name, limit, isWanted: isWanted ?? (() => false) }
    const found = searchNames({ index, names, ranks: ranks() }, request, () => (qualifiers.length === 0 ? beforeRegion(name, limit) : []))
    return found.length === 0 && qualifiers.length > 0 ? exactly(name, qualifiers, limit) : found
  }

  function find(term: string, limit: number): readonly Candidate[] {
    const { name, qualifiers } = splitQuery(term)
    const exact = countryOfLandmark(name, qualifiers) === null ? exactly(name, qualifiers, limit) : []
    if (exact.length > 0) return exact
    // 'Washington, D.C.' is a name with its comma.
    const entire = qualifiers.length > 0 ? whole(fold(term), limit) : []
    return entire.length > 0 ? entire : search(term, limit).filter(({ kind }) => kind !== 'part')
  }

  /** Those of just that name in or near what the qualifiers name. */
  function exactly(name: string, qualifiers: readonly string[], limit: number): readonly Candidate[] {
    const isWanted = within(qualifiers, (text) => either(around(text), nearTo(text)))
    return isWanted === null ? [] : whole(name, limit, isWanted)
  }

  /** A landmark comes without a country; there is one all the same: 'Eiffel Tower' is in France. */
  function countryOfLandmark(name: string, qualifiers: readonly string[]): Candidate | null {
    const code = countryCodeOfLandmark(name)
    if (code === null) return null
    const country = tables.countries.findIndex((one) => one.code === code)
    const place = countries.get(country)
    const outshining = exactly(name, qualifiers, 1).some((one) => reader.isListed(one.place) || qualifiers.length > 0 || (index.prominence[one.place] ?? 0) >= OUTSHINES_LANDMARK)
    const isThere = qualifiers.every((text) => whole(text, 1).some((one) => index.country[one.place] === country))
    return place === undefined || outshining || !isThere ? null : { place, kind: 'alias', worth: 0, closeness: 1 }
  }

  /** 'portland oregon' without its comma: the last words may be where the place lies. */
  function beforeRegion(text: string, limit: number): readonly Candidate[] {
    const words = text.split(' ')
    for (let length = words.length - 1; length > 0; length -= 1) {
      const isWanted = around(words.slice(length).join(' '))
      const found = isWanted === null ? [] : whole(words.slice(0, length).join(' '), limit, isWanted)
      if (found.length > 0) return found
    }
    return []
  }

  /** Null when a qualifier means nothing. */
  function within(qualifiers: readonly string[], read: (text: string) => LiesIn | null): LiesIn | null {
    const tests = qualifiers.map(read)
    return tests.includes(null) ? null : (place) => tests.every((test) => test?.(place) ?? false)
  }

  function nearTo(name: string): LiesIn | null {
    const [found] = whole(name, 1)
    if (found === undefined || reader.isCountry(found.place)) return null
    const centre = reader.positionOf(found.place)
    return (place) => kilometresBetween(reader.positionOf(place), centre) <= NEAR_KM
  }

  return { search, find, named: (name, limit) => whole(fold(name), limit) }
}

function either(left: LiesIn | null, right: LiesIn | null): LiesIn | null {
  if (left === null || right === null) return left ?? right
  return (place) => left(place) || right(place)
}

function splitQuery(text: string): { name: string; qualifiers: string[] } {
  const [name = '', ...qualifiers] = text.split(',').map(fold)
  return { name, qualifiers: qualifiers.filter((one) => one !== '') }
}
