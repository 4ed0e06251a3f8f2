import type { Clause } from '../clause.ts'
import type { MarkedMessage, MarkedStretch } from './read-marked.ts'

/** Shares in percent; the same as `scripts/reader/measure.py` works out. */
export interface Measured {
  readonly clauses: number
  /** Marked clauses whose act is that of the clause that was read there. */
  readonly acts: number
  /** Those of which the reader is sure, and how many of them are right. */
  readonly sure: number
  readonly rightOfSure: number
  /** Messages cut into the same clauses. */
  readonly cut: number
  /** Marked spans of which some words were found under their label, and found ones that meet a marked one. */
  readonly spansFound: number
  readonly spansRight: number
}

const SURE = 0.75

export function measure(read: readonly { message: MarkedMessage; clauses: readonly Clause[] }[]): Measured {
  const wanted = read.flatMap(({ message, clauses }) => message.clauses.map((marked) => ({ marked, found: nearest(marked, clauses) })))
  const isRight = ({ marked, found }: (typeof wanted)[number]) => found?.act === marked.label
  const sure = wanted.filter(({ found }) => (found?.share ?? 0) > SURE)
  const spans = read.map(({ message, clauses }) => ({ marked: message.spans, said: clauses.flatMap((clause) => clause.spans) }))
  const met = spans.flatMap(({ marked, said }) => marked.map((one) => said.some((other) => meet(one, other))))
  const right = spans.flatMap(({ marked, said }) => said.map((one) => marked.some((other) => meet(one, other))))
  return {
    clauses: wanted.length,
    acts: percent(wanted.filter(isRight).length, wanted.length),
    sure: percent(sure.length, wanted.length),
    rightOfSure: percent(sure.filter(isRight).length, sure.length),
    cut: percent(read.filter(({ message, clauses }) => isCutAlike(message.clauses, clauses)).length, read.length),
    spansFound: percent(met.filter(Boolean).length, met.length),
    spansRight: percent(right.filter(Boolean).length, right.length),
  }
}

interface Stretch {
  readonly start: number
  readonly end: number
}

function nearest(marked: Stretch, clauses: readonly Clause[]): Clause | undefined {
  return clauses.filter((clause) => shared(marked, clause) > 0).sort((one, other) => shared(marked, other) - shared(marked, one))[0]
}

function shared(one: Stretch, other: Stretch): number {
  return Math.min(one.end, other.end) - Math.max(one.start, other.start)
}

function meet(one: MarkedStretch, other: MarkedStretch): boolean {
  return one.label === other.label && shared(one, other) > 0
}

function isCutAlike(marked: readonly Stretch[], clauses: readonly Stretch[]): boolean {
  return marked.length === clauses.length && marked.every(({ start, end }, at) => clauses[at]?.start === start && clauses[at]?.end === end)
}

function percent(some: number, all: number): number {
  return (100 * some) / Math.max(1, all)
}
