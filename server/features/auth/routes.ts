import type Router from '@koa/router'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { beginSignIn as beginEndpoint, pollSignIn, readCurrentUser, renewAccessToken, signOut } from '@meander/sdk/contract/auth'
import type { AccessToken } from '@meander/sdk/contract/auth'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { limit } from '../../guards/limit.ts'
import { ApiError } from '../../http/errors.ts'
import { serve } from '../../http/serve.ts'
import type { Viewer } from '../../http/viewer.ts'
import { mayUseKey } from '../partners/index.ts'
import { addBrowserRoutes } from './browser-routes.ts'
import { readEmbedHandle, writeEmbedHandle, writeSessionCookie } from './cookies.ts'
import type { SignInConfig } from '../../config/index.ts'
import { createDemoProvider } from './demo/provider.ts'
import { addDemoRoutes } from './demo/routes.ts'
import { addDeviceRoutes } from './device-routes.ts'
import { deviceOf } from './device.ts'
import { originOf, readBearer } from './find-session.ts'
import { nobodyIsFine } from './nobody.ts'
import { createProviders } from './providers.ts'
import type { SignInProviders } from './providers.ts'
import { createConfiguredProvider } from './providers/index.ts'
import type { ProviderStore } from './providers/index.ts'
import { renewSession } from './renewal.ts'
import { endSession, startSession } from './sessions.ts'
import type { IssuedToken } from './sessions.ts'
import type { Claim } from './sign-in.ts'
import { beginTransaction, takeOutcome } from './transactions.ts'
import { findUser } from './users.ts'

export interface AuthDeps extends ProviderStore {
  db: Kysely<Database>
  log: Logger
  /** `signIn`: the providers to sign in with, the default first; with none the demo account is. */
  config: { publicUrl: string; signIn: readonly SignInConfig[] }
}

/** Everything about accounts: the JSON calls, the pages of the pop-up, and the embedded provider where there is no other. */
export function addAuthRoutes(router: Router, deps: AuthDeps, claims: Claim[]): void {
  const { publicUrl } = deps.config
  const providers = openProviders(router, deps)
  addCurrentUserRoutes(router, deps)
  addTransactionRoutes(router, deps, providers.defaultName)
  addDeviceRoutes(router, deps)
  addBrowserRoutes(router, { ...deps, publicUrl, providers, claims })
}

/** The demo account opens to whoever types its name, so it is nowhere to be reached once a real provider is there. */
function openProviders(router: Router, deps: AuthDeps): SignInProviders {
  const [first, ...others] = deps.config.signIn.map((config) => createConfiguredProvider(config, deps))
  if (first !== undefined) return createProviders([first, ...others])
  const given = { ...deps, publicUrl: deps.config.publicUrl }
  const demo = createDemoProvider(given)
  addDemoRoutes(router, given, demo)
  return createProviders([demo.signIn])
}

function addCurrentUserRoutes(router: Router, { db, clock, config }: AuthDeps): void {
  serve(router, readCurrentUser, [limit('read'), nobodyIsFine], async ({ viewer }) => {
    const user = viewer.kind === 'user' ? await findUser(db, viewer.userId) : null
    if (user === null) throw notSignedIn()
    return user
  })

  serve(router, renewAccessToken, [limit('write')], async ({ viewer, ctx }) => {
    const token = readBearer(ctx)
    const bearer = viewer.kind === 'user' && viewer.via === 'bearer' && token !== null ? { token, sessionId: viewer.sessionId } : null
    // As JSON it cannot be sent from another origin without being asked about first; the cookie alone is no proof of who asks.
    const handle = ctx.is('application/json') ? readEmbedHandle(ctx) : null
    const now = clock()
    const renewed = await renewSession(db, { bearer, handle, origin: originOf(ctx, config.publicUrl) }, now)
    if (renewed === null) {
      if (handle !== null) writeEmbedHandle(ctx, config.publicUrl, null)
      throw notSignedIn()
    }
    if (renewed.handle !== null) writeEmbedHandle(ctx, config.publicUrl, { token: renewed.handle.token, maxAge: Date.parse(renewed.handle.expiresAt) - now.getTime() })
    return presentToken(db, renewed.userId, renewed.bearer)
  })

  serve(router, signOut, [limit('write')], async ({ viewer, ctx }) => {
    await leave(db, viewer)
    writeSessionCookie(ctx, config.publicUrl, null)
    return { success: true }
  })
}

async function leave(db: Kysely<Database>, viewer: Viewer): Promise<void> {
  if (viewer.kind === 'user') await endSession(db, viewer.sessionId)
}

/** The sign-in of a page of another origin: begun here, finished in the pop-up, fetched here. */
function addTransactionRoutes(router: Router, { db, clock, config }: AuthDeps, provider: string): void {
  serve(router, beginEndpoint, [limit('sign-in')], async ({ body, viewer, ctx }) => {
    const origin = originOf(ctx, config.publicUrl)
    const partner = body.partner ?? null
    if (partner !== null && !(await mayUseKey(db, { key: partner, origin }))) {
      throw new ApiError('origin-not-allowed', 'The partner key of this page is not registered for its origin.')
    }
    const clientUserId = viewer.kind === 'nobody' ? null : viewer.clientUserId
    const begun = await beginTransaction(db, { origin, partner, clientUserId }, clock())
    const authorizeUrl = new URL(`/api/auth/${provider}`, config.publicUrl)
    authorizeUrl.searchParams.set('transaction', begun.id)
    return { transactionId: begun.id, pollSecret: begun.pollSecret, authorizeUrl: authorizeUrl.href, expiresAt: begun.expiresAt }
  })

  serve(router, pollSignIn, [limit('auth-poll')], async ({ params, body, ctx }) => {
    const origin = originOf(ctx, config.publicUrl)
    return db.transaction().execute(async (trx) => {
      const now = clock()
      const outcome = await takeOutcome(trx, { id: params.transactionId, pollSecret: body.pollSecret, origin }, now)
      if (outcome.state !== 'complete') return outcome
      const issued = await startSession(trx, { userId: outcome.userId, via: 'bearer', origin, partner: outcome.partner, device: deviceOf(ctx.get('user-agent')) }, now)
      return { state: 'complete' as const, ...(await presentToken(trx, outcome.userId, issued)) }
    })
  })
}

async function presentToken(db: Kysely<Database>, userId: UserId, issued: IssuedToken): Promise<AccessToken> {
  const user = await findUser(db, userId)
  if (user === null) throw notSignedIn()
  return { accessToken: issued.token, expiresAt: issued.expiresAt, user }
}

function notSignedIn(): ApiError {
  return new ApiError('not-signed-in', 'Nobody is signed in.')
}
