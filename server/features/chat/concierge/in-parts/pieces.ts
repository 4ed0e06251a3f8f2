import { plain } from '../plan-edits/sentence.ts'
import { classesOf, tokensOf } from '../plan-edits/tokens.ts'
import type { WordClass } from '../plan-edits/word-classes.ts'

/** A stretch of a message that says one thing. */
export interface Piece {
  start: number
  end: number
  text: string
}

/** Not behind 'St.', 'Dr.' or a number: '10.30', '5 p.m.'. */
const ENDS = /(?<=[?!;])\s+|(?<=(?<![\s.]\p{L}{1,2}|\d|\b(?:mrs|mrs|ms|ste|prof|approx|usw|etc))\.)\s+(?=\S)|\n+/giu
const JOINS = /\s*,?\s+(?:and|but|then|und|aber|dann|et|mais|puis|y|e|pero|luego)\s+|,\s+/giu

const CHANGES: ReadonlySet<WordClass> = new Set(['remove', 'add', 'move', 'swap', 'take', 'leave', 'keep', 'requests'])
const BEGINS: ReadonlySet<WordClass> = new Set([...CHANGES, 'asks', 'is'])
const SOFT: ReadonlySet<WordClass> = new Set(['soft', 'and', 'but', 'instead'])
/** What is said with these is about what stands beside it. */
const POINTS: ReadonlySet<WordClass> = new Set(['it', 'there', 'instead', 'anything'])

/** What a message says one after the other; what is only told beside a wish or a question stays with it. */
export function piecesOf(text: string): Piece[] {
  const sentences = cutAt(text, { start: 0, end: text.length }, ENDS, () => true)
  const pieces = sentences.flatMap((sentence) => cutAt(text, sentence, JOINS, (rest) => asks(rest)))
  return pieces.reduce<Piece[]>((all, piece) => {
    const last = all.at(-1)
    if (last === undefined) return [piece]
    // What stands before the first wish is said of it.
    if (isWish(piece.text) && (isWish(last.text) || all.length > 1)) return [...all, piece]
    return [...all.slice(0, -1), { start: last.start, end: piece.end, text: text.slice(last.start, piece.end) }]
  }, [])
}

/** Needs nothing that another piece says. */
export function isOnItsOwn(text: string): boolean {
  const words = tokensOf(text)
  return words.length > 2 && !words.slice(0, 4).some(({ word }) => classesOf(word).some((kind) => POINTS.has(kind)) && !/^(?:there|da|y|la)$/.test(word))
}

function cutAt(text: string, { start, end }: { start: number; end: number }, at: RegExp, isCut: (rest: string) => boolean): Piece[] {
  const cuts = [...text.slice(start, end).matchAll(at)].filter((match) => isCut(text.slice(start + match.index + match[0].length, end)))
  const ends = [...cuts.map((match) => start + match.index), end]
  const starts = [start, ...cuts.map((match) => start + match.index + match[0].length)]
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end, text: text.slice(from, ends[index]).trim() })).filter((piece) => piece.text !== '')
}

/** Its first word that says anything asks something. */
export function asks(text: string): boolean {
  return firstClasses(text).some((kind) => kind === 'asks' || kind === 'is')
}

function begins(text: string): boolean {
  return firstClasses(text).some((kind) => BEGINS.has(kind))
}

function firstClasses(text: string): WordClass[] {
  const first = tokensOf(text).find(({ word }) => !classesOf(word).some((kind) => SOFT.has(kind)))
  return first === undefined ? [] : classesOf(first.word)
}

/** Asks, or wants something to be otherwise. */
function isWish(text: string): boolean {
  return /\?\s*$/.test(text) || begins(text) || tokensOf(plain(text)).some(({ word }) => classesOf(word).some((kind) => CHANGES.has(kind)))
}
