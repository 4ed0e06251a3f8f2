import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'
import { TEST_KEY } from './openai-server.ts'

/** A model's API as one provider speaks it: where and how it is asked, and how it answers. */
export interface Dialect {
  path: string
  keyHeader: string
  request: z.ZodType
  /** The stream of a search for activities in Lisbon, its arguments in pieces where the dialect has pieces. */
  callsTool: string
  /** The stream of an answer in words. */
  says: (text: string) => string
  /** The stream up to a word in its middle. */
  breaksOff: string
}

const ToolName = z.string().regex(/^[a-zA-Z][\w-]{0,63}$/)

const named = (type: string, rest: object = {}): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`

const STARTS = named('message_start', {
  message: { id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted', content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 100, output_tokens: 1 } },
})
const ends = (stop_reason: string): string =>
  named('content_block_stop', { index: 0 }) + named('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } }) + named('message_stop')
const words = (text: string): string =>
  named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }) +
  (text.match(/\s*\S+/g) ?? []).map((piece) => named('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })).join('')

export const ANTHROPIC: Dialect = {
  path: '/v1/messages',
  keyHeader: 'x-api-key',
  request: z.looseObject({
    model: z.literal('scripted'),
    max_tokens: z.literal(2000),
    stream: z.literal(true),
    system: z.array(z.looseObject({ type: z.literal('text'), text: z.string().min(1) })),
    messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(z.looseObject({ type: z.enum(['text', 'tool_use', 'tool_result']) })).min(1) })).min(1),
    tools: z.array(z.looseObject({ name: ToolName, input_schema: z.looseObject({ type: z.literal('object') }) })).min(1),
  }),
  callsTool:
    STARTS +
    named('content_block_start', { index: 0, content_block: { type: 'tool_use', id: 'toolu_1', name: 'findActivities', input: {} } }) +
    ['', '{"dest', 'ination": "Lis', 'bon"}'].map((partial_json) => named('content_block_delta', { index: 0, delta: { type: 'input_json_delta', partial_json } })).join('') +
    ends('tool_use'),
  says: (text) => STARTS + named('ping') + words(text) + ends('end_turn'),
  breaksOff: STARTS + words('Start in Alfama. Then'),
}

const candidate = (parts: object[], finishReason?: string): string =>
  data({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason === undefined ? {} : { finishReason }) }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
  })

export const GOOGLE: Dialect = {
  path: '/v1/models/scripted:streamGenerateContent?alt=sse',
  keyHeader: 'x-goog-api-key',
  request: z.looseObject({
    systemInstruction: z.looseObject({ parts: z.array(z.strictObject({ text: z.string().min(1) })).min(1) }),
    contents: z.array(z.strictObject({ role: z.enum(['user', 'model']), parts: z.array(z.looseObject({})).min(1) })).min(1),
    generationConfig: z.looseObject({ maxOutputTokens: z.literal(2000) }),
    tools: z.array(z.looseObject({ functionDeclarations: z.array(z.looseObject({ name: ToolName, description: z.string().min(1) })).min(1) })).length(1),
  }),
  callsTool: candidate([{ functionCall: { name: 'findActivities', args: { destination: 'Lisbon' } } }], 'STOP'),
  says: (text) => (text.match(/\s*\S+/g) ?? []).map((piece) => candidate([{ text: piece }])).join('') + candidate([{ text: '' }], 'STOP'),
  breaksOff: candidate([{ text: 'Start in Alfama. ' }]) + candidate([{ text: 'Then' }]),
}

/** A server that speaks one dialect, and answers with these streams in turn. */
export async function startDialectServer({ path, keyHeader, request: schema }: Dialect, streams: readonly string[]) {
  const mistakes: string[] = []
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const bytes of request.setEncoding('utf8')) body += String(bytes)
    const parsed = schema.safeParse(JSON.parse(body))
    if (request.method !== 'POST' || request.url !== path) mistakes.push(`${request.method} ${request.url}`)
    if (request.headers[keyHeader] !== TEST_KEY) mistakes.push(`${keyHeader} is missing`)
    if (!parsed.success) mistakes.push(JSON.stringify(parsed.error.issues))
    const stream = streams[asked.push(body) - 1]
    if (mistakes.length > 0 || stream === undefined) return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: mistakes.join('; ') } }))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // In pieces that cut lines and letters.
    const bytes = Buffer.from(stream)
    for (let at = 0; at < bytes.length; at += 11) response.write(bytes.subarray(at, at + 11))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    mistakes,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
