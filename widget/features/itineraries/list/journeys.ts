import type { ItineraryId } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import type { Api } from '../../../api/client.ts'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import type { Itineraries } from '../itineraries.ts'

interface JourneysDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  itineraries: Pick<Itineraries, '$list' | 'change' | 'refresh' | 'take'>
}

/** What the list of itineraries can do besides showing them. */
export interface Journeys {
  /** Makes an itinerary of a title and a destination. True when it was made. */
  create(given: { title: string; destination: string }): Promise<boolean>
  /** Shows the new title at once, and the old one again when that fails. */
  rename(id: ItineraryId, title: string): Promise<boolean>
  /** Takes an itinerary out at once and puts it back when that fails. */
  remove(id: ItineraryId): Promise<boolean>
}

export function createJourneys({ api, toasts, itineraries }: JourneysDeps): Journeys {
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
    void itineraries.refresh()
    return true
  }

  async function remove(id: ItineraryId): Promise<boolean> {
    const before = itineraries.$list.get()
    const at = before.state === 'ready' ? before.itineraries.findIndex((itinerary) => itinerary.id === id) : -1
    const removed = before.state === 'ready' ? before.itineraries[at] : undefined
    itineraries.change((listed) => listed.filter((itinerary) => itinerary.id !== id))
    try {
      await api.call(deleteItinerary, { params: { id } })
    } catch {
      if (removed) itineraries.change((listed) => (listed.some((one) => one.id === id) ? listed : listed.toSpliced(at, 0, removed)))
      toasts.show({ title: text.error, text: text.deleteFailed, tone: 'failed' })
      return false
    }
    toasts.show({ title: text.deleted, text: text.deletedText })
    void itineraries.refresh()
    return true
  }

  async function rename(id: ItineraryId, title: string): Promise<boolean> {
    const list = itineraries.$list.get()
    const before = list.state === 'ready' ? list.itineraries.find((one) => one.id === id)?.title : undefined
    const show = (words: string) => itineraries.change((listed) => listed.map((one) => (one.id === id ? { ...one, title: words } : one)))
    show(title)
    try {
      itineraries.take(await api.call(updateItinerary, { params: { id }, body: { title } }))
      toasts.show({ title: text.renamed, text: text.renamedText(title) })
      return true
    } catch {
      if (before !== undefined) show(before)
      toasts.show({ title: text.error, text: text.renameFailed, tone: 'failed' })
      return false
    }
  }

  return { create, rename, remove }
}
