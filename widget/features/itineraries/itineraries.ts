import type { ItineraryId } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary, listItineraries, type Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { itineraries as text } from '../../i18n/en/itineraries.ts'
import type { Toasts } from '../../kit/toasts.ts'
import type { Session } from '../auth/index.ts'

export type ListState = { state: 'unread' | 'loading' | 'failed' } | { state: 'ready'; itineraries: readonly Itinerary[] }

export interface ItinerariesDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  session: Pick<Session, '$user'>
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
  /** Makes an itinerary of a title and a destination. True when it was made. */
  create(given: { title: string; destination: string }): Promise<boolean>
  /** Takes an itinerary out at once and puts it back when that fails. */
  remove(id: ItineraryId): Promise<boolean>
  /** Takes in a newer copy of an itinerary that is listed. */
  take(itinerary: Itinerary): void
  destroy(): void
}

export function createItineraries({ api, toasts, session }: ItinerariesDeps): Itineraries {
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
    if (state === 'unread' || state === 'failed') await refresh()
  }

  async function create(given: { title: string; destination: string }): Promise<boolean> {
    const title = given.title.trim()
    const destination = given.destination.trim()
    if (!title || !destination) {
      toasts.show({ title: text.missing, text: text.missingBoth, tone: 'failed' })
      return false
    }
    try {
      await api.call(createItinerary, { body: { title, destination } })
    } catch {
      toasts.show({ title: text.error, text: text.createFailed, tone: 'failed' })
      return false
    }
    toasts.show({ title: text.created, text: text.createdText(title) })
    void refresh()
    return true
  }

  async function remove(id: ItineraryId): Promise<boolean> {
    const before = $list.get()
    const at = before.state === 'ready' ? before.itineraries.findIndex((itinerary) => itinerary.id === id) : -1
    const removed = before.state === 'ready' ? before.itineraries[at] : undefined
    change($list, (itineraries) => itineraries.filter((itinerary) => itinerary.id !== id))
    try {
      await api.call(deleteItinerary, { params: { id } })
    } catch {
      if (removed) change($list, (itineraries) => (itineraries.some((one) => one.id === id) ? itineraries : itineraries.toSpliced(at, 0, removed)))
      toasts.show({ title: text.error, text: text.deleteFailed, tone: 'failed' })
      return false
    }
    toasts.show({ title: text.deleted, text: text.deletedText })
    void refresh()
    return true
  }

  // Signing in hands the guest's itineraries to the account, and signing out takes them from view.
  const stop = session.$user.listen((user, before) => {
    if (user?.id !== before?.id && $list.get().state !== 'unread') void refresh()
  })

  return {
    $list,
    $savedCodes: computed($list, codesIn),
    load,
    refresh,
    create,
    remove,
    take: (itinerary) =>
      change($list, (itineraries) =>
        itineraries.map((known) => (known.id === itinerary.id && itinerary.version >= known.version ? itinerary : known)),
      ),
    destroy() {
      reading += 1
      stop()
    },
  }
}

function change($list: ReturnType<typeof atom<ListState>>, next: (itineraries: readonly Itinerary[]) => readonly Itinerary[]): void {
  const list = $list.get()
  if (list.state === 'ready') $list.set({ state: 'ready', itineraries: next(list.itineraries) })
}

function codesIn(list: ListState): ReadonlySet<string> {
  if (list.state !== 'ready') return new Set()
  return new Set(list.itineraries.flatMap((itinerary) => itinerary.activities).map(({ activityData }) => activityData.productCode))
}
