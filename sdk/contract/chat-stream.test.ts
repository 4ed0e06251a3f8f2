import { formatDataStreamPart, parseDataStreamPart } from 'ai4'
import { callChatApi, processDataStream } from '@ai-sdk/ui-utils'
import { describe, expect, it } from 'vitest'
import { checkStreamProtocol, createPartDecoder, encodePart } from './chat-stream.ts'
import type { StreamPart } from './chat-stream.ts'

const usage = { promptTokens: 12, completionTokens: 34 }

/** Every kind of part, its code, and the reference implementation's name and value for it. */
const EVERY_KIND: [string, StreamPart, string, unknown][] = [
  ['0', { kind: 'text', text: 'São "Jorge"\n18:00 — 神社 🎏' }, 'text', 'São "Jorge"\n18:00 — 神社 🎏'],
  ['2', { kind: 'data', data: [{ a: [1, null] }, 'b'] }, 'data', [{ a: [1, null] }, 'b']],
  ['3', { kind: 'error', error: 'The desk is closed' }, 'error', 'The desk is closed'],
  ['8', { kind: 'message-annotations', annotations: [{ seen: true }] }, 'message_annotations', [{ seen: true }]],
  [
    '9',
    { kind: 'tool-call', toolCallId: 'c1', toolName: 'findActivities', args: { destination: 'Lisbon' } },
    'tool_call',
    { toolCallId: 'c1', toolName: 'findActivities', args: { destination: 'Lisbon' } },
  ],
  ['a', { kind: 'tool-result', toolCallId: 'c1', result: [1] }, 'tool_result', { toolCallId: 'c1', result: [1] }],
  [
    'b',
    { kind: 'tool-call-start', toolCallId: 'c1', toolName: 'findActivities' },
    'tool_call_streaming_start',
    { toolCallId: 'c1', toolName: 'findActivities' },
  ],
  [
    'c',
    { kind: 'tool-call-delta', toolCallId: 'c1', argsTextDelta: '{"des' },
    'tool_call_delta',
    { toolCallId: 'c1', argsTextDelta: '{"des' },
  ],
  ['d', { kind: 'finish-message', finishReason: 'stop', usage }, 'finish_message', { finishReason: 'stop', usage }],
  [
    'e',
    { kind: 'finish-step', finishReason: 'tool-calls', usage, isContinued: true },
    'finish_step',
    { finishReason: 'tool-calls', usage, isContinued: true },
  ],
  ['f', { kind: 'start-step', messageId: 'm1' }, 'start_step', { messageId: 'm1' }],
  ['g', { kind: 'reasoning', reasoning: 'They asked for food' }, 'reasoning', 'They asked for food'],
  ['h', { kind: 'source', source: { id: 's', url: 'https://x.test' } }, 'source', { id: 's', url: 'https://x.test' }],
  ['i', { kind: 'redacted-reasoning', data: 'c2VjcmV0' }, 'redacted_reasoning', { data: 'c2VjcmV0' }],
  ['j', { kind: 'reasoning-signature', signature: 'sig' }, 'reasoning_signature', { signature: 'sig' }],
  ['k', { kind: 'file', data: 'aGk=', mimeType: 'text/plain' }, 'file', { data: 'aGk=', mimeType: 'text/plain' }],
]
const PARTS = EVERY_KIND.map(([, part]) => part)
const WIRE = PARTS.map(encodePart).join('')

function decode(...chunks: string[]): StreamPart[] {
  const decoder = createPartDecoder()
  return [...chunks.flatMap((chunk) => decoder.push(chunk)), ...decoder.end()]
}

function streamOf(wire: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(wire))
      controller.close()
    },
  })
}

