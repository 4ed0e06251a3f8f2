import type { ProviderMetadata, TextStreamPart, ToolSet } from 'ai'
import type { Logger } from 'pino'
import { encodePart } from '@meander/sdk/contract/chat-stream'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import { INTERNAL_SENTENCE, loggable } from '../../../http/errors.ts'
import { ProviderError } from '../../activities/index.ts'
import { ownerOf, readMessages } from '../conversation/conversations.ts'
import type { MessageRow } from '../conversation/conversations.ts'
import { messagesWithFinds } from '../hosted/earlier-finds.ts'
import { ModelFailure } from '../hosted/model-failure.ts'
import { openTurn } from '../hosted/turn.ts'
import type { HostedDeps } from '../hosted/turn.ts'
import type { Pen } from '../replies/replies.ts'
import type { Asked } from '../replies/running-replies.ts'
import { readPlannerStep } from '../trip/planner-steps.ts'
import { factsData } from '../trip/reply-facts.ts'
import { chosenOf, readSelected } from '../trip/selected.ts'
import { factsOf } from '../trip/facts-of.ts'
import type { FoundActivities } from '../tools/find-activities.ts'
import { userTurns } from '../trip/turns.ts'
import type { Listener } from '../listening/listener.ts'
import type { TripFacts, Understand } from '../understanding/index.ts'
import { putClosingData } from './closing-data.ts'
import { addFound, messageOf, openDraft } from './draft.ts'
import type { Draft, Writing } from './draft.ts'
import { followSignal } from './linked-signal.ts'
import { namesFor, plainNames } from './local-names.ts'
import { lastOffer, readShown } from './shown.ts'
import { askModel } from './model.ts'
import type { ModelDeps } from './model.ts'
import { createPacedWriter } from './paced.ts'
import type { Ticker } from './paced.ts'
import { toStreamPart, usageOf } from './parts.ts'
import { toModelMessages } from './prompt.ts'

export interface AnswerDeps extends HostedDeps, ModelDeps {
  understand: Understand
  /** Hears what was said before it is understood. */
  listener: Listener
  /** How the embedded concierge's words are passed on. */
  pace: { milliseconds: number; ticker: Ticker }
  /** Resolves when it is this reply's turn to be worked on. */
  inTurn: (signal: AbortSignal) => Promise<void>
}

/** Writes the reply to the last question of a conversation. A failure is told in it. */
export async function composeReply(deps: AnswerDeps, asked: Asked, pen: Pen): Promise<void> {
  try {
    await writeReply(deps, asked, pen)
  } catch (error) {
    deps.log.error({ failure: loggable(error) }, 'reply failed')
    for (const part of [{ kind: 'error', error: INTERNAL_SENTENCE }, { kind: 'finish-message', finishReason: 'error' }] as const) pen.write(encodePart(part))
    await pen.complete(null).catch((failure: unknown) => deps.log.error({ failure: loggable(failure) }, 'a failed reply could not be ended'))
  }
}

async function writeReply(deps: AnswerDeps, asked: Asked, pen: Pen): Promise<void> {
  const since = performance.now()
  const { draft, put, tell } = openDraft(pen.write, namesFor(asked.locale, deps.destinations))
  // Who asked hears at once that there is an answer; the work on it waits for what else has just come.
  put({ kind: 'start-step', messageId: pen.id })
  await deps.inTurn(pen.signal)
  const messages = await readMessages(deps.db, asked.conversation)
  const turns = userTurns(messages)
  await deps.listener.hear(turns)
  const facts = factsOf(deps.understand, turns, asked)
  put(tell(factsData(facts)))
  try {
    await runModel(deps, { asked, messages, facts, pen, since }, { draft, put, tell })
  } catch (error) {
    // Stopping is no failure; and what was written before a failure is kept.
    if (!pen.signal.aborted) fail(error, { deps, draft, put })
  }
  if (draft.finishReason !== 'error') putClosingData({ deps, asked, facts, turns, selected: await readSelected(deps.provider, asked).catch(() => null), draft, put, tell })
  const last = encodePart({ kind: 'finish-message', finishReason: draft.finishReason, ...draft.usage })
  draft.lines.push(last)
  // Stored first: whoever has read the last line finds the reply in the conversation.
  await pen.complete(messageOf(draft))
  pen.write(last)
}

