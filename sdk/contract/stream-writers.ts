import type { PartOf, StreamPart, StreamPartKind } from './stream-parts.ts'

/** What stands on the wire after the code. Apart from the reading, since only a server writes. */
const WRITERS: { [Kind in StreamPartKind]: (part: PartOf<Kind>) => unknown } = {
  text: (part) => part.text,
  data: (part) => part.data,
  error: (part) => part.error,
  'message-annotations': (part) => part.annotations,
  'tool-call': ({ toolCallId, toolName, args }) => ({ toolCallId, toolName, args: args ?? null }),
  'tool-result': ({ toolCallId, result }) => ({ toolCallId, result: result ?? null }),
  'tool-call-start': ({ toolCallId, toolName }) => ({ toolCallId, toolName }),
  'tool-call-delta': ({ toolCallId, argsTextDelta }) => ({ toolCallId, argsTextDelta }),
  'finish-message': ({ finishReason, usage }) => ({ finishReason, usage }),
  'finish-step': ({ finishReason, usage, isContinued }) => ({ finishReason, usage, isContinued }),
  'start-step': ({ messageId }) => ({ messageId }),
  reasoning: (part) => part.reasoning,
  source: (part) => part.source,
  'redacted-reasoning': ({ data }) => ({ data }),
  'reasoning-signature': ({ signature }) => ({ signature }),
  file: ({ data, mimeType }) => ({ data, mimeType }),
}

export function valueOf(part: StreamPart): unknown {
  return (WRITERS[part.kind] as (part: StreamPart) => unknown)(part)
}
