import { stemsOf } from '../../ranking/index.ts'
import { plain } from './sentence.ts'
import { PHRASES } from './word-classes.ts'
import type { WordClass } from './word-classes.ts'

/** A word of a text, where it stands. */
export interface Token {
  word: string
  stem: string
  start: number
  end: number
}

const TOKEN = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({ word: plain(match[0]), stem: stemsOf(match[0], 1)[0] ?? '', start: match.index, end: match.index + match[0].length }))
}

/** What a word does by itself. */
export function classesOf(word: string): WordClass[] {
  return (PHRASES.get(word) ?? []).flatMap(({ kind, words }) => (words.length === 1 ? [kind] : []))
}

/** 'En vez de': several words that do something together. */
export function beginsPhrase(tokens: readonly Token[], at: number): boolean {
  return (PHRASES.get(tokens[at]?.word ?? '') ?? []).some(({ words }) => words.length > 1 && words.every((word, next) => tokens[at + next]?.word === word))
}
