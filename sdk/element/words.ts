import { languageOf } from '../config/language.ts'

export interface Words {
  /** Of the language: 'en'. */
  lang: string
  close: string
  plan: string
  broken: string
  again: string
}

/** What the element itself says: before the planner is there, and around it. */
const WORDS: Record<string, Words> = {
  de: { lang: 'de', close: 'Schließen', plan: 'Reise planen', broken: 'Der Reiseplaner konnte nicht geladen werden.', again: 'Noch einmal versuchen' },
}
const ENGLISH: Words = { lang: 'en', close: 'Close', plan: 'Plan this trip', broken: 'The travel planner could not be loaded.', again: 'Try Again' }

export const wordsFor = (locale: string): Words => WORDS[languageOf(locale)] ?? ENGLISH
