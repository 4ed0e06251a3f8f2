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

/** What is waiting to be written, database by database. */
const queues = new WeakMap<Kysely<Database>, Waiting[]>()

/**
 * Runs the work in a transaction, and answers when it is on the disk.
 *
 * On SQLite all that is asked for in one turn of the event loop shares one transaction, because the disk is waited for once
 * each: two hundred messages at the same moment cost as much as one. Each still happens wholly or not at all. PostgreSQL
 * has its own way to do so, and would make work on different conversations wait for each other's locks.
 */
export function writeTogether<Result>(db: Kysely<Database>, work: Work<Result>): Promise<Result> {
  if (isPostgres(db)) return db.transaction().execute(work)
  return new Promise<Result>((resolve, reject) => {
    const waiting: Waiting = { run: work, resolve: (result) => resolve(result as Result), reject }
    const queue = queues.get(db)
    if (queue !== undefined) return void queue.push(waiting)
    const fresh = [waiting]
    queues.set(db, fresh)
    setImmediate(() => void writeQueue(db, fresh))
  })
}

async function writeQueue(db: Kysely<Database>, queue: Waiting[]): Promise<void> {
  queues.delete(db)
  const settle: (() => void)[] = []
  try {
    await db.transaction().execute(async (trx) => {
      for (const waiting of queue) settle.push(await runOne(trx, waiting))
    })
  } catch (error) {
    for (const { reject } of queue) reject(error)
    return
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
