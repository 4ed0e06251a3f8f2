import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely'
import { makeFolder } from '../config/index.ts'

export const IN_MEMORY = ':memory:'

/** Kysely on Node's own SQLite. One connection, which Kysely hands to one transaction at a time. */
export function sqliteDialect(file: string): Dialect {
  const dialect = new SqliteDialect({ database: async () => adapt(open(file)) })
  return {
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createAdapter: () => new TransactionalAdapter(),
  }
}

/** SQLite rolls back `create table` like any other statement, so a start that is killed half way leaves nothing half made. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function open(file: string): DatabaseSync {
  if (file !== IN_MEMORY) makeFolder(dirname(file))
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  // FULL: a write that was acknowledged is on the disk, whatever happens to the process or the machine.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on;')
  // What was written is moved to its place after 16 MB, not 4: everyone waits meanwhile, and much of it is written over by then.
  database.exec('pragma wal_autocheckpoint = 4000;')
  return database
}

const MOST_STATEMENTS = 500

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known !== undefined) return known
      const statement = adaptStatement(database.prepare(sql))
      if (prepared.size >= MOST_STATEMENTS) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  }
}
