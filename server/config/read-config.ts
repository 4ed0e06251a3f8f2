import { join } from 'node:path'
import type { Allowances, LimitName } from '../guards/limiter.ts'
import { readAi } from './read-ai.ts'
import { readSignIn } from './read-sign-in.ts'
import { readSpeech } from './read-speech.ts'
import { ConfigError, readVariable } from './read-variable.ts'
import type { Environment } from './read-variable.ts'
import type { Variable } from './variable.ts'
import { RATE_LIMITS, RATE_LIMIT_VARIABLES, VARIABLES } from './variables.ts'

export type Config = ReturnType<typeof readConfig>

/** Reads every setting once. An empty value counts as not set. Throws a `ConfigError` for the first that cannot be used. */
export function readConfig(env: Environment) {
  const read = <T>(variable: Variable<T>) => readVariable(env, variable)
  const environment = read(VARIABLES.environment) ?? 'production'
  const port = read(VARIABLES.port) ?? 3000
  const dataDir = read(VARIABLES.dataDir) ?? 'data'
  return {
    environment,
    /** Whether each reply is compared with the contract before it is sent. */
    checkReplies: environment !== 'production',
    host: read(VARIABLES.host) ?? '0.0.0.0',
    port,
    examplesPort: read(VARIABLES.examplesPort) ?? (port === 0 ? 0 : Math.min(port + 1, 65_535)),
    publicUrl: read(VARIABLES.publicUrl) ?? `http://localhost:${port}`,
    dataDir,
    /** `postgres://…`, or the path of the SQLite file. */
    database: read(VARIABLES.databaseUrl) ?? join(dataDir, 'meander.db'),
    logLevel: read(VARIABLES.logLevel) ?? 'info',
    /** Null: origins on this machine, any port. */
    allowedOrigins: read(VARIABLES.allowedOrigins) ?? null,
    trustedProxies: read(VARIABLES.trustedProxies) ?? 0,
    allowances: readAllowances(env),
    guestRetentionDays: read(VARIABLES.guestRetentionDays) ?? 30,
    smtpUrl: read(VARIABLES.smtpUrl) ?? null,
    mailFrom: read(VARIABLES.mailFrom) ?? VARIABLES.mailFrom.fallback,
    signIn: readSignIn(env),
    booking: readBooking(env),
    ai: readAi(env),
    speech: readSpeech(env),
  }
}

/** Whose activities are shown. A key alone says that it is to be used. */
export type BookingConfig = { provider: 'sample' } | { provider: 'viator'; key: string; baseUrl: string }

function readBooking(env: Environment): BookingConfig {
  const key = readVariable(env, VARIABLES.viatorApiKey)
  const baseUrl = readVariable(env, VARIABLES.viatorBaseUrl) ?? VARIABLES.viatorBaseUrl.fallback
  const provider = readVariable(env, VARIABLES.bookingProvider) ?? (key === undefined ? 'sample' : 'viator')
  if (provider === 'sample') return { provider }
  if (key === undefined) throw new ConfigError(VARIABLES.viatorApiKey.name, `${VARIABLES.viatorApiKey.expected}, where BOOKING_PROVIDER is viator`, '')
  return { provider, key, baseUrl }
}

function readAllowances(env: Environment): Allowances {
  const entries = RATE_LIMIT_VARIABLES.map((variable): [LimitName, { count: number; seconds: number }] => {
    const { count, seconds } = RATE_LIMITS[variable.limit]
    return [variable.limit, { count: readVariable(env, variable) ?? count, seconds }]
  })
  return Object.fromEntries(entries) as Allowances
}