describe('the chat stream', () => {
  it.each(EVERY_KIND)('writes and reads code %s as one line [3.92-3.106, 3.108, 7.18]', (code, part) => {
    const line = encodePart(part)
    expect(line).toMatch(new RegExp(`^${code}:[^\\n]*\\n$`))
    expect(decode(line)).toEqual([part])
  })

  it('reads the same parts wherever the text is cut', () => {
    for (let at = 0; at <= WIRE.length; at += 1) {
      expect(decode(WIRE.slice(0, at), WIRE.slice(at)), `cut at ${at}`).toEqual(PARTS)
    }
    expect(decode(...WIRE.split(''))).toEqual(PARTS)
  })

  it('gives each part with the text that completes its line, not later', () => {
    const decoder = createPartDecoder()
    expect(decoder.push('0:"One')).toEqual([])
    expect(decoder.push('"\n0:"Two"\n0:"Th')).toEqual([
      { kind: 'text', text: 'One' },
      { kind: 'text', text: 'Two' },
    ])
    expect(decoder.push('ree"\n')).toEqual([{ kind: 'text', text: 'Three' }])
  })

  it('reads CRLF line ends, blank lines, a byte order mark and a last line without its end', () => {
    expect(decode('\uFEFF0:"a"\r\n\r\n\n', '0:"b"')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'text', text: 'b' },
    ])
  })

  it('passes over a last line that a lost connection cut off, so that no finish is seen [7.20]', () => {
    const finish = encodePart({ kind: 'finish-message', finishReason: 'stop', usage })
    for (let at = 0; at < finish.length - 2; at += 1) {
      expect(decode('0:"Half a rep"\n', finish.slice(0, at)), `cut at ${at}`).toEqual([{ kind: 'text', text: 'Half a rep' }])
    }
  })

  it('leaves out a usage that is not known', () => {
    expect(decode('d:{"finishReason":"stop","usage":{"promptTokens":null,"completionTokens":null}}\n')).toEqual([
      { kind: 'finish-message', finishReason: 'stop' },
    ])
    expect(decode('e:{"finishReason":"stop"}\n')).toEqual([{ kind: 'finish-step', finishReason: 'stop', isContinued: false }])
  })
})

describe('a stream that breaks the protocol', () => {
  it.each([
    ['<!doctype html>\n', 'Unknown stream protocol'],
    ['data: {"type":"text-delta"}\n', 'Unknown stream protocol'],
    ['{"error":"Too many requests"}\n', 'Unknown stream protocol'],
    ['hello\n', 'Unknown stream protocol'],
  ])('says of %j that the protocol is unknown [8.9]', (wire, message) => {
    expect(() => decode(wire)).toThrow(message)
  })

  it.each([['v0'], ['v2'], [''], [null]])('says of the header %j that the protocol is unknown [8.9]', (header) => {
    expect(() => checkStreamProtocol(header)).toThrow('Unknown stream protocol')
    expect(() => checkStreamProtocol('v1')).not.toThrow()
  })

  it.each([['1:"x"\n'], ['4:{}\n'], ['7:[]\n'], ['z:"x"\n'], ['D:{}\n'], [':"x"\n']])(
    'says of %j that the part type is unknown [8.10]',
    (wire) => {
      expect(() => decode(wire)).toThrow(/^Unknown stream (part type|protocol)$/)
    },
  )

  it('names an unknown part type with exactly that text, even without a line end [8.10]', () => {
    expect(() => decode('z:"x"\n')).toThrow(/^Unknown stream part type$/)
    expect(() => decode('z:"x"')).toThrow(/^Unknown stream part type$/)
  })

  it('delivers the good lines before a bad one, then throws at the next call and ever after', () => {
    const decoder = createPartDecoder()
    expect(decoder.push('0:"good"\nz:"bad"\n0:"never"\n')).toEqual([{ kind: 'text', text: 'good' }])
    expect(() => decoder.push('')).toThrow('Unknown stream part type')
    expect(() => decoder.push('0:"later"\n')).toThrow('Unknown stream part type')
    expect(() => decoder.end()).toThrow('Unknown stream part type')
  })

  it('says that a line is not JSON', () => {
    expect(() => decode('0:"never closed\n')).toThrow('A line of the stream is not valid JSON')
  })

  it.each([
    ['0:1', 'text'],
    ['2:{}', 'data'],
    ['3:{}', 'error'],
    ['8:"x"', 'message_annotations'],
    ['9:{"toolCallId":"c","toolName":"t"}', 'tool_call'],
    ['9:{"toolCallId":"c","toolName":"t","args":"{}"}', 'tool_call'],
    ['a:{"toolCallId":"c"}', 'tool_result'],
    ['b:{"toolCallId":"c"}', 'tool_call_streaming_start'],
    ['c:{"toolCallId":"c"}', 'tool_call_delta'],
    ['d:{}', 'finish_message'],
    ['e:null', 'finish_step'],
    ['f:{"id":"m"}', 'start_step'],
    ['g:[]', 'reasoning'],
    ['h:"x"', 'source'],
    ['i:{}', 'redacted_reasoning'],
    ['j:{}', 'reasoning_signature'],
    ['k:{"data":"x"}', 'file'],
  ])('refuses %s with the words of the reference implementation', (line, name) => {
    let theirs = ''
    try {
      parseDataStreamPart(line)
    } catch (error) {
      theirs = String((error as Error).message)
    }
    expect(theirs).toContain(`"${name}" parts expect`)
    expect(() => decode(`${line}\n`)).toThrow(theirs)
  })
})

