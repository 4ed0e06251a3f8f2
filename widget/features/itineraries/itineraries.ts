import { listItineraries, type Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import type { Session } from '../auth/index.ts'

export type ListState = { state: 'unread' | 'loading' | 'failed' } | { state: 'ready'; itineraries: readonly Itinerary[] }

export interface ItinerariesDeps {
  api: Pick<Api, 'call'>
  session: Pick<Session, '$user'>
  /** False in an embed until the visitor has acted: then nobody is asked for, and there is nothing to show. */
  $acted?: ReadableAtom<boolean>
}

/** The visitor's itineraries. Read once; read again after whatever changed them, never because time has passed. */
export interface Itineraries {
  $list: ReadableAtom<ListState>
  /** Product codes that some itinerary holds. */
  $savedCodes: ReadableAtom<ReadonlySet<string>>
  /** Reads the list unless it is there or on its way. */
  load(): Promise<void>
  /** Reads the list anew; what is shown stays until the answer is there. */
  refresh(): Promise<void>
  /** Changes what is shown, where something is. */
  change(next: (itineraries: readonly Itinerary[]) => readonly Itinerary[]): void
  /** Takes in a newer copy of an itinerary that is listed. */
  take(itinerary: Itinerary): void
  destroy(): void
}

export function createItineraries({ api, session, $acted = atom(true) }: ItinerariesDeps): Itineraries {
  const $list = atom<ListState>({ state: 'unread' })
  let reading = 0

  async function refresh(): Promise<void> {
    const mine = ++reading
    if ($list.get().state !== 'ready') $list.set({ state: 'loading' })
    try {
      const itineraries = await api.call(listItineraries, {})
      if (mine === reading) $list.set({ state: 'ready', itineraries })
    } catch {
      if (mine === reading && $list.get().state !== 'ready') $list.set({ state: 'failed' })
    }
  }

  async function load(): Promise<void> {
    const { state } = $list.get()
    if (!$acted.get()) $list.set({ state: 'ready', itineraries: [] })
    else if (state === 'unread' || state === 'failed') await refresh()
  }

  function change(next: (itineraries: readonly Itinerary[]) => readonly Itinerary[]): void {
    const list = $list.get()
    if (list.state === 'ready') $list.set({ state: 'ready', itineraries: next(list.itineraries) })
  }

  const stopWaiting = $acted.listen(() => void ($list.get().state === 'ready' && refresh()))
  // Signing in hands the guest's itineraries to the account, and signing out takes them from view.
  const stop = session.$user.listen((user, before) => {
    const { state } = $list.get()
    // What a sign-in that had ended kept from being read is read as soon as there is one again.
    if (state === 'failed' || (user?.id !== before?.id && state !== 'unread')) void refresh()
  })

  return {
    $list,
    $savedCodes: computed($list, codesIn),
    load,
    refresh,
    change,
    take: (itinerary) =>
      change((itineraries) => itineraries.map((known) => (known.id === itinerary.id && itinerary.version >= known.version ? { ...known, ...itinerary } : known))),
    destroy() {
      reading += 1
      stop()
      stopWaiting()
    },
  }
}

function codesIn(list: ListState): ReadonlySet<string> {
  if (list.state !== 'ready') return new Set()
  return new Set(list.itineraries.flatMap((itinerary) => itinerary.activities).map(({ activityData }) => activityData.productCode))
}
