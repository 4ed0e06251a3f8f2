import { brotliDecompressSync } from 'node:zlib'
import type Router from '@koa/router'
import { countRequest } from '../../../guards/limit.ts'
import { ApiError } from '../../../http/errors.ts'
import { viewerOf } from '../../../http/viewer.ts'
import type { Pictures } from './pictures.ts'
import { PainterBusy } from './painter.ts'

const TYPES = { svg: 'image/svg+xml', webp: 'image/webp' } as const

/** The illustrations of the sample inventory, made when first asked for. A name always gives the same picture. */
export function addPictureRoutes(router: Router, pictures: Pictures): void {
  router.get('/media/activities/:name', async (ctx) => {
    const allow = async () => countRequest(ctx, 'read', await viewerOf(ctx))
    const picture = await pictures.read(String(ctx.params.name), allow).catch(answerBusy)
    if (picture === null) throw new ApiError('not-found', 'There is no such picture.')
    ctx.set('cache-control', 'public, max-age=31536000, immutable')
    ctx.type = TYPES[picture.type]
    // Weak, since a drawing is sent in more than one encoding.
    ctx.etag = picture.type === 'svg' ? `W/"${picture.etag}"` : picture.etag
    ctx.status = 200
    if (ctx.fresh) {
      ctx.status = 304
      return
    }
    if (picture.type === 'webp') ctx.body = picture.bytes
    else if (ctx.acceptsEncodings('br', 'identity') === 'br') {
      ctx.set('content-encoding', 'br')
      ctx.body = picture.bytes
    } else ctx.body = brotliDecompressSync(picture.bytes).toString()
  })
}

/** For `catch`: who finds too many pictures being made is asked to come again. */
export function answerBusy(error: unknown): never {
  if (error instanceof PainterBusy) throw new ApiError('too-many-requests', 'Too many pictures are being made. Please try again in 2 seconds.',
    { cause: error, headers: { 'retry-after': '2' } })
  throw error
}
