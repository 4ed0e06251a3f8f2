import Router from '@koa/router'
import Koa from 'koa'
import compress from 'koa-compress'
import type { Deps } from './deps.ts'
import { addAccountRoutes } from './features/account/index.ts'
import type { PersonalData } from './features/account/index.ts'
import { addActivityRoutes } from './features/activities/index.ts'
import { accountData, addAuthRoutes, createFindSession, forgetBrowser, isFormAnswer, purgeExpiredSignIns, takesEmbedHandle } from './features/auth/index.ts'
import { addChatRoutes, claimConversations, conversationData, purgeAnsweredRequests, purgeGuestConversations, purgeTokenAllowances, tokenData } from './features/chat/index.ts'
import { addDestinationRoutes } from './features/destinations/index.ts'
import { addItineraryRoutes, calendarLinkData, claimItineraries, itineraryChangeData, itineraryData, removedActivityData, purgeGuestItineraries, purgeItineraryRequests, purgeRemoved } from './features/itineraries/index.ts'
import { addOpenApiRoutes } from './features/openapi/index.ts'
import { addPartnerRoutes, isPartnerOrigin } from './features/partners/index.ts'
import { addSharingRoutes, createSharedPage, purgeMailTimes, shareLinkData, shareMailData } from './features/sharing/index.ts'
import { addSpeechRoutes } from './features/speech/index.ts'
import { allowOrigins, distrustForeignCookies, refuseForeignChanges } from './guards/cross-origin.ts'
import { countData, purgeOldCounts } from './guards/database-limit-store.ts'
import { securityHeaders } from './guards/headers.ts'
import { createLimiter } from './guards/limiter.ts'
import { createOrigins } from './guards/origins.ts'
import { answerErrors, reportLateFailure } from './http/errors.ts'
import { addHealthRoutes } from './http/health.ts'
import { rememberLocalOrigin } from './http/local-origin.ts'
import { logRequests } from './http/log-requests.ts'
import { nameRequest } from './http/request-id.ts'
import { provideState } from './http/request-state.ts'
import { answerUnknownCalls } from './http/unknown-calls.ts'
import type { Upkeep } from './http/upkeep.ts'
import { readSession } from './http/viewer.ts'
import { addOutboxRoutes } from './mail/outbox-routes.ts'
import { outboxFolder, purgeOutbox } from './mail/outbox.ts'
import { answerAgain } from './pages/asked-again.ts'
import { sendBuiltFiles } from './pages/built-files.ts'
import { addFaultRoutes } from './pages/fault-routes.ts'
import { keepAssets } from './pages/kept-assets.ts'
import { keepRelease, keptReleases } from './pages/kept-releases.ts'
import { sendSitePages } from './pages/site-pages.ts'

/** The server as one list, in the order in which a request meets it. `addOwnRoutes`: more of them, as a test may need. */
export function createApp(deps: Deps, addOwnRoutes: (router: Router) => void = () => {}): Koa {
  const { config, log } = deps
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies })
  const origins = createOrigins(config.publicUrl, config.allowedOrigins, (origin) => isPartnerOrigin(deps.db, origin))
  const limiter = createLimiter(deps.limits, config.allowances, deps.clock)
  app.on('error', reportLateFailure(log))

  app.use(nameRequest)
  app.use(logRequests(log))
  app.use(provideState({ checkReplies: config.checkReplies, limiter }))
  app.use(securityHeaders(deps))
  app.use(compress({ zstd: false, deflate: false }))
  app.use(allowOrigins(origins, takesEmbedHandle))
  app.use(answerErrors)
  app.use(answerAgain)
  app.use(sendBuiltFiles({ ...deps, kept: keptReleases(config.dataDir) }))
  app.use(rememberLocalOrigin(config.publicUrl))
  app.use(refuseForeignChanges(origins, isFormAnswer))
  app.use(readSession(createFindSession(deps)))
  app.use(distrustForeignCookies(origins))

  const router = new Router()
  addHealthRoutes(router, deps)
  addFaultRoutes(router)
  addItineraryRoutes(router, deps)
  addSharingRoutes(router, deps)
  addAuthRoutes(router, deps, [claimConversations, claimItineraries])
  addAccountRoutes(router, deps, { kept: PERSONAL_DATA, forgetBrowser: forgetBrowser(config.publicUrl) })
  addDestinationRoutes(router, deps)
  addActivityRoutes(router, deps)
  addChatRoutes(router, deps)
  addSpeechRoutes(router, deps)
  addPartnerRoutes(router, deps)
  addOpenApiRoutes(router, deps)
  addOutboxRoutes(router, deps)
  addOwnRoutes(router)

  app.use(router.routes())
  app.use(answerUnknownCalls(router))
  app.use(sendSitePages({ ...deps, renderShared: createSharedPage(deps) }))
  return app
}

/** What is kept of an account, in the order in which it goes: the account itself last. */
const PERSONAL_DATA: readonly PersonalData[] = [
  conversationData, tokenData, shareLinkData, shareMailData, calendarLinkData, itineraryChangeData, itineraryData, removedActivityData, countData, accountData,
]

/** What is kept, and what is thrown away, at the start and once a day: nothing of a guest, and no sign-in, is kept for ever. */
export function listUpkeep({ db, clock, config, dist }: Deps): Upkeep {
  return {
    'releases of the SDK': () => keepRelease({ config, dist }),
    'scripts of the site': () => keepAssets({ config, dist }),
    'guest itineraries': () => purgeGuestItineraries(db, { now: clock(), days: config.guestRetentionDays }),
    'changes made once': () => purgeItineraryRequests(db, clock()),
    'activities taken out': () => purgeRemoved(db, clock()),
    'guest conversations': () => purgeGuestConversations(db, { now: clock(), days: config.guestRetentionDays }),
    'expired sign-ins': () => purgeExpiredSignIns(db, clock()),
    'times of mails': () => purgeMailTimes(db, config.allowances['share-email'], clock()),
    'old counts of requests': () => purgeOldCounts(db, clock()),
    'answers given once': () => purgeAnsweredRequests(db, clock()),
    'mails of the outbox': () => purgeOutbox(outboxFolder(config.dataDir), clock()),
    'old counts of tokens': () => purgeTokenAllowances(db, clock()),
  }
}
