import type { ClientUserId, ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import { copySharedItinerary, readSharedItinerary, type SharedItinerary } from '@meander/sdk/contract/sharing'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { newRequestId } from '../../api/request-id.ts'
import type { SafeStorage } from '../../kit/storage.ts'
import { leaveWord } from './copied.ts'

export type SharedState = { state: 'loading' } | { state: 'missing' } | { state: 'ready'; itinerary: SharedItinerary; copy: 'idle' | 'making' | 'failed' }

export interface SharedDeps {
  api: Pick<Api, 'call'>
  /** Reading a shared trip names nobody; making it one's own names whose it will be. */
  identity: { current(): ClientUserId | null }
  /** The tab's own storage: the trip's page may be shown by another planner. */
  tab: SafeStorage
}

export interface Shared {
  $shared: ReadableAtom<SharedState>
  /** Reads what a link shows; an unknown link and one that cannot be read are 'missing'. */
  open(token: ShareToken): Promise<void>
  /** Makes it a trip of the visitor's own; null where that did not work, which is shown. */
  copy(): Promise<ItineraryId | null>
}

/** Somebody's itinerary, as anyone with its link may see it. */
export function createShared({ api, identity, tab }: SharedDeps): Shared {
  const $shared = atom<SharedState>({ state: 'loading' })
  let wanted: ShareToken | null = null
  /** One for all tries, so that a lost reply makes no second trip. */
  let requestId = newRequestId()

  function showCopy(copy: 'idle' | 'making' | 'failed'): void {
    const state = $shared.get()
    if (state.state === 'ready') $shared.set({ ...state, copy })
  }
  return {
    $shared,
    async open(token) {
      if (wanted === token && $shared.get().state !== 'missing') return
      wanted = token
      requestId = newRequestId()
      $shared.set({ state: 'loading' })
      try {
        const itinerary = await api.call(readSharedItinerary, { params: { shareToken: token } })
        if (wanted === token) $shared.set({ state: 'ready', itinerary, copy: 'idle' })
      } catch {
        if (wanted === token) $shared.set({ state: 'missing' })
      }
    },
    async copy() {
      const state = $shared.get()
      if (!wanted || state.state !== 'ready' || state.copy === 'making') return null
      showCopy('making')
      try {
        const body = { requestId, clientUserId: identity.current() ?? undefined }
        const copied = await api.call(copySharedItinerary, { params: { shareToken: wanted }, body })
        showCopy('idle')
        leaveWord(tab, copied)
        return copied.id
      } catch {
        showCopy('failed')
        return null
      }
    },
  }
}
