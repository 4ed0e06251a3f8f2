import { LRUCache } from 'lru-cache'
import type { Understand } from './understand.ts'

/** More names than any talk has. */
const MOST_NAMES = 2000
/** The day changes no name of a place, and a reader has to have one. */
const ANY_DAY = '2026-01-01'

const known = new WeakMap<Understand, LRUCache<string, boolean>>()

/** Whether a name is a place's own, and not part of one or a wish for one: 'Venice', not 'Venetian'. Each name is looked up once by each reader. */
export function isPlaceName(name: string, understand: Understand): boolean {
  const names = known.get(understand) ?? new LRUCache<string, boolean>({ max: MOST_NAMES })
  known.set(understand, names)
  const is = names.get(name) ?? understand({ text: `to ${name}`, referenceDate: ANY_DAY }).destination?.name.toLowerCase() === name.toLowerCase()
  names.set(name, is)
  return is
}
