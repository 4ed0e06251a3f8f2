import { LRUCache } from 'lru-cache'
import type { Clause, Reader } from '../reader/index.ts'
import { readPlannerStep } from '../trip/planner-steps.ts'
import { moved, piecesIn } from './by-pieces.ts'
import { tellsNothing } from './tells-nothing.ts'

/** Hears what is said before it is answered, so that whoever answers knows at once what it does. */
export interface Listener {
  /** Reads these, as far as they are not known yet. Never fails: what could not be read has no clauses. */
  hear(texts: readonly string[]): Promise<void>
  /** None of what was not heard, nor of the planner's own words. */
  clausesOf(text: string): readonly Clause[]
  /** True of what surely says nothing of the trip: a question about things, a change of the plan, a story. */
  tellsNothing(text: string): boolean
}

const MOST = 5000
/** A text that is longer than any talk is left to the rules. */
const LONGEST = 1500

/** 'Yes', '1 and 3' answer a question of the desk, which no reading knows. */
const WORD = /\p{L}{4,}/u

export function createListener(reader: Pick<Reader, 'read'> | null): Listener {
  const heard = new LRUCache<string, readonly Clause[]>({ max: MOST })
  const clausesOf = (text: string): readonly Clause[] => heard.get(text) ?? []
  return {
    hear: async (texts) => {
      if (reader === null) return
      const open = [...new Set(texts)].filter((text) => !heard.has(text) && text.length <= LONGEST && WORD.test(text) && readPlannerStep(text) === null)
      for (const text of open) {
        const clauses = await readSurely(reader, text)
        // What could not be read may be read the next time.
        if (clauses.length > 0) heard.set(text, clauses)
      }
    },
    clausesOf,
    tellsNothing: (text) => tellsNothing(clausesOf(text)),
  }
}

/** As a whole; what cannot be told of the whole may be told of its pieces. */
async function readSurely(reader: Pick<Reader, 'read'>, text: string): Promise<readonly Clause[]> {
  const whole = await reader.read(text, false)
  const pieces = piecesIn(text)
  if (least(whole) >= ENOUGH || pieces.length < 2 || pieces.length > MOST_PIECES || LEANS.test(text)) return whole
  const read = await Promise.all(pieces.map(async (piece) => moved(await reader.read(piece.text, false), piece.start)))
  const apart = read.flat()
  const areWhole = pieces.every(({ text: words }, at) => /\S\s+\S/.test(words) || read[at]?.every(({ act }) => act === 'courtesy') === true)
  return areWhole && read.every((some) => some.length > 0) && least(apart) >= ENOUGH ? apart : whole
}

function least(clauses: readonly Clause[]): number {
  return Math.min(...clauses.map(({ share }) => share), clauses.length === 0 ? 0 : 1)
}

/** What is said of 'that day' needs what was said before it. */
const LEANS = /\b(?:that day|that evening|that morning|an dem tag|ce jour-là|ese día)\b/iu

/** Told so surely, a message is read no second time. */
const ENOUGH = 0.6
const MOST_PIECES = 6

/** Hears nothing: only the words themselves are read. */
export const DEAF: Listener = createListener(null)
