import type { Context } from 'koa'
import { ApiError } from '../../http/errors.ts'

const MAX_FORM_BYTES = 16_384

/** The fields of a form that a browser sent. */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of ctx.req) {
    length += chunk.length
    if (length > MAX_FORM_BYTES) throw new ApiError('payload-too-large', 'That is too long for a form of this page.')
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
