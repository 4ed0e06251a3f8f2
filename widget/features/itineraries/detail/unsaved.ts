import { isRecord } from '@meander/sdk/contract/is-record'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { SafeStorage } from '../../../kit/storage.ts'
import type { WrittenNotes } from './notes.ts'

/** Notes that the server has not answered for, and the ones that they were written over. */
export interface UnsavedNotes extends WrittenNotes {
  base: string
}

export type Unsaved = ReturnType<typeof createUnsaved>

/** What was typed outlives a server that is down, and the page that somebody loads anew since it is. */
export function createUnsaved(tab: SafeStorage) {
  const keyOf = (entryId: SavedActivityId) => `meander.notes_${entryId}`
  return {
    keep: (entryId: SavedActivityId, unsaved: UnsavedNotes) => tab.set(keyOf(entryId), JSON.stringify(unsaved)),
    forget: (entryId: SavedActivityId) => tab.remove(keyOf(entryId)),
    of(entryId: SavedActivityId): UnsavedNotes | null {
      try {
        const kept: unknown = JSON.parse(tab.get(keyOf(entryId)) ?? 'null')
        return isUnsaved(kept) ? kept : null
      } catch {
        return null
      }
    },
  }
}

const isUnsaved = (kept: unknown): kept is UnsavedNotes => isRecord(kept) && typeof kept.notes === 'string' && typeof kept.base === 'string'
