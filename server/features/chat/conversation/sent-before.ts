import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { storable } from './conversations.ts'
import type { MessageRow, NewMessage, StreamedRow } from './conversations.ts'

/** How a message that is sent again is known: by the name its sender gave it and, where they are given, by its words. */
type Sent = Pick<NewMessage, 'sentAs'> & { content?: string }

const messagesIn = (db: Kysely<Database>, key: string) => db.selectFrom('messages').where('conversation_key', '=', key)

export async function hasMessages(db: Kysely<Database>, key: string): Promise<boolean> {
  return (await messagesIn(db, key).select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function lastQuestion(db: Kysely<Database>, key: string): Promise<MessageRow | null> {
  return (await messagesIn(db, key).selectAll().where('role', '=', 'user').orderBy('position', 'desc').limit(1).executeTakeFirst()) ?? null
}

export function isSame(message: MessageRow, { sentAs, content }: NewMessage): boolean {
  return message.sent_as === storable(sentAs ?? '') && message.content === storable(content)
}

/** The question that was sent before; null where it has no name. */
export async function findSent(db: Kysely<Database>, key: string, { sentAs = '', content }: Sent): Promise<MessageRow | null> {
  if (sentAs === '') return null
  const named = messagesIn(db, key).selectAll().where('role', '=', 'user').where('sent_as', '=', storable(sentAs))
  const same = content === undefined ? named : named.where('content', '=', storable(content))
  return (await same.orderBy('position').limit(1).executeTakeFirst()) ?? null
}

/** What was said next, if that was an answer. */
export async function answerTo(db: Kysely<Database>, { conversation_key, position }: MessageRow): Promise<StreamedRow | null> {
  const next = await messagesIn(db, conversation_key).selectAll().where('position', '>', position).orderBy('position').limit(1).executeTakeFirst()
  return next?.role === 'assistant' ? next : null
}

/** The answer to an earlier question that is sent again. The last question is not among them: who sends that again wants another answer. */
export async function answerBefore(db: Kysely<Database>, key: string, question: NewMessage): Promise<StreamedRow | null> {
  const [before, last] = await Promise.all([findSent(db, key, question), lastQuestion(db, key)])
  return before === null || before.id === last?.id ? null : answerTo(db, before)
}

/** A question that was never answered is asked anew at the end of the conversation, not twice. */
export async function takeBack(trx: Transaction<Database>, question: MessageRow | null): Promise<void> {
  if (question !== null) await trx.deleteFrom('messages').where('id', '=', question.id).execute()
}
