import type { Position } from '@meander/sdk/contract/travel'
import type { IndexArrays, IndexTables } from '../format/index-arrays.ts'
import { deriveId, hashId, readRecord } from '../format/place-record.ts'
import type { Place } from '../place.ts'

export interface PlaceReader {
  readonly size: number
  /** A place by its number, made anew. */
  read(number: number): Place
  numberOf(id: string): number | null
  positionOf(number: number): Position
  isCountry(number: number): boolean
  /** The numbers of all countries. */
  countries(): readonly number[]
  /** From our own tables. */
  isListed(number: number): boolean
}

const KINDS = ['city', 'area', 'country'] as const
const LISTED = 4
const PER_DEGREE = 100_000

/** Makes places out of the index when they are wanted; 230,000 objects would take more memory than all the rest. */
export function createPlaceReader(index: IndexArrays, tables: IndexTables, hasInventory: (number: number) => boolean): PlaceReader {
  const decoder = new TextDecoder()
  const kindOf = (number: number) => KINDS[(index.kind[number] ?? 0) % LISTED] ?? 'city'

  /** What the record says, and what the id may follow from. */
  function identify(number: number) {
    const { name, id, aliases } = readRecord(decoder.decode(index.record.subarray(index.recordAt[number], index.recordAt[number + 1])))
    const country = tables.countries[index.country[number] ?? 0]
    const countryCode = country?.code ?? ''
    const region = tables.regions[index.region[number] ?? 0] ?? ''
    const kind = kindOf(number)
    return { id: id || deriveId({ name, region, kind, countryCode }), kind, name, region, country, countryCode, aliases }
  }

  function read(number: number): Place {
    const { id, kind, name, region, country, countryCode, aliases } = identify(number)
    return {
      id,
      kind,
      name,
      region,
      country: country?.name ?? '',
      countryCode,
      ...positionOf(number),
      timeZone: tables.zones[index.zone[number] ?? 0] ?? '',
      population: index.population[number] ?? 0,
      currency: country?.currency ?? '',
      languages: country?.languages ?? [],
      aliases,
      hasInventory: hasInventory(number),
    }
  }

  function positionOf(number: number): Position {
    return { latitude: (index.latitude[number] ?? 0) / PER_DEGREE, longitude: (index.longitude[number] ?? 0) / PER_DEGREE }
  }

  return {
    size: index.kind.length,
    read,
    positionOf,
    numberOf(id) {
      const { idSlots } = index
      for (let slot = hashId(id) % idSlots.length; ; slot = (slot + 1) % idSlots.length) {
        const entry = idSlots[slot] ?? 0
        if (entry === 0) return null
        if (identify(entry - 1).id === id) return entry - 1
      }
    },
    isCountry: (number) => kindOf(number) === 'country',
    countries() {
      const found: number[] = []
      for (let number = 0; number < index.kind.length; number += 1) if (kindOf(number) === 'country') found.push(number)
      return found
    },
    isListed: (number) => ((index.kind[number] ?? 0) & LISTED) !== 0,
  }
}
