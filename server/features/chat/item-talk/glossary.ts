import { longestKnown } from '../language/longest-known.ts'
import { remembered } from '../language/remembered.ts'
import { GLOSSARIES } from './glossaries.ts'
import type { Glossary } from './glossaries.ts'

/** Longer clauses say more than this knows. */
const MOST_WORDS = 12
const MOST_IN_ALL = 26
/** So much of a message has to be known. */
const SHARE = 0.6
/** And so much of it must be words that English has not: 'is lunch in' is Dutch as well. */
const FOREIGN = 0.4
/** Between clauses: marks, and 'and' of several languages before a word that asks. */
const JOINT = /(\s*[?.!;,…¿¡]+\s*|\s+(?:und|et|y(?! a-t-)|e|en|and)\s+)/i

/** A short question or wish about what was shown, in English as far as its words are known; any other text as it is. */
export const inEnglish = remembered((text) => {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > MOST_IN_ALL) return text
  const known = GLOSSARIES.map((glossary) => ({ glossary, ...translate(words, glossary) })).toSorted((left, right) => right.hits - left.hits)[0]
  if (known === undefined || known.hits < words.length * SHARE || known.foreign < words.length * FOREIGN) return text
  return words.length <= MOST_WORDS && !/[.!;,]/.test(text) ? `${joined(known.words)}${text.includes('?') ? '?' : ''}` : byClauses(text, known.glossary)
})

/** Each clause for itself: what is not known of one does not hide the other. */
function byClauses(text: string, glossary: Glossary): string {
  const parts = text.split(JOINT)
  const made = parts.map((part, at) => {
    if (at % 2 === 1) return /\p{L}/u.test(part) ? ' and ' : part.replace(/[¿¡]/g, '')
    const words = wordsOf(part)
    const { words: english, hits } = translate(words, glossary)
    return words.length > MOST_WORDS || hits < words.length * SHARE ? part : joined(english)
  })
  return made.join('').trim()
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}’'-]+|\d+/gu) ?? []
}

/** An article with nothing behind it is a pronoun: 'was kostet das zusammen'. What French names first, English asks of. */
function joined(words: readonly string[]): string {
  return words.join(' ').replace(/^((?:and )?)(the (?:\p{L}+ ){1,3})is it\b/u, '$1is $2').replace(/ {2,}/g, ' ').replace(/\bthe(?=$| (?:per|altogether|in total|both|long|also|still|possible|for|on|at|me|us|really|well)\b)/g, 'it')
}

/** Articles and joints alone are no sign of a language. */
const EMPTY = /^(?:the|and|or|is|for|on)$/
const LONGEST = 5

function translate(words: readonly string[], known: Glossary): { words: string[]; hits: number; foreign: number } {
  const made: string[] = []
  let hits = 0
  let foreign = 0
  let isTelling = false
  for (let at = 0; at < words.length; ) {
    const length = longestKnown(words, at, { most: LONGEST, isKnown: (phrase) => known.has(phrase) })
    const english = known.get(words.slice(at, at + length).join(' '))
    made.push(english ?? words[at] ?? '')
    if (english !== undefined && !EMPTY.test(english) && english !== words[at]) isTelling = true
    hits += length
    if (english !== undefined && english !== words.slice(at, at + length).join(' ')) foreign += length
    at += Math.max(1, length)
  }
  return { words: made.filter((word) => word !== ''), hits, foreign: isTelling ? foreign : -1 }
}
