import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Activity } from '@meander/sdk/contract/activities'
import type { ClientUserId, ConversationId, UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../../db/schema.ts'
import { writeTogether } from '../../../db/write-together.ts'
import { ApiError } from '../../../http/errors.ts'
import type { Viewer } from '../../../http/viewer.ts'
import type { ItineraryOwner } from '../../itineraries/index.ts'
import { mayRead, requireOwner } from './policy.ts'
import type { Owner } from './policy.ts'

export type ConversationRow = Selectable<Database['conversations']>
/** A message with the lines that were streamed of it: longer than all the rest, and read only to stream them again. */
export type StreamedRow = Selectable<Database['messages']>
export type MessageRow = Omit<StreamedRow, 'lines'>
/** What a list of conversations shows of a message. */
export type Glance = Pick<MessageRow, 'conversation_key' | 'role' | 'content' | 'created_at'>

export interface ConversationStore {
  db: Kysely<Database>
  clock: () => Date
}

/** A message about to be stored. */
export interface NewMessage {
  role: 'user' | 'assistant'
  content: string
  /** The id the sender gave it, by which a repeated send is known. */
  sentAs?: string
  explicitDestination?: string
  recommendations?: Activity[]
  /** JSON of what a reply offers or asks of the plan. */
  offer?: string
  /** The stream lines of a reply. */
  lines?: string
}

export function newConversationId(): ConversationId {
  return randomUUID() as ConversationId
}

/** The viewer's own conversation of that id, or null. Another's is as good as none. */
export async function findConversation(db: Kysely<Database>, viewer: Viewer, id: ConversationId): Promise<ConversationRow | null> {
  if (viewer.kind === 'nobody' || id !== storable(id)) return null
  const row = await ownedBy(db, viewer).where('id', '=', id).selectAll().executeTakeFirst()
  return row !== undefined && mayRead(viewer, row) ? row : null
}

export async function requireConversation(db: Kysely<Database>, viewer: Viewer, id: ConversationId): Promise<ConversationRow> {
  const found = await findConversation(db, requireOwner(viewer), id)
  if (found === null) throw new ApiError('not-found', 'This conversation does not exist or belongs to somebody else.')
  return found
}

/** The viewer's conversation of that id, begun when there is none. Two openers at once get the same one. */
export async function openConversation({ db, clock }: ConversationStore, viewer: Viewer, id: ConversationId): Promise<ConversationRow> {
  const owner = requireOwner(viewer)
  const found = await findConversation(db, owner, id)
  if (found !== null) return found
  const fresh = freshConversation(owner, id, clock())
  await writeTogether(db, (trx) => storeFresh(trx, fresh))
  return requireConversation(db, owner, id)
}

/** A conversation that is about to be begun. */
export function freshConversation(owner: Owner, id: ConversationId, at: Date): ConversationRow {
  if (id !== storable(id)) throw new ApiError('bad-request', 'Please check "id": it holds characters that an identifier cannot have.')
  const now = at.toISOString()
  return {
    key: randomUUID(),
    id,
    user_id: owner.kind === 'user' ? owner.userId : null,
    client_user_id: owner.kind === 'guest' ? owner.clientUserId : null,
    created_at: now,
    used_at: now,
  }
}

/** False where somebody has begun the same one meanwhile. */
export async function storeFresh(trx: Transaction<Database>, fresh: ConversationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx.insertInto('conversations').values(fresh).onConflict((conflict) => conflict.doNothing()).executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whose conversation it is. */
export async function ownerOf(db: Kysely<Database>, key: string): Promise<ItineraryOwner> {
  const row = await db.selectFrom('conversations').select(['user_id', 'client_user_id']).where('key', '=', key).executeTakeFirstOrThrow()
  return row.user_id === null ? { kind: 'guest', clientUserId: row.client_user_id as ClientUserId } : { kind: 'user', userId: row.user_id as UserId }
}

const WITHOUT_LINES = ['id', 'conversation_key', 'position', 'role', 'content', 'sent_as', 'explicit_destination', 'recommendations', 'offer', 'created_at'] as const

/** All messages, oldest first. */
export async function readMessages(db: Kysely<Database>, key: string): Promise<MessageRow[]> {
  return db.selectFrom('messages').select(WITHOUT_LINES).where('conversation_key', '=', key).orderBy('position').execute()
}

/** What was said last, as it was streamed; null where nothing was said. */
export async function readLast(db: Kysely<Database>, key: string): Promise<StreamedRow | null> {
  return (await db.selectFrom('messages').selectAll().where('conversation_key', '=', key).orderBy('position', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** Until the transaction ends nobody else adds to the conversation: two senders to it follow each other. */
export async function lockConversation(trx: Transaction<Database>, key: string): Promise<void> {
  // A write, because SQLite knows no other lock; it comes first, so that nothing read before it is out of date.
  await trx.updateTable('conversations').set(({ ref }) => ({ used_at: ref('used_at') })).where('key', '=', key).execute()
}

/** Stores messages after those that are there. The conversation is locked. */
export async function insertMessages(trx: Transaction<Database>, key: string, messages: readonly NewMessage[], at: Date): Promise<void> {
  const now = at.toISOString()
  await trx.updateTable('conversations').set({ used_at: now }).where('key', '=', key).execute()
  const last = await trx.selectFrom('messages').select(({ fn }) => fn.max('position').as('position')).where('conversation_key', '=', key).executeTakeFirst()
  const first = (last?.position ?? -1) + 1
  await trx
    .insertInto('messages')
    .values(messages.map((message, offset) => toRow(message, { key, position: first + offset, now })))
    .execute()
}

function toRow(message: NewMessage, { key, position, now }: { key: string; position: number; now: string }): StreamedRow {
  return {
    id: randomUUID(),
    conversation_key: key,
    position,
    role: message.role,
    content: storable(message.content),
    sent_as: message.sentAs === undefined ? null : storable(message.sentAs),
    explicit_destination: message.explicitDestination === undefined ? null : storable(message.explicitDestination),
    recommendations: JSON.stringify(message.recommendations ?? []),
    offer: message.offer ?? null,
    lines: message.lines ?? '',
    created_at: now,
  }
}

/** PostgreSQL takes neither NUL nor half a character. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Takes back what came after a question that is asked again. */
export async function dropAfter(db: Kysely<Database>, question: Pick<MessageRow, 'conversation_key' | 'position'>): Promise<void> {
  await db
    .deleteFrom('messages')
    .where('conversation_key', '=', question.conversation_key)
    .where('position', '>', question.position)
    .execute()
}

/** The viewer's last conversations in which something was said, newest first, each with what is shown of its messages. */
export async function listConversations(db: Kysely<Database>, viewer: Owner, count: number): Promise<[ConversationRow, Glance[]][]> {
  const rows = await ownedBy(db, viewer)
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('messages').select('messages.id').whereRef('messages.conversation_key', '=', 'conversations.key')),
    )
    .orderBy('used_at', 'desc')
    .orderBy('key')
    .limit(count)
    .execute()
  if (rows.length === 0) return []
  const messages = await db
    .selectFrom('messages')
    .select(['conversation_key', 'role', 'content', 'created_at'])
    .where('conversation_key', 'in', rows.map(({ key }) => key))
    .orderBy('position')
    .execute()
  return rows.map((row) => [row, messages.filter((message) => message.conversation_key === row.key)])
}

function ownedBy(db: Kysely<Database>, owner: Owner) {
  const all = db.selectFrom('conversations')
  return owner.kind === 'user'
    ? all.where('user_id', '=', owner.userId)
    : all.where('user_id', 'is', null).where('client_user_id', '=', owner.clientUserId)
}
