import { isRecord } from '@meander/sdk/contract/is-record'
import type { SafeStorage } from '../../kit/storage.ts'

/** An entry that says who wrote it and when, so that the clean-up can tell it from a host page's own. */
interface OwnEntry {
  meander: number
  value: string
}

export function writeEntry(storage: SafeStorage, key: string, { value, now }: { value: string; now: Date }): void {
  const entry: OwnEntry = { meander: now.getTime(), value }
  storage.set(key, JSON.stringify(entry))
}

/** Null for what is not there, and for what somebody else wrote. */
export function readEntry(storage: SafeStorage, key: string): OwnEntry | null {
  try {
    const entry: unknown = JSON.parse(storage.get(key) ?? 'null')
    return isOwn(entry) ? entry : null
  } catch {
    return null
  }
}

function isOwn(entry: unknown): entry is OwnEntry {
  return isRecord(entry) && typeof entry.meander === 'number' && typeof entry.value === 'string'
}
