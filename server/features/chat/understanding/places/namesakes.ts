import { kilometresBetween } from '@meander/sdk/contract/travel'
import { fold } from '../../../destinations/index.ts'
import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import { isOfTravellers } from './bearers.ts'
import type { Mention } from './mentions.ts'

/** A name that several places bear, where nobody said which: the one taken for it, and those that might have been meant as well. */
export interface SharedName {
  place: Place
  /** Likeliest first, three at most: each has its `region` and `country` to tell it by. */
  others: Place[]
}

const MOST = 3
/** Fewer people make no town that is asked about. */
const A_TOWN = 60_000
const A_REGION = 3_000_000
/** What part of the people of the one taken another must have: of any, of one that travellers speak of, and where all speak English. */
const OF_ANY = 0.3
const OF_A_KNOWN_ONE = 0.1
const IN_ENGLISH = 0.15
const NEAR = 400
const ENGLISH_SPEAKING = new Set(['US', 'GB', 'CA', 'AU', 'NZ', 'IE'])

/** Which of the places wanted share their name with one of comparable weight that nothing in the message rules out. */
export function findSharedNames(wanted: readonly Mention[], { text, mentions }: { text: string; mentions: readonly Mention[] }, catalogue: DestinationCatalogue): SharedName[] {
  return wanted.flatMap((mention): SharedName[] => {
    const said = fold(text.slice(mention.from, mention.to))
    if (!mention.isOpen || fold(mention.place.name) !== said) return []
    const company = mentions.filter((one) => one !== mention).map(({ place }) => place)
    const others = catalogue.named(said).filter((other) => other.id !== mention.place.id && fold(other.name) === said && isComparable(other, mention.place) && !isRuledOut(other, mention.place, company))
    return others.length === 0 ? [] : [{ place: mention.place, others: others.slice(0, MOST) }]
  })
}

function isComparable(other: Place, taken: Place): boolean {
  if (other.kind === 'country') return false
  if (other.kind === 'area' || taken.kind === 'country') return other.population >= A_REGION && !liesWithin(other, taken)
  if (taken.kind === 'area' || other.population < A_TOWN) return false
  const ratio = other.population / Math.max(1, taken.population)
  if (isOfTravellers(other) && ratio >= OF_A_KNOWN_ONE) return true
  if (ENGLISH_SPEAKING.has(other.countryCode) && ENGLISH_SPEAKING.has(taken.countryCode)) return ratio >= IN_ENGLISH
  return ratio >= (isOfTravellers(taken) ? 1 : OF_ANY)
}

/** A province is called after its town, and a town after its country: both are one answer. */
function liesWithin(other: Place, taken: Place): boolean {
  return taken.kind === 'country' ? other.countryCode === taken.countryCode : taken.region === other.name
}

/** What else is named tells: another place of that country, or one close by. */
function isRuledOut(other: Place, taken: Place, company: readonly Place[]): boolean {
  const isNear = (place: Place): boolean => company.some((one) => one.kind !== 'country' && kilometresBetween(one, place) <= NEAR)
  const isOfCountry = ({ countryCode }: Place): boolean => company.some((one) => one.countryCode === countryCode)
  return (isNear(taken) && !isNear(other)) || (isOfCountry(taken) && !isOfCountry(other))
}
