import { NAMES_BY_LANGUAGE } from './names-by-language.ts'
import type { Place } from './place.ts'

type Language = 'de' | 'fr'
const LANGUAGES: readonly Language[] = ['de', 'fr']

const namesById: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map(NAMES_BY_LANGUAGE.trim().split('\n').map((line) => {
  const [id = '', de = '', fr = ''] = line.split(';').map((word) => word.trim())
  return [id, { de, fr }]
}))
const countries: Readonly<Record<Language, Intl.DisplayNames>> = { de: new Intl.DisplayNames('de', { type: 'region' }), fr: new Intl.DisplayNames('fr', { type: 'region' }) }

/** What a place is called where that language is read: 'Wien' for Vienna in German. Its English name where no other is known. */
export function localName({ id, kind, name, countryCode }: Pick<Place, 'id' | 'kind' | 'name' | 'countryCode'>, locale: string | undefined): string {
  const language = LANGUAGES.find((one) => locale?.split('-')[0]?.toLowerCase() === one)
  if (language === undefined) return name
  if (kind === 'country') return countries[language].of(countryCode) ?? name
  return namesById.get(id)?.[language] || name
}
