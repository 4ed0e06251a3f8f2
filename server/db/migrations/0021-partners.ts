import type { Kysely } from 'kysely'

/** Who may embed the planner under a key, from where; and which sign-ins were begun under one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('partners')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('partner_origins')
    .addColumn('partner_key', 'text', (column) => column.notNull().references('partners.key').onDelete('cascade'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_origins_pk', ['origin', 'partner_key'])
    .execute()
  await db.schema.alterTable('sign_in_transactions').addColumn('partner_key', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('partner_key', 'text').execute()
}
