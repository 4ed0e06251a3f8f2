import { Worker } from 'node:worker_threads'
import type { Clause } from './clause.ts'
import type { FromThread } from './messages.ts'

/** Threads that ended before they read anything; after so many none is started any more. */
const MOST_FAILURES = 3

interface Asked {
  done(clauses: readonly Clause[]): void
  failed(error: Error): void
}

/** The one thread of this process that reads; it is started with the first message and keeps no process alive that has nothing to read. */
const asked = new Map<number, Asked>()
let worker: Worker | null = null
let count = 0
let failures = 0

/** Rejects where the thread cannot read it; it may take as long as it takes. */
export function readInThread(text: string, isFirst: boolean): Promise<readonly Clause[]> {
  if (failures >= MOST_FAILURES) return Promise.reject(new Error('The reader of messages ended too often.'))
  return new Promise((done, failed) => {
    const id = (count += 1)
    asked.set(id, { done, failed })
    worker ??= hire()
    worker.ref()
    worker.postMessage({ id, text, isFirst })
  })
}

/** Ends the thread; the next message starts another. */
export async function dismissThread(): Promise<void> {
  const dismissed = worker
  lose(new Error('The reader of messages was closed.'))
  await dismissed?.terminate()
}

function hire(): Worker {
  const hired = new Worker(new URL('./reader-thread.ts', import.meta.url), { name: 'reader' })
  hired.on('message', (said: FromThread) => {
    const one = asked.get(said.id)
    asked.delete(said.id)
    if (asked.size === 0) hired.unref()
    if ('why' in said) return one?.failed(new Error(said.why))
    failures = 0
    one?.done(said.clauses)
  })
  hired.on('error', (error: unknown) => fall(hired, error instanceof Error ? error : new Error(String(error))))
  hired.on('exit', (code) => fall(hired, new Error(`The reader of messages ended with ${code}.`)))
  return hired
}

function fall(fallen: Worker, error: Error): void {
  if (worker !== fallen) return
  failures += 1
  lose(error)
}

function lose(error: Error): void {
  worker = null
  for (const { failed } of asked.values()) failed(error)
  asked.clear()
}
