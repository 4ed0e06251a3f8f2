import { once } from 'node:events'
import type { Wait } from '../../features/chat/hosted/hosted-model.ts'

/** Time that passes only when the test says so. */
export interface ManualWait {
  wait: Wait
  /** Ends the wait of so many milliseconds, as soon as there is one. */
  pass(milliseconds: number): Promise<void>
  /** All that was waited for, in its order. */
  asked: number[]
}

export function createManualWait(): ManualWait {
  const open: { milliseconds: number; end: () => void }[] = []
  const asked: number[] = []
  const news = new EventTarget()
  return {
    asked,
    wait(milliseconds, signal) {
      asked.push(milliseconds)
      return new Promise<void>((resolve, reject) => {
        const entry = { milliseconds, end: resolve }
        open.push(entry)
        signal.addEventListener('abort', () => {
          const at = open.indexOf(entry)
          if (at >= 0) open.splice(at, 1)
          reject(signal.reason)
        })
        news.dispatchEvent(new Event('asked'))
      })
    },
    async pass(milliseconds) {
      for (;;) {
        const at = open.findIndex((entry) => entry.milliseconds === milliseconds)
        const [entry] = at < 0 ? [] : open.splice(at, 1)
        if (entry !== undefined) return entry.end()
        await once(news, 'asked')
      }
    },
  }
}
