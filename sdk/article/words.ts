import { languageOf } from '../config/language.ts'

interface ArticleWords {
  lang: string
  /** On the mark, with its sign. */
  add: string
  added: string
  /** Names of the mark's button. */
  addPlace: (place: string) => string
  addedPlace: (place: string) => string
  /** What is put into the composer, for the visitor to send. */
  wish: (places: readonly string[], destination: string | null) => string
}

const listIn = (locale: string, names: readonly string[]): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

const ENGLISH: ArticleWords = {
  lang: 'en',
  add: 'Add',
  added: 'Added',
  addPlace: place => `Add ${place} to your trip`,
  addedPlace: place => `Added: ${place}. Take it out again`,
  wish: (places, destination) => (destination ? `I am planning a trip to ${destination} and would like to see ${listIn('en', places)}.` : `I would like to see ${listIn('en', places)}.`),
}
const WORDS: Record<string, ArticleWords> = {
  de: {
    lang: 'de',
    add: 'Dazu',
    added: 'Dabei',
    addPlace: place => `Dazu: ${place} in die Reise nehmen`,
    addedPlace: place => `Dabei: ${place}. Wieder herausnehmen`,
    wish: (places, destination) => (destination ? `Ich plane eine Reise nach ${destination} und möchte ${listIn('de', places)} sehen.` : `Ich möchte ${listIn('de', places)} sehen.`),
  },
}

export const articleWords = (locale: string): ArticleWords => WORDS[languageOf(locale)] ?? ENGLISH
