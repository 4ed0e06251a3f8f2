import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from './connect.ts'
import type { Database } from './schema.ts'

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>

interface Waiting {
  run: Work<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** What is waiting to be written, and when the last transactions ended. */
interface Queue {
  waiting: Waiting[]
  ended: number[]
  /** For so many transactions nothing is held: the last time nobody came meanwhile. */
  alone: number
}

/** Database by database. */
const queues = new WeakMap<Kysely<Database>, Queue>()

/** After so many transactions within so short a time the next ones are held together a little longer. Milliseconds. */
const MANY = 4
const SHORT = 60
const HOLD = 12
/** Who writes alone, one thing after the other, is held up once in so many times. */
const ALONE = 40

/**
 * Runs the work in a transaction, and answers when it is on the disk.
 *
 * On SQLite all that is asked for in one turn of the event loop shares one transaction, because the disk is waited for once
 * each: two hundred messages at the same moment cost as much as one. Where one transaction follows another, what comes within
 * some milliseconds shares one. Each still happens wholly or not at all. PostgreSQL has its own way to do so, and would make
 * work on different conversations wait for each other's locks.
 */
export function writeTogether<Result>(db: Kysely<Database>, work: Work<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().execute(work)
  return new Promise<Result>((resolve, reject) => {
    const waiting: Waiting = { run: work, resolve: (result) => resolve(result as Result), reject }
    const queue = queues.get(db) ?? { waiting: [], ended: [], alone: 0 }
    queues.set(db, queue)
    queue.waiting.push(waiting)
    if (queue.waiting.length > 1) return
    if (isBusy(queue)) setTimeout(() => void writeHeld(db, queue), HOLD)
    else setImmediate(() => void writeQueue(db, queue))
  })
}

function isBusy({ ended, alone }: Queue): boolean {
  return alone === 0 && ended.length === MANY && performance.now() - (ended[0] ?? 0) < SHORT
}

async function writeHeld(db: Kysely<Database>, queue: Queue): Promise<void> {
  if (queue.waiting.length === 1) queue.alone = ALONE
  await writeQueue(db, queue)
}

async function writeQueue(db: Kysely<Database>, queue: Queue): Promise<void> {
  const ours = queue.waiting.splice(0)
  queue.alone = ours.length > 1 ? 0 : Math.max(0, queue.alone - 1)
  const settle: (() => void)[] = []
  try {
    await db.transaction().execute(async (trx) => {
      for (const waiting of ours) settle.push(await runOne(trx, waiting))
    })
  } catch (error) {
    for (const { reject } of ours) reject(error)
    return
  } finally {
    queue.ended = [...queue.ended, performance.now()].slice(-MANY)
  }
  for (const tell of settle) tell()
}

/** A savepoint, so that what fails takes nothing of the others with it. Its outcome is told when all is written. */
async function runOne(trx: Transaction<Database>, { run, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint one_of_many`.execute(trx)
  try {
    const result = await run(trx)
    await sql`release one_of_many`.execute(trx)
    return () => resolve(result)
  } catch (error) {
    await sql`rollback to one_of_many`.execute(trx)
    await sql`release one_of_many`.execute(trx)
    return () => reject(error)
  }
}
