/** Work that must not keep those waiting who only want to be heard. */
export interface Turnstile {
  /** Resolves when it is one's turn to work, or as soon as the work is no longer wanted. */
  inTurn: (signal: AbortSignal) => Promise<void>
  /** Hears somebody out, which is quick; who waits to work lets that go first. */
  hear: <Result>(hearing: () => Promise<Result>) => Promise<Result>
}

/** For so long one who waits to work lets others be heard first. Milliseconds. */
const COURTESY = 400

/**
 * Lets in one after the other, each in a turn of the event loop of its own. Whoever comes meanwhile is heard before the next
 * one works, however many wait: of two hundred who ask at once, each is told at once that there will be an answer. Where the
 * coming has no end, one is let in for each turn of the event loop all the same.
 */
export function createTurnstile(courtesy = COURTESY): Turnstile {
  const waiting: { since: number; letIn: () => void }[] = []
  let heard = 0
  let isOpen = false
  let patience: NodeJS.Timeout | undefined

  function open(): void {
    if (isOpen || waiting.length === 0) return
    isOpen = true
    // What has arrived is read in the first turn, and begins to be heard before the second.
    setImmediate(() => setImmediate(letIn))
  }

  function letIn(): void {
    isOpen = false
    clearTimeout(patience)
    const first = waiting[0]
    const left = first === undefined ? 0 : first.since + courtesy - performance.now()
    if (heard > 0 && left > 0) {
      patience = setTimeout(letIn, left)
      return
    }
    waiting.shift()?.letIn()
    open()
  }

  return {
    inTurn: (signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true })
        waiting.push({ since: performance.now(), letIn: resolve })
        if (waiting.length === 1) open()
      }),
    async hear(hearing) {
      heard += 1
      try {
        return await hearing()
      } finally {
        heard -= 1
        if (heard === 0 && patience !== undefined) {
          clearTimeout(patience)
          patience = undefined
          open()
        }
      }
    },
  }
}
