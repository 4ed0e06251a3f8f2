import { randomBytes } from 'node:crypto'
import type Router from '@koa/router'
import type { Context } from 'koa'
import * as z from 'zod/mini'
import { AUTH_PATHS } from '@meander/sdk/contract/auth'
import { ClientUserId } from '@meander/sdk/contract/ids'
import { countRequest, limit } from '../../guards/limit.ts'
import { forgetBrowser, readBrowserCookie, readSessionCookie, writeBrowserCookie, writeSessionCookie } from './cookies.ts'
import { readLanguage } from '../../http/language.ts'
import type { Language } from '../../http/language.ts'
import { deviceOf } from './device.ts'
import { readFormAnswer } from './form-post.ts'
import { sendConsentPage } from './pages/consent.ts'
import { sendFinishedPage } from './pages/finished.ts'
import { protectPage, script, SCRIPT_PATH, sheet, SHEET_PATH } from './pages/layout.ts'
import { FINISHED_PATH, finishedIn, refererPath, safeReturnTo } from './return-to.ts'
import { endSession, findSession } from './sessions.ts'
import { beginSignIn, finishSignIn, SIGN_IN_CANCELLED, SIGN_IN_FAILED } from './sign-in.ts'
import type { Begun, SignInDeps } from './sign-in.ts'
import { failTransaction, findOrigin } from './transactions.ts'

/** Where a browser itself goes, in the pop-up or in a tab. Fixed words first: the last two take any provider's name. */
export function addBrowserRoutes(router: Router, deps: SignInDeps): void {
  const { db, publicUrl } = deps
  addAssets(router)

  router.get(AUTH_PATHS.login, limit('read'), (ctx) => {
    const from = textOf(ctx.query['returnTo']) ?? refererPath(ctx.get('referer'), ctx.host)
    const query = new URLSearchParams({ returnTo: isPopup(ctx) ? FINISHED_PATH : safeReturnTo(from, publicUrl) })
    const clientUserId = textOf(ctx.query['clientUserId'])
    if (clientUserId !== undefined) query.set('clientUserId', clientUserId)
    sendTo(ctx, `${AUTH_PATHS.signIn}${deps.providers.defaultName}?${query}`)
  })

  router.get(AUTH_PATHS.logout, limit('read'), async (ctx) => {
    await endCookieSession(ctx, deps)
    forgetBrowser(publicUrl)(ctx)
    sendTo(ctx, '/')
  })

  router.get(FINISHED_PATH, limit('read'), async (ctx) => {
    const transaction = textOf(ctx.query['transaction'])
    const origin = transaction === undefined ? null : await findOrigin(db, transaction)
    sendFinishedPage(ctx, { origin: origin ?? new URL(publicUrl).origin, language: readLanguage(ctx.query['language']) })
  })

  router.get(CANCEL_PATH, limit('read'), async (ctx) => {
    const transaction = textOf(ctx.query['transaction'])
    if (transaction !== undefined) await failTransaction(db, transaction, SIGN_IN_CANCELLED)
    sendToFailure(ctx, SIGN_IN_CANCELLED)
  })

  addSignInRoutes(router, deps)
}

const CANCEL_PATH = '/api/auth/cancel'

