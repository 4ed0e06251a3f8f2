import { lowerCase } from '../plain-text.ts'
import type { Place } from '../../../destinations/index.ts'
import { cueBefore } from './cues.ts'
import type { Mention, NamedThings } from './mentions.ts'
import { spanOf } from './mentions.ts'
import type { Tokens } from './tokens.ts'

/** Continents that a trip may go to before anybody knows where in them, each with its middle. */
const CONTINENTS: ReadonlyMap<string, Place> = new Map(
  (
    [
      ['Europe', 50, 10, 'Europe/Brussels', 'EUR'], ['Asia', 30, 100, 'Asia/Bangkok', 'USD'], ['Africa', 2, 20, 'Africa/Nairobi', 'USD'], ['North America', 42, -100, 'America/Chicago', 'USD'],
      ['Central America', 13, -87, 'America/Guatemala', 'USD'], ['South America', -15, -60, 'America/Sao_Paulo', 'USD'], ['Oceania', -22, 145, 'Australia/Brisbane', 'AUD'],
      ['Antarctica', -75, 0, 'UTC', 'USD'], ['Scandinavia', 62, 15, 'Europe/Stockholm', 'EUR'], ['Southeast Asia', 10, 106, 'Asia/Bangkok', 'USD'],
    ] as const
  ).map(([name, latitude, longitude, timeZone, currency]) => [
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
const SAID_ALSO: Readonly<Record<string, string>> = { 'south east asia': 'southeast asia', 'latin america': 'south america', australasia: 'oceania' }

/** 'Two weeks in Europe', 'somewhere in Asia': where the trip goes, as long as nothing nearer is named. */
export function readPartOfTheWorld({ broad }: NamedThings, tokens: Tokens, known: Place | null): Mention | null {
  for (const { at, last } of broad) {
    const span = spanOf(tokens, at, last)
    const said = lowerCase(tokens.text.slice(span.from, span.to))
    const place = CONTINENTS.get(SAID_ALSO[said] ?? said)
    const cue = cueBefore(tokens.words, at)
    const isWanted = cue.role === 'to' || cue.role === 'bare' || cue.role === 'begins'
    // 'Is it the oldest in Europe?' says nothing new once a place is agreed on.
    if (place !== undefined && isWanted && (known === null || isPartOfTheWorld(known) || cue.strength === 'strong')) return { place, at, last, cue, role: 'wanted', isOpen: false, ...span }
  }
  return null
}

/** Whether a destination is so large that nobody can look for things to do there: it has a name and no country. */
export function isPartOfTheWorld({ countryCode }: Pick<Place, 'countryCode'>): boolean {
  return countryCode === ''
}
