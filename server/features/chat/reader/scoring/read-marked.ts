import { readFileSync } from 'node:fs'
import { tokensOf } from '../tokens.ts'
import type { Token } from '../tokens.ts'

export interface MarkedStretch {
  /** The act of a clause, or the label of a span. */
  readonly label: string
  /** From its first token to its last, in UTF-16 units of the message. */
  readonly start: number
  readonly end: number
}

/** A message of `marked/`: its text without the marks, and what stands where in it. */
export interface MarkedMessage {
  readonly isFirst: boolean
  readonly language: string
  readonly text: string
  readonly clauses: readonly MarkedStretch[]
  readonly spans: readonly MarkedStretch[]
}

export function readMarked(name: string): MarkedMessage[] {
  const lines = readFileSync(new URL(`../marked/${name}.txt`, import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(messageOf)
}

const MARK = /\[([a-z-]+): ?|\]|\{([a-z-]+):|\}/g

function messageOf(line: string): MarkedMessage {
  const [state, language = '', ...rest] = line.split(' | ')
  const marked = rest.join(' | ')
  const [clauses, spans, open]: [MarkedStretch[], MarkedStretch[], { label: string; start: number }[]] = [[], [], []]
  let text = ''
  let at = 0
  for (const { 0: mark, 1: act, 2: label, index } of marked.matchAll(MARK)) {
    text += marked.slice(at, index)
    at = index + mark.length
    const opened = act ?? label
    if (opened !== undefined) open.push({ label: opened, start: text.length })
    else for (const closed of open.splice(-1)) (mark === ']' ? clauses : spans).push({ ...closed, end: text.length })
  }
  text += marked.slice(at)
  const tokens = tokensOf(text)
  return { isFirst: state === 'open', language, text, clauses: alike(tokens, trimmed(tokens, clauses), language), spans: trimmed(tokens, spans) }
}

function trimmed(tokens: readonly Token[], stretches: readonly MarkedStretch[]): MarkedStretch[] {
  return stretches.flatMap(({ label, start, end }) => {
    const own = tokens.filter((token) => token.start >= start && token.end <= end)
    const [first, last] = [own[0], own.at(-1)]
    return first === undefined || last === undefined ? [] : [{ label, start: first.start, end: last.end }]
  })
}

/** Joining words stand now inside a clause, now between two: here always between. The same as `scripts/reader/marked.py`. */
const JOINING: Record<string, readonly string[]> = {
  en: ['and', 'but', 'or', 'so', '&'],
  de: ['und', 'aber', 'oder', '&'],
  fr: ['et', 'mais', 'ou', '&'],
  es: ['y', 'e', 'o', 'pero', '&'],
}

/** The same clauses without the joining words before them, and with the marks behind them. */
function alike(tokens: readonly Token[], clauses: readonly MarkedStretch[], language: string): MarkedStretch[] {
  const isJoining = ({ text }: Token): boolean => JOINING[language]?.includes(text.toLowerCase()) === true
  return clauses.map(({ label, start, end }, at) => {
    const limit = clauses[at + 1]?.start ?? Infinity
    const behind = tokens.filter((token) => token.start >= end && token.start < limit)
    const word = behind.findIndex(({ text }) => /^[\p{L}\p{N}]/u.test(text))
    const marks = word === -1 ? behind : behind.slice(0, word)
    const own = tokens.filter((token) => token.start >= start && token.end <= end)
    const first = own.findIndex((token) => !isJoining(token))
    return { label, start: own.at(first)?.start ?? start, end: marks.at(-1)?.end ?? end }
  })
}
