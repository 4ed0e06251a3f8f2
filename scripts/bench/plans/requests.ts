import { readFileSync } from 'node:fs'

/** What blocks a request that nobody could meet. */
export type Blocker = 'place' | 'budget' | 'past' | 'horizon' | 'party' | 'must'

/** One request: what is said, turn by turn, and what a plan must be true to by its end. */
export interface Request {
  id: string
  kind: 'single' | 'several' | 'impossible'
  /** `{first}` stands for the title of the first thing that is planned by then. */
  turns: string[]
  place: string
  /** Days, both counted. */
  start: string
  end: string
  adults: number
  childAges: number[]
  /** For all of it, in dollars; null where nothing was said. */
  budget: number | null
  /** Tags of the inventory. */
  interests: string[]
  must: string[]
  never: string[]
  wheelchair: boolean
  stroller?: boolean
  /** What a guide must speak, as 'French'. */
  language?: string
  /** A sum that is to be spent, in dollars, and not only kept to. */
  target?: number
  /** Hours in which nothing may be. */
  fixed: { date: string; from: string; to: string }[]
  /** Days that are to stay empty. */
  empty: string[]
  /** The day that the last turn is about, where it is about one: all others must stay as they are. */
  edited: string | null
  blocker: Blocker | null
}

/** Names the first thing of a plan in a turn, and its day where that is `edited`. */
export const FIRST = '{first}'

/** The moment at which all of them are asked. */
export const NOW = new Date('2026-11-21T12:00:00Z')

/** The frozen set, or another one. */
export function readRequests(file: string | URL = new URL('requests.json', import.meta.url)): Request[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}
