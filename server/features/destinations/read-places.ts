import { fold } from './fold.ts'
import type { Place } from './place.ts'

/** What the data files hold of a place; whether there is something to book is not theirs to know. */
export type KnownPlace = Omit<Place, 'hasInventory'>

interface Country {
  code: string
  name: string
  continent: string
  currency: string
  timeZone: string
  aliases: string[]
}

/**
 * Reads the data's own format, one place per line beneath its country:
 *
 *     # PT; Portugal; Europe; EUR; Europe/Lisbon; alias, alias
 *     Lisbon; Lisboa; 38.7223; -9.1393; 545; Lisboa, LIS
 *     Madeira*; Madeira; 32.7607; -16.9595; 251; ; Atlantic/Madeira
 *
 * A `*` marks a region or an island. Population is in thousands; aliases and a zone of its own may be left out. The first
 * city stands for the country's centre.
 */
export function readPlaces(text: string): KnownPlace[] {
  const places: KnownPlace[] = []
  const ids = new Set<string>()
  let country: Country | null = null
  let awaitsCentre = false
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    if (line.startsWith('#')) {
      country = readCountry(line)
      awaitsCentre = true
      continue
    }
    if (country === null) throw new Error(`The line '${line}' of the places stands beneath no country.`)
    const place = readPlace(line, country)
    // A city state is one place, not two of the same name.
    if (awaitsCentre && place.name !== country.name) places.push(asCountry(country, place))
    awaitsCentre = false
    const id = ids.has(place.id) ? `${place.id}-${slug(place.region)}` : place.id
    ids.add(id)
    places.push({ ...place, id })
  }
  return places
}

function readCountry(line: string): Country {
  const [code = '', name = '', continent = '', currency = '', timeZone = '', aliases = ''] = cells(line.slice(1))
  return { code, name, continent, currency, timeZone, aliases: list(aliases) }
}

function readPlace(line: string, country: Country): KnownPlace {
  const [label = '', region = '', latitude = '', longitude = '', thousands = '', aliases = '', timeZone = ''] = cells(line)
  const isArea = label.endsWith('*')
  const name = isArea ? label.slice(0, -1) : label
  return {
    id: `${slug(name)}-${country.code.toLowerCase()}`,
    kind: isArea ? 'area' : 'city',
    name,
    region,
    country: country.name,
    countryCode: country.code,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone: timeZone || country.timeZone,
    population: Math.round(Number(thousands) * 1000),
    currency: country.currency,
    aliases: list(aliases),
  }
}

function asCountry(country: Country, centre: KnownPlace): KnownPlace {
  return { ...centre, id: slug(country.name), kind: 'country', name: country.name, region: country.continent, aliases: country.aliases, population: 0 }
}

function cells(line: string): string[] {
  return line.split(';').map((cell) => cell.trim())
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((one) => one.trim())
}

function slug(text: string): string {
  return fold(text).replaceAll(' ', '-')
}
