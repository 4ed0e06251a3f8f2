import { expect, it } from 'vitest'
import type { StreamPart } from './chat-stream.ts'
import { reduceToolInvocations } from './tool-invocations.ts'
import type { ToolInvocation } from './tool-invocations.ts'

const start: StreamPart = { kind: 'tool-call-start', toolCallId: 'c1', toolName: 'findActivities' }
const delta = (argsTextDelta: string): StreamPart => ({ kind: 'tool-call-delta', toolCallId: 'c1', argsTextDelta })
const call: StreamPart = { kind: 'tool-call', toolCallId: 'c1', toolName: 'findActivities', args: { destination: 'Lisbon' } }
const result: StreamPart = { kind: 'tool-result', toolCallId: 'c1', result: { found: 3 } }

function read(...parts: StreamPart[]): readonly ToolInvocation[] {
  return parts.reduce(reduceToolInvocations, [] as readonly ToolInvocation[])
}

it('goes from partial-call to call to result, in this order [3.107, 4.130]', () => {
  const parts = [start, delta('{"destination":'), delta('"Lisbon"}'), call, result]
  const states = parts.map((_, at) => read(...parts.slice(0, at + 1))[0]?.state)
  expect(states).toEqual(['partial-call', 'partial-call', 'partial-call', 'call', 'result'])
  expect(read(...parts.slice(0, 3))).toEqual([
    { state: 'partial-call', toolCallId: 'c1', toolName: 'findActivities', argsText: '{"destination":"Lisbon"}' },
  ])
  expect(read(...parts)).toEqual([
    { state: 'result', toolCallId: 'c1', toolName: 'findActivities', args: { destination: 'Lisbon' }, result: { found: 3 } },
  ])
})

it('keeps several calls apart and in their order', () => {
  const other: StreamPart = { kind: 'tool-call', toolCallId: 'c2', toolName: 'findActivities', args: {} }
  expect(read(call, other, result).map(({ toolCallId, state }) => [toolCallId, state])).toEqual([
    ['c1', 'result'],
    ['c2', 'call'],
  ])
})

it('refuses a result whose call has not come [8.12]', () => {
  const text = /^tool_result must be preceded by a tool_call$/
  expect(() => read(result)).toThrow(text)
  expect(() => read(start, result)).toThrow(text)
  expect(() => read({ ...call, toolCallId: 'c2' } as StreamPart, result)).toThrow(text)
})

it('refuses arguments of a call that was never started', () => {
  expect(() => read(delta('{}'))).toThrow('tool_call_delta must be preceded by a tool_call_streaming_start')
})

it('passes over parts that speak of no tool', () => {
  const before = read(call)
  expect(reduceToolInvocations(before, { kind: 'text', text: 'Hello' })).toBe(before)
})
