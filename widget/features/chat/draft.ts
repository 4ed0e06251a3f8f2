import { atom } from 'nanostores'
import type { SafeStorage } from '../../kit/storage.ts'
import { HOME_SESSION_ID } from './chat-session.ts'
import { readEntry, writeEntry } from './own-entry.ts'

/** Of what is begun anew; what belongs to a conversation is kept under it and the conversation's id. */
export const DRAFT_KEY = 'chat-draft'

interface DraftDeps {
  /** The tab's own storage. */
  tab: SafeStorage
  clock?: () => Date
  /** Which planner it is, where a page or a site has several: their new conversations are not the same. */
  place?: string
}

/** What is being written, in each conversation for itself; a reload does not lose it. */
export function createDraft({ tab, clock = () => new Date(), place = '' }: DraftDeps) {
  let id: string | null = null
  const key = () => (id ? `${DRAFT_KEY}_${id}` : DRAFT_KEY + place)
  const read = () => readEntry(tab, key())?.value ?? ''
  const $draft = atom(read())

  function write(text: string): void {
    $draft.set(text)
    if (text) writeEntry(tab, key(), { value: text, now: clock() })
    else tab.remove(key())
  }
  return {
    $draft,
    write,
    /** Another conversation is shown, with what was being written in it; null for a new one. */
    show(shown: string | null): void {
      if (shown === id) return
      id = shown
      $draft.set(read())
    },
    /** The conversation has its id now: what is being written belongs to it. */
    name(given: string | null): void {
      if (!given || given === HOME_SESSION_ID || given === id) return
      const text = $draft.get()
      tab.remove(key())
      id = given
      if (text) write(text)
    },
  }
}
