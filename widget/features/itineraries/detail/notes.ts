import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { editActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { serverMessage } from '../../../api/request-errors.ts'
import { detail as text } from '../../../i18n/en/detail.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { aboutNotes, notesOf } from './about.ts'
import type { Change } from './changing.ts'
import { freshIn } from './fresh.ts'
import { withNotes } from './patches.ts'
import { createTries } from './tries.ts'

/** Two have written the notes of one activity at once: what was typed here, and what is there now. */
export interface Clash {
  entryId: SavedActivityId
  typed: string
  theirs: string
}

interface NotesDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  $itinerary: ReadableAtom<Itinerary | null>
  change: Change
}

/** The traveller's notes, written behind the scenes. */
export function createNotes({ api, toasts, $itinerary, change }: NotesDeps) {
  const $clash = atom<Clash | null>(null)
  const tries = createTries()

  function write(entryId: SavedActivityId, notes: string): Promise<Itinerary> {
    return change(
      withNotes(entryId, notes),
      (id, marks) => tries.run(() => api.call(editActivity, { params: { id, activityId: entryId }, body: { ...marks, notes } })),
      { about: aboutNotes(entryId) },
    )
  }

  async function keep(entryId: SavedActivityId, typed: string, base = notesOf($itinerary.get(), entryId)): Promise<void> {
    const now = notesOf($itinerary.get(), entryId)
    if (now !== null && now !== base && now !== typed) return $clash.set({ entryId, typed, theirs: now })
    try {
      await write(entryId, typed)
    } catch (error) {
      const theirs = notesOf(freshIn(error), entryId)
      if (theirs !== null && theirs !== typed) return $clash.set({ entryId, typed, theirs })
      if (theirs !== typed) toasts.show({ title: text.notesFailed, text: serverMessage(error) ?? text.notesFailedText, tone: 'failed' })
    }
  }

  return {
    $clash,
    keep,
    drop: (entryId: SavedActivityId) => write(entryId, '').then(() => {}, () => {}),
    destroy: tries.destroy,
  }
}
