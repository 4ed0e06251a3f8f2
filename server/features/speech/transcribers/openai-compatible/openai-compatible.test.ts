import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { ErrorBody } from '@meander/sdk/contract/errors'
import { transcribe, warmSpeech } from '@meander/sdk/contract/speech'
import { readConfig } from '../../../../config/index.ts'
import { readMp4, WAV, WEBM, writeSilence } from '../../../../test/speech/recordings.ts'
import { SPEECH_KEY, startTranscriptionServer } from '../../../../test/speech/transcription-server.ts'
import type { TranscriptionAnswer } from '../../../../test/speech/transcription-server.ts'
import { startServer } from '../../../../test/start-server.ts'
import { createHostedTranscriber } from './index.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start({ key = SPEECH_KEY, ...options }: { key?: string | null; wait?: number; waiting?: number } = {}) {
  const service = await startTranscriptionServer(key)
  closing.push(service.close)
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const env = { SPEECH_PROVIDER: 'openai-compatible', SPEECH_BASE_URL: service.url, SPEECH_MODEL: 'whisper-1', SPEECH_API_KEY: key ?? '' }
  const { speech } = readConfig(env)
  const own = speech.provider === 'openai-compatible' ? { transcriber: createHostedTranscriber(speech, options) } : {}
  const server = await startServer({ env, given: { log: pino({ level: 'trace', base: null }, sink), ...own } })
  closing.push(server.close)

  async function send(audio: Uint8Array, language?: string): Promise<Response> {
    const form = new FormData()
    form.set('audio', new Blob([new Uint8Array(audio)]), 'annas-voice.webm')
    form.set('clientUserId', 'mdr_anna')
    if (language !== undefined) form.set('language', language)
    return server.fetch(transcribe.path, { method: 'POST', body: form })
  }
  return { service, server, send, log: () => lines.join('') }
}

it('has a service write down what is said, in whatever form it came [3.89] [7.65]', async () => {
  const { service, send, log } = await start()
  service.answer({ text: ' To Lisbon, in May. ' }, { text: 'Two of us.' }, { text: 'By train.' })
  expect(await (await send(WEBM)).json()).toEqual({ text: 'To Lisbon, in May.' })
  expect(await (await send(WAV)).json()).toEqual({ text: 'Two of us.' })
  expect(await (await send(await readMp4())).json()).toEqual({ text: 'By train.' })
  expect(service.mistakes).toEqual([])
  expect(log()).toContain('/api/speech/transcribe')
  expect(log()).not.toMatch(/lisbon|annas-voice/i)
})

it('tells the service which language is spoken, where one is named that it can know', async () => {
  const { service, send } = await start()
  const said = ['de-DE', 'pt-BR', 'EN', 'zh-Hant-TW', undefined, 'gsw', '', 'German', 'de_DE; x', '1e']
  for (const language of said) {
    service.answer({ text: 'Nach Lissabon.' })
    expect((await send(WEBM, language)).status, language).toBe(200)
  }
  expect(service.languages).toEqual(['de', 'pt', 'en', 'zh', null, null, null, null, null, null])
  expect(service.mistakes).toEqual([])
})

it('understands any language, as far as is known', async () => {
  const { server } = await start()
  const answer = await server.fetch(warmSpeech.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  expect(warmSpeech.reply.parse(await answer.json())).toEqual({ warm: true })
})

it('asks a service on this machine without a key', async () => {
  const { service, send } = await start({ key: null })
  service.answer({ text: 'To Lisbon.' })
  expect(await (await send(WEBM)).json()).toEqual({ text: 'To Lisbon.' })
  expect(service.mistakes).toEqual([])
})

it('sends nothing on in which nobody speaks, or that is no recording', async () => {
  const { service, send } = await start()
  expect(await (await send(writeSilence(3))).json()).toEqual({ text: '' })
  expect((await send(Buffer.from('no recording'))).status).toBe(400)
  expect((await send(writeSilence(122, 8000))).status).toBe(413)
  expect(service.asked()).toBe(0)
})

it('answers nothing where the service hears nothing', async () => {
  const { service, send } = await start()
  service.answer({ text: '' })
  expect(await (await send(WEBM)).json()).toEqual({ text: '' })
})

const FAILURES: [what: string, answer: TranscriptionAnswer, status: number, error: string][] = [
  ['refuses the key', { status: 401, body: `{"error":{"message":"Incorrect API key provided: ${SPEECH_KEY}","type":"invalid_request_error","param":null,"code":null}}` }, 503, 'Speech service temporarily unavailable'],
  ['has too much to do', { status: 429, body: '{"error":{"message":"Slow down","type":"requests","param":null,"code":null}}' }, 429, 'Too many requests - please wait a moment'],
  ['fails', { status: 500, body: 'He was not an ill disposed young man' }, 503, 'Speech service temporarily unavailable'],
  ['answers something else', { status: 200, body: '{"words":"He was not an ill disposed young man"}' }, 503, 'Speech service temporarily unavailable'],
  ['breaks off', 'break', 503, 'Speech service temporarily unavailable'],
]

it.each(FAILURES)('says so when the service %s, and keeps what it said to itself', async (_, answer, status, error) => {
  const { service, send, log } = await start()
  service.answer(answer)
  const failed = await send(WEBM)
  expect(failed.status).toBe(status)
  expect(ErrorBody.parse(await failed.json()).error).toBe(error)
  expect(service.asked()).toBe(1)
  expect(log()).not.toMatch(/ill disposed|0123456789abcdef/)
})

it('is given one recording at a time; a few wait, and the next is asked to come back [8.54]', async () => {
  const { service, send } = await start({ waiting: 1 })
  let finish = () => {}
  service.answer(new Promise((resolve) => (finish = () => resolve({ text: 'One.' }))), { text: 'Two.' })
  const first = send(WEBM)
  await expect.poll(service.asked).toBe(1)
  const others = [send(WEBM), send(WEBM)]
  const refused = await Promise.race(others)
  expect([refused.status, refused.headers.get('retry-after'), ErrorBody.parse(await refused.json()).error]).toEqual([429, '5', 'Too many requests - please wait a moment'])
  expect(service.asked()).toBe(1)
  finish()
  expect(await (await first).json()).toEqual({ text: 'One.' })
  expect((await Promise.all(others)).map(({ status }) => status).toSorted()).toEqual([200, 429])
  expect(service.asked()).toBe(2)
})

it('does not wait for ever', async () => {
  const { service, send } = await start({ wait: 200 })
  service.answer('hang')
  const failed = await send(WEBM)
  expect(failed.status).toBe(503)
  expect(ErrorBody.parse(await failed.json()).error).toBe('Speech service temporarily unavailable')
})
