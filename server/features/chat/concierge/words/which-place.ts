import type { Place } from '../../../destinations/index.ts'
import { list } from './format.ts'
import type { Situation } from './situation.ts'

/** Half a sentence on which of several places of one name was taken, when it is first spoken of. Empty where nobody could be in doubt. */
export function sayWhichTaken({ facts, before, voice }: Situation): string {
  const open = (facts.ambiguous ?? []).filter(({ place }) => before.destinations?.some(({ id }) => id === place.id) !== true)
  const [shared] = open
  if (shared === undefined) return ''
  const { place, others } = shared
  const [other] = others
  const taken = nameWithRegion(place, others)
  return other === undefined ? '' : voice.say(`I take you to mean ${taken}, not the one in ${regionOf(other, [place])}.`, `That is ${taken}; say so if you meant ${regionOf(other, [place])}.`)
}

/** Asks which is meant where another of that name has things to book and the one taken has none. Null where asking is of no use. */
export function askWhich({ facts, before, voice }: Situation): string | null {
  const shared = (facts.ambiguous ?? []).find(({ place }) => place.id === facts.destination?.id && before.destination?.id !== place.id)
  if (shared === undefined || shared.place.hasInventory || shared.others.every(({ hasInventory }) => !hasInventory)) return null
  const { place, others } = shared
  const regions = list([regionOf(place, others), ...others.map((other) => regionOf(other, [place]))], 'or')
  return voice.say(`There is more than one ${place.name}: do you mean ${regions}?`, `Which ${place.name} is it: ${regions}?`)
}

/** 'Portland in Oregon', 'Valencia in Spain', 'Georgia, the country,'. */
export function nameWithRegion(place: Place, others: readonly Place[]): string {
  return place.kind === 'country' ? `${place.name}, the country,` : `${place.name} in ${regionOf(place, others)}`
}

/** Countries whose parts people know by name. */
const KNOWN_BY_PARTS: ReadonlySet<string> = new Set(['US', 'GB', 'CA', 'AU'])
const WITH_ARTICLE = /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Dominican|Central African|Gambia|Czech Republic|Democratic|Republic)\b/

/** The region tells places of one country apart, the country all others. */
function regionOf({ region, country, countryCode, kind, name }: Place, others: readonly Place[]): string {
  if (kind === 'country') return region
  const byPart = KNOWN_BY_PARTS.has(countryCode) || others.some((other) => other.countryCode === countryCode)
  return byPart && region !== '' && region !== name ? region : countryName(country)
}

/** 'The United States' in the middle of a sentence. */
export function countryName(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country
}
