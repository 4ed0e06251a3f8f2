import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INSTALLATION_META } from '@meander/sdk/contract/installation'
import type { Installation } from '@meander/sdk/contract/installation'
import type Koa from 'koa'
import { html } from '../http/html.ts'
import { describeInstallation } from './describe-installation.ts'
import type { DescribedConfig } from './describe-installation.ts'

export interface SitePagesDeps {
  dist: string
  config: DescribedConfig
  provider: { name: string }
  /** The trip of a share link as plain HTML, and whether there is one. Given by the sharing feature. */
  renderShared: (token: string) => Promise<SharedPage>
}

interface SharedPage {
  /** Null where there is none. */
  about: { title: string; description: string } | null
  indexable: boolean
  head: string
  html: string
}

/** The paths that the site shows a screen for; the rest are 404. */
const SITE_PATHS = [
  /^\/$/,
  /^\/chat(\/[^/]+)?$/,
  /^\/itineraries$/,
  /^\/itinerary\/[^/]+$/,
  /^\/shared\/[^/]+$/,
  /^\/(account|enhanced-demo|partners|partners\/(api|conformance)|doctor|login-failed|welcome|terms|privacy)$/,
]
const SHARED = /^\/shared\/([^/]+)$/
const APP_ROOT = '<div id="root"></div>'

/** Every page of the site is one document; the site's own router shows the screen of its path. */
export function sendSitePages({ dist, config, provider, renderShared }: SitePagesDeps): Koa.Middleware {
  const installation = describeInstallation(config, provider)
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    const built = await readFile(join(dist, 'site', isHome(ctx) ? 'home.html' : 'index.html'), 'utf8').catch(() => null)
    if (built === null) return sayNotBuilt(ctx)
    const page = withInstallation(built, installation)
    ctx.type = 'html'
    ctx.set('cache-control', 'no-cache')
    ctx.status = SITE_PATHS.some((path) => path.test(ctx.path)) ? 200 : 404
    ctx.body = page
    await showShared(ctx, page, renderShared)
  }
}

/** The home screen's document shows it before its scripts have come; a conversation under the same path is none. */
const isHome = (ctx: Koa.Context): boolean => ctx.path === '/' && ctx.query.letter === undefined

/** What the site's texts say of this server, as its script reads it. */
function withInstallation(page: string, installation: Installation): string {
  const { markup } = html`<meta name="${INSTALLATION_META}" content="${JSON.stringify(installation)}">`
  return page.replace('</head>', () => `${markup}\n</head>`)
}

function sayNotBuilt(ctx: Koa.Context): void {
  ctx.status = 503
  ctx.body = 'The site has not been built yet. Run "npm run build".'
}

/** A shared trip is readable without scripts: its plain HTML stands where the site will draw, until it does. */
async function showShared(ctx: Koa.Context, page: string, render: SitePagesDeps['renderShared']): Promise<void> {
  const [, token] = SHARED.exec(ctx.path) ?? []
  if (token === undefined) return
  const shared = await render(decodeToken(token))
  if (!shared.indexable) ctx.set('x-robots-tag', 'noindex')
  ctx.status = shared.about === null ? 404 : 200
  ctx.body = withAbout(page, shared.about).replace('</head>', () => `${shared.head}</head>`).replace(APP_ROOT, () => `<div id="root">${shared.html}</div>`)
}

/** The document's own title and description make way for the trip's: who shows or lists the link reads them. */
function withAbout(page: string, about: SharedPage['about']): string {
  if (about === null) return page
  const title = html`<title>${about.title} · Meander</title>`.markup
  const description = html`<meta name="description" content="${about.description}">`.markup
  return page.replace(/<title>[^<]*<\/title>/, () => title).replace(/<meta name="description"[^>]*>/, () => description)
}

function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}
