import type { Kysely } from 'kysely'

/** Apple says what a person is called once ever, beside its answer: kept until the sign-in is through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sign_ins').addColumn('given_name', 'text').execute()
}
