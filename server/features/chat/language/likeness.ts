import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'

/** What a word has to do with others: a row of length 1, alike for words that are spoken of alike. */
export type Row = Float32Array

interface Table {
  width: number
  /** Of each piece the place of its row. */
  places: ReadonlyMap<string, number>
  bytes: Int8Array
}

let opened: Table | null = null

/** `data/likeness.bin`: how many pieces and how wide, the pieces, and the bytes of each row. */
function table(): Table {
  if (opened !== null) return opened
  const file = readFileSync(new URL('./data/likeness.bin', import.meta.url))
  const first = file.indexOf('\n')
  const second = file.indexOf('\n', first + 1)
  const [, width = 0] = file.toString('latin1', 0, first).split(' ').map(Number)
  const pieces = file.toString('latin1', first + 1, second).split(' ')
  opened = { width, places: new Map(pieces.map((piece, at) => [piece, at])), bytes: new Int8Array(file.buffer, file.byteOffset + second + 1, pieces.length * width) }
  return opened
}

/** Words are asked for again and again; a row takes half a kB. */
const rows = new LRUCache<string, { row: Row | null }>({ max: 10_000 })

/** Null of what has no letters that are known. */
export function rowOf(word: string): Row | null {
  const known = rows.get(word)
  if (known !== undefined) return known.row
  const row = madeOf(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  rows.set(word, { row })
  return row
}

function madeOf(word: string): Row | null {
  const { width, bytes } = table()
  const sum = new Float32Array(width)
  for (const place of placesOf(word)) for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (bytes[place * width + at] ?? 0)
  return ofLengthOne(sum)
}

/** What is cut into crumbs is like its crumbs, and like nothing that it means. */
const MOST_PIECES = 2
const SHORTEST_FIRST = 4

/** The longest pieces first; none of a word that cannot be cut into two at most. */
function placesOf(word: string): number[] {
  const { places } = table()
  const found: number[] = []
  for (let start = 0; start < word.length; ) {
    let end = word.length
    while (end > start && !places.has(pieceOf(word, start, end))) end -= 1
    if (end === start || found.length === MOST_PIECES || (start === 0 && end < word.length && end < SHORTEST_FIRST)) return []
    found.push(places.get(pieceOf(word, start, end)) ?? 0)
    start = end
  }
  return found
}

function pieceOf(word: string, start: number, end: number): string {
  return (start > 0 ? '##' : '') + word.slice(start, end)
}

/** The middle of several, each as heavy as it is said to be; null of none. */
export function middleOf(some: readonly { row: Row; weight: number }[]): Row | null {
  const [first] = some
  if (first === undefined) return null
  const sum = new Float32Array(first.row.length)
  for (const { row, weight } of some) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + weight * (row[at] ?? 0)
  return ofLengthOne(sum)
}

function ofLengthOne(row: Row): Row | null {
  const length = Math.hypot(...row)
  return length === 0 ? null : row.map((value) => value / length)
}

/** From -1 to 1; some .1 of words that have nothing to do with each other, .5 and more of those that have. */
export function likeness(left: Row, right: Row): number {
  let sum = 0
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0)
  return sum
}
