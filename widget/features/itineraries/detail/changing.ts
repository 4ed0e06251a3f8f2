import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { ApiError } from '../../../api/request-errors.ts'
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
  /** What is asked for. Asked for once more after its answer was lost, it goes under the name that it had: it may have been done. */
  what: string
  /** How it is sent again while its answer is lost; by default once, at once. */
  sending?: Sending
}

type Sending = (send: () => Promise<Itinerary>) => Promise<Itinerary>

/** What an itinerary has become, and the name of the change, by which it can be undone. */
export interface Made extends Pick<Marks, 'requestId'> {
  itinerary: Itinerary
}

export type Change = (patch: Patch, call: (id: ItineraryId, marks: Marks) => Promise<Itinerary>, options: ChangeOptions) => Promise<Made>

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
  /** Changes without an answer, each by its itinerary and what it asks for; for as long as nothing newer is known. */
  const unanswered = new Map<string, Marks>()
  const turns = new Map<ItineraryId, Promise<unknown>>()
  const isOpen = (id: ItineraryId) => trip.$itinerary.get()?.id === id

  function know(itinerary: Itinerary): void {
    const known = newest.get(itinerary.id)
    if (known && itinerary.version > known.version) unanswered.clear()
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

  const change: Change = async (patch, call, { of: given, about, what, sending = twice }) => {
    const of = given ?? trip.$itinerary.get()?.id
    if (of === undefined) throw new Error('no itinerary is open')
    const seen = isOpen(of) ? trip.$itinerary.get() : (newest.get(of) ?? null)
    const asked = `${of} ${what}`
    let requestId = newRequestId()

    async function attempt(id: ItineraryId, tries = 1): Promise<Itinerary> {
      const version = newest.get(id)?.version
      const marks = unanswered.get(asked) ?? { requestId, ...(version !== undefined && { version }) }
      requestId = marks.requestId
      try {
        const answer = await sending(() => call(id, marks))
        unanswered.delete(asked)
        // Before the next one's turn, which is made on it.
        know(answer)
        return answer
      } catch (error) {
        if (!isAnswer(error)) unanswered.set(asked, marks)
        const fresh = freshIn(error)
        if (!fresh) throw error
        take(fresh)
        if (!about || !seen || tries === MOST_TRIES || about(seen) !== about(fresh)) throw error
        return attempt(id, tries + 1)
      }
    }
    const send = () => inTurn(of, () => attempt(of))
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

/** What has a name is made only once, however often it is sent. */
const twice: Sending = (send) =>
  send().catch((error: unknown) => {
    if (isAnswer(error)) throw error
    return send()
  })

/** The server, and nothing before it, has said that it is not done. */
const isAnswer = (error: unknown) => error instanceof ApiError && (error.code !== null || error.status < 500)
