import type Router from '@koa/router'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { loggable } from './errors.ts'
import type { Lifecycle } from './lifecycle.ts'
import { stateOf } from './request-state.ts'

export interface HealthDeps {
  db: Kysely<Database>
  lifecycle: Lifecycle
}

/** `/healthz`: the process lives. `/readyz`: it takes work, that is, it is not stopping and its database answers. */
export function addHealthRoutes(router: Router, { db, lifecycle }: HealthDeps): void {
  router.get('/healthz', (ctx) => {
    ctx.set('cache-control', 'no-store')
    ctx.body = { status: 'ok' }
  })
  router.get('/readyz', async (ctx) => {
    const status = lifecycle.stopping() ? 'shutting-down' : await askDatabase(db, (error) => stateOf(ctx).log.error({ failure: loggable(error) }, 'database does not answer'))
    ctx.set('cache-control', 'no-store')
    ctx.status = status === 'ok' ? 200 : 503
    ctx.body = { status }
  })
}

async function askDatabase(db: Kysely<Database>, report: (error: unknown) => void): Promise<'ok' | 'database-unavailable'> {
  try {
    await sql`select 1`.execute(db)
    return 'ok'
  } catch (error) {
    report(error)
    return 'database-unavailable'
  }
}
