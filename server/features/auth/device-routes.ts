import type Router from '@koa/router'
import type { Kysely } from 'kysely'
import { listDevices, signOutDevice, signOutEverywhere } from '@meander/sdk/contract/account'
import type { Database } from '../../db/schema.ts'
import { limit } from '../../guards/limit.ts'
import { ownSession, requireAccount } from '../../guards/signed-in.ts'
import { ApiError } from '../../http/errors.ts'
import { serve } from '../../http/serve.ts'
import { writeSessionCookie } from './cookies.ts'
import { endSessionsOf, listSessions } from './sessions.ts'

interface DeviceDeps {
  db: Kysely<Database>
  clock: () => Date
  config: { publicUrl: string }
}

/** Where an account is signed in, and its end there or everywhere. Before `/api/auth/:provider`, which takes any word. */
export function addDeviceRoutes(router: Router, { db, clock, config }: DeviceDeps): void {
  serve(router, listDevices, [ownSession, limit('read')], async ({ viewer }) => {
    const current = viewer.kind === 'user' ? viewer.sessionId : null
    const sessions = await listSessions(db, requireAccount(viewer), clock())
    const devices = sessions.map((row) => ({
      id: row.id,
      current: row.id === current,
      via: row.via,
      origin: row.origin,
      device: row.device,
      createdAt: row.created_at,
      usedAt: row.used_at,
    }))
    return { sessions: devices.toSorted((one, other) => Number(other.current) - Number(one.current)) }
  })

  serve(router, signOutDevice, [ownSession, limit('write')], async ({ viewer, params, ctx }) => {
    const ended = await endSessionsOf(db, requireAccount(viewer), params.sessionId)
    if (ended === 0) throw new ApiError('not-found', 'This device is signed out already.')
    if (viewer.kind === 'user' && viewer.sessionId === params.sessionId) writeSessionCookie(ctx, config.publicUrl, null)
    return { success: true }
  })

  serve(router, signOutEverywhere, [ownSession, limit('write')], async ({ viewer, ctx }) => {
    await endSessionsOf(db, requireAccount(viewer))
    writeSessionCookie(ctx, config.publicUrl, null)
    return { success: true }
  })
}
