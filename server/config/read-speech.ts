import { ConfigError, readVariable } from './read-variable.ts'
import type { Environment } from './read-variable.ts'
import { SPEECH_VARIABLES } from './speech-variables.ts'
import type { Variable } from './variable.ts'

/** A service that writes down what visitors say. */
export interface HostedSpeechConfig {
  provider: 'openai-compatible'
  baseUrl: string
  model: string
  /** Null: it asks for none. */
  key: string | null
}

export type SpeechConfig = { provider: 'embedded' | 'off' } | HostedSpeechConfig

/** Who writes down what visitors say. It has to be chosen by name: a key alone sends nobody's voice elsewhere. */
export function readSpeech(env: Environment): SpeechConfig {
  const provider = readVariable(env, SPEECH_VARIABLES.speechProvider) ?? 'embedded'
  const baseUrl = readVariable(env, SPEECH_VARIABLES.speechBaseUrl)
  const model = readVariable(env, SPEECH_VARIABLES.speechModel)
  const key = readVariable(env, SPEECH_VARIABLES.speechApiKey) ?? null
  if (provider !== 'openai-compatible') return { provider }
  if (baseUrl === undefined) throw missing(SPEECH_VARIABLES.speechBaseUrl)
  if (model === undefined) throw missing(SPEECH_VARIABLES.speechModel)
  return { provider, baseUrl, model, key }
}

function missing({ name, expected }: Variable<string>): ConfigError {
  return new ConfigError(name, `${expected}, where SPEECH_PROVIDER is openai-compatible`, '')
}
