import type { ItineraryId } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary, type Itinerary } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { ApiError } from '../../../api/request-errors.ts'
import { newRequestId } from '../../../api/request-id.ts'
import { detail } from '../../../i18n/en/detail.ts'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import type { ToastContent, Toasts } from '../../../kit/toasts.ts'
import { freshIn } from '../detail/fresh.ts'
import type { Itineraries } from '../itineraries.ts'

interface JourneysDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  itineraries: Pick<Itineraries, '$list' | 'change' | 'refresh' | 'take'>
}

/** What is typed of a new journey. */
export interface NewJourneyDraft {
  title: string
  destination: string
}
/** A journey that is shown before the server has made it; the name of its making is kept for another try. */
export type ComingJourney = NewJourneyDraft & { requestId: string }

/** What the list of itineraries can do besides showing them. */
export interface Journeys {
  /** Those that are on their way, the newest first. */
  $coming: ReadableAtom<readonly ComingJourney[]>
  /** Makes an itinerary of a title and a destination, and shows it at once. True when it was made. */
  create(given: NewJourneyDraft): Promise<boolean>
  /** Shows the new title at once, and the old one again when that fails. */
  rename(id: ItineraryId, title: string): Promise<boolean>
  /** Takes an itinerary out at once and puts it back when that fails. */
  remove(id: ItineraryId): Promise<boolean>
}

export function createJourneys({ api, toasts, itineraries }: JourneysDeps): Journeys {
  const $coming = atom<readonly ComingJourney[]>([])
  /** The one that failed last: tried again as it is, it is not made twice. */
  let lost: ComingJourney | null = null

  const known = (id: ItineraryId): Itinerary | undefined => {
    const list = itineraries.$list.get()
    return list.state === 'ready' ? list.itineraries.find((one) => one.id === id) : undefined
  }
  const failed = (reason: string, action?: ToastContent['action']) => void toasts.show({ title: text.error, text: reason, tone: 'failed', ...(action && { action }) })

  async function create(given: NewJourneyDraft): Promise<boolean> {
    const title = given.title.trim()
    const destination = given.destination.trim()
    if (!title || !destination) {
      toasts.show({ title: text.missing, text: text.missingBoth, tone: 'failed' })
      return false
    }
    const coming = lost?.title === title && lost.destination === destination ? lost : { title, destination, requestId: newRequestId() }
    $coming.set([coming, ...$coming.get()])
    try {
      const made = await api.call(createItinerary, { body: { ...coming, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } })
      itineraries.change((listed) => [made, ...listed.filter(({ id }) => id !== made.id)])
    } catch {
      lost = coming
      failed(text.createFailed)
      return false
    } finally {
      $coming.set($coming.get().filter((one) => one !== coming))
    }
    toasts.show({ title: text.created, text: text.createdText(title) })
    void itineraries.refresh()
    return true
  }

  async function remove(id: ItineraryId): Promise<boolean> {
    const before = itineraries.$list.get()
    const at = before.state === 'ready' ? before.itineraries.findIndex((itinerary) => itinerary.id === id) : -1
    const removed = before.state === 'ready' ? before.itineraries[at] : undefined
    itineraries.change((listed) => listed.filter((itinerary) => itinerary.id !== id))
    try {
      await api.call(deleteItinerary, { params: { id }, query: { requestId: newRequestId(), ...(removed && { version: removed.version }) } })
    } catch (error) {
      const fresh = freshIn(error)
      // Somebody was quicker: it is as gone as it was to be.
      if (error instanceof ApiError && error.status === 404) return done()
      const back = fresh ?? removed
      if (back) itineraries.change((listed) => (listed.some((one) => one.id === id) ? listed : listed.toSpliced(at, 0, back)))
      if (fresh) failed(detail.changedElsewhere, { label: text.remove, run: () => void remove(id) })
      else failed(text.deleteFailed)
      return false
    }
    return done()

    function done(): true {
      toasts.show({ title: text.deleted, text: text.deletedText })
      void itineraries.refresh()
      return true
    }
  }

  async function rename(id: ItineraryId, title: string): Promise<boolean> {
    const before = known(id)
    const show = (words: string) => itineraries.change((listed) => listed.map((one) => (one.id === id ? { ...one, title: words } : one)))
    const requestId = newRequestId()
    const send = async (version: number | undefined): Promise<Itinerary> => {
      try {
        return await api.call(updateItinerary, { params: { id }, body: { title, requestId, ...(version !== undefined && { version }) } })
      } catch (error) {
        const fresh = freshIn(error)
        // It has that name: it was given to it, and only the answer was lost.
        if (fresh?.title === title) return fresh
        // Somebody has changed the trip, but not its name: that is still the one that was to be another.
        if (fresh && fresh.version !== version && fresh.title === before?.title) return send(fresh.version)
        throw error
      }
    }
    show(title)
    try {
      itineraries.take(await send(before?.version))
      toasts.show({ title: text.renamed, text: text.renamedText(title) })
      return true
    } catch (error) {
      const fresh = freshIn(error)
      if (before) show(before.title)
      if (fresh) itineraries.take(fresh)
      if (fresh) failed(detail.changedElsewhere, { label: text.renameTo(title), run: () => void rename(id, title) })
      else failed(text.renameFailed)
      return false
    }
  }

  return { $coming, create, rename, remove }
}