function fail(error: unknown, { deps, draft, put }: { deps: AnswerDeps; draft: Draft; put: (part: StreamPart) => void }): void {
  draft.finishReason = 'error'
  put({ kind: 'error', error: describeFailure(deps.log, error) })
}

interface Run {
  asked: Asked
  messages: MessageRow[]
  facts: TripFacts
  pen: Pen
  since: number
}

async function runModel(deps: AnswerDeps, run: Run, writing: Writing): Promise<void> {
  const { asked, messages, facts, pen, since } = run
  const { signal, release } = followSignal(pen.signal)
  // The closing words of a planned trip are fixed, and their sum is reckoned: no model writes them.
  const isClosing = readPlannerStep(messages.at(-1)?.content ?? '')?.kind === 'complete'
  const turn = await openTurn(isClosing ? { ...deps, hosted: null } : deps, { ...asked, reply: pen.id }, messages)
  const plainName = plainNames(deps.destinations)
  const shown = messages.map((message) => readShown(message, plainName))
  const { today, locale, currency, selected } = asked
  const question = { today, locale, currency, shown, offer: lastOffer(messages), selected, chosen: chosenOf(facts, selected ?? []), owner: await ownerOf(deps.db, asked.conversation), signal }
  if (turn.by === 'concierge') {
    const paced = createPacedWriter(writing.put, { ...deps.pace, signal: pen.signal, hurried: pen.hurried, since })
    if (turn.notice !== null) paced.write({ kind: 'text', text: `${turn.notice}\n\n` })
    try {
      // Read to its end before the last word is passed on: what the model was asked with need not be kept for so long.
      await writeParts(askModel(deps, { ...question, messages: toModelMessages(messages) }), { deps, id: pen.id, only: () => true }, { ...writing, put: paced.write })
    } finally {
      release()
      await paced.finished()
    }
    return
  }
  try {
    const parts = askModel({ ...deps, model: turn.model }, { ...question, messages: messagesWithFinds(messages), grounds: turn.grounds })
    await writeParts(parts, { deps, id: pen.id, only: (part) => !UNCHECKED.has(part.type) }, writing)
  } finally {
    release()
    await turn.close()
  }
}

/** What a hosted model thinks, cites or draws is held against nothing, so it is not passed on. */
const UNCHECKED: ReadonlySet<string> = new Set(['reasoning-delta', 'source', 'file'])

interface Passing {
  deps: AnswerDeps
  id: string
  only: (part: TextStreamPart<ToolSet>) => boolean
}

async function writeParts(parts: AsyncIterable<TextStreamPart<ToolSet>>, { deps, id, only }: Passing, writing: Writing): Promise<void> {
  const { draft } = writing
  const context = { messageId: id, describeError: (error: unknown) => describeFailure(deps.log, error) }
  // The first step has been announced already.
  let steps = 0
  for await (const part of parts) {
    const ours = only(part) && (part.type !== 'start-step' || ++steps > 1) ? toStreamPart(part, context) : null
    if (ours !== null) writing.put(ours)
    if (part.type === 'text-end') draft.offer = offerIn(part.providerMetadata) ?? draft.offer
    if (part.type === 'error') draft.finishReason = 'error'
    if (part.type === 'finish') Object.assign(draft, { usage: usageOf(part.totalUsage), finishReason: draft.finishReason === 'error' ? 'error' : part.finishReason })
    if (part.type === 'tool-result' && part.toolName === 'findActivities') addFound(part.output as FoundActivities, writing)
  }
}

/** What the embedded concierge says beside its words. */
function offerIn(metadata: ProviderMetadata | undefined): string | null {
  const offer = metadata?.concierge?.offer
  return offer === undefined || offer === null ? null : JSON.stringify(offer)
}

function describeFailure(log: Logger, error: unknown): string {
  if (error instanceof ProviderError) return error.message
  // Of a call that could not be made the AI SDK tells the words only; of one that failed, the error.
  if (typeof error === 'string') {
    log.warn('the model called a tool wrongly')
    return 'This call could not be understood.'
  }
  if (error instanceof ModelFailure) {
    log.error({ kind: error.kind, failure: error.message }, 'hosted model failed')
    return error.sentence
  }
  log.error({ failure: loggable(error) }, 'model failed')
  return INTERNAL_SENTENCE
}
