import { fold, slug } from '../fold.ts'
import { COUNTRIES } from './countries.ts'
import type { Country } from './countries.ts'
import type { DraftPlace } from './draft-place.ts'
import { groupBy } from './group-by.ts'

/**
 * A place for every country, at its centre: the first city that our tables list, else its capital, else its largest place.
 * A city state is one place, not two of the same name.
 */
export function gatherCountries(listed: readonly DraftPlace[], others: readonly DraftPlace[]): DraftPlace[] {
  const ours = groupBy(listed, ({ countryCode }) => countryCode)
  const rest = groupBy(others, ({ countryCode }) => countryCode)
  return [...COUNTRIES.values()].flatMap((country) => {
    const centre = ours.get(country.code)?.[0] ?? mainPlace(country, rest.get(country.code) ?? [])
    if (centre === null) return []
    if (fold(centre.name) === fold(country.name)) {
      centre.aliases = [...new Set([...centre.aliases, ...country.aliases])]
      return []
    }
    return [{
      ...centre,
      id: slug(country.name),
      kind: 'country' as const,
      name: country.name,
      region: country.continent,
      admin: '',
      district: '',
      aliases: [...country.aliases],
      population: 0,
      curated: true,
      listed: [country.name, ...country.listed],
    }]
  })
}

function mainPlace(country: Country, places: readonly DraftPlace[]): DraftPlace | null {
  const capital = places.find(({ name, aliases }) => [name, ...aliases].some((one) => fold(one) === fold(country.capital)))
  return capital ?? places.reduce<DraftPlace | null>((best, one) => (best === null || one.population > best.population ? one : best), null)
}
