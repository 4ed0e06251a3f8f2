import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createSessions(db)
  await createSignIns(db)
  await createDemoProvider(db)
}

/** An account, and the ways its owner signs in to it. */
async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('user_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_identities_key', ['issuer', 'subject'])
    .execute()
}

/** A device that is signed in, and the tokens that say so; of a token only its SHA-256 is kept. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('via', 'text', (column) => column.notNull())
    .addColumn('origin', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
  await db.schema
    .createTable('session_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_tokens_by_session').on('session_tokens').column('session_id').execute()
}

/** Sign-ins under way: `sign_ins` between us and a provider, `sign_in_transactions` between us and a partner's page. */
async function createSignIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_ins')
    .addColumn('state', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('client_user_id', 'text')
    .addColumn('transaction_id', 'text')
    .addColumn('return_to', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sign_in_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('poll_secret_hash', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('client_user_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('user_id', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

/** What the embedded OpenID provider remembers. */
async function createDemoProvider(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('demo_accounts')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('demo_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('demo_artifacts')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('expires_at', 'text')
    .addPrimaryKeyConstraint('demo_artifacts_key', ['model', 'id'])
    .execute()
  await db.schema.createIndex('demo_artifacts_by_grant').on('demo_artifacts').column('grant_id').execute()
  await db.schema.createIndex('demo_artifacts_by_uid').on('demo_artifacts').column('uid').execute()
}
