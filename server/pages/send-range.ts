import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type Koa from 'koa'

/** Browsers fetch films in pieces, and some play none without. Answers one range of the file that is about to be sent. */
export async function sendRange(ctx: Koa.Context, file: string): Promise<void> {
  ctx.set('accept-ranges', 'bytes')
  const asked = ctx.get('range')
  if (asked === '') return
  const { size } = await stat(file)
  const range = readRange(asked, size)
  if (range === 'whole') return
  if (ctx.body instanceof Readable) ctx.body.destroy()
  if (range === 'beyond') {
    ctx.body = null
    ctx.status = 416
    ctx.set('content-range', `bytes */${size}`)
    return
  }
  ctx.status = 206
  ctx.set('content-range', `bytes ${range.first}-${range.last}/${size}`)
  const type = ctx.response.get('content-type')
  ctx.body = createReadStream(file, { start: range.first, end: range.last })
  ctx.set({ 'content-type': type, 'content-length': String(range.last - range.first + 1) })
}

/** Several ranges, or what is not a range of bytes, may be answered with the whole file. */
export function readRange(asked: string, size: number): { first: number; last: number } | 'whole' | 'beyond' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(asked.trim())
  if (match === null) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size) return 'beyond'
  return first > last ? 'whole' : { first, last }
}
