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
}

/**
 * Passes text on in groups of words, as somebody types; what stands between the texts keeps its place, and a search or what
 * it found waits for no words. Who was held up catches up: a reply takes as long as it is long, however much else there is to do.
 */
export function createPacedWriter(put: (part: StreamPart) => void, { milliseconds, ticker, signal }: Pace): PacedWriter {
  const waiting: StreamPart[] = []
  let due = 0
  let leave: (() => void) | null = null
  let tellFinished = (): void => {}

  function passOn(now: number): void {
    if (signal.aborted) waiting.length = 0
    let next = waiting[0]
    while (next !== undefined && (next.kind !== 'text' || due <= now)) {
      waiting.shift()
      if (next.kind === 'text') due += milliseconds
      put(next)
      next = waiting[0]
    }
    if (next !== undefined) return
    leave?.()
    leave = null
    tellFinished()
  }

  return {
    write(part) {
      if (milliseconds === 0) return put(part)
      if (leave === null && part.kind !== 'text') return put(part)
      waiting.push(...(part.kind === 'text' ? wordGroups(part.text).map((text): StreamPart => ({ kind: 'text', text })) : [part]))
      if (AT_ONCE.has(part.kind)) return passOn(Infinity)
      if (leave !== null) return
      due = Math.max(due, performance.now())
      leave = ticker.join(passOn)
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

/** Two or three words at a time: whole words, so that nothing flickers. */
function wordGroups(text: string): string[] {
  return text.match(/\s*(?:\S+\s*){1,2}/g) ?? [text]
}
