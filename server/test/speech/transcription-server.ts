import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is answered to the next recording. 'hang': nothing, and the connection stays. */
export type TranscriptionAnswer = { text: string } | { status: number; body: string } | 'hang' | 'break'

export const SPEECH_KEY = 'sk-speech-0123456789abcdef'

/** A service that speaks OpenAI's `audio/transcriptions`, strictly: nothing more may be sent than it knows, and the file must be a WAV. */
export async function startTranscriptionServer(key: string | null = SPEECH_KEY) {
  const answers: (TranscriptionAnswer | Promise<TranscriptionAnswer>)[] = []
  const mistakes: string[] = []
  const languages: (string | null)[] = []
  let asked = 0
  const server = createServer(async (request, response) => {
    asked++
    mistakes.push(...(await findMistakes(request, key, languages)))
    const answer = (await answers.shift()) ?? { status: 500, body: 'nothing was planned for this recording' }
    if (answer === 'hang') return
    if (answer === 'break') return request.socket.destroy()
    const [status, body] = 'text' in answer ? [200, JSON.stringify({ text: answer.text, usage: { type: 'duration', seconds: 3 } })] : [answer.status, answer.body]
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    mistakes,
    /** That each recording was said to be in. */
    languages,
    asked: () => asked,
    answer: (...next: (TranscriptionAnswer | Promise<TranscriptionAnswer>)[]) => void answers.push(...next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function findMistakes(request: IncomingMessage, key: string | null, languages: (string | null)[]): Promise<string[]> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (`${request.method} ${request.url}` !== 'POST /v1/audio/transcriptions') return [`${request.method} ${request.url} is not known`]
  const form = await new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData()
  const file = form.get('file')
  const language = form.get('language')
  languages.push(typeof language === 'string' ? language : null)
  const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(44)
  const wanted: [what: string, found: unknown, expected: unknown][] = [
    ['authorization', request.headers.authorization, `Bearer ${key ?? 'none'}`],
    ['fields', [...form.keys()].filter((field) => field !== 'language').toSorted().join(), 'file,model,response_format,temperature'],
    ['language', language === null || /^[a-z]{2}$/.test(String(language)), true],
    ['temperature', form.get('temperature'), '0'],
    ['model', form.get('model'), 'whisper-1'],
    ['response format', form.get('response_format'), 'json'],
    ['file name', file instanceof File && file.name, 'audio.wav'],
    ['type', file instanceof File && file.type, 'audio/wav'],
    ['form of the file', bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16), 'RIFFWAVEfmt '],
    ['PCM on one channel', [bytes.readUInt16LE(20), bytes.readUInt16LE(22)].join(), '1,1'],
    ['rate', bytes.readUInt32LE(24), 16_000],
    ['bits', bytes.readUInt16LE(34), 16],
    ['length', bytes.readUInt32LE(40), bytes.length - 44],
  ]
  return wanted.filter(([, found, expected]) => found !== expected).map(([what, found, expected]) => `${what}: ${String(found)} in place of ${String(expected)}`)
}
