import type Router from '@koa/router'
import type { Context } from 'koa'
import type { Kysely } from 'kysely'
import { deleteAccount, readAccountData } from '@meander/sdk/contract/account'
import type { Database } from '../../db/schema.ts'
import { limit } from '../../guards/limit.ts'
import { ownSession, requireAccount } from '../../guards/signed-in.ts'
import { serve } from '../../http/serve.ts'
import { eraseAll, readAll } from './personal-data.ts'
import type { PersonalData } from './personal-data.ts'

export interface AccountDeps {
  db: Kysely<Database>
  clock: () => Date
}

export interface AccountGiven {
  kept: readonly PersonalData[]
  /** Takes the session's cookie from the browser. */
  forgetBrowser: (ctx: Context) => void
}

/** What a person may do with all that is kept of them: take it along, and have it gone. */
export function addAccountRoutes(router: Router, { db, clock }: AccountDeps, { kept, forgetBrowser }: AccountGiven): void {
  serve(router, readAccountData, [ownSession, limit('write')], async ({ viewer, ctx }) => {
    const madeAt = clock().toISOString()
    ctx.set('content-disposition', `attachment; filename="meander-${madeAt.slice(0, 10)}.json"`)
    return { madeAt, data: await readAll(db, requireAccount(viewer), kept) }
  })

  serve(router, deleteAccount, [ownSession, limit('write')], async ({ viewer, ctx }) => {
    await eraseAll(db, requireAccount(viewer), kept)
    forgetBrowser(ctx)
    return { success: true }
  })
}
