import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { newRequestId } from '../../../api/request-id.ts'
import { freshIn } from './fresh.ts'
import type { OptimisticItinerary, Patch } from './optimistic.ts'

/** What a change says of itself: its own name, and the version it was made on, where that is known. */
export interface Marks {
  requestId: string
  version?: number
}

export interface ChangeOptions {
  /** Of which itinerary, by default the open one; another is changed unseen. */
  of?: ItineraryId
  /**
   * What the change is about. Where an itinerary that has gone on still says the same of it, the change is made again on what
   * there is now; without it, or where it says something else, the failure is thrown on.
   */
  about?: (itinerary: Itinerary) => string
}

/** What an itinerary has become, and the name of the change, by which it can be undone. */
export interface Made extends Pick<Marks, 'requestId'> {
  itinerary: Itinerary
}

export type Change = (patch: Patch, call: (id: ItineraryId, marks: Marks) => Promise<Itinerary>, options?: ChangeOptions) => Promise<Made>

interface ChangingDeps {
  trip: OptimisticItinerary
  /** Told of every newer copy. */
  onChange?: ((itinerary: Itinerary) => void) | undefined
}

/** Others may change an itinerary just as often: then nobody waits any longer. */
const MOST_TRIES = 3

/** Changes of itineraries, one after the other for each, so that none stands in its own way; and the newest copies there are. */
export function createChanging({ trip, onChange }: ChangingDeps) {
  const newest = new Map<ItineraryId, Itinerary>()
  const turns = new Map<ItineraryId, Promise<unknown>>()
  const isOpen = (id: ItineraryId) => trip.$itinerary.get()?.id === id

  function know(itinerary: Itinerary): void {
    const known = newest.get(itinerary.id)
    if (!known || itinerary.version >= known.version) newest.set(itinerary.id, itinerary)
  }

  function take(itinerary: Itinerary): void {
    know(itinerary)
    if (isOpen(itinerary.id)) trip.confirm(itinerary)
    onChange?.(itinerary)
  }

  function inTurn<T>(id: ItineraryId, run: () => Promise<T>): Promise<T> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(run)
    turns.set(id, turn.catch(() => {}))
    return turn
  }

  const change: Change = async (patch, call, { of = trip.$itinerary.get()?.id, about } = {}) => {
    if (of === undefined) throw new Error('no itinerary is open')
    const requestId = newRequestId()
    const seen = isOpen(of) ? trip.$itinerary.get() : (newest.get(of) ?? null)

    async function attempt(tries = 1): Promise<Itinerary> {
      const version = newest.get(of as ItineraryId)?.version
      try {
        const answer = await call(of as ItineraryId, { requestId, ...(version !== undefined && { version }) })
        // Before the next one's turn, which is made on it.
        know(answer)
        return answer
      } catch (error) {
        const fresh = freshIn(error)
        if (!fresh) throw error
        take(fresh)
        if (!about || !seen || tries === MOST_TRIES || about(seen) !== about(fresh)) throw error
        return attempt(tries + 1)
      }
    }
    const send = () => inTurn(of, attempt)
    const itinerary = await (isOpen(of) ? trip.change(patch, send) : send())
    take(itinerary)
    return { itinerary, requestId }
  }

  function takeFresh(error: unknown): boolean {
    const fresh = freshIn(error)
    if (fresh) take(fresh)
    return fresh !== null
  }

  return { change, know, takeFresh }
}
