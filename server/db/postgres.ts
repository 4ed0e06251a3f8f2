import { PostgresDialect } from 'kysely'
import type { Dialect } from 'kysely'
import pg from 'pg'

const { types } = pg

/** Kysely on PostgreSQL. `report` hears of connections that break while they lie idle in the pool. */
export function postgresDialect(url: string, report: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: asSqliteReads },
  })
  // While the pool ends, connections may break as they like.
  pool.on('error', (error) => !pool.ending && report(error))
  return new PostgresDialect({ pool })
}

/** Counts and sums come as text from PostgreSQL, as numbers from SQLite. All of ours fit a number. */
const asSqliteReads: typeof types.getTypeParser = (id: number, format?: 'text' | 'binary') => {
  const { INT8, NUMERIC } = types.builtins
  if (format !== 'binary' && (id === INT8 || id === NUMERIC)) return Number
  return types.getTypeParser(id, format as 'text')
}
