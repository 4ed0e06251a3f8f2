import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Account } from 'oidc-provider'
import type { Database } from '../../../db/schema.ts'

const MAX_LENGTH = 120
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What was typed as a name or e-mail address, read; null when it cannot be either. */
export function readEntry(text: string): { name: string | null; email: string | null; key: string } | null {
  const entry = text.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (entry === '' || entry.length > MAX_LENGTH || /\p{Cc}/u.test(entry)) return null
  const key = entry.toLowerCase()
  return ADDRESS.test(entry) ? { name: null, email: key, key } : { name: entry, email: null, key }
}

/** The account of an entry: the same entry, however it is capitalised, is the same account. */
export async function openAccount(db: Kysely<Database>, entry: NonNullable<ReturnType<typeof readEntry>>, now: string): Promise<string> {
  const subject = createHash('sha256').update(`meander demo account\n${entry.key}`).digest('base64url')
  await db
    .insertInto('demo_accounts')
    .values({ subject, name: entry.name, email: entry.email, created_at: now })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
  return subject
}

/** Leaves nothing of these accounts, nor of their sign-ins that are under way. */
export async function eraseDemoAccounts(trx: Kysely<Database>, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    await trx.deleteFrom('demo_accounts').where('subject', '=', subject).execute()
    await trx.deleteFrom('demo_artifacts').where('payload', 'like', `%"${subject}"%`).execute()
  }
}

export async function findAccount(db: Kysely<Database>, subject: string): Promise<Account | undefined> {
  const row = await db.selectFrom('demo_accounts').selectAll().where('subject', '=', subject).executeTakeFirst()
  if (row === undefined) return undefined
  return {
    accountId: subject,
    claims: async () => ({ sub: subject, ...(row.name !== null && { name: row.name }), ...(row.email !== null && { email: row.email }) }),
  }
}
