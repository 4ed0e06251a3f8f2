import * as z from 'zod'
import { LIMIT_NAMES } from '../guards/limiter.ts'
import type { LimitName } from '../guards/limiter.ts'
import { AI_VARIABLES } from './ai-variables.ts'
import { SIGN_IN_VARIABLES } from './sign-in-variables.ts'
import { SPEECH_VARIABLES } from './speech-variables.ts'
import { A_COUNT, count, isServiceAddress, isUrl, text, variable, wholeNumber, words } from './variable.ts'
import type { Variable } from './variable.ts'

const port = wholeNumber.refine((value) => value <= 65_535)
const webOrigin = text.refine((value) => isUrl(value, ['http:', 'https:']) && new URL(value).origin === value)

const A_PORT = 'a port number from 0 to 65535'

/** Requests a minute that one client may make; sharing by e-mail counts by the hour. */
export const RATE_LIMITS: Record<LimitName, { count: number; seconds: number; what: string }> = {
  read: { count: 600, seconds: 60, what: 'Reads a minute' },
  search: { count: 600, seconds: 60, what: 'Searches a minute' },
  write: { count: 300, seconds: 60, what: 'Changes a minute' },
  chat: { count: 60, seconds: 60, what: 'Chat messages a minute' },
  speech: { count: 20, seconds: 60, what: 'Recordings written down a minute' },
  'sign-in': { count: 60, seconds: 60, what: 'Sign-ins begun a minute' },
  'share-email': { count: 20, seconds: 3600, what: 'Trips sent by e-mail an hour' },
  'auth-poll': { count: 600, seconds: 60, what: "Questions a minute after a sign-in's outcome" },
}

export function rateLimitVariable(name: LimitName): `RATE_LIMIT_${string}` {
  return `RATE_LIMIT_${name.toUpperCase().replace('-', '_')}`
}

/** The settings by the key under which the code knows them. */
export const VARIABLES = {
  environment: variable({
    name: 'NODE_ENV', fallback: 'production', expected: 'production, development or test',
    meaning: '`development` checks every reply and opens the mail outbox at `/dev/outbox`; `production` opens that to this machine alone, while `PUBLIC_URL` is local',
    schema: z.enum(['production', 'development', 'test']),
  }),
  host: variable({ name: 'HOST', fallback: '0.0.0.0', expected: 'a host name or an address', meaning: 'Address to listen on; `127.0.0.1` keeps it to this machine', schema: text.regex(/^[^\s/]+$/) }),
  port: variable({ name: 'PORT', fallback: '3000', expected: A_PORT, meaning: 'Port of the site, the API and the SDK', schema: port }),
  examplesPort: variable({ name: 'EXAMPLES_PORT', fallback: '`PORT` + 1', expected: A_PORT, meaning: 'Port of the example pages, an origin of their own', schema: port }),
  publicUrl: variable({
    name: 'PUBLIC_URL', fallback: 'http://localhost:`PORT`', expected: 'an address such as https://planner.example.com, without a path',
    meaning: 'The address under which visitors reach the site', schema: webOrigin,
  }),
  dataDir: variable({ name: 'DATA_DIR', fallback: 'data', expected: 'the path of a folder', meaning: 'Folder of the SQLite file, of earlier builds and of what is made at start', schema: words }),
  databaseUrl: variable({
    name: 'DATABASE_URL', fallback: '', expected: 'an address such as postgres://user:secret@host:5432/name',
    meaning: 'PostgreSQL in place of SQLite', schema: text.refine((value) => isUrl(value, ['postgres:', 'postgresql:'])),
  }),
  logLevel: variable({
    name: 'LOG_LEVEL', fallback: 'info', expected: 'fatal, error, warn, info, debug, trace or silent', meaning: 'How much is logged',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
  allowedOrigins: variable({
    name: 'ALLOWED_ORIGINS', fallback: 'localhost, any port', expected: 'a comma list of exact origins such as https://blog.example.com,https://www.example.org',
    meaning: 'Sites that may embed the planner',
    schema: text.transform((value) => value.split(',').map((origin) => origin.trim()).filter(Boolean)).pipe(z.array(webOrigin)),
  }),
  trustedProxies: variable({
    name: 'TRUSTED_PROXIES', fallback: '0', expected: 'a whole number', meaning: 'Proxies in front whose `X-Forwarded-*` headers are believed', schema: wholeNumber,
  }),
  guestRetentionDays: variable({
    name: 'GUEST_RETENTION_DAYS', fallback: '30', expected: A_COUNT,
    meaning: "Days without use after which a guest's trips are dropped", schema: count,
  }),
  smtpUrl: variable({
    name: 'SMTP_URL', fallback: '', expected: 'an address such as smtps://user:secret@mail.example.com',
    meaning: 'Mail server; without one, mail is kept in an outbox in `DATA_DIR`', schema: text.refine((value) => isUrl(value, ['smtp:', 'smtps:'])),
  }),
  mailFrom: variable({
    name: 'MAIL_FROM', fallback: 'Meander <meander@localhost>', expected: 'a sender such as Meander <trips@example.com>', meaning: 'Sender of shared trips',
    schema: text.regex(/^([^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  }),
  ...SIGN_IN_VARIABLES,
  bookingProvider: variable({
    name: 'BOOKING_PROVIDER', fallback: '`viator` with a key, else `sample`', expected: 'sample or viator',
    meaning: 'Whose activities are shown: the sample inventory or Viator', schema: z.enum(['sample', 'viator']),
  }),
  viatorApiKey: variable({
    name: 'VIATOR_API_KEY', fallback: '', expected: 'a partner key of Viator, without spaces',
    meaning: 'Key of the Viator Partner API, of the basic tier or above; never leaves the server', schema: text.regex(/^[\x21-\x7e]+$/),
  }),
  viatorBaseUrl: variable({
    name: 'VIATOR_BASE_URL', fallback: 'https://api.viator.com/partner', expected: 'an address such as https://api.sandbox.viator.com/partner, with https unless it is on this machine',
    meaning: 'Where the API is; the sandbox, `https://api.sandbox.viator.com/partner`, takes the same key',
    schema: text.refine(isServiceAddress).transform((value) => value.replace(/\/+$/, '')),
  }),
  ...AI_VARIABLES,
  ...SPEECH_VARIABLES,
} as const satisfies Record<string, Variable<unknown>>

export const RATE_LIMIT_VARIABLES = LIMIT_NAMES.map((limit) => ({
  limit,
  ...variable({ name: rateLimitVariable(limit), fallback: String(RATE_LIMITS[limit].count), expected: A_COUNT, meaning: `${RATE_LIMITS[limit].what} of one client`, schema: count }),
}))

/** Every setting in the order of the README's table. */
export function listVariables(): { name: string; fallback: string; meaning: string }[] {
  return [...Object.values(VARIABLES), ...RATE_LIMIT_VARIABLES].map(({ name, fallback, meaning }) => ({ name, fallback, meaning }))
}
