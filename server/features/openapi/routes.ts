import type Router from '@koa/router'
import { localOriginOr } from '../../http/local-origin.ts'
import { describeApi } from './document.ts'
import type { OpenApiDocument } from './document.ts'

export interface OpenApiDeps {
  config: { publicUrl: string }
}

/** Of the API as it is written down, not of the program. */
const VERSION = '1.0.0'

/** The document is made when it is first asked for: hardly anybody does. */
export function addOpenApiRoutes(router: Router, { config }: OpenApiDeps): void {
  let made: OpenApiDocument | undefined
  router.get('/api/openapi.json', (ctx) => {
    made ??= describeApi({ publicUrl: config.publicUrl, version: VERSION })
    ctx.set('cache-control', 'public, max-age=300')
    ctx.body = { ...made, servers: [{ url: localOriginOr(config.publicUrl) }] }
  })
}
