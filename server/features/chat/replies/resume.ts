import { encodePart } from '@meander/sdk/contract/chat-stream'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ApiError } from '../../../http/errors.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { readLast, requireConversation } from '../conversation/conversations.ts'
import type { ConversationStore, StreamedRow } from '../conversation/conversations.ts'
import type { Reply } from './reply.ts'
import type { Replies } from './replies.ts'

interface ResumeDeps extends ConversationStore {
  replies: Replies
}

const INTERRUPTED = 'The answer was interrupted. Please send your message again.'

/** All lines of the conversation's last reply from its first; while it is being written, the ones to come as well. */
export async function resumeReply({ db, replies }: ResumeDeps, viewer: Viewer, id: ConversationId): Promise<AsyncIterable<string>> {
  const conversation = await requireConversation(db, viewer, id)
  const running = await replies.find(conversation.key)
  if (running !== null) return running.follow()
  const last = await readLast(db, conversation.key)
  if (last === null) throw new ApiError('not-found', 'Nothing has been said in this conversation yet.')
  // An answer of which nothing could be written leaves a question alone.
  if (last.role === 'user') return lines([encodePart({ kind: 'error', error: INTERRUPTED }), encodePart({ kind: 'finish-message', finishReason: 'error' })])
  return lines(linesOf(last))
}

/** A stored reply as it was streamed. */
export function storedReply(question: string | null, message: Pick<StreamedRow, 'lines' | 'content'>): Reply {
  const all = linesOf(message)
  return { question, follow: () => lines(all), stop: () => Promise.resolve(), finished: () => Promise.resolve(all), whole: () => Promise.resolve(all) }
}

function linesOf({ lines: stored, content }: Pick<StreamedRow, 'lines' | 'content'>): string[] {
  return stored === '' ? [encodePart({ kind: 'text', text: content }), encodePart({ kind: 'finish-message', finishReason: 'stop' })] : [stored]
}

async function* lines(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts
}
