import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { Logger } from 'pino'
import type { Config } from './config/index.ts'
import { connect, isPostgres } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import type { Database } from './db/schema.ts'
import type { BookingProvider } from './features/activities/provider.ts'
import { createDatabaseLimitStore } from './guards/database-limit-store.ts'
import type { LimitStore } from './guards/limiter.ts'
import { createMemoryLimitStore } from './guards/memory-limit-store.ts'
import { loggable } from './http/errors.ts'
import { createLifecycle } from './http/lifecycle.ts'
import type { Lifecycle } from './http/lifecycle.ts'
import type { Mailer } from './mail/mailer.ts'
import { createOutbox, outboxFolder } from './mail/outbox.ts'
import { createSmtpMailer } from './mail/smtp.ts'

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
  provider: BookingProvider
}

/** Chooses what stands behind each port, and opens it. `given` replaces single members, as tests do. */
export async function createDeps(config: Config, given: Partial<Deps> = {}): Promise<Deps> {
  const log = given.log ?? pino({ level: config.logLevel, base: null })
  const db = given.db ?? connect(config.database, (error) => log.error({ failure: loggable(error) }, 'database connection lost'))
  await migrate(db)
  return {
    config,
    log,
    db,
    clock: () => new Date(),
    lifecycle: createLifecycle(),
    limits: isPostgres(db) ? createDatabaseLimitStore(db) : createMemoryLimitStore(),
    dist: join(import.meta.dirname, '..', 'dist'),
    mailer: createMailer(config),
    provider: nothingToBook,
    ...given,
  }
}

/** Knows no product, so every activity counts as the traveller's own. */
const nothingToBook: BookingProvider = {
  name: 'none',
  sample: true,
  search: async () => [],
  readProduct: async () => null,
  readDetails: async () => null,
  readAvailability: async () => null,
  testAccess: async () => ({ success: false, accessibleEndpoints: [], error: 'No booking provider is configured.' }),
}

function createMailer(config: Config): Mailer {
  const from = config.mailFrom
  if (config.smtpUrl !== null) return createSmtpMailer({ url: config.smtpUrl, from })
  return createOutbox({ folder: outboxFolder(config.dataDir), from })
}

/** Lets go of what `createDeps` opened. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.mailer.close()
  await deps.db.destroy()
}
