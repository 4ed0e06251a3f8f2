import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/index.ts'
import { describeInstallation } from './describe-installation.ts'

const KEY = 'sk-this-is-secret'
const described = (env: Record<string, string> = {}) => describeInstallation(readConfig(env), { name: 'sample' })

describe('what the pages tell of this installation', () => {
  it('is that nothing leaves the machine, where nothing is set', () => {
    expect(described()).toEqual({ guestDays: 30, outboxDays: 30, provider: 'sample', model: null, speech: null })
  })

  it.each([
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'large', AI_API_KEY: KEY }, 'Anthropic'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'large', AI_BASE_URL: 'https://llm.example.com/tenants/17/v1', AI_API_KEY: KEY }, 'llm.example.com'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'large', AI_BASE_URL: 'https://gateway.example.com/v1', AI_API_KEY: KEY }, 'gateway.example.com'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'http://localhost:11434/v1' }, null],
  ])('names who answers, and nothing more of it: %o', (env, model) => {
    const told = described(env)
    expect(told.model).toBe(model)
    expect(JSON.stringify(told)).not.toMatch(/secret|tenants|large/)
  })

  it.each([
    [{ SPEECH_PROVIDER: 'openai-compatible', SPEECH_MODEL: 'whisper', SPEECH_BASE_URL: 'https://speech.example.com/v1' }, 'speech.example.com'],
    [{ SPEECH_PROVIDER: 'openai-compatible', SPEECH_MODEL: 'whisper', SPEECH_BASE_URL: 'http://127.0.0.1:8000/v1' }, null],
    [{ SPEECH_PROVIDER: 'off' }, false],
  ])('names who hears recordings: %o', (env, speech) => expect(described(env).speech).toBe(speech))

  it('keeps no mail where mails are sent', () => expect(described({ SMTP_URL: 'smtp://mail.example.com' }).outboxDays).toBeNull())
})
