import type { Kysely, SelectQueryBuilder } from 'kysely'
import { isPostgres } from './connect.ts'
import type { Database } from './schema.ts'

/**
 * Holds the selected rows until the transaction ends: `trx.selectFrom('itineraries')….$call(lockRows(trx))`.
 * SQLite runs one transaction at a time and knows no `for update`.
 */
export function lockRows(db: Kysely<Database>) {
  return <Table extends keyof Database, Output>(query: SelectQueryBuilder<Database, Table, Output>): SelectQueryBuilder<Database, Table, Output> =>
    isPostgres(db) ? query.forUpdate() : query
}
