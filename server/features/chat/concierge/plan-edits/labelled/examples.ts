import { itemsOf, modelOf } from '../sentence.ts'
import type { Item, Model, Named, Span } from '../sentence.ts'

/** What a line asks for, in the words of the slots that stand in it. */
export interface Op {
  remove?: string
  put?: string
  replace?: string
  by?: string
  move?: string
  exchange?: [string, string]
  clear?: string
  keep?: string
  ask?: string
  on?: string
  to?: string
  part?: boolean
  at?: boolean
  none?: boolean
  other?: boolean
}

/** A message of a traveller before whom a plan stands, with slots in the places of what it names, and what it asks for. */
export interface Line {
  text: string
  ops: Op[]
  lang: string
}

/** One name of a line, and what becomes of what it names. */
export interface Example {
  model: Model
  slot: string
  items: Item[]
  at: number
  role: string
}

const SLOTS: Readonly<Record<string, { named: Named; id: number; of: readonly number[] }>> = {
  A: { named: 'planned', id: 0, of: [] }, B: { named: 'planned', id: 1, of: [] }, X: { named: 'other', id: 2, of: [] }, Y: { named: 'other', id: 3, of: [] },
  K: { named: 'kind', id: 4, of: [] }, day: { named: 'day', id: 5, of: [] }, dayA: { named: 'day', id: 6, of: [0] }, dayB: { named: 'day', id: 7, of: [1] },
  time: { named: 'time', id: 8, of: [] }, part: { named: 'part', id: 9, of: [] },
}
const SLOT = /\{(\w+)\}/g

/** Every name of a line as the judge sees it. */
export function examplesOf({ text, ops }: Line): Example[] {
  const found = [...text.matchAll(SLOT)].flatMap((match) => { const slot = SLOTS[match[1] ?? '']; return slot === undefined ? [] : [{ name: match[1] ?? '', slot, match }] })
  const spans: Span[] = found.map(({ slot, match }) => ({ start: match.index, end: match.index + match[0].length, ...slot }))
  const items = itemsOf(text, spans)
  const places = items.flatMap((item, at) => (item.is === 'named' ? [at] : []))
  return found.map(({ name, slot }, at) => ({ model: modelOf(slot.named), slot: name, items, at: places[at] ?? 0, role: roleOf(name, slot.named, ops) }))
}

function roleOf(name: string, named: Named, ops: readonly Op[]): string {
  const model = modelOf(named)
  if (model === 'hour') return ops.some((op) => op[name as 'part'] === true || (name === 'time' && op.at === true)) ? 'dest' : 'none'
  if (model === 'day') return ops.some(({ clear }) => clear === name) ? 'clear' : ops.some(({ on, to }) => on === name || to === name) ? 'dest' : 'none'
  if (model === 'other') return ops.some(({ put, by }) => put === name || by === name) ? 'in' : 'none'
  const op = ops.find(({ remove, replace, move, exchange = [] }) => [remove, replace, move, ...exchange].includes(name))
  if (op === undefined) return 'none'
  if (op.remove !== undefined) return 'remove'
  if (op.replace !== undefined) return op.by === undefined ? 'renew' : 'replace'
  return op.move === undefined ? 'exchange' : 'move'
}
