import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import * as z from 'zod'
import { SelectedActivity } from '@meander/sdk/contract/chat'
import { Day } from '@meander/sdk/contract/days'
import { isPostgres } from '../../../db/connect.ts'
import type { Database } from '../../../db/schema.ts'
import { writeTogether } from '../../../db/write-together.ts'
import { insertMessages, lockConversation } from '../conversation/conversations.ts'
import type { ConversationStore, NewMessage } from '../conversation/conversations.ts'

export type RunningRow = Selectable<Database['running_replies']>

/** A stored question, and what its sender told beside it. Kept with the reply, so that another instance can answer it anew. */
export const Asked = z.object({
  /** Key of the conversation. */
  conversation: z.string(),
  /** Names the question; null for one that nothing else is a repetition of. */
  question: z.string().nullable(),
  /** A name for the address that it came from. */
  address: z.string().optional(),
  /** The traveller's. */
  today: Day,
  locale: z.string().optional(),
  currency: z.string().optional(),
  /** What the traveller has put into the days of the trip. */
  selected: z.array(SelectedActivity).optional(),
})
export type Asked = z.infer<typeof Asked>

/** Without a sign of life for so long a holder is taken to be gone. Milliseconds. */
export const LEASE = 6000

export function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE).toISOString()
}

/** Stores what a reply is to answer, and says whether there is anything to answer. */
export type Prepare = (trx: Transaction<Database>) => Promise<boolean>

/** What became of a wish to write a reply. */
export type Claim = { kind: 'ours'; id: string } | { kind: 'running'; row: RunningRow } | { kind: 'settled' }

export interface ClaimRequest {
  holder: string
  asked: Asked
  prepare: Prepare
}

/**
 * Takes the conversation for a new reply, in one transaction with the question, so that of two who send the same question
 * at the same moment, wherever they send it, the second finds the first. One that another instance still writes there
 * to another question finds its row gone, and ends.
 */
export function claimReply({ db, clock }: ConversationStore, { holder, asked, prepare }: ClaimRequest): Promise<Claim> {
  const { conversation } = asked
  return writeTogether(db, async (trx) => {
    await lockConversation(trx, conversation)
    const row = await findRunning(trx, conversation)
    if (row !== null && answersSame(row, asked.question)) return { kind: 'running', row }
    if (!(await prepare(trx))) return { kind: 'settled' }
    if (row !== null) await trx.deleteFrom('running_replies').where('id', '=', row.id).execute()
    const id = randomUUID()
    const fresh = { id, conversation_key: conversation, asked: JSON.stringify(asked), holder, held_until: leaseFrom(clock()), stop_asked: 0 }
    await trx.insertInto('running_replies').values(fresh).execute()
    return { kind: 'ours', id }
  })
}

export function questionOf({ asked }: Pick<RunningRow, 'asked'>): string | null {
  return Asked.parse(JSON.parse(asked)).question
}

function answersSame(row: RunningRow, question: string | null): boolean {
  return question !== null && questionOf(row) === question
}

export async function findRunning(db: Kysely<Database>, conversation: string): Promise<RunningRow | null> {
  return (await db.selectFrom('running_replies').selectAll().where('conversation_key', '=', conversation).executeTakeFirst()) ?? null
}

export function isAbandoned({ held_until }: RunningRow, now: Date): boolean {
  return held_until < now.toISOString()
}

/** Takes an abandoned reply over, to write it anew; false when another instance was quicker. */
export async function takeOver({ db, clock }: ConversationStore, holder: string, row: RunningRow): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('running_replies')
      .set({ holder, held_until: leaseFrom(clock()) })
      .where('id', '=', row.id)
      .where('held_until', '=', row.held_until)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await trx.deleteFrom('running_reply_lines').where('reply_id', '=', row.id).execute()
    return true
  })
}

/** The lines from a position on. */
export async function readLinesFrom(db: Kysely<Database>, id: string, position: number): Promise<string[]> {
  const chunks = await db
    .selectFrom('running_reply_lines')
    .select('lines')
    .where('reply_id', '=', id)
    .where('position', '>=', position)
    .orderBy('position')
    .execute()
  return chunks.flatMap(({ lines }) => splitLines(lines))
}

export function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n/g) ?? []
}

export async function askToStop(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('running_replies').set({ stop_asked: 1 }).where('id', '=', id).execute()
}

/**
 * Gives up the replies of whoever wrote before, at a start. On SQLite nobody else can be writing, so that whoever was killed
 * is waited for no longer; on PostgreSQL other instances live, and the lease tells who does not.
 */
export async function releaseReplies(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db)) await db.updateTable('running_replies').set({ held_until: '' }).execute()
}

/** Stores what a reply has come to in place of the running one. Nothing is stored of one that was taken away meanwhile. */
export async function completeReply({ db, clock }: ConversationStore, { id, holder }: Pick<RunningRow, 'id' | 'holder'>, said: { conversation: string; message: NewMessage | null }): Promise<void> {
  await writeTogether(db, async (trx) => {
    // In the order in which a reply is claimed, so that neither waits for the other for ever.
    await lockConversation(trx, said.conversation)
    const { numDeletedRows } = await trx.deleteFrom('running_replies').where('id', '=', id).where('holder', '=', holder).executeTakeFirst()
    if (numDeletedRows > 0n && said.message !== null) await insertMessages(trx, said.conversation, [said.message], clock())
  })
}
