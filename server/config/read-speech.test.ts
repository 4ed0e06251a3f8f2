import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

const SERVICE = { SPEECH_PROVIDER: 'openai-compatible', SPEECH_BASE_URL: 'http://localhost:8000/v1/', SPEECH_MODEL: 'whisper-1' }

it('listens by the embedded model unless another is chosen by name, whatever key is there', () => {
  expect(readConfig({}).speech).toEqual({ provider: 'embedded' })
  expect(readConfig({ ...SERVICE, SPEECH_PROVIDER: '', SPEECH_API_KEY: 'a-key' }).speech).toEqual({ provider: 'embedded' })
  expect(readConfig({ SPEECH_PROVIDER: 'off' }).speech).toEqual({ provider: 'off' })
})

it('takes a service with a key or without', () => {
  const service = { provider: 'openai-compatible', baseUrl: 'http://localhost:8000/v1', model: 'whisper-1' }
  expect(readConfig(SERVICE).speech).toEqual({ ...service, key: null })
  expect(readConfig({ ...SERVICE, SPEECH_API_KEY: ' a-key ' }).speech).toEqual({ ...service, key: 'a-key' })
})

it.each([
  [{ SPEECH_PROVIDER: 'whisper' }, 'SPEECH_PROVIDER must be embedded, openai-compatible or off; it is "whisper"'],
  [
    { ...SERVICE, SPEECH_BASE_URL: '' },
    'SPEECH_BASE_URL must be an address such as https://speech.example.com/v1, with https unless it is on this machine, where SPEECH_PROVIDER is openai-compatible; it is ""',
  ],
  [{ ...SERVICE, SPEECH_MODEL: '' }, 'SPEECH_MODEL must be the name of a model, without spaces, where SPEECH_PROVIDER is openai-compatible; it is ""'],
  // A voice is never sent where others could listen on the way, and a key is never repeated.
  [
    { SPEECH_BASE_URL: 'http://speech.example.com/v1' },
    'SPEECH_BASE_URL must be an address such as https://speech.example.com/v1, with https unless it is on this machine; it is "http://speech.example.com/v1"',
  ],
  [{ SPEECH_API_KEY: 'half a key' }, 'SPEECH_API_KEY must be a key, without spaces; it is "…"'],
])('refuses %o and says what was expected', (env, message) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(expect.objectContaining({ name: ConfigError.name, message }))
})
