import type { ServerResponse } from 'node:http'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { countRequest } from '../../../guards/limit.ts'
import { readLanguage } from '../../../http/language.ts'
import type { Language } from '../../../http/language.ts'
import { protectPage } from '../pages/layout.ts'
import { readForm } from '../read-form.ts'
import { openAccount, readEntry } from './accounts.ts'
import { MOUNT, SESSION_COOKIE, SIGN_IN_COOKIE } from './provider.ts'
import type { DemoDeps, DemoProvider } from './provider.ts'
import { sendSignInPage } from './sign-in-page.ts'

/** The provider's own protocol below `/oidc`, and the page where a person says who they are. */
export function addDemoRoutes(router: Router, deps: DemoDeps, demo: DemoProvider): void {
  router.get(`${MOUNT}/sign-in/:uid`, async (ctx) => {
    speakPublicly(ctx, deps.publicUrl)
    const asked = await readInteraction(ctx, demo)
    if (asked !== null) sendSignInPage(ctx, asked)
  })

  router.post(`${MOUNT}/sign-in/:uid`, async (ctx) => {
    await countRequest(ctx, 'sign-in', { kind: 'nobody' })
    speakPublicly(ctx, deps.publicUrl)
    const asked = await readInteraction(ctx, demo)
    if (asked === null) return
    const form = await readForm(ctx)
    if (form.get('action') === 'cancel') return finish(ctx, demo, { error: 'access_denied' })
    const typed = form.get('entry') ?? ''
    const entry = readEntry(typed)
    if (entry === null) return sendSignInPage(ctx, { ...asked, entry: typed, wrong: true })
    await finish(ctx, demo, { login: { accountId: await openAccount(deps.db, entry, deps.clock().toISOString()) } })
  })

  router.all(`${MOUNT}{/*rest}`, async (ctx) => {
    speakPublicly(ctx, deps.publicUrl)
    protectPage(ctx)
    const { req, res } = ctx
    const server = await demo.server()
    beginAfresh(ctx)
    keepNoSession(res)
    ctx.respond = false
    // As under a mount: the provider knows the whole address and routes by the rest of it.
    Object.assign(req, { originalUrl: req.url, url: req.url?.slice(MOUNT.length) || '/' })
    res.statusCode = 404
    await server.callback()(req, res)
  })
}

/**
 * Each sign-in asks who it is, so whoever signed in before is forgotten. Otherwise the provider would put a page between
 * one account and the next that needs a script to go on.
 */
function beginAfresh(ctx: Context): void {
  const kept = ctx.get('cookie').split(/; */).filter((cookie) => !cookie.startsWith(SESSION_COOKIE))
  ctx.req.headers.cookie = kept.join('; ')
}

/** It is never asked for again, see above: a cookie of it would only tell who was here. */
function keepNoSession(res: ServerResponse): void {
  const { setHeader } = res
  res.setHeader = (name, value) => {
    const kept = /^set-cookie$/i.test(name) && Array.isArray(value) ? value.filter((cookie: string) => !cookie.startsWith(SESSION_COOKIE)) : value
    return setHeader.call(res, name, kept)
  }
}

type Result = Parameters<Awaited<ReturnType<DemoProvider['server']>>['interactionResult']>[2]

async function finish(ctx: Context, demo: DemoProvider, result: Result): Promise<void> {
  const server = await demo.server()
  const next = await server.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false })
  for (const name of [SIGN_IN_COOKIE, `${SIGN_IN_COOKIE}.sig`]) ctx.append('Set-Cookie', `${name}=; Path=${ctx.path}; Max-Age=0; HttpOnly; SameSite=Lax`)
  protectPage(ctx)
  ctx.redirect(next)
  ctx.status = 303
}

/** What the sign-in at hand asks; null, and on its way to the failure page, when it has run out. */
async function readInteraction(ctx: Context, demo: DemoProvider): Promise<{ partnerHost: string | null; language: Language } | null> {
  const server = await demo.server()
  try {
    const { uid, params } = await server.interactionDetails(ctx.req, ctx.res)
    if (uid === ctx.params['uid']) return { partnerHost: typeof params['partner'] === 'string' ? params['partner'] : null, language: readLanguage(params['ui_locales']) }
  } catch (failure) {
    if (!(failure instanceof Error) || failure.name !== 'SessionNotFound') throw failure
  }
  protectPage(ctx)
  ctx.redirect('/login-failed?error=sign_in_expired')
  return null
}

/** The provider builds addresses from the request: whatever stands before this server, they are the public ones. */
function speakPublicly(ctx: Context, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl)
  ctx.req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  ctx.req.headers['x-forwarded-host'] = host
}
