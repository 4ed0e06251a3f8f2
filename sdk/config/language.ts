/** The languages that the planner is built in besides English. */
const LANGUAGES: readonly string[] = ['de']

/** The language that a locale asks for: the first part of its tag, 'de' of 'de-AT'. */
export const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? 'en'

/** The one that the planner speaks to it: English where it has no other. */
export function spokenLanguage(locale: string): string {
  const language = languageOf(locale)
  return LANGUAGES.includes(language) ? language : 'en'
}
