/** Waits before the second and the third try to write a note. */
const NOTE_RETRIES_MS = [1000, 5000]

/** Tries a call again after a while, unless all is over by then. */
export function createTries() {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timers.add(timer)
    })
  return {
    async run<T>(call: () => Promise<T>): Promise<T> {
      for (const ms of NOTE_RETRIES_MS) {
        try {
          return await call()
        } catch {
          await wait(ms)
        }
      }
      return call()
    },
    destroy() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
