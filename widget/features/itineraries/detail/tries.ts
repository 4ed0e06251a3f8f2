import { ApiError } from '../../../api/request-errors.ts'

/** Waits before the second and the third try to write a note. */
const NOTE_RETRIES_MS = [1000, 5000]

/** Tries a call again after a while, unless it was refused or all is over by then. */
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
        } catch (error) {
          if (isRefusal(error)) throw error
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

/** The server has understood it and says no: it would say so again. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
