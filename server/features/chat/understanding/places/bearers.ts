import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../../../destinations/index.ts'
import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import { TOWN } from './match-words.ts'
import type { Mention } from './mentions.ts'

/** Of two places of one name the smaller is meant beside its country when it has at least this part of the larger one's people. */
const BESIDE_ITS_COUNTRY = 0.05
/** And so much beside a city of its country: 'from Denver to San Jose'. */
const BESIDE_A_CITY = 0.5

/** Kilometres between places that one goes to in one journey, and between such as are hardly meant together. */
const NEIGHBOURS = 400
const ANOTHER_JOURNEY = 1500
const KNOWN = 50_000
const KNOWN_TO_ALL = 500_000
const COMPARABLE = 0.3
const ENGLISH_SPEAKING = new Set(['US', 'GB', 'CA', 'AU', 'NZ', 'IE'])

/** Chooses among places of one name by what else is named: 'Spain: Cordoba' is not the one in Argentina. */
export function chooseBearers(mentions: readonly Mention[], { text, country }: { text: string; country: string | null }, catalogue: DestinationCatalogue): void {
  for (const mention of mentions) {
    const { place: usual } = mention
    const others = mentions.filter((one) => one !== mention)
    if (mention.isOpen && usual.kind === 'country') mention.place = stateBeside(others, { mention, text }, catalogue) ?? usual
    if (!mention.isOpen || usual.kind !== 'city') continue
    const countries = others.filter(({ place, role }) => place.kind !== 'city' && role === mention.role).map(({ place }) => place.countryCode)
    if (countries.length === 0 && country !== null) countries.push(country)
    const cities = others.filter(({ place }) => place.kind === 'city').map(({ place }) => place.countryCode)
    if ([...countries, ...cities].includes(usual.countryCode)) continue
    const bearers = countries.length + cities.length === 0 ? [] : catalogue.named(text.slice(mention.from, mention.to)).filter(({ kind }) => kind !== 'country')
    const isLikely = ({ countryCode, population }: Place): boolean =>
      (countries.includes(countryCode) && population >= usual.population * BESIDE_ITS_COUNTRY) || (cities.includes(countryCode) && population >= usual.population * BESIDE_A_CITY)
    mention.place = bearers.find(isLikely) ?? nearestTo(others.filter(({ role }) => role === mention.role), { usual, bearers }) ?? (countries.length === 0 ? nearerToEnglish(mention, text, catalogue) : usual)
  }
}

/** 'From Myrtle Beach to Georgia': a state of the country in which all else that is named lies, unless it is called a country. */
function stateBeside(others: readonly Mention[], { mention: { place: usual, from, to }, text }: { mention: Mention; text: string }, catalogue: DestinationCatalogue): Place | null {
  const home = others[0]?.place.countryCode
  if (home === undefined || home === usual.countryCode || CALLED_A_COUNTRY.test(text.slice(to)) || others.some(({ place }) => place.kind === 'country' || place.countryCode !== home)) return null
  const said = fold(text.slice(from, to))
  return catalogue.named(said).find(({ kind, countryCode, name }) => kind === 'area' && countryCode === home && fold(name) === said) ?? null
}

const CALLED_A_COUNTRY = /^[\s,(]*(?:the |as a )?(?:country|nation)\b/i

/** 'Seville, Granada, Cordoba': a lesser city of the name that lies among the others is meant before a greater one across the sea. */
function nearestTo(others: readonly Mention[], { usual, bearers }: { usual: Place; bearers: readonly Place[] }): Place | null {
  const distance = (place: Place): number => Math.min(...others.filter((other) => other.place.kind !== 'country').map((other) => kilometresBetween(place, other.place)))
  if (distance(usual) < ANOTHER_JOURNEY) return null
  return bearers.find((place) => place.kind === 'city' && (place.population >= KNOWN || isOfTravellers(place)) && distance(place) <= NEIGHBOURS) ?? null
}

/** What travellers name has a short id of its own, without the part of its country: 'toledo-es'. */
export function isOfTravellers({ id, name, countryCode, hasInventory }: Place): boolean {
  return hasInventory || id === `${fold(name).replaceAll(' ', '-')}-${countryCode.toLowerCase()}`
}

/** 'San Mateo' said in English is the one in California, unless the other is far larger or a city that everybody knows. */
function nearerToEnglish({ place: usual, from, to }: Mention, text: string, catalogue: DestinationCatalogue): Place {
  const said = fold(text.slice(from, to))
  if (usual.population >= KNOWN_TO_ALL || ENGLISH_SPEAKING.has(usual.countryCode) || isOfTravellers(usual)) return usual
  const bearers = catalogue.named(said).filter(({ name }) => fold(name) === said)
  return bearers.find(({ kind, countryCode, population }) => kind === 'city' && ENGLISH_SPEAKING.has(countryCode) && population >= usual.population * COMPARABLE && population >= TOWN) ?? usual
}

const WHICH_ONE = /\b(?:the (?:\w+ )?one\b|i meant?\b|not the\b)/i

/** 'Portland' and then 'the one in Maine', 'Valencia' and then 'Spain, not Venezuela': the place known before, elsewhere. */
export function sayWhichOne(mentions: readonly Mention[], { text, known }: { text: string; known: Place | null }, catalogue: DestinationCatalogue): void {
  const wanted = mentions.filter(({ role }) => role === 'wanted')
  const [only] = wanted
  if (known?.kind !== 'city' || only === undefined || wanted.length > 1 || only.place.kind === 'city') return
  const isOtherwise = mentions.some(({ role, place }) => role === 'passed-over' && place.kind !== 'city')
  if (!isOtherwise && !WHICH_ONE.test(text)) return
  const found = catalogue.find(`${known.name}, ${text.slice(only.from, only.to)}`)[0]
  if (found?.kind === 'city' && found.name === known.name) only.place = found
}
