import { readFileSync } from 'node:fs'

/** The places of the encoder: no message has more pieces, its begin and end among them. */
const MOST = 320
/** Longer words are nothing that anybody knows. */
const LONGEST_WORD = 100

/** A message as numbers that the encoder knows. */
export interface Pieces {
  readonly numbers: readonly number[]
  /** The pieces of each token, from `start` up to and without `end`; tokens that find no room have none. */
  readonly places: readonly { readonly start: number; readonly end: number }[]
}

/** Cuts words into the pieces of `data/pieces.txt`, the longest first, as `scripts/reader/pieces.py` does. */
export function openPieces(): (words: readonly string[]) => Pieces {
  const known = new Map(readFileSync(new URL('./data/pieces.txt', import.meta.url), 'utf8').split('\n').map((piece, at) => [piece, at]))
  const [begin = 0, end = 0, unknown = 0] = ['[CLS]', '[SEP]', '[UNK]'].map((mark) => known.get(mark))

  function partsOf(word: string): number[] {
    if (word.length > LONGEST_WORD) return [unknown]
    const found: number[] = []
    for (let start = 0; start < word.length;) {
      let stop = word.length
      while (stop > start && !known.has(pieceOf(word, start, stop))) stop -= 1
      if (stop === start) return [unknown]
      found.push(known.get(pieceOf(word, start, stop)) ?? unknown)
      start = stop
    }
    return found
  }

  function numbersOf(word: string): number[] {
    const numbers = (plain(word).match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}]/gu) ?? []).flatMap(partsOf)
    return numbers.length > 0 ? numbers : [unknown]
  }

  return (words) => {
    const numbers = [begin]
    const places: { start: number; end: number }[] = []
    for (const word of words) {
      const own = numbersOf(word)
      if (numbers.length + own.length >= MOST) break
      places.push({ start: numbers.length, end: numbers.length + own.length })
      numbers.push(...own)
    }
    return { numbers: [...numbers, end], places }
  }
}

function pieceOf(word: string, start: number, end: number): string {
  return (start > 0 ? '##' : '') + word.slice(start, end)
}

/** In small letters and without accents. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{Mn}/gu, '')
}
