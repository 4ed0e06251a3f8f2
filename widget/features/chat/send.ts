import { stopChat, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ApiError, NetworkError } from '../../api/request-errors.ts'
import { chat as texts } from '../../i18n/en.ts'
import { beginRun, type ChatCore } from './chat-core.ts'
import { HOME_SESSION_ID, stoppedKey } from './chat-session.ts'
import { followReply, resumeReply, wait } from './follow-reply.ts'
import { learn } from './learn.ts'
import { reached } from './open.ts'
import type { Reply } from './reply.ts'
import { toStreamMessages } from './stream-message.ts'

const OVERTAKEN_MS = 700
/** The tool with which an assistant looks for activities. */
const SEARCH = 'findActivities'

/** Sends what was said and follows the answer. Blank text, and text while an answer is on its way, is ignored. */
export async function send(core: ChatCore, text: string): Promise<void> {
  const said = text.trim()
  if (said === '' || core.$loading.get()) return
  const first = core.$conversation.get().state !== 'loading' && !core.messages.$messages.get().some(({ sender }) => sender === 'user')
  const question = core.messages.add('user', said)
  core.deps.emit('message-sent', { first })
  await ask(core, question)
}

async function ask(core: ChatCore, question: ChatMessage): Promise<void> {
  const signal = beginRun(core)
  core.$failed.set(null)
  core.$stopped.set(null)
  core.deps.tab.remove(stoppedKey(question.id))
  core.panel.expect(question.text)
  await answer(core, question, async (onReply) => {
    await reached(core)
    const chatId = await core.session.ensure(signal)
    record(core)
    const messages = toStreamMessages(core.messages.said())
    const body = { id: chatId, messages, data: travellerOf(core), sessionId: chatId }
    return followReply({ api: core.deps.api, chatId, signal, onReply }, { body })
  })
}

/** Takes up an answer that was being written when the conversation was left. */
export function resume(core: ChatCore, chatId: ConversationId, question: ChatMessage): Promise<void> {
  const { signal } = core.run
  return answer(core, question, (onReply) => resumeReply({ api: core.deps.api, chatId, signal, onReply }))
}

/** Asks the question anew whose answer failed or was stopped: the same message, so that the server knows it again; what was written of an answer goes. */
export async function retry(core: ChatCore): Promise<void> {
  const question = core.$failed.get()?.question ?? core.$stopped.get()
  if (!question || core.$loading.get()) return
  core.messages.removeAfter(question.id)
  await ask(core, question)
}

/** Ends the answer that is being written; what is there stays. */
export async function stop(core: ChatCore): Promise<void> {
  if (!core.$loading.get()) return
  const onItsWay = core.$status.get() === 'submitted'
  const signal = beginRun(core)
  core.messages.settle(core.answerId)
  const question = core.messages.said().findLast(({ sender }) => sender === 'user') ?? null
  core.$stopped.set(question)
  if (question) core.deps.tab.set(stoppedKey(question.id), '1')
  core.$status.set('ready')
  core.panel.rest()
  record(core)
  const chatId = core.session.$sessionId.get()
  if (!chatId || chatId === HOME_SESSION_ID) return
  // Stopped here in any case; when the server does not hear of it, it only writes in vain.
  const tell = () => core.deps.api.call(stopChat, { query: { chatId } }).catch(() => {})
  await tell()
  // A stop may overtake its question: then nothing was there to be stopped yet.
  if (onItsWay) await wait(OVERTAKEN_MS, signal).then(tell, () => {})
}

async function answer(core: ChatCore, question: ChatMessage, follow: (onReply: (reply: Reply) => void) => Promise<Reply>): Promise<void> {
  const { signal } = core.run
  const { id } = core.messages.addPending()
  core.answerId = id
  core.$status.set('submitted')
  try {
    const reply = await follow((arrived) => {
      if (!signal.aborted) show(core, id, arrived)
    })
    if (!signal.aborted) await finish(core, { question, answerId: id, reply, signal })
  } catch (error) {
    if (!signal.aborted) fail(core, { question, answerId: id, error })
  }
}

function show(core: ChatCore, id: string, reply: Reply): void {
  const { text, recommendations, extractedDates, destination, groupSize, budget, childAges, window, suggestions, trip, tools } = reply
  core.$status.set('streaming')
  core.messages.update(id, { text, isLoading: true, ...(recommendations.length > 0 && { recommendations }) })
  if (tools.some(({ toolName, state }) => toolName === SEARCH && state !== 'result')) core.panel.search()
  if (recommendations.length > 0) core.panel.arrive(recommendations, destination)
  if (suggestions.length > 0) core.$suggestions.set({ ...core.$suggestions.get(), [id]: suggestions })
  learn(core, { destination, groupSize, budget, childAges, window }, extractedDates)
  if (trip) core.days.take(trip)
  if (extractedDates) core.session.keepDates(extractedDates)
}

interface Finished {
  question: ChatMessage
  answerId: string
  reply: Reply
  signal: AbortSignal
}

async function finish(core: ChatCore, { question, answerId, reply, signal }: Finished): Promise<void> {
  core.messages.update(answerId, { isLoading: false })
  core.$status.set('ready')
  const sessionId = core.session.$sessionId.get()
  if (!sessionId) return
  record(core)
  const found = await core.panel.ask({ sessionId, message: question.text, requestId: answerId, ...travellerOf(core) }, signal)
  if (!found) return
  learn(core, found.preferences)
  // What the reply itself has understood stays as it is.
  if (reply.extractedDates === null) {
    learn(core, found.extractedDates)
    core.session.keepDates(found.extractedDates)
  }
  if (reply.recommendations.length === 0 && found.shouldShowRecommendations && found.recommendations.length > 0) {
    core.messages.update(answerId, { recommendations: found.recommendations })
  }
}

function fail(core: ChatCore, { question, answerId, error }: { question: ChatMessage; answerId: string; error: unknown }): void {
  const text = texts.failure(detailOf(error))
  core.messages.settle(answerId)
  const { id } = core.messages.addNotice(text)
  core.$failed.set({ messageId: id, question })
  core.$status.set('error')
  core.panel.rest()
  record(core)
  core.deps.emit('failed', { code: (error instanceof ApiError && error.code) || 'chat', message: text })
}

/** From its first message on, and however its last reply ended, one can go on with the conversation; what the product says of itself is none of it. */
function record({ session, history, messages, $facts }: ChatCore): void {
  const sessionId = session.$sessionId.get()
  if (sessionId && sessionId !== HOME_SESSION_ID) history.record(sessionId, messages.said().filter(({ isLoading }) => !isLoading), $facts.get()?.destination)
}

/** What went wrong, for the person: the server's own sentence where it has one. Whatever else answers, a proxy perhaps, has written nothing for them. */
export function detailOf(error: unknown): string {
  if (error instanceof NetworkError) return texts.failures.network
  if (error instanceof ApiError) return texts.failures.said(error.body?.code, error.body?.message)
  return texts.failures.said(undefined, error instanceof Error ? error.message : String(error))
}

function travellerOf({ deps: { config }, days }: ChatCore) {
  const selected = days.selected()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, locale: config.locale, currency: config.currency, ...(config.destination && { destination: config.destination }), ...(selected.length > 0 && { selected }) }
}
