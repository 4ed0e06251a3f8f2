/** Waits between two questions: soon at first, then slower. In ms. */
const WAITS_MS = [1000, 1000, 1500, 2000, 3000]
/** After a question that could not be answered at all. */
export const LONG_WAIT_MS = 5000

/** What a question has brought: the end, or that it is asked again, after the usual time, a long one, or only when there is reason to. */
export type Answer = 'over' | 'again' | 'later' | 'asked'

export interface Outcome {
  /** Asks at once: there is reason to believe that it is over. */
  hurry(): void
  stop(): void
}

interface Pace {
  /** Whether the first question waits for `hurry`. */
  waits?: boolean
  /** Pauses between two questions, in ms; the last one stays. */
  pauses?: readonly number[]
}

/** Asks again and again until it is over. Begins by itself after a moment, or with the first `hurry` where it `waits`. */
export function keepAsking(ask: (signal: AbortSignal) => Promise<Answer>, { waits = false, pauses = WAITS_MS }: Pace = {}): Outcome {
  const life = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let asking = false

  async function next(): Promise<void> {
    if (asking || life.signal.aborted) return
    asking = true
    const wait = pauses[Math.min(asked++, pauses.length - 1)]
    const answer = await ask(life.signal)
    asking = false
    if (answer === 'over') return stop()
    if (!life.signal.aborted && answer !== 'asked') timer = setTimeout(() => void next(), answer === 'later' ? LONG_WAIT_MS : wait)
  }

  function stop(): void {
    clearTimeout(timer)
    life.abort()
  }

  if (!waits) timer = setTimeout(() => void next(), WAITS_MS[0])
  return {
    hurry() {
      clearTimeout(timer)
      void next()
    },
    stop,
  }
}
