import type { Clause } from '../reader/index.ts'

/** A stretch of a message, and where it stands. */
export interface Piece {
  text: string
  start: number
}

const JOINS = /\s*[,;]\s+(?:(?:and|but|then|so|und|aber|dann|et|mais|puis|y|pero|luego)\s+)?|\s+(?:and|but|then|und|aber|dann|et|mais|puis|pero|luego)\s+|(?<=[.?!])\s+/giu

/** The message cut wherever one thing may end and another begin. */
export function piecesIn(text: string): Piece[] {
  const cuts = [...text.matchAll(JOINS)].map((match) => ({ end: match.index, start: match.index + match[0].length }))
  const starts = [0, ...cuts.map(({ start }) => start)]
  const ends = [...cuts.map(({ end }) => end), text.length]
  return starts.flatMap((start, at) => { const piece = text.slice(start, ends[at]); return piece.trim() === '' ? [] : [{ text: piece, start }] })
}

/** Clauses of a piece, where they stand in the message. */
export function moved(clauses: readonly Clause[], by: number): Clause[] {
  return clauses.map((clause) => ({
    ...clause, start: clause.start + by, end: clause.end + by, spans: clause.spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by })),
  }))
}
