import type { Variable } from './variable.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that cannot be used. The message is the one line that the operator reads. */
export class ConfigError extends Error {
  constructor(variable: string, expected: string, given: string) {
    super(`${variable} must be ${expected}; it is ${JSON.stringify(given)}`)
    this.name = 'ConfigError'
  }
}

/** Undefined where it is not set; throws a `ConfigError` where it cannot be used. */
export function readVariable<T>(env: Environment, { name, expected, schema }: Variable<T>): T | undefined {
  const given = env[name]
  if (given === undefined || given.trim() === '') return undefined
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new ConfigError(name, expected, withoutSecrets(name, given))
  return parsed.data
}

function withoutSecrets(name: string, given: string): string {
  if (/_(KEY|SECRET)$/.test(name)) return '…'
  return /_URL$/.test(name) ? given.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/\?.*/s, '?…') : given
}
