import { createListener } from '../features/chat/index.ts'
import type { Listener } from '../features/chat/index.ts'
import type { Clause } from '../features/chat/reader/index.ts'

/** A message as it is marked in `reader/marked`: its words, and what it does; `[move~: …]` is read as a move, and not surely. */
export function unmarked(marked: string): { text: string; clauses: Clause[] } {
  let text = ''
  const clauses: Clause[] = []
  for (const [, act, isDoubtful, inside = '', between] of marked.matchAll(/\[([a-z-]+)(~?): ([^[\]]*)\]|([^[]+)/g)) {
    if (act === undefined) { text += between ?? ''; continue }
    const start = text.length
    const spans: Clause['spans'][number][] = []
    for (const [, label, words, plain] of inside.matchAll(/\{([a-z-]+):([^{}]*)\}|([^{]+)/g)) {
      if (label !== undefined && words !== undefined) spans.push({ label, words, start: text.length, end: text.length + words.length })
      text += words ?? plain ?? ''
    }
    clauses.push({ act, share: isDoubtful === '~' ? 0.4 : 0.95, start, end: text.length, text: text.slice(start), spans })
  }
  return { text, clauses }
}

/** Hears these marked messages as they are marked, and nothing else. */
export function hearing(marked: readonly string[]): Listener {
  const known = new Map(marked.map((one) => { const { text, clauses } = unmarked(one); return [text, clauses] as const }))
  return createListener({ read: async (text) => known.get(text) ?? [] })
}
