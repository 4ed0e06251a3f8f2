import { TranscriptionError } from '../transcriber.ts'

/** Runs jobs one after the other. */
export type OneAtATime = <T>(job: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** `waiting`: how many jobs may stand in line; one more is refused as `busy`. Whoever is aborted in the line leaves their place to others. */
export function createOneAtATime(waiting: number): OneAtATime {
  const line: (() => void)[] = []
  let running = false

  function turn(signal: AbortSignal): Promise<void> {
    if (line.length >= waiting) throw new TranscriptionError('busy', 'Too many recordings are waiting.')
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        line.splice(line.indexOf(begin), 1)
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      line.push(begin)
    })
  }

  return async (job, signal) => {
    signal.throwIfAborted()
    if (running) await turn(signal)
    running = true
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next === undefined) running = false
      else next()
    }
  }
}
