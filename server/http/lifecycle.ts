/** Work that outlives its request, and whether the server is about to stop. */
export interface Lifecycle {
  stopping(): boolean
  /** From now on `/readyz` answers 503. */
  stop(): void
  /** Keeps the process up until this is settled, within the patience of the stop. For replies that go on when their reader has left. */
  track<T>(work: Promise<T>): Promise<T>
  /** Resolves when all tracked work is settled. */
  settled(): Promise<void>
}

export function createLifecycle(): Lifecycle {
  const running = new Set<Promise<unknown>>()
  let stopping = false
  return {
    stopping: () => stopping,
    stop() {
      stopping = true
    },
    track(work) {
      running.add(work)
      const forget = () => running.delete(work)
      work.then(forget, forget)
      return work
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running)
    },
  }
}
