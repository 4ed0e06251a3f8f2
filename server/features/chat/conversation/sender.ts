import { createHash } from 'node:crypto'
import type Koa from 'koa'
import type { Viewer } from '../../../http/viewer.ts'

/** Who sends a question, and from where. */
export interface Sender {
  viewer: Viewer
  /** A name for the address, by which it can be counted and not be found. */
  address: string
}

export function senderOf({ viewer, ctx }: { viewer: Viewer; ctx: Koa.Context }): Sender {
  return { viewer, address: createHash('sha256').update(`address ${networkOf(ctx.ip)}`).digest('base64url') }
}

/** Of IPv6 the network, which is what one is given: each has more addresses than anybody can count. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.replace(/%.*/, '').split('::')
  const first = head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const all = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
  return all.slice(0, 4).map((group) => (Number.parseInt(group, 16) || 0).toString(16)).join(':')
}
