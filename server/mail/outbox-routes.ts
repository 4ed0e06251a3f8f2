import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type Router from '@koa/router'
import type { Context } from 'koa'
import { html } from '../http/html.ts'
import type { Html } from '../http/html.ts'
import { isLoopback } from '../http/loopback.ts'
import { outboxFolder } from './outbox.ts'
import { readMail } from './read-mail.ts'

const NAME = /^[\w-]+\.eml$/

interface OutboxDeps {
  config: { dataDir: string; environment: 'production' | 'development' | 'test'; publicUrl: string }
}

/** Shows what would have been sent. */
export function addOutboxRoutes(router: Router, { config }: OutboxDeps): void {
  const folder = outboxFolder(config.dataDir)
  const mayLook = (ctx: Context) => config.environment !== 'production' || isTrial(ctx, config.publicUrl)

  router.get('/dev/outbox', async (ctx) => {
    if (!mayLook(ctx)) return
    const names = await listMails(folder)
    const mails = await Promise.all(names.map(async (name) => ({ name, mail: readMail(await readFile(join(folder, name), 'utf8')) })))
    sendPage(
      ctx,
      'Outbox',
      mails.length === 0
        ? html`<p>No mail yet.</p>`
        : html`<ul>${mails.map(({ name, mail }) => html`<li><a href="/dev/outbox/${name}">${mail.subject}</a> to ${mail.to}, ${mail.date}</li>`)}</ul>`,
    )
  })

  router.get('/dev/outbox/:name', async (ctx) => {
    const name = String(ctx.params['name'])
    if (!mayLook(ctx) || !NAME.test(name) || !(await listMails(folder)).includes(name)) return
    const source = await readFile(join(folder, name), 'utf8')
    if (ctx.query['source'] !== undefined) {
      ctx.type = 'text/plain'
      ctx.body = source
      return
    }
    const mail = readMail(source)
    if (ctx.query['html'] !== undefined) return sendLetter(ctx, mail.html)
    sendPage(
      ctx,
      mail.subject,
      html`<p><a href="/dev/outbox">Outbox</a> · <a href="?source">Source</a></p>
<p>To ${mail.to}, ${mail.date}</p>
${mail.html !== '' && html`<h2>As it is read</h2>
<iframe src="/dev/outbox/${name}?html" title="${mail.subject}" sandbox width="100%" height="640"></iframe>`}
<h2>As plain text</h2>
<pre>${mail.text}</pre>`,
    )
  })
}

const LOCAL_ADDRESS = /^(::ffff:)?127\.|^::1$/

/**
 * Mail is private, so in production nobody sees it here. A server that only this machine can name is being tried out:
 * there it is shown to this machine.
 */
function isTrial(ctx: Context, publicUrl: string): boolean {
  const isForwarded = ctx.get('x-forwarded-for') !== '' || ctx.get('forwarded') !== ''
  return isLoopback(new URL(publicUrl).hostname) && isLoopback(ctx.hostname) && LOCAL_ADDRESS.test(ctx.ip) && !isForwarded
}

/** The newest first: a name begins with its time. */
async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => NAME.test(name)).sort().reverse()
}

/** The mail as a reader shows it: its own document, of no origin, without scripts, in a frame of the outbox alone. */
function sendLetter(ctx: Context, letter: string): void {
  ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'")
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = letter
}

function sendPage(ctx: Context, title: string, main: Html): void {
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-src 'self'; frame-ancestors 'none'")
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${main}
</main></body>
</html>
`.markup
}
