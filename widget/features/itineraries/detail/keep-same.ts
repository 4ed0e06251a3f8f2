import { isRecord } from '@meander/sdk/contract/is-record'

/**
 * A fresh copy, in which whatever says the same as before is the object that it was, so that only what has changed is drawn
 * anew: an answer of the server is new in all its parts. Of a list, items are known by their `id`, else by their place.
 */
export function keepSame<Value>(before: unknown, after: Value): Value
export function keepSame(before: unknown, after: unknown): unknown {
  if (Array.isArray(after) && Array.isArray(before)) return keepItems(before, after)
  if (!isRecord(after) || !isRecord(before)) return after
  const keys = Object.keys(after)
  let isSame = keys.length === Object.keys(before).length
  let kept = after
  for (const key of keys) {
    const part = keepSame(before[key], after[key])
    if (part !== before[key] || !(key in before)) isSame = false
    if (part === after[key]) continue
    if (kept === after) kept = { ...after }
    kept[key] = part
  }
  return isSame ? before : kept
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const known = new Map(before.map((item, place) => [nameOf(item) ?? place, item]))
  const kept = after.map((item, place) => keepSame(known.get(nameOf(item) ?? place), item))
  return kept.length === before.length && kept.every((item, place) => item === before[place]) ? before : kept
}

const nameOf = (item: unknown) => (isRecord(item) && typeof item.id === 'string' ? item.id : null)
