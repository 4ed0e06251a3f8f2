import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Lifecycle } from '../../../http/lifecycle.ts'
import type { ConversationStore, NewMessage } from '../conversation/conversations.ts'
import { createJournal } from './journal.ts'
import { startReply } from './reply.ts'
import type { Reply } from './reply.ts'
import { replyElsewhere } from './reply-elsewhere.ts'
import { Asked, claimReply, completeReply, findRunning, takeOver } from './running-replies.ts'
import type { Prepare, RunningRow } from './running-replies.ts'

/** With what a reply is written. */
export interface Pen {
  /** The reply's own, the same when it is written anew. */
  readonly id: string
  write: (line: string) => void
  readonly signal: AbortSignal
  /** Aborts when somebody waits for the whole reply. */
  readonly hurried: AbortSignal
  /** Stores the message, or that there is none, and ends the reply for all who read along elsewhere. */
  complete: (message: NewMessage | null) => Promise<void>
}

/** Writes one reply to its last line. Must not throw. */
export type Compose = (asked: Asked, pen: Pen) => Promise<void>

/** The replies that are being written at this moment, at most one a conversation, wherever they are written. */
export interface Replies {
  find(conversation: string): Promise<Reply | null>
  /**
   * Begins the reply to a question, which `prepare` stores in the same transaction as the claim to answer it. Joins the one
   * that is being written to the same question, and stops any other. Null where `prepare` says that nothing is to be answered.
   */
  start(asked: Asked, prepare: Prepare): Promise<Reply | null>
}

export interface RepliesDeps extends ConversationStore {
  log: Logger
  lifecycle: Lifecycle
}

/**
 * Replies are written whether or not anyone reads along, and stored as they go: one whose instance goes down is written
 * anew by the next instance that is asked for it, and one that another instance writes can be read and stopped here.
 */
export function createReplies(deps: RepliesDeps, compose: Compose): Replies {
  const holder = randomUUID()
  const journal = createJournal({ ...deps, holder })
  const here = new Map<string, Reply>()

  function run(id: string, asked: Asked): Reply {
    const { conversation } = asked
    const complete = (message: NewMessage | null) => completeReply(deps, { id, holder }, { conversation, message })
    let stop = (): void => {}
    journal.open(id, () => stop())
    const reply = startReply(asked.question, (write, wishes) => {
      const writeAndKeep = (line: string): void => {
        journal.add(id, line)
        write(line)
      }
      return compose(asked, { id, write: writeAndKeep, complete, ...wishes })
    })
    stop = () => void reply.stop()
    here.set(conversation, reply)
    void deps.lifecycle.track(reply.finished()).then(() => {
      journal.close(id)
      if (here.get(conversation) === reply) here.delete(conversation)
    })
    return reply
  }

  async function takeOverHere(row: RunningRow): Promise<Reply | null> {
    return (await takeOver(deps, holder, row)) ? run(row.id, Asked.parse(JSON.parse(row.asked))) : null
  }

  async function find(conversation: string): Promise<Reply | null> {
    const running = here.get(conversation)
    if (running !== undefined) return running
    const row = await findRunning(deps.db, conversation)
    return row && elsewhere(row)
  }
  const elsewhere = (row: RunningRow): Reply => replyElsewhere({ ...deps, takeOver: takeOverHere }, row)

  return {
    find,
    async start(asked, prepare) {
      const running = await find(asked.conversation)
      if (running !== null && running.question !== null && running.question === asked.question) return running
      await running?.stop()
      const claim = await claimReply(deps, { holder, asked, prepare })
      if (claim.kind === 'settled') return null
      if (claim.kind === 'running') return here.get(asked.conversation) ?? elsewhere(claim.row)
      // Two questions sent at the same moment: the later one is answered.
      await here.get(asked.conversation)?.stop()
      return run(claim.id, asked)
    },
  }
}
