import type { MatchType } from './catalogue.ts'
import { editDistance, slipsAllowed } from './edit-distance.ts'

/** A name or alias of a place, made ready for comparing. */
export interface IndexedName {
  readonly folded: string
  readonly words: readonly string[]
  readonly isAlias: boolean
  /** An airport's code: typed lower case it is more likely the beginning of a name. */
  readonly isCode: boolean
}

export interface Match {
  readonly type: MatchType
  /** The place of its kind among the kinds, best first. */
  readonly rank: number
  /** 0 to 1: the kind first, then how close within it. */
  readonly score: number
}

/** Each kind has its own band, so that no closeness lifts a match above a better kind. Best first. */
const KINDS = [
  { kind: 'name', type: 'exact', low: 1, high: 1 },
  { kind: 'alias', type: 'alias', low: 0.95, high: 0.95 },
  { kind: 'beginning', type: 'starts_with', low: 0.8, high: 0.9 },
  { kind: 'beginning of an alias', type: 'starts_with', low: 0.77, high: 0.79 },
  { kind: 'code', type: 'alias', low: 0.76, high: 0.76 },
  { kind: 'word', type: 'word', low: 0.62, high: 0.74 },
  { kind: 'part', type: 'contains', low: 0.5, high: 0.58 },
  { kind: 'slip', type: 'fuzzy', low: 0.2, high: 0.46 },
] as const satisfies { kind: string; type: MatchType; low: number; high: number }[]
type Kind = (typeof KINDS)[number]['kind']

/** How a folded query matches one name, or null. */
export function matchName(query: string, name: IndexedName): Match | null {
  if (name.isCode) return name.folded === query ? as('code', 1) : null
  if (name.folded === query) return as(name.isAlias ? 'alias' : 'name', 1)
  const covered = query.length / name.folded.length
  if (name.folded.startsWith(query)) return as(name.isAlias ? 'beginning of an alias' : 'beginning', covered)
  if (query.length > 1 && name.words.some((word) => word.startsWith(query))) return as('word', covered)
  // Several words typed, the last perhaps unfinished: 'de janei'.
  if (query.includes(' ') && ` ${name.folded}`.includes(` ${query}`)) return as('word', covered)
  if (query.length > 2 && name.folded.includes(query)) return as('part', covered)
  return null
}

/**
 * How a mistyped query matches one name, or null: the whole name, or its beginning when the query is still short of it.
 * The beginning of an alias is too far-fetched: 'kyto' would be the Blue Mountains, by their town Katoomba.
 */
export function matchMistyped(query: string, name: IndexedName): Match | null {
  const limit = slipsAllowed(query.length)
  if (limit === 0 || name.isCode) return null
  const whole = editDistance(query, name.folded, limit)
  if (whole <= limit) return as('slip', 1 - whole / (limit + 1))
  if (name.isAlias || name.folded.length <= query.length || query[0] !== name.folded[0]) return null
  const beginning = editDistance(query, name.folded.slice(0, query.length), limit)
  return beginning <= limit ? as('slip', (1 - beginning / (limit + 1)) * 0.5) : null
}

function as(kind: Kind, closeness: number): Match {
  const rank = KINDS.findIndex((one) => one.kind === kind)
  const { type, low, high } = KINDS[rank] ?? KINDS[0]
  return { type, rank, score: low + (high - low) * Math.min(1, Math.max(0, closeness)) }
}
