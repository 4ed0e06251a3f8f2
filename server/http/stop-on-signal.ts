import type { Logger } from 'pino'
import type { Lifecycle } from './lifecycle.ts'
import type { Listening } from './listen.ts'

/** How long running streams, and replies whose reader has left, may take to end. Milliseconds. */
const PATIENCE = 30_000

export interface Stoppable {
  lifecycle: Lifecycle
  log: Logger
  doors: readonly Listening[]
  /** Lets go of all that the process holds. */
  close: () => Promise<void>
}

/** On SIGTERM or SIGINT: take nothing new, let what runs end, close, leave. A second signal means: now. */
export function stopOnSignal(given: Stoppable): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (given.lifecycle.stopping()) process.exit(1)
      given.log.info({ signal }, 'stopping')
      void stop(given)
    })
  }
}

async function stop({ lifecycle, doors, close }: Stoppable): Promise<void> {
  lifecycle.stop()
  const ended = Promise.all(doors.map((door) => door.stop(PATIENCE))).then(() => lifecycle.settled())
  await Promise.race([ended, patience()])
  await close()
  process.exit(0)
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE + 1000))
}
