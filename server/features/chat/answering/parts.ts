import type { LanguageModelUsage, TextStreamPart, ToolSet } from 'ai'
import type { StreamPart, TokenUsage } from '@meander/sdk/contract/chat-stream'

/** What a failed tool or a failed model tells the traveller; the cause is for the log. */
export interface PartContext {
  messageId: string
  describeError: (error: unknown) => string
}

/**
 * One part of the AI SDK's stream as a part of ours, or null when the older protocol has no word for it.
 * The end of the whole reply is not among them: it is written by who stores the reply.
 */
export function toStreamPart<Tools extends ToolSet>(part: TextStreamPart<Tools>, context: PartContext): StreamPart | null {
  switch (part.type) {
    case 'start-step':
      return { kind: 'start-step', messageId: context.messageId }
    case 'text-delta':
      return part.text === '' ? null : { kind: 'text', text: part.text }
    case 'reasoning-delta':
      return part.text === '' ? null : { kind: 'reasoning', reasoning: part.text }
    case 'source':
      return { kind: 'source', source: { ...part } }
    case 'file':
      return { kind: 'file', data: part.file.base64, mimeType: part.file.mediaType }
    case 'finish-step':
      return { kind: 'finish-step', finishReason: part.finishReason, ...usageOf(part.usage), isContinued: false }
    case 'error':
      return { kind: 'error', error: context.describeError(part.error) }
    default:
      return toToolPart(part, context)
  }
}

function toToolPart<Tools extends ToolSet>(part: TextStreamPart<Tools>, { describeError }: PartContext): StreamPart | null {
  switch (part.type) {
    case 'tool-input-start':
      return { kind: 'tool-call-start', toolCallId: part.id, toolName: part.toolName }
    case 'tool-input-delta':
      return { kind: 'tool-call-delta', toolCallId: part.id, argsTextDelta: part.delta }
    case 'tool-call':
      return { kind: 'tool-call', toolCallId: part.toolCallId, toolName: part.toolName, args: argsOf(part.input) }
    case 'tool-result':
      return { kind: 'tool-result', toolCallId: part.toolCallId, result: part.output }
    case 'tool-error':
      // The call has to come to an end for the reader, and the model goes on to say what it can do instead.
      return { kind: 'tool-result', toolCallId: part.toolCallId, result: { error: describeError(part.error) } }
    default:
      return null
  }
}

/** Arguments are an object on the wire; a model that sent anything else has sent nothing of use. */
function argsOf(input: unknown): unknown {
  return typeof input === 'object' ? input : {}
}


export function usageOf({ inputTokens, outputTokens }: Pick<LanguageModelUsage, 'inputTokens' | 'outputTokens'>): { usage?: TokenUsage } {
  if (inputTokens === undefined || outputTokens === undefined) return {}
  return { usage: { promptTokens: inputTokens, completionTokens: outputTokens } }
}
