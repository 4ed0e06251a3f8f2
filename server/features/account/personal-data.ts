import type { Kysely, Transaction } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'

/** What one feature keeps of an account. Each feature that keeps something has one, and `app.ts` names them all. */
export interface PersonalData {
  /** What it is called in the file that its owner takes along. */
  name: string
  /** All of it, as JSON; null where there is nothing that would tell its owner anything. */
  read(db: Kysely<Database>, userId: UserId): Promise<unknown>
  /** Leaves nothing of it, within the transaction in which the account goes. */
  erase(trx: Transaction<Database>, userId: UserId): Promise<void>
}

/** Everything, by the name of what it is. */
export async function readAll(db: Kysely<Database>, userId: UserId, kept: readonly PersonalData[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { name, read } of kept) {
    const told = await read(db, userId)
    if (told !== null) data[name] = told
  }
  return data
}

/** All of it or, where something fails, nothing. */
export async function eraseAll(db: Kysely<Database>, userId: UserId, kept: readonly PersonalData[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { erase } of kept) await erase(trx, userId)
  })
}
