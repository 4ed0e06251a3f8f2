import type { Activity } from '@meander/sdk/contract/activities'
import { atom, type ReadableAtom } from 'nanostores'

export interface SaveWish {
  /** Null is an activity that was named but not understood. */
  activity: Activity | null
  /** The conversation that it came out of, where the asker named one. */
  sessionId: string | null
}

/** That somebody wants to save an activity. All that saving needs is made by the dialog, which loads when it is wanted. */
export interface SaveWishes {
  $wish: ReadableAtom<SaveWish | null>
  open(activity: Activity | null, from?: { sessionId?: string | null }): void
  close(): void
}

export function createSaveWishes(): SaveWishes {
  const $wish = atom<SaveWish | null>(null)
  return {
    $wish,
    open: (activity, { sessionId = null } = {}) => $wish.set({ activity, sessionId }),
    close: () => $wish.set(null),
  }
}
