import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { writeTogether } from '../../../db/write-together.ts'
import type { ConversationStore } from './conversations.ts'

/** So long an answer is given again. Milliseconds. */
const VALIDITY = 60 * 60_000
/** Without a sign of life for so long whoever works on a request is taken to be gone. */
const LEASE = 6000
const RENEW = LEASE / 3
/** How often the database is asked whether another has the answer. */
const POLL = 60

export interface NamedRequest {
  /** Key of the conversation. */
  conversation: string
  id: string
}

/**
 * Works on a request once, however often and wherever it is sent: who sends it again within an hour gets the same answer,
 * also from another instance on the same database and after a restart. A failure is no answer: the next try works anew.
 */
export async function answerOnce<Answer>(store: ConversationStore, request: NamedRequest, work: () => Promise<Answer>): Promise<Answer> {
  const taker = randomUUID()
  for (;;) {
    if (await take(store, request, taker)) return workAndKeep(store, { request, taker }, work)
    const answer = await readAnswer(store.db, request)
    if (answer !== null) return JSON.parse(answer) as Answer
    await sleep(POLL)
  }
}

/** One of all who try at the same moment succeeds, as long as there is no answer that holds. */
async function take({ db, clock }: ConversationStore, { conversation, id }: NamedRequest, taker: string): Promise<boolean> {
  const now = clock()
  const fresh = { taken_by: taker, taken_until: later(now, LEASE), answer: null, valid_until: later(now, VALIDITY) }
  const taken = await writeTogether(db, (trx) =>
    trx
      .insertInto('requests_once')
      .values({ conversation_key: conversation, request_id: id, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['conversation_key', 'request_id'])
          .doUpdateSet(fresh)
          .where(({ eb, and, or }) =>
            or([
              eb('requests_once.valid_until', '<', now.toISOString()),
              and([eb('requests_once.answer', 'is', null), eb('requests_once.taken_until', '<', now.toISOString())]),
            ]),
          ),
      )
      .returning('request_id')
      .execute(),
  )
  return taken.length > 0
}

async function workAndKeep<Answer>({ db, clock }: ConversationStore, { request, taker }: { request: NamedRequest; taker: string }, work: () => Promise<Answer>): Promise<Answer> {
  const ours = () => db.updateTable('requests_once').where('conversation_key', '=', request.conversation).where('request_id', '=', request.id).where('taken_by', '=', taker)
  // Not heard of when it fails: then another may begin the work as well, which does no harm.
  const renewal = setInterval(() => void ours().set({ taken_until: later(clock(), LEASE) }).execute().catch(() => {}), RENEW)
  try {
    const answer = await work()
    await ours().set({ answer: JSON.stringify(answer) }).execute()
    return answer
  } catch (error) {
    await ours().set({ valid_until: '' }).execute()
    throw error
  } finally {
    clearInterval(renewal)
  }
}

async function readAnswer(db: Kysely<Database>, { conversation, id }: NamedRequest): Promise<string | null> {
  const row = await db.selectFrom('requests_once').select('answer').where('conversation_key', '=', conversation).where('request_id', '=', id).executeTakeFirst()
  return row?.answer ?? null
}

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}

/** Drops the answers that are given no more. Answers how many. */
export async function purgeAnsweredRequests(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('requests_once').where('valid_until', '<', now.toISOString()).executeTakeFirst()
  return Number(numDeletedRows)
}
