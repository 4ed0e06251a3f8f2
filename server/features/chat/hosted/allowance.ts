import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { CLIENTS_PER_ADDRESS } from '../../../guards/limit.ts'
import type { HostedModel } from './hosted-model.ts'

/** Tokens held for a reply that is about to be written, and by whom. */
export interface Held {
  clients: readonly string[]
  day: string
  tokens: number
}

const EVERYONE = 'everyone'
const DAY = 86_400_000
const KEPT_DAYS = 2

/** Days begin at midnight UTC for all instances. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** A guest's identifier is a key to what is theirs; a count of tokens needs no keys. */
export function clientName({ user_id, client_user_id }: { user_id: string | null; client_user_id: string | null }): string {
  return createHash('sha256').update(user_id === null ? `guest ${client_user_id}` : `user ${user_id}`).digest('base64url')
}

/** What a reply may take, and who is to bear it. */
export interface Wanted {
  client: string
  /** Of a guest also the address: anyone can make up a new identifier for each request, nobody a new address. */
  address: string | null
  tokens: number
  now: Date
}

/**
 * Holds tokens of today's allowances for one reply; null when one of them is used up. Counted in one statement each, so
 * that replies begun at once, on whatever instance, cannot all take the last of it.
 */
export async function holdTokens(db: Kysely<Database>, { tokensADay }: Pick<HostedModel, 'tokensADay'>, asked: Wanted): Promise<Held | null> {
  const day = dayOf(asked.now)
  const limits: [string, number][] = [[asked.client, tokensADay.client]]
  if (asked.address !== null) limits.push([asked.address, tokensADay.client * CLIENTS_PER_ADDRESS])
  if (tokensADay.everyone !== null) limits.push([EVERYONE, tokensADay.everyone])
  const clients: string[] = []
  for (const [client, limit] of limits) {
    clients.push(client)
    const used = await addTokens(db, { client, day, tokens: asked.tokens })
    if (used - asked.tokens >= limit) {
      await settleTokens(db, { clients, day, tokens: asked.tokens }, 0)
      return null
    }
  }
  return { clients, day, tokens: asked.tokens }
}

/** Puts what was really used in place of what was held. */
export async function settleTokens(db: Kysely<Database>, { clients, day, tokens }: Held, used: number): Promise<void> {
  for (const client of clients) await addTokens(db, { client, day, tokens: used - tokens })
}

async function addTokens(db: Kysely<Database>, row: Database['token_allowances']): Promise<number> {
  const { tokens } = await db
    .insertInto('token_allowances')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client', 'day']).doUpdateSet(({ eb, ref }) => ({ tokens: eb(ref('token_allowances.tokens'), '+', row.tokens) })))
    .returning('tokens')
    .executeTakeFirstOrThrow()
  return tokens
}

/** Drops the counts of days long over. Answers how many. */
export async function purgeTokenAllowances(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('token_allowances').where('day', '<', dayOf(new Date(now.getTime() - KEPT_DAYS * DAY))).executeTakeFirst()
  return Number(numDeletedRows)
}
