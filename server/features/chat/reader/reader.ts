import { LRUCache } from 'lru-cache'
import type { Clause } from './clause.ts'
import { dismissThread, readInThread } from './thread.ts'

/** Readings that are remembered, some 1 kB each. */
const REMEMBERED = 5000
/** Milliseconds that a reading may take. */
const PATIENCE = 2000

/** Understands what a message does, clause by clause, as it was learned from marked messages; it knows nothing of what was shown. */
export interface Reader {
  /**
   * The clauses of `text` in their order; of long messages those of the first 160 words and marks. `isFirst`: nothing was shown before.
   * None where the message says nothing, or cannot be read in time. Never rejects.
   */
  read(text: string, isFirst: boolean): Promise<readonly Clause[]>
  /** Ends the thread with the last reader of the process; readings that are not done come back empty. */
  close(): Promise<void>
}

export interface ReaderOptions {
  /** Hears of the first failure, and of the first after a reading that went well. */
  onFailure?: (error: Error) => void
  /** Milliseconds that a reading may take; 2000 by default. */
  patience?: number
}

let open = 0

/** All readers share one thread, which the first reading starts. */
export function openReader({ onFailure = () => {}, patience = PATIENCE }: ReaderOptions = {}): Reader {
  const known = new LRUCache<string, readonly Clause[]>({ max: REMEMBERED })
  const reading = new Map<string, Promise<readonly Clause[]>>()
  let state: 'well' | 'failing' | 'closed' = 'well'
  open += 1

  /** What comes too late for this answer is there for the next. */
  function begin(key: string, text: string, isFirst: boolean): Promise<readonly Clause[]> {
    const begun = readInThread(text, isFirst).finally(() => reading.delete(key))
    reading.set(key, begun)
    begun.then((clauses) => known.set(key, clauses), () => {})
    return begun
  }

  function failed(error: unknown): readonly Clause[] {
    if (state === 'well') {
      state = 'failing'
      onFailure(error instanceof Error ? error : new Error(String(error)))
    }
    return []
  }

  return {
    async read(text, isFirst) {
      if (state === 'closed' || text.trim() === '') return []
      const key = `${isFirst ? 'first' : 'later'} ${text}`
      const before = known.get(key)
      if (before !== undefined) return before
      try {
        const clauses = await within(reading.get(key) ?? begin(key, text, isFirst), patience)
        if (state === 'failing') state = 'well'
        return clauses
      } catch (error) {
        return failed(error)
      }
    },
    async close() {
      if (state === 'closed') return
      state = 'closed'
      open -= 1
      if (open === 0) await dismissThread()
    },
  }
}

async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The message was not read within ${milliseconds} ms.`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
