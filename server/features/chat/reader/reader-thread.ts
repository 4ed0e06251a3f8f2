import { parentPort } from 'node:worker_threads'
import type { FromThread, ToThread } from './messages.ts'
import { openReading } from './reading.ts'
import type { Reading } from './reading.ts'

// The other side of thread.ts: a message comes in, its clauses or the reason why there are none go out, one after the other.

let opened: Promise<Reading> | null = null
let last: Promise<void> = Promise.resolve()

parentPort?.on('message', (question: ToThread) => {
  last = last.then(() => answer(question))
})

async function answer({ id, text, isFirst }: ToThread): Promise<void> {
  try {
    const read = await (opened ??= openReading())
    tell({ id, clauses: await read(text, isFirst) })
  } catch (error) {
    tell({ id, why: error instanceof Error ? error.message : String(error) })
  }
}

function tell(said: FromThread): void {
  parentPort?.postMessage(said)
}
