import type { Kysely } from 'kysely'
import { createPartDecoder } from '@meander/sdk/contract/chat-stream'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import type { ChatData } from '@meander/sdk/contract/chat'
import type { Database } from '../../../db/schema.ts'
import type { MessageRow } from '../conversation/conversations.ts'

type Kind = ChatData['kind']
type DataOf<K extends Kind> = Extract<ChatData, { kind: K }>

/** What a stored reply told beside its words. */
export interface Told {
  /** The last of that kind; null where it told none. */
  data<K extends Kind>(kind: K): DataOf<K> | null
}

/** Reads it out of the lines that were streamed, so that every other call answers the very same. */
export async function readTold(db: Kysely<Database>, { id }: Pick<MessageRow, 'id'>): Promise<Told> {
  const row = await db.selectFrom('messages').select('lines').where('id', '=', id).executeTakeFirst()
  const all = dataIn(partsIn(row?.lines ?? ''))
  return { data: (kind) => all.findLast((one): one is DataOf<typeof kind> => one.kind === kind) ?? null }
}

/** The parts of a reply. The lines are our own: only a broken store could hold others. */
export function partsIn(lines: string): StreamPart[] {
  return createPartDecoder().push(lines)
}

function dataIn(parts: readonly StreamPart[]): ChatData[] {
  return parts.flatMap((part) => (part.kind === 'data' ? (part.data as ChatData[]) : []))
}
