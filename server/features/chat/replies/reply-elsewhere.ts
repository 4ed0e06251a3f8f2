import { setTimeout as sleep } from 'node:timers/promises'
import type { ConversationStore } from '../conversation/conversations.ts'
import { readLast } from '../conversation/conversations.ts'
import { keepWritten } from './keep-written.ts'
import type { Reply } from './reply.ts'
import { askToStop, findRunning, isAbandoned, questionOf, readLinesFrom, splitLines } from './running-replies.ts'
import type { RunningRow } from './running-replies.ts'

/** How often the database is asked for news of a reply that another instance writes. Milliseconds. */
const POLL = 150
/** After so long an instance that was asked to stop is not waited for, and what it had written stays. */
const PATIENCE = 1500

export interface ElsewhereDeps extends ConversationStore {
  /** Writes an abandoned reply anew here; null when another instance was quicker. */
  takeOver: (row: RunningRow) => Promise<Reply | null>
}

/** A reply that another instance writes, or wrote when it went down: then it is written anew here. */
export function replyElsewhere(deps: ElsewhereDeps, row: RunningRow): Reply {
  const follow = () => followStored(deps, row)
  async function finished(): Promise<string[]> {
    const lines: string[] = []
    for await (const line of follow()) lines.push(line)
    return lines
  }
  return {
    question: questionOf(row),
    follow,
    async stop() {
      await askToStop(deps.db, row.id)
      const end = Date.now() + PATIENCE
      for (;;) {
        const running = await findRunning(deps.db, row.conversation_key)
        if (running?.id !== row.id) return
        if (isAbandoned(running, deps.clock()) || Date.now() > end) return keepWritten(deps, running)
        await sleep(POLL)
      }
    },
    finished,
    whole: finished,
  }
}

async function* followStored(deps: ElsewhereDeps, { id, conversation_key }: RunningRow): AsyncGenerator<string> {
  const seen: string[] = []
  for (;;) {
    // The row first: lines that come between the two questions are read, not missed.
    const row = await findRunning(deps.db, conversation_key)
    if (row?.id !== id) return yield* restOf(await storedLines(deps, conversation_key), seen)
    for (const line of await readLinesFrom(deps.db, id, seen.length)) {
      seen.push(line)
      yield line
    }
    if (isAbandoned(row, deps.clock())) {
      const reply = await deps.takeOver(row)
      if (reply !== null) return yield* restOf(reply.follow(), seen)
    }
    await sleep(POLL)
  }
}

async function storedLines({ db }: ElsewhereDeps, conversation: string): Promise<string[]> {
  const last = await readLast(db, conversation)
  return last?.role === 'assistant' ? splitLines(last.lines) : []
}

/**
 * What follows the lines that a reader has been given. Where a reply that was written anew says something else, the stream
 * ends without its last line, as if the connection were lost: the reader asks again, and is given the new one whole.
 */
async function* restOf(lines: Iterable<string> | AsyncIterable<string>, seen: readonly string[]): AsyncGenerator<string> {
  let position = 0
  for await (const line of lines) {
    if (position >= seen.length) yield line
    else if (line !== seen[position]) return
    position += 1
  }
}
