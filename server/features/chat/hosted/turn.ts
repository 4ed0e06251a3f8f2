import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Logger } from 'pino'
import { loggable } from '../../../http/errors.ts'
import type { ConversationStore, MessageRow } from '../conversation/conversations.ts'
import { readRecommendations } from '../conversation/present.ts'
import { createGrounds } from '../grounding/grounds.ts'
import type { Grounds } from '../grounding/grounds.ts'
import type { Asked } from '../replies/running-replies.ts'
import { userTurns } from '../trip/turns.ts'
import { clientName, dayOf, holdTokens, settleTokens } from './allowance.ts'
import type { Held } from './allowance.ts'
import { addToConversation, costOf } from './conversation-tokens.ts'
import { startDeadline } from './deadline.ts'
import { guardModel } from './guarded-model.ts'
import type { HostedModel } from './hosted-model.ts'
import { createMeter, estimateTokens } from './meter.ts'

export interface HostedDeps extends ConversationStore {
  log: Logger
  /** A language model that runs elsewhere; null where the embedded one answers. */
  hosted: HostedModel | null
}

/** Who writes one reply. */
export type Turn =
  | { by: 'concierge'; /** What the traveller is told first. */ notice: string | null }
  | { by: 'hosted'; model: LanguageModelV4; grounds: Grounds; /** Books what was used. Never rejects. */ close(): Promise<void> }

const SPENT = "Today's share of the larger assistant is used up, so our own concierge answers until tomorrow."
/** Instructions and the tools' own descriptions. */
const LETTERS_AROUND = 6000

/** Decides who answers, and holds what a hosted model may use for it. */
export async function openTurn(deps: HostedDeps, { reply, conversation, address }: Pick<Asked, 'conversation' | 'address'> & { reply: string }, messages: readonly MessageRow[]): Promise<Turn> {
  const { hosted, db, clock } = deps
  if (hosted === null) return { by: 'concierge', notice: null }
  const owner = await db.selectFrom('conversations').select(['user_id', 'client_user_id']).where('key', '=', conversation).executeTakeFirstOrThrow()
  const letters = messages.reduce((sum, { content }) => sum + content.length, LETTERS_AROUND)
  const now = clock()
  const bearer = { reply, client: clientName(owner), address: owner.user_id === null && address !== undefined ? address : null }
  const held = await holdTokens(db, hosted, { ...bearer, tokens: estimateTokens(letters) + hosted.tokensPerReply, now })
  if (held === null) return { by: 'concierge', notice: wasTold(messages, dayOf(now)) ? null : SPENT }
  return openHosted({ ...deps, hosted }, { conversation, messages, held })
}

/** Once a day is enough in a conversation: with the day a new share begins. */
function wasTold(messages: readonly MessageRow[], day: string): boolean {
  return messages.some(({ role, content, created_at }) => role === 'assistant' && content.startsWith(SPENT) && created_at.startsWith(day))
}

interface Opening {
  conversation: string
  messages: readonly MessageRow[]
  held: Held
}

function openHosted(deps: HostedDeps & { hosted: HostedModel }, { conversation, messages, held }: Opening): Turn {
  const { hosted, log } = deps
  const grounds = createGrounds(userTurns(messages))
  for (const message of messages) grounds.learn(readRecommendations(message))
  const deadline = startDeadline(hosted.wait, hosted.reply, 'late')
  const meter = createMeter()
  const onRefused = (kind: string) => log.warn({ conversation, model: hosted.model.modelId, kind }, 'a sentence of the model was not sent')
  return {
    by: 'hosted',
    model: guardModel(hosted, { grounds, deadline, meter, onRefused }),
    grounds,
    async close() {
      deadline.stop()
      try {
        const tokens = meter.total()
        await settleTokens(deps.db, held, tokens.input + tokens.output)
        const sum = await addToConversation(deps.db, conversation, { tokens, prices: hosted.prices })
        log.info({ conversation, model: hosted.model.modelId, tokens, cost: costOf(tokens, hosted.prices), conversationSoFar: sum }, 'hosted model answered')
      } catch (error) {
        log.error({ failure: loggable(error) }, 'the tokens of a reply could not be booked')
      }
    },
  }
}
