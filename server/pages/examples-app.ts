import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import Koa from 'koa'
import type { Logger } from 'pino'
import { loggable } from '../http/errors.ts'

export interface ExamplesDeps {
  config: { publicUrl: string }
  log: Logger
  /** Folders in which a file is looked for, in this order. */
  folders: readonly string[]
}

/** Stands in the examples for the address of the planner, so that each file reads as it would on a partner's site. */
const WRITTEN_ADDRESS = 'https://meander.example'
const WITH_ADDRESS = new Set(['.html', '.js', '.css', '.json'])
const SENT = new Set(['.html', '.js', '.css', '.svg', '.png', '.jpg', '.webp', '.webm', '.woff2', '.map'])

/** The example pages, on an origin of their own as a partner's pages are. */
export function createExamplesApp({ config, log, folders }: ExamplesDeps): Koa {
  const app = new Koa()
  app.silent = true
  app.on('error', (error: unknown) => log.warn({ failure: loggable(error) }, 'example not sent'))
  app.use(async (ctx) => {
    const path = safePath(ctx.path)
    if (path === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return
    const file = await findFile(folders, path)
    if (file === 'folder') return ctx.redirect(`${ctx.path}/`)
    if (file === null) return
    ctx.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', ...(await ownHeaders(folders, path, config.publicUrl)) })
    ctx.type = extname(file)
    ctx.body = WITH_ADDRESS.has(extname(file)) ? address(await readFile(file, 'utf8'), config.publicUrl) : await readFile(file)
  })
  return app
}

function address(text: string, publicUrl: string): string {
  return text.replaceAll(WRITTEN_ADDRESS, publicUrl)
}

/** The path within a folder, never above it and never a hidden file; a folder's own is its index.html. */
function safePath(asked: string): string | null {
  try {
    const path = normalize(decodeURIComponent(asked))
    const parts = path.split(sep)
    if (path.includes('\0') || parts.some((part) => part.startsWith('.')) || parts.includes('node_modules')) return null
    return path.endsWith(sep) ? join(path, 'index.html') : path
  } catch {
    return null
  }
}

async function findFile(folders: readonly string[], path: string): Promise<string | 'folder' | null> {
  for (const folder of folders) {
    const found = await stat(join(folder, path)).catch(() => null)
    if (found?.isDirectory()) return 'folder'
    if (found?.isFile() && SENT.has(extname(path))) return join(folder, path)
  }
  return null
}

/** What the `headers.json` beside an example says its page is sent with. */
async function ownHeaders(folders: readonly string[], path: string, publicUrl: string): Promise<Record<string, string>> {
  for (const folder of folders) {
    const text = await readFile(join(folder, path, '..', 'headers.json'), 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(address(text, publicUrl)) as Record<string, string>
  }
  return {}
}
