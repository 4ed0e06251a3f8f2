import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { editActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { serverMessage } from '../../../api/server-message.ts'
import { detail as text } from '../../../i18n/en/detail.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { aboutNotes, notesOf } from './about.ts'
import type { Change, Made } from './changing.ts'
import { freshIn } from './fresh.ts'
import { withNotes } from './patches.ts'
import { createTries } from './tries.ts'
import type { Unsaved } from './unsaved.ts'

/** What a traveller wrote on an activity, and whether those who have the trip's link may read it. */
export interface WrittenNotes {
  notes: string
  notesPrivate?: boolean
}

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
  unsaved: Unsaved
}

/** The traveller's notes, written behind the scenes. */
export function createNotes({ api, toasts, $itinerary, change, unsaved }: NotesDeps) {
  const $clash = atom<Clash | null>(null)
  const tries = createTries()

  function write(entryId: SavedActivityId, written: WrittenNotes): Promise<Made> {
    return change(
      withNotes(entryId, written),
      (id, marks) => api.call(editActivity, { params: { id, activityId: entryId }, body: { ...marks, ...written } }),
      { about: aboutNotes(entryId), what: `notes ${entryId} ${JSON.stringify(written)}`, sending: tries.run },
    )
  }

  async function keep(entryId: SavedActivityId, given: string | WrittenNotes, base = notesOf($itinerary.get(), entryId)): Promise<void> {
    const written = typeof given === 'string' ? { notes: given } : given
    const typed = written.notes
    const now = notesOf($itinerary.get(), entryId)
    if (now !== null && now !== base && now !== typed) return $clash.set({ entryId, typed, theirs: now })
    unsaved.keep(entryId, { ...written, base: base ?? '' })
    try {
      await write(entryId, written)
      unsaved.forget(entryId)
    } catch (error) {
      const theirs = notesOf(freshIn(error), entryId)
      if (theirs !== null && theirs !== typed) return $clash.set({ entryId, typed, theirs })
      if (theirs === typed) return unsaved.forget(entryId)
      const action = { label: text.tryAgain, run: () => void keep(entryId, given, base) }
      toasts.show({ title: text.notesFailed, text: serverMessage(error) ?? text.notesFailedText, why: text.notesKept, tone: 'failed', action })
    }
  }

  return {
    $clash,
    keep,
    drop: (entryId: SavedActivityId) => write(entryId, { notes: '' }).then(() => {}, () => {}),
    destroy: tries.destroy,
  }
}
