import { StreamError } from './chat-stream.ts'
import type { StreamPart } from './chat-stream.ts'

/** A tool call as a reply shows it: its arguments still arriving, then complete, then answered. */
export type ToolInvocation =
  | { state: 'partial-call'; toolCallId: string; toolName: string; argsText: string }
  | { state: 'call'; toolCallId: string; toolName: string; args: unknown }
  | { state: 'result'; toolCallId: string; toolName: string; args: unknown; result: unknown }

/** The invocations after one more part. Parts that speak of no tool leave them as they are. */
export function reduceToolInvocations(invocations: readonly ToolInvocation[], part: StreamPart): readonly ToolInvocation[] {
  switch (part.kind) {
    case 'tool-call-start':
      return put(invocations, { state: 'partial-call', toolCallId: part.toolCallId, toolName: part.toolName, argsText: '' })
    case 'tool-call-delta': {
      const open = find(invocations, part.toolCallId)
      if (open?.state !== 'partial-call') {
        throw new StreamError('tool_call_delta must be preceded by a tool_call_streaming_start')
      }
      return put(invocations, { ...open, argsText: open.argsText + part.argsTextDelta })
    }
    case 'tool-call':
      return put(invocations, { state: 'call', toolCallId: part.toolCallId, toolName: part.toolName, args: part.args })
    case 'tool-result': {
      const call = find(invocations, part.toolCallId)
      if (call === undefined || call.state === 'partial-call') {
        throw new StreamError('tool_result must be preceded by a tool_call')
      }
      return put(invocations, { ...call, state: 'result', result: part.result })
    }
    default:
      return invocations
  }
}

function find(invocations: readonly ToolInvocation[], toolCallId: string): ToolInvocation | undefined {
  return invocations.find((invocation) => invocation.toolCallId === toolCallId)
}

function put(invocations: readonly ToolInvocation[], next: ToolInvocation): readonly ToolInvocation[] {
  const at = invocations.findIndex((invocation) => invocation.toolCallId === next.toolCallId)
  return at < 0 ? [...invocations, next] : invocations.with(at, next)
}
