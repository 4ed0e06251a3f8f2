import { Migrator } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import type { Database } from './schema.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the database to the shape that this code expects. Safe to call from several instances at once: on PostgreSQL
 * they take turns by a lock. All steps are done within one transaction. Answers the names of those done now.
 */
export async function migrate(db: Kysely<Database>, steps: Record<string, Migration> = migrations): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    // Features number their steps for themselves, so a step may arrive after a later number has been done.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The database could not be brought up to date', { cause: error })
  return results.map((result) => result.migrationName)
}
