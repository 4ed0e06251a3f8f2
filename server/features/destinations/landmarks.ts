import { LANDMARKS } from './data/landmarks.ts'
import { fold } from './fold.ts'

const countryCodes = readLandmarks(LANDMARKS)

/** The ISO 3166-1 alpha-2 code of the country a landmark stands in, by its whole name; null when we do not know it. */
export function countryCodeOfLandmark(name: string): string | null {
  return countryCodes.get(withoutArticle(fold(name))) ?? null
}

function readLandmarks(text: string): Map<string, string> {
  const codes = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [code, ...landmarks] = line.replace('#', '').split(';').map((cell) => cell.trim())
    for (const landmark of landmarks) if (code) codes.set(withoutArticle(fold(landmark)), code)
  }
  return codes
}

function withoutArticle(name: string): string {
  return name.replace(/^the /, '')
}
