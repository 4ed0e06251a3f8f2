import Router from '@koa/router'
import Koa from 'koa'
import type { Deps } from './deps.ts'
import { allowOrigins, distrustForeignCookies, refuseForeignChanges } from './guards/cross-origin.ts'
import { securityHeaders } from './guards/headers.ts'
import { createLimiter } from './guards/limiter.ts'
import { createMemoryLimitStore } from './guards/memory-limit-store.ts'
import { createOrigins } from './guards/origins.ts'
import { answerErrors } from './http/errors.ts'
import { addHealthRoutes } from './http/health.ts'
import { logRequests } from './http/log-requests.ts'
import { nameRequest } from './http/request-id.ts'
import { provideState } from './http/request-state.ts'
import { answerUnknownCalls } from './http/unknown-calls.ts'
import { readSession } from './http/viewer.ts'

/** The server as one list, in the order in which a request meets it. */
export function createApp(deps: Deps): Koa {
  const { config, log } = deps
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies })
  const origins = createOrigins(config.publicUrl, config.allowedOrigins)
  const limiter = createLimiter(createMemoryLimitStore(), config.allowances, deps.clock)
  app.silent = true

  app.use(nameRequest)
  app.use(logRequests(log))
  app.use(provideState({ checkReplies: config.checkReplies, limiter }))
  app.use(securityHeaders(deps))
  app.use(allowOrigins(origins))
  app.use(answerErrors)
  app.use(refuseForeignChanges(origins))
  app.use(readSession(async () => null))
  app.use(distrustForeignCookies(origins))

  const router = new Router()
  addHealthRoutes(router, deps)

  app.use(router.routes())
  app.use(answerUnknownCalls(router))
  return app
}
