import { isRecord } from './is-record.ts'

/** Tokens of one step or of the whole reply. Left out where the sender does not know them. */
export interface TokenUsage {
  promptTokens: number
  completionTokens: number
}

/** One line of the chat stream (AI SDK v4 data stream protocol), told apart by `kind`. */
export type StreamPart =
  | { kind: 'text'; text: string }
  | { kind: 'data'; data: unknown[] }
  | { kind: 'error'; error: string }
  | { kind: 'message-annotations'; annotations: unknown[] }
  | { kind: 'tool-call'; toolCallId: string; toolName: string; args: unknown }
  | { kind: 'tool-result'; toolCallId: string; result: unknown }
  | { kind: 'tool-call-start'; toolCallId: string; toolName: string }
  | { kind: 'tool-call-delta'; toolCallId: string; argsTextDelta: string }
  | { kind: 'finish-message'; finishReason: string; usage?: TokenUsage }
  | { kind: 'finish-step'; finishReason: string; usage?: TokenUsage; isContinued: boolean }
  | { kind: 'start-step'; messageId: string }
  | { kind: 'reasoning'; reasoning: string }
  | { kind: 'source'; source: Record<string, unknown> }
  | { kind: 'redacted-reasoning'; data: string }
  | { kind: 'reasoning-signature'; signature: string }
  | { kind: 'file'; data: string; mimeType: string }

export type StreamPartKind = StreamPart['kind']
export type PartOf<Kind extends StreamPartKind> = Extract<StreamPart, { kind: Kind }>

/** How one kind of part stands on the wire; `stream-writers.ts` has the other direction. `read` answers null for a value of the wrong shape. */
export interface Form<Kind extends StreamPartKind> {
  code: string
  /** What a value of the wrong shape is told. */
  expects: string
  read(value: unknown): PartOf<Kind> | null
}

const FORMS: { [Kind in StreamPartKind]: Form<Kind> } = {
  text: {
    code: '0',
    expects: '"text" parts expect a string value.',
    read: (value) => (typeof value === 'string' ? { kind: 'text', text: value } : null),
  },
  data: {
    code: '2',
    expects: '"data" parts expect an array value.',
    read: (value) => (Array.isArray(value) ? { kind: 'data', data: value } : null),
  },
  error: {
    code: '3',
    expects: '"error" parts expect a string value.',
    read: (value) => (typeof value === 'string' ? { kind: 'error', error: value } : null),
  },
  'message-annotations': {
    code: '8',
    expects: '"message_annotations" parts expect an array value.',
    read: (value) => (Array.isArray(value) ? { kind: 'message-annotations', annotations: value } : null),
  },
  'tool-call': {
    code: '9',
    expects: '"tool_call" parts expect an object with a "toolCallId", "toolName", and "args" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'toolCallId', 'toolName') && typeof value.args === 'object'
        ? { kind: 'tool-call', toolCallId: value.toolCallId, toolName: value.toolName, args: value.args }
        : null,
  },
  'tool-result': {
    code: 'a',
    expects: '"tool_result" parts expect an object with a "toolCallId" and a "result" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'toolCallId') && 'result' in value
        ? { kind: 'tool-result', toolCallId: value.toolCallId, result: value.result }
        : null,
  },
  'tool-call-start': {
    code: 'b',
    expects: '"tool_call_streaming_start" parts expect an object with a "toolCallId" and "toolName" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'toolCallId', 'toolName')
        ? { kind: 'tool-call-start', toolCallId: value.toolCallId, toolName: value.toolName }
        : null,
  },
  'tool-call-delta': {
    code: 'c',
    expects: '"tool_call_delta" parts expect an object with a "toolCallId" and "argsTextDelta" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'toolCallId', 'argsTextDelta')
        ? { kind: 'tool-call-delta', toolCallId: value.toolCallId, argsTextDelta: value.argsTextDelta }
        : null,
  },
  'finish-message': {
    code: 'd',
    expects: '"finish_message" parts expect an object with a "finishReason" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'finishReason')
        ? { kind: 'finish-message', finishReason: value.finishReason, ...readUsage(value.usage) }
        : null,
  },
  'finish-step': {
    code: 'e',
    expects: '"finish_step" parts expect an object with a "finishReason" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'finishReason')
        ? {
            kind: 'finish-step',
            finishReason: value.finishReason,
            ...readUsage(value.usage),
            isContinued: value.isContinued === true,
          }
        : null,
  },
  'start-step': {
    code: 'f',
    // Sic: the protocol's own text says "id" where the key is messageId.
    expects: '"start_step" parts expect an object with an "id" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'messageId') ? { kind: 'start-step', messageId: value.messageId } : null,
  },
  reasoning: {
    code: 'g',
    expects: '"reasoning" parts expect a string value.',
    read: (value) => (typeof value === 'string' ? { kind: 'reasoning', reasoning: value } : null),
  },
  source: {
    code: 'h',
    expects: '"source" parts expect a Source object.',
    read: (value) => (isRecord(value) ? { kind: 'source', source: value } : null),
  },
  'redacted-reasoning': {
    code: 'i',
    expects: '"redacted_reasoning" parts expect an object with a "data" property.',
    read: (value) => (isRecord(value) && hasTexts(value, 'data') ? { kind: 'redacted-reasoning', data: value.data } : null),
  },
  'reasoning-signature': {
    code: 'j',
    expects: '"reasoning_signature" parts expect an object with a "signature" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'signature') ? { kind: 'reasoning-signature', signature: value.signature } : null,
  },
  file: {
    code: 'k',
    expects: '"file" parts expect an object with a "data" and "mimeType" property.',
    read: (value) =>
      isRecord(value) && hasTexts(value, 'data', 'mimeType')
        ? { kind: 'file', data: value.data, mimeType: value.mimeType }
        : null,
  },
}

const FORM_OF_CODE = new Map<string, Form<StreamPartKind>>(
  Object.values(FORMS).map((form) => [form.code, form as Form<StreamPartKind>]),
)

export function formOfKind(kind: StreamPartKind): Form<StreamPartKind> {
  return FORMS[kind] as Form<StreamPartKind>
}

export function formOfCode(code: string): Form<StreamPartKind> | undefined {
  return FORM_OF_CODE.get(code)
}

function readUsage(value: unknown): { usage?: TokenUsage } {
  if (!isRecord(value)) return {}
  const { promptTokens, completionTokens } = value
  if (typeof promptTokens !== 'number' || typeof completionTokens !== 'number') return {}
  return { usage: { promptTokens, completionTokens } }
}

function hasTexts<Key extends string>(value: Record<string, unknown>, ...keys: Key[]): value is Record<Key, string> & Record<string, unknown> {
  return keys.every((key) => typeof value[key] === 'string')
}
