import type { TextStreamPart, ToolSet } from 'ai'
import { expect, it } from 'vitest'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import { toStreamPart } from './parts.ts'

type Part = TextStreamPart<ToolSet>
const context = { messageId: 'm1', describeError: () => 'In plain words' }
const usage = { inputTokens: 12, outputTokens: 34 }

it.each<[string, object, StreamPart | null]>([
  ['start-step', { type: 'start-step' }, { kind: 'start-step', messageId: 'm1' }],
  ['text-delta', { type: 'text-delta', id: 't', text: 'Four ' }, { kind: 'text', text: 'Four ' }],
  ['empty text', { type: 'text-delta', id: 't', text: '' }, null],
  ['reasoning-delta', { type: 'reasoning-delta', id: 'r', text: 'They like food' }, { kind: 'reasoning', reasoning: 'They like food' }],
  ['tool-input-start', { type: 'tool-input-start', id: 'c1', toolName: 'findActivities' }, { kind: 'tool-call-start', toolCallId: 'c1', toolName: 'findActivities' }],
  ['tool-input-delta', { type: 'tool-input-delta', id: 'c1', delta: '{"a"' }, { kind: 'tool-call-delta', toolCallId: 'c1', argsTextDelta: '{"a"' }],
  [
    'tool-call',
    { type: 'tool-call', toolCallId: 'c1', toolName: 'findActivities', input: { destination: 'Lisbon' } },
    { kind: 'tool-call', toolCallId: 'c1', toolName: 'findActivities', args: { destination: 'Lisbon' } },
  ],
  ['a call with broken arguments', { type: 'tool-call', toolCallId: 'c1', toolName: 'x', input: '{"a' }, { kind: 'tool-call', toolCallId: 'c1', toolName: 'x', args: {} }],
  ['tool-result', { type: 'tool-result', toolCallId: 'c1', output: [1] }, { kind: 'tool-result', toolCallId: 'c1', result: [1] }],
  ['tool-error', { type: 'tool-error', toolCallId: 'c1', error: new Error('inside') }, { kind: 'tool-result', toolCallId: 'c1', result: { error: 'In plain words' } }],
  ['file', { type: 'file', file: { base64: 'aGk=', mediaType: 'text/plain' } }, { kind: 'file', data: 'aGk=', mimeType: 'text/plain' }],
  ['finish-step', { type: 'finish-step', finishReason: 'tool-calls', usage }, { kind: 'finish-step', finishReason: 'tool-calls', usage: { promptTokens: 12, completionTokens: 34 }, isContinued: false }],
  ['a step of unknown cost', { type: 'finish-step', finishReason: 'stop', usage: {} }, { kind: 'finish-step', finishReason: 'stop', isContinued: false }],
  ['error', { type: 'error', error: new Error('inside') }, { kind: 'error', error: 'In plain words' }],
  ['start', { type: 'start' }, null],
  ['finish', { type: 'finish', finishReason: 'stop', totalUsage: usage }, null],
  ['text-start', { type: 'text-start', id: 't' }, null],
  ['abort', { type: 'abort' }, null],
  ['raw', { type: 'raw', rawValue: {} }, null],
])('maps %s to the older protocol', (_name, part, expected) => {
  expect(toStreamPart(part as Part, context)).toEqual(expected)
})

it('keeps a source as it is', () => {
  const part = { type: 'source', sourceType: 'url', id: 's', url: 'https://example.test' } as Part
  expect(toStreamPart(part, context)).toMatchObject({ kind: 'source', source: { id: 's', url: 'https://example.test' } })
})
