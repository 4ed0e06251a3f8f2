import type { DestinationCatalogue, ExplainedPlace } from './catalogue.ts'
import type { PlaceIndex } from './format/index-file.ts'
import type { Candidate } from './lookup/best-of.ts'
import { createFinder } from './lookup/finder.ts'
import { createTextReader } from './lookup/in-text.ts'
import { KINDS, scoreOf } from './lookup/kinds.ts'
import { createNameList } from './lookup/name-list.ts'
import { createPlaceReader } from './lookup/place-reader.ts'
import { createStock } from './lookup/stock.ts'
import type { Place } from './place.ts'

/** How many places a name is taken to mean. */
const BEARERS = 50
const WITHIN = 200

/** The catalogue that answers from an index. `stocked` is read again whenever it has grown or shrunk. */
export function createGazetteer({ arrays: index, tables }: PlaceIndex, stocked: ReadonlySet<string>): DestinationCatalogue {
  const names = createNameList(index)
  const reader = createPlaceReader(index, tables, (number) => stock.has(number))
  const stock = createStock(index, stocked, reader)
  const finder = createFinder({ index, tables, names, reader, ranks: stock.ranks })
  const readText = createTextReader({ index, names, rankOf: (place) => stock.ranks().place[place] ?? 0, isListed: reader.isListed })
  const places = (found: readonly Candidate[]) => found.map(({ place }) => reader.read(place))

  function explain(found: readonly Candidate[]): ExplainedPlace[] {
    let ceiling = 1
    return found.map(({ place, kind, closeness }) => {
      ceiling = Math.min(ceiling, scoreOf(kind, closeness))
      return { place: reader.read(place), matchType: KINDS[kind].type, score: Math.round(ceiling * 1000) / 1000 }
    })
  }

  let shelves: { numbers: readonly number[]; places: readonly Place[] } | null = null
  /** The same list until there is more or less to book: it is asked for several times a message. */
  function readStocked(): readonly Place[] {
    const numbers = stock.places()
    if (shelves?.numbers !== numbers) shelves = { numbers, places: numbers.map(reader.read) }
    return shelves.places
  }

  function within(countryCode: string, limit: number): number[] {
    const country = tables.countries.findIndex(({ code }) => code === countryCode)
    const found = stock.places().filter((number) => index.country[number] === country).slice(0, limit)
    for (let number = 0; number < reader.size && found.length < limit; number += 1) {
      if (index.country[number] === country && !reader.isCountry(number) && !stock.has(number)) found.push(number)
    }
    return found
  }

  return {
    search: (query, limit) => explain(finder.search(query, limit)),
    find: (term) => places(finder.find(term, BEARERS)),
    byId(id) {
      const number = reader.numberOf(id)
      return number === null ? null : reader.read(number)
    },
    matchAt(words, start) {
      const found = readText(words, start)
      return found && { ...found, place: reader.read(found.place) }
    },
    named: (name) => places(finder.named(name, BEARERS)),
    within: (countryCode, limit = WITHIN) => within(countryCode, limit).map(reader.read),
    stocked: readStocked,
  }
}
