import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { UnusableSetting } from '../config/index.ts'
import { isPostgresUrl } from './connect.ts'
import type { Database } from './schema.ts'

/** Asks the database for the first time. Throws an `UnusableSetting` when it does not answer: the address is the operator's to put right. */
export async function requireDatabase(db: Kysely<Database>, address: string): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw isPostgresUrl(address) ? unreachable(address, error) : new UnusableSetting('DATA_DIR', `${JSON.stringify(address)} cannot be opened, ${messageOf(error)}`, error)
  }
}

function unreachable(address: string, error: unknown): UnusableSetting {
  const { host, password } = new URL(address)
  const why = [password, decode(password)].filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '…'), messageOf(error))
  return new UnusableSetting('DATABASE_URL', `no connection to the database at ${host}, ${why}`, error)
}

/** A name with several addresses fails with one error for each, and no message of its own. */
function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return (first instanceof Error ? first.message : String(first)).replace(/\s+/g, ' ')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
