import { readFileSync } from 'node:fs'

/** What one says in another language, and what that is in English. Phrases stand beside their words: the longest is taken. */
export type Glossary = ReadonlyMap<string, string>

const LANGUAGES = ['german', 'spanish', 'french', 'italian', 'portuguese', 'dutch'] as const

/** Words by which people of other languages speak of what was shown. */
export const GLOSSARIES: readonly Glossary[] = LANGUAGES.map((language) => {
  const lines = readFileSync(new URL(`./data/${language}.txt`, import.meta.url), 'utf8').split('\n')
  return new Map(lines.filter((line) => line !== '').map((line) => line.split(' =').map((side) => side.trim()) as [string, string]))
})

export function glossaryOf(language: (typeof LANGUAGES)[number]): Glossary {
  return GLOSSARIES[LANGUAGES.indexOf(language)] ?? new Map()
}