describe('beside the reference implementation of the protocol', () => {
  it.each(EVERY_KIND)('understands what it writes and is understood, code %s [3.108]', (_code, part, theirName, theirValue) => {
    expect(parseDataStreamPart(encodePart(part).trimEnd())).toEqual({ type: theirName, value: theirValue })
    expect(decode(formatDataStreamPart(theirName as 'text', theirValue as string))).toEqual([part])
  })

  it('gives its stream reader every part', async () => {
    const seen: unknown[] = []
    const see = (value: unknown): void => void seen.push(value)
    await processDataStream({
      stream: streamOf(WIRE.replace(/^3:.*\n/m, '')),
      onTextPart: see,
      onDataPart: see,
      onMessageAnnotationsPart: see,
      onToolCallPart: see,
      onToolResultPart: see,
      onToolCallStreamingStartPart: see,
      onToolCallDeltaPart: see,
      onFinishMessagePart: see,
      onFinishStepPart: see,
      onStartStepPart: see,
      onReasoningPart: see,
      onSourcePart: see,
      onRedactedReasoningPart: see,
      onReasoningSignaturePart: see,
      onFilePart: see,
    })
    expect(seen).toEqual(EVERY_KIND.filter(([code]) => code !== '3').map(([, , , value]) => value))
  })

  it('gives its chat client the text and the tool result of a reply', async () => {
    const reply: StreamPart[] = [
      { kind: 'start-step', messageId: 'm1' },
      { kind: 'tool-call', toolCallId: 'c1', toolName: 'findActivities', args: { destination: 'Lisbon' } },
      { kind: 'tool-result', toolCallId: 'c1', result: { found: 2 } },
      { kind: 'finish-step', finishReason: 'tool-calls', usage, isContinued: false },
      { kind: 'start-step', messageId: 'm1' },
      { kind: 'text', text: 'Four days ' },
      { kind: 'text', text: 'in Lisbon.' },
      { kind: 'data', data: [{ kind: 'suggestions', suggestions: ['Only food'] }] },
      { kind: 'finish-step', finishReason: 'stop', usage, isContinued: false },
      { kind: 'finish-message', finishReason: 'stop', usage },
    ]
    const finished = await readWithTheirClient(reply.map(encodePart).join(''))
    expect(finished).toMatchObject({
      finishReason: 'stop',
      usage,
      message: { id: 'm1', content: 'Four days in Lisbon.', toolInvocations: [{ state: 'result', result: { found: 2 } }] },
    })
  })

  it('makes its chat client throw the text of an error part [8.11]', async () => {
    await expect(readWithTheirClient(encodePart({ kind: 'error', error: 'The desk is closed' }))).rejects.toThrow(
      /^The desk is closed$/,
    )
  })
})

async function readWithTheirClient(wire: string): Promise<unknown> {
  let finished: unknown
  await callChatApi({
    api: 'https://meander.test/api/chat',
    body: {},
    streamProtocol: 'data',
    credentials: undefined,
    headers: undefined,
    abortController: undefined,
    restoreMessagesOnFailure: () => undefined,
    onResponse: undefined,
    onUpdate: () => undefined,
    onFinish: (message, details) => {
      finished = { message, ...details }
    },
    onToolCall: undefined,
    generateId: () => 'generated',
    fetch: async () => new Response(streamOf(wire)),
    lastMessage: undefined,
  })
  return finished
}
