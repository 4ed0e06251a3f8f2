import type { StreamPart } from '@meander/sdk/contract/chat-stream'

/** Told again and again, at the same moments for all who wait. */
export interface Ticker {
  /** `onTick` is called with the time until the answer is called. */
  join(onTick: (now: number) => void): () => void
}

/** One timer for everybody, which stands still while nobody waits. */
export function createTicker(milliseconds: number): Ticker {
  const listeners = new Set<(now: number) => void>()
  let timer: NodeJS.Timeout | undefined
  const tick = (): void => {
    const now = performance.now()
    for (const listener of listeners) listener(now)
  }
  return {
    join(onTick) {
      listeners.add(onTick)
      timer ??= setInterval(tick, milliseconds)
      return () => {
        listeners.delete(onTick)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

export interface PacedWriter {
  write(part: StreamPart): void
  /** Resolves when all is passed on, or as soon as the work was ended. */
  finished(): Promise<void>
}

export interface Pace {
  /** Milliseconds between two groups of words. 0 passes everything on at once. */
  milliseconds: number
  ticker: Ticker
  signal: AbortSignal
  /** Aborts when somebody waits for the last word: from then on nothing is held back. */
  hurried: AbortSignal
  /** When the words were asked for, on the clock of `performance`. */
  since: number
}

/** Groups of words at a time for who was held up: still words that come, and not a page that jumps. */
const CATCHING_UP = 4

/**
 * Passes text on in groups of words, as somebody types; what stands between the texts keeps its place, and a search or what
 * it found waits for no words. Who was held up catches up, and so does who had to think: whoever waited for the first word has
 * waited, and a reply takes as long as it is long, however much else there is to do.
 */
export function createPacedWriter(put: (part: StreamPart) => void, { milliseconds, ticker, signal, hurried, since }: Pace): PacedWriter {
  const waiting: StreamPart[] = []
  let due = since
  let leave: (() => void) | null = null
  let tellFinished = (): void => {}

  function passOn(now: number, groups = CATCHING_UP): void {
    if (signal.aborted) waiting.length = 0
    let next = waiting[0]
    for (let left = groups; next !== undefined && (next.kind !== 'text' || (due <= now && left > 0)); ) {
      waiting.shift()
      if (next.kind === 'text') {
        due += milliseconds
        left -= 1
      }
      put(next)
      next = waiting[0]
    }
    if (next !== undefined) return
    leave?.()
    leave = null
    tellFinished()
  }

  hurried.addEventListener('abort', () => passOn(Infinity, Infinity), { once: true })

  return {
    write(part) {
      if (milliseconds === 0 || hurried.aborted) return cut(part, sentences).forEach(put)
      if (leave === null && part.kind !== 'text') return put(part)
      waiting.push(...cut(part, wordGroups))
      if (AT_ONCE.has(part.kind)) return passOn(Infinity, Infinity)
      if (leave !== null) return
      leave = ticker.join((now) => passOn(now))
      passOn(performance.now())
    },
    async finished() {
      if (leave === null) return
      await new Promise<void>((resolve) => {
        tellFinished = resolve
        signal.addEventListener('abort', () => passOn(performance.now()), { once: true })
      })
    },
  }
}

const AT_ONCE: ReadonlySet<StreamPart['kind']> = new Set(['tool-call-start', 'tool-call', 'tool-result', 'data'])

function cut(part: StreamPart, into: (text: string) => string[]): StreamPart[] {
  return part.kind === 'text' ? into(part.text).map((text) => ({ kind: 'text', text })) : [part]
}

/** Each with the white space after it. */
function sentences(text: string): string[] {
  return text.split(/(?<=(?:[.?]\s|\n)\s*)(?=\S)/).filter((sentence) => sentence !== '')
}

/** Two or three words at a time: whole words, so that nothing flickers. */
function wordGroups(text: string): string[] {
  return text.match(/\s*(?:\S+\s*){1,2}/g) ?? [text]
}
