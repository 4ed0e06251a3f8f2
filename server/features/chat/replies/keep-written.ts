import { encodePart } from '@meander/sdk/contract/chat-stream'
import { writeTogether } from '../../../db/write-together.ts'
import { insertMessages, lockConversation } from '../conversation/conversations.ts'
import type { ConversationStore } from '../conversation/conversations.ts'
import { draftOf, messageOf } from '../answering/draft.ts'
import { readLinesFrom } from './running-replies.ts'
import type { RunningRow } from './running-replies.ts'

/** What was written of a reply whose instance is gone becomes the reply, as if it had been stopped there. */
export async function keepWritten({ db, clock }: ConversationStore, { id, holder, conversation_key }: RunningRow): Promise<void> {
  await writeTogether(db, async (trx) => {
    await lockConversation(trx, conversation_key)
    const ours = trx.updateTable('running_replies').set({ stop_asked: 1 }).where('id', '=', id).where('holder', '=', holder)
    // From here on an instance that is only slow can add nothing to it.
    if ((await ours.executeTakeFirst()).numUpdatedRows === 0n) return
    const lines = await readLinesFrom(trx, id, 0)
    await trx.deleteFrom('running_replies').where('id', '=', id).execute()
    const message = messageOf(draftOf([...lines, encodePart({ kind: 'finish-message', finishReason: 'stop' })]))
    if (message !== null) await insertMessages(trx, conversation_key, [message], clock())
  })
}
