/** The languages of what the server itself says to people. */
export type Language = 'en' | 'de'

/** The one that a request names ('de', 'de-AT'); English where it names none of these. */
export function readLanguage(named: unknown): Language {
  return typeof named === 'string' && /^de\b/i.test(named) ? 'de' : 'en'
}
