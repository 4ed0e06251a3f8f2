import type { Place } from '../../../destinations/index.ts'

/** Parts of the world that a trip may go to before anybody knows where in them: name, its middle, a time zone and a currency of it. */
const PARTS: readonly (readonly [string, number, number, string, string])[] = [
  ['Europe', 50, 10, 'Europe/Brussels', 'EUR'], ['Asia', 30, 100, 'Asia/Bangkok', 'USD'], ['Africa', 2, 20, 'Africa/Nairobi', 'USD'],
  ['North America', 42, -100, 'America/Chicago', 'USD'], ['Central America', 13, -87, 'America/Guatemala', 'USD'], ['South America', -15, -60, 'America/Sao_Paulo', 'USD'],
  ['Oceania', -22, 145, 'Australia/Brisbane', 'AUD'], ['Antarctica', -75, 0, 'UTC', 'USD'], ['Arctic', 75, 15, 'Europe/Oslo', 'NOK'],
  ['Scandinavia', 62, 15, 'Europe/Stockholm', 'EUR'], ['Nordics', 62, 15, 'Europe/Stockholm', 'EUR'], ['Baltics', 57, 25, 'Europe/Riga', 'EUR'],
  ['Balkans', 43, 21, 'Europe/Belgrade', 'EUR'], ['Benelux', 51.3, 5, 'Europe/Brussels', 'EUR'], ['Iberia', 40, -5, 'Europe/Madrid', 'EUR'],
  ['Alps', 46.5, 9.5, 'Europe/Zurich', 'EUR'], ['Pyrenees', 42.7, 1, 'Europe/Madrid', 'EUR'], ['Mediterranean', 38, 15, 'Europe/Rome', 'EUR'],
  ['Eastern Europe', 50, 24, 'Europe/Warsaw', 'EUR'], ['Western Europe', 49, 3, 'Europe/Paris', 'EUR'], ['Southern Europe', 41, 14, 'Europe/Rome', 'EUR'],
  ['Northern Europe', 60, 15, 'Europe/Stockholm', 'EUR'], ['Central Europe', 49, 15, 'Europe/Prague', 'EUR'], ['Southeast Asia', 10, 106, 'Asia/Bangkok', 'USD'],
  ['East Asia', 35, 120, 'Asia/Shanghai', 'USD'], ['Central Asia', 42, 65, 'Asia/Tashkent', 'USD'], ['South Asia', 22, 78, 'Asia/Kolkata', 'USD'],
  ['Middle East', 29, 45, 'Asia/Dubai', 'USD'], ['Himalayas', 28, 84, 'Asia/Kathmandu', 'USD'], ['North Africa', 28, 10, 'Africa/Tunis', 'USD'],
  ['West Africa', 11, -4, 'Africa/Accra', 'USD'], ['East Africa', -2, 36, 'Africa/Nairobi', 'USD'], ['Southern Africa', -24, 24, 'Africa/Johannesburg', 'USD'],
  ['Sahara', 24, 5, 'Africa/Algiers', 'USD'], ['Caribbean', 17, -68, 'America/Puerto_Rico', 'USD'], ['Andes', -14, -72, 'America/Lima', 'USD'],
  ['New England', 43.5, -71.5, 'America/New_York', 'USD'], ['Pacific Northwest', 46, -122, 'America/Los_Angeles', 'USD'], ['Midwest', 42, -90, 'America/Chicago', 'USD'],
  ['Deep South', 32, -88, 'America/Chicago', 'USD'], ['East Coast', 39, -76, 'America/New_York', 'USD'], ['West Coast', 38, -121, 'America/Los_Angeles', 'USD'],
  ['Gulf Coast', 30, -90, 'America/Chicago', 'USD'], ['Great Lakes', 45, -84, 'America/Detroit', 'USD'], ['Rockies', 44, -111, 'America/Denver', 'USD'],
  ['Polynesia', -15, -150, 'Pacific/Tahiti', 'USD'], ['Micronesia', 7, 150, 'Pacific/Guam', 'USD'], ['Melanesia', -12, 160, 'Pacific/Guadalcanal', 'USD'],
]
const PLACES: ReadonlyMap<string, Place> = new Map(
  PARTS.map(([name, latitude, longitude, timeZone, currency]) => [
    name.toLowerCase(),
    {
      id: name.toLowerCase().replaceAll(' ', '-'),
      kind: 'area',
      name,
      region: '',
      country: '',
      countryCode: '',
      latitude,
      longitude,
      timeZone,
      population: 0,
      currency,
      languages: [],
      aliases: [],
      hasInventory: false,
    },
  ]),
)
const SAID_ALSO: Readonly<Record<string, string>> = {
  'south east asia': 'southeast asia', 'latin america': 'south america', australasia: 'oceania', 'baltic states': 'baltics', 'far east': 'east asia', 'the med': 'mediterranean',
  'west indies': 'caribbean', 'latin europe': 'southern europe',
}
/** Too large, or too little of a place, to go to. */
const NO_DESTINATION = ['americas', 'eu']

/** All names of parts of the world, which are no one place and no name that nobody knows. */
export const PARTS_OF_THE_WORLD: ReadonlySet<string> = new Set([...PLACES.keys(), ...Object.keys(SAID_ALSO), ...NO_DESTINATION])

/** Where a trip to that part of the world goes; undefined where it is none. In lower case. */
export function worldPart(said: string): Place | undefined {
  return PLACES.get(SAID_ALSO[said] ?? said)
}
