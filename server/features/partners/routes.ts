import type Router from '@koa/router'
import type { Kysely } from 'kysely'
import type { RegisteredPartner } from '@meander/sdk/contract/partners'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import { findPartner } from './registry.ts'

export interface PartnersDeps {
  db: Kysely<Database>
  config: { publicUrl: string }
}

/** As short as that of `v1.js`: a change reaches every page within five minutes. */
const SECONDS = 300
const KEY_OF_FILE = /^([\w-]{1,64})\.js$/

/**
 * The script of each key. Every page may load it, since it holds nothing but what a partner shows the world: what it says depends on
 * who asks, so that a page which may not use the key learns why before it has anything to lose.
 */
export function addPartnerRoutes(router: Router, { db, config }: PartnersDeps): void {
  router.get('/sdk/partners/:file', async (ctx) => {
    const key = KEY_OF_FILE.exec(String(ctx.params.file))?.[1]
    if (key === undefined) throw new ApiError('not-found', 'There is nothing at this address.')
    const origin = ctx.get('origin') || new URL(config.publicUrl).origin
    ctx.vary('origin')
    ctx.set('cache-control', `public, max-age=${SECONDS}`)
    ctx.type = 'text/javascript'
    const { settings, problem } = await tell(db, key, { origin, isOurs: isOurs(origin, config.publicUrl) })
    ctx.body = `export const settings = ${JSON.stringify(settings)}\nexport const problem = ${JSON.stringify(problem)}\n`
  })
}

async function tell(db: Kysely<Database>, key: string, page: { origin: string; isOurs: boolean }): Promise<RegisteredPartner> {
  const partner = await findPartner(db, key)
  if (partner === null) return refuse(`The partner key ${key} is not known to this server.`)
  // Our own page for partners shows what a key looks like.
  if (!page.isOurs && !partner.origins.includes(page.origin)) return refuse(`The partner key ${key} is not registered for pages of this origin. Whoever runs the server can add it: npm run partners -- set ${key} --origin …`)
  return { settings: partner.settings }
}

const refuse = (message: string): RegisteredPartner => ({ settings: {}, problem: { code: 'partner', message } })

const isOurs = (origin: string, publicUrl: string): boolean => origin === new URL(publicUrl).origin
