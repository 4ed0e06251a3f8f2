import type { ShareToken } from '@meander/sdk/contract/ids'
import { readSharedItinerary, type SharedItinerary } from '@meander/sdk/contract/sharing'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'

export type SharedState = { state: 'loading' } | { state: 'missing' } | { state: 'ready'; itinerary: SharedItinerary }

export interface Shared {
  $shared: ReadableAtom<SharedState>
  /** Reads what a link shows; an unknown link and one that cannot be read are 'missing'. */
  open(token: ShareToken): Promise<void>
}

/** Somebody's itinerary, as anyone with its link may see it. */
export function createShared({ api }: { api: Pick<Api, 'call'> }): Shared {
  const $shared = atom<SharedState>({ state: 'loading' })
  let wanted: ShareToken | null = null
  return {
    $shared,
    async open(token) {
      if (wanted === token && $shared.get().state !== 'missing') return
      wanted = token
      $shared.set({ state: 'loading' })
      try {
        const itinerary = await api.call(readSharedItinerary, { params: { shareToken: token } })
        if (wanted === token) $shared.set({ state: 'ready', itinerary })
      } catch {
        if (wanted === token) $shared.set({ state: 'missing' })
      }
    },
  }
}
