import { readFileSync } from 'node:fs'
import type { Context } from 'koa'
import { html } from '../../../http/html.ts'
import type { Html } from '../../../http/html.ts'
import type { Language } from '../../../http/language.ts'

export const SHEET_PATH = '/api/auth/assets/sign-in.css'
export const SCRIPT_PATH = '/api/auth/assets/finished.js'

export const sheet = readFileSync(new URL('./sign-in.css', import.meta.url), 'utf8')
export const script = readFileSync(new URL('./finished.js', import.meta.url), 'utf8')

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** A page of the pop-up keeps its opener, is never framed, never stored and runs nothing but our own file. */
export function protectPage(ctx: Context): void {
  ctx.set('Cross-Origin-Opener-Policy', 'unsafe-none')
  ctx.set('Cache-Control', 'no-store')
  ctx.set('Content-Security-Policy', CONTENT_SECURITY_POLICY)
  ctx.set('X-Frame-Options', 'DENY')
  ctx.set('Referrer-Policy', 'same-origin')
}

export function sendPage(ctx: Context, page: { language: Language; title: string; main: Html; head?: Html }, status = 200): void {
  protectPage(ctx)
  ctx.status = status
  ctx.type = 'html'
  ctx.body = html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${SHEET_PATH}">
${page.head}
</head>
<body>
<main>
<p class="wordmark"><svg viewBox="0 0 44 24" aria-hidden="true"><path d="M2 17C9 17 8 5 15 5S20 19 27 19 33 7 38 7"/><circle cx="39.5" cy="7" r="3.6"/></svg>Meander</p>
${page.main}
</main>
</body>
</html>
`.markup
}
