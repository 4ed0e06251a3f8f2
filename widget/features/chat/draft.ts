import { atom } from 'nanostores'
import type { SafeStorage } from '../../kit/storage.ts'
import { readEntry, writeEntry } from './own-entry.ts'

export const DRAFT_KEY = 'chat-draft'

interface DraftDeps {
  /** The tab's own storage. */
  tab: SafeStorage
  clock?: () => Date
}

/** What is being written; a reload does not lose it. */
export function createDraft({ tab, clock = () => new Date() }: DraftDeps) {
  const $draft = atom(readEntry(tab, DRAFT_KEY)?.value ?? '')
  return {
    $draft,
    write(text: string): void {
      $draft.set(text)
      if (text) writeEntry(tab, DRAFT_KEY, { value: text, now: clock() })
      else tab.remove(DRAFT_KEY)
    },
  }
}
