import type { DestinationCatalogue } from './catalogue.ts'
import { LANDMARKS } from './data/landmarks.ts'
import { fold } from './fold.ts'

const landmarkCountries = readLandmarks(LANDMARKS)

/**
 * The country of a place that comes without one, from its name alone: a city's, or that of a landmark. 'Lisbon' is
 * Portugal, 'Eiffel Tower' is France. Null when neither is known.
 */
export function countryOf(catalogue: DestinationCatalogue, name: string): string | null {
  const city = catalogue.named(name)[0]
  if (city !== undefined) return city.country
  const code = landmarkCountries.get(withoutArticle(fold(name)))
  return code === undefined ? null : (catalogue.within(code)[0]?.country ?? null)
}

function readLandmarks(text: string): Map<string, string> {
  const countries = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [code, ...landmarks] = line.replace('#', '').split(';').map((cell) => cell.trim())
    for (const landmark of landmarks) if (code) countries.set(withoutArticle(fold(landmark)), code)
  }
  return countries
}

function withoutArticle(name: string): string {
  return name.replace(/^the /, '')
}
