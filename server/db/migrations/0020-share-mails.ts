import type { Kysely } from 'kysely'

/** When an account sent trips by e-mail, as long as it counts: an hour means any hour, not one of the clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('share_mails_by_user').on('share_mails').columns(['user_id', 'sent_at']).execute()
}
