import { join } from 'node:path'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { Logger } from 'pino'
import type { Config, SpeechConfig } from './config/index.ts'
import { connect, isPostgres } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { requireDatabase } from './db/require-database.ts'
import type { Database } from './db/schema.ts'
import { openPictures } from './features/activities/index.ts'
import type { BookingProvider, Pictures } from './features/activities/index.ts'
import { createSampleProvider, SAMPLE_CODES, SAMPLE_PLACES } from './features/activities/providers/sample/index.ts'
import { createViatorProvider } from './features/activities/providers/viator/index.ts'
import { createConcierge } from './features/chat/concierge/concierge.ts'
import { createListener, openReader, releaseReplies } from './features/chat/index.ts'
import type { HostedModel, Listener } from './features/chat/index.ts'
import { createHostedModel } from './features/chat/models/services/index.ts'
import { openGazetteer } from './features/destinations/index.ts'
import type { DestinationCatalogue } from './features/destinations/index.ts'
import type { Transcriber } from './features/speech/index.ts'
import { createEmbeddedTranscriber } from './features/speech/transcribers/embedded/index.ts'
import { createDatabaseLimitStore } from './guards/database-limit-store.ts'
import type { LimitStore } from './guards/limiter.ts'
import { createMemoryLimitStore } from './guards/memory-limit-store.ts'
import { loggable } from './http/errors.ts'
import { createLifecycle } from './http/lifecycle.ts'
import type { Lifecycle } from './http/lifecycle.ts'
import type { Mailer } from './mail/mailer.ts'
import { createOutbox, outboxFolder } from './mail/outbox.ts'
import { createSmtpMailer } from './mail/smtp.ts'

/** As somebody types who knows the answer. */
const PACE = 22

/** So many milliseconds a reading may take; a machine that has just started reads slowly. */
const READER_PATIENCE = 10_000

/** Everything that the features are given. Each feature names the part it needs. */
export interface Deps {
  config: Config
  log: Logger
  db: Kysely<Database>
  clock: () => Date
  lifecycle: Lifecycle
  /** Where requests are counted against their allowances. */
  limits: LimitStore
  /** The folder of the built bundles. */
  dist: string
  mailer: Mailer
  /** How providers of sign-ins are asked. */
  fetch: typeof globalThis.fetch
  provider: BookingProvider
  /** The illustrations of the sample inventory, also where another provider is in use: saved trips hold their addresses. */
  pictures: Pictures
  destinations: DestinationCatalogue
  /** Knows what each message of a talk does. */
  listener: Listener
  /** Who answers in the chat where no hosted model does. */
  model: LanguageModelV4
  /** Milliseconds between two groups of its words. */
  pace: number
  /** Null unless the settings name one. */
  hosted: HostedModel | null
  /** Who writes down what visitors say; null where that is switched off. */
  transcriber: Transcriber | null
}

/** Chooses what stands behind each port, and opens it. `given` replaces single members, as tests do. */
export async function createDeps(config: Config, given: Partial<Deps> = {}): Promise<Deps> {
  const log = given.log ?? pino({ level: config.logLevel, base: null })
  const db = given.db ?? connect(config.database, (error) => log.error({ failure: loggable(error) }, 'database connection lost'))
  await requireDatabase(db, config.database)
  await migrate(db)
  if (given.db === undefined) await releaseReplies(db)
  const clock = given.clock ?? (() => new Date())
  // Viator says itself where it sells, a moment later.
  const stocked = config.booking.provider === 'viator' ? new Set<string>() : new Set(SAMPLE_PLACES)
  const destinations = given.destinations ?? (await openGazetteer({ dataDir: config.dataDir, stocked, log }))
  const listener = given.listener ?? createListener(openReader({ patience: READER_PATIENCE, onFailure: (failure) => log.warn({ failure: loggable(failure) }, 'a message was not read by its clauses') }))
  return {
    config,
    log,
    db,
    clock,
    lifecycle: createLifecycle(),
    limits: isPostgres(db) ? createDatabaseLimitStore(db) : createMemoryLimitStore(),
    dist: join(import.meta.dirname, '..', 'dist'),
    mailer: createMailer(config),
    fetch: globalThis.fetch,
    destinations,
    pictures: openPictures({ dataDir: config.dataDir, isKnown: (code) => SAMPLE_CODES.has(code), log }),
    provider: given.provider ?? createProvider(config, { destinations, stocked, clock, log }),
    listener,
    model: createConcierge({ destinations, listener, clock }),
    // A test reads faster than a person.
    pace: config.environment === 'test' ? 0 : PACE,
    hosted: config.ai.provider === 'concierge' ? null : await createHostedModel(config.ai),
    transcriber: given.transcriber ?? (await createTranscriber(config.speech)),
    ...given,
  }
}

interface ProviderDeps extends Pick<Deps, 'destinations' | 'clock' | 'log'> {
  stocked: Set<string>
}

function createProvider({ booking, publicUrl, dataDir }: Config, deps: ProviderDeps): BookingProvider {
  return booking.provider === 'viator' ? createViatorProvider({ ...deps, ...booking, dataDir }) : createSampleProvider({ ...deps, publicUrl })
}

/** The package that speaks to services takes time and memory at the start, so it is loaded only where it is used. */
async function createTranscriber(speech: SpeechConfig): Promise<Transcriber | null> {
  switch (speech.provider) {
    case 'off':
      return null
    case 'embedded':
      return createEmbeddedTranscriber()
    case 'openai-compatible': {
      const { createHostedTranscriber } = await import('./features/speech/transcribers/openai-compatible/index.ts')
      return createHostedTranscriber(speech)
    }
  }
}

function createMailer(config: Config): Mailer {
  const from = config.mailFrom
  if (config.smtpUrl !== null) return createSmtpMailer({ url: config.smtpUrl, from })
  return createOutbox({ folder: outboxFolder(config.dataDir), from })
}

/** Lets go of what `createDeps` opened. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.transcriber?.close()
  await deps.pictures.close()
  await deps.mailer.close()
  await deps.db.destroy()
}