function addSignInRoutes(router: Router, deps: SignInDeps): void {
  const { db, providers, publicUrl } = deps

  router.get('/api/auth/:provider', limit('sign-in'), async (ctx) => {
    const elsewhere = publicAddress(ctx, publicUrl)
    if (elsewhere !== null) return sendTo(ctx, elsewhere)
    const browser = readBrowserCookie(ctx, publicUrl) ?? randomBytes(32).toString('base64url')
    const clientUserId = z.safeParse(ClientUserId, ctx.query['clientUserId'])
    const transactionId = textOf(ctx.query['transaction']) ?? null
    const language = readLanguage(ctx.query['language'])
    const begun = await beginSignIn(deps, {
      provider: String(ctx.params['provider']),
      browser,
      clientUserId: clientUserId.success ? clientUserId.data : null,
      transactionId,
      agreed: textOf(ctx.query['agreed']) ?? null,
      language,
      returnTo: isPopup(ctx) || transactionId !== null ? finishedIn(language) : safeReturnTo(textOf(ctx.query['returnTo']), publicUrl),
    })
    if (begun.state === 'failed') return sendToFailure(ctx, begun.error)
    writeBrowserCookie(ctx, publicUrl, browser)
    if (begun.state === 'redirect') return sendTo(ctx, begun.to)
    askFirst(ctx, begun, { language, transactionId: transactionId ?? '' })
  })

  // The answer comes from the provider's own site, without our cookie: the redirect is what the browser sends it with.
  router.post('/api/auth/:provider/callback', async (ctx) => {
    await countRequest(ctx, 'sign-in', { kind: 'nobody' })
    const name = String(ctx.params['provider'])
    const found = providers.find(name)
    if (found.state === 'failed' || !found.provider.answersByForm) return sendToFailure(ctx, SIGN_IN_FAILED)
    const answer = await readFormAnswer(ctx, db, name)
    sendTo(ctx, `${ctx.path}?${answer}`)
    ctx.status = 303
  })

  router.get('/api/auth/:provider/callback', limit('sign-in'), async (ctx) => {
    const finished = await finishSignIn(deps, {
      provider: String(ctx.params['provider']),
      browser: readBrowserCookie(ctx, publicUrl),
      url: new URL(ctx.url, publicUrl),
      device: deviceOf(ctx.get('user-agent')),
    })
    if (finished.state === 'failed') return sendToFailure(ctx, finished.error)
    if (finished.state === 'given-up') return sendTo(ctx, finished.returnTo)
    if (finished.state === 'transaction-complete') {
      return sendTo(ctx, withTransaction(finished.returnTo, finished.transactionId))
    }
    // A new sign-in is a new session: the one this browser had before ends here.
    await endCookieSession(ctx, deps)
    writeSessionCookie(ctx, publicUrl, finished.token)
    sendTo(ctx, finished.returnTo)
  })
}

function askFirst(ctx: Context, { partnerHost, label, agreement }: Extract<Begun, { state: 'ask' }>, { language, transactionId }: { language: Language; transactionId: string }): void {
  const query = new URLSearchParams({ transaction: transactionId, ...(language !== 'en' && { language }) })
  sendConsentPage(ctx, { language, partnerHost, label, goOn: `${ctx.path}?${query}&agreed=${agreement}`, cancel: `${CANCEL_PATH}?${query}` })
}

/** The last page of the pop-up, where it tells the page that waits. */
function withTransaction(finishedPath: string, transactionId: string): string {
  return `${finishedPath}${finishedPath.includes('?') ? '&' : '?'}transaction=${encodeURIComponent(transactionId)}`
}

function addAssets(router: Router): void {
  const send = (type: string, body: string) => (ctx: Context) => {
    ctx.set('Cache-Control', 'public, max-age=300')
    ctx.type = type
    ctx.body = body
  }
  router.get(SHEET_PATH, send('css', sheet))
  router.get(SCRIPT_PATH, send('js', script))
}

async function endCookieSession(ctx: Context, { db, clock, publicUrl }: SignInDeps): Promise<void> {
  const token = readSessionCookie(ctx, publicUrl)
  const session = token === null ? null : await findSession(db, token, clock())
  if (session !== null) await endSession(db, session.id)
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Sign-in ends at the public address, and cookies do not follow from one name to another. Who came by another name of
 * this same machine goes on at the public one; behind a proxy the name says nothing, so it is left alone.
 */
function publicAddress(ctx: Context, publicUrl: string): string | null {
  const { host } = new URL(publicUrl)
  const isOtherName = ctx.host !== host && LOOPBACK.test(ctx.host) && LOOPBACK.test(host)
  const samePort = ctx.host.split(':').at(-1) === host.split(':').at(-1)
  return isOtherName && samePort ? new URL(ctx.url, publicUrl).href : null
}

function isPopup(ctx: Context): boolean {
  return ctx.query['popup'] === '1'
}

function sendTo(ctx: Context, address: string): void {
  protectPage(ctx)
  ctx.redirect(address)
  ctx.status = 302
}

function sendToFailure(ctx: Context, error: string): void {
  sendTo(ctx, `/login-failed?error=${encodeURIComponent(error)}`)
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
