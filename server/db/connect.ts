import { Kysely, PostgresAdapter } from 'kysely'
import type { Database } from './schema.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'

/**
 * Opens the database that the address names: `postgres://…`, or the file of SQLite (`:memory:` for none).
 * Within a transaction use only the transaction's own handle: SQLite has one connection, and asking `db` for it again
 * would wait for ever.
 */
export function connect(address: string, report: (error: Error) => void): Kysely<Database> {
  return new Kysely<Database>({ dialect: isPostgresUrl(address) ? postgresDialect(address, report) : sqliteDialect(address) })
}

export function isPostgresUrl(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address)
}

/** Whether several instances may share this database. */
export function isPostgres(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
