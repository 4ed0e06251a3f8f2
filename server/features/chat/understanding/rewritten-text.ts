import type { Span } from './plain-text.ts'

/** A text in which some words were written anew, and where each of its characters stood before. */
export interface Rewritten {
  text: string
  /** The same with the capitals of the original. */
  original: string
  /** By position; the last is that of the end. Null while nothing was changed. */
  places: readonly number[] | null
}

/** A pattern, and what stands in place of what it finds; null leaves it. */
export type Rewriting = [pattern: RegExp, words: (match: RegExpExecArray) => string | null]

/** Applies the rewritings one after another. */
export function rewrite(start: Rewritten, rewritings: readonly Rewriting[]): Rewritten {
  return rewritings.reduce<Rewritten>((before, [pattern, words]) => {
    const edits = [...before.text.matchAll(pattern)].flatMap((match) => {
      const next = words(match)
      return next === null || next === match[0] ? [] : [{ from: match.index, to: match.index + match[0].length, words: next }]
    })
    return edits.length === 0 ? before : applied(before, edits)
  }, start)
}

function applied({ text, original, places }: Rewritten, edits: readonly (Span & { words: string })[]): Rewritten {
  const old = places ?? Array.from({ length: text.length + 1 }, (_, at) => at)
  const next: Rewritten & { places: number[] } = { text: '', original: '', places: [] }
  let at = 0
  for (const { from, to, words } of edits) {
    next.text += text.slice(at, from) + words
    next.original += original.slice(at, from) + asCapital(original.charAt(from), words)
    for (let index = at; index < from; index += 1) next.places.push(old[index] ?? 0)
    for (let index = 0; index < words.length; index += 1) next.places.push(old[from] ?? 0)
    at = to
  }
  next.text += text.slice(at)
  next.original += original.slice(at)
  for (let index = at; index <= text.length; index += 1) next.places.push(old[index] ?? 0)
  return next
}

function asCapital(first: string, words: string): string {
  return first !== first.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/** The stretch as it was before the rewriting. */
export function spanBefore<Found extends Span>(found: Found, places: readonly number[] | null): Found {
  if (places === null) return found
  const from = places[found.from] ?? found.from
  return { ...found, from, to: Math.max(from + 1, places[found.to] ?? found.to) }
}
