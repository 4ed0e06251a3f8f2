import type { Logger } from 'pino'
import { loggable } from './errors.ts'

/** Tasks by what they remove; a task may answer how many it removed. */
export type Upkeep = Readonly<Record<string, () => Promise<number | void>>>

const DAY = 86_400_000

/** Runs every task now and then once a day, until the answer is called. A task that fails holds up no other. */
export function startUpkeep(upkeep: Upkeep, log: Logger): () => void {
  const run = async () => {
    for (const [what, task] of Object.entries(upkeep)) {
      try {
        const count = await task()
        if (typeof count === 'number' && count > 0) log.info({ what, count }, 'removed what is no longer kept')
      } catch (error) {
        log.error({ what, failure: loggable(error) }, 'upkeep failed')
      }
    }
  }
  void run()
  const timer = setInterval(() => void run(), DAY)
  timer.unref()
  return () => clearInterval(timer)
}
