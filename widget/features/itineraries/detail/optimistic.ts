import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { keepSame } from './keep-same.ts'

export type Patch = (itinerary: Itinerary) => Itinerary

/** An itinerary as the server knows it, with the changes on top that are still under way. */
export interface OptimisticItinerary {
  $itinerary: ReadableAtom<Itinerary | null>
  /** Takes the server's copy; an older one than the known is left aside. */
  confirm(itinerary: Itinerary): void
  /** Shows the patch at once, asks, then shows the answer; when the call fails the patch is gone again and the failure is thrown on. */
  change(patch: Patch, call: () => Promise<Itinerary>): Promise<Itinerary>
  clear(): void
}

interface State {
  confirmed: Itinerary | null
  patches: readonly Patch[]
}

export function createOptimisticItinerary(): OptimisticItinerary {
  const $state = atom<State>({ confirmed: null, patches: [] })
  const $itinerary = computed($state, ({ confirmed, patches }) => (confirmed === null ? null : patches.reduce((itinerary, patch) => patch(itinerary), confirmed)))
  let taken: Itinerary | null = null

  /** The server's copy, with the patches that are still under way; the same copy once. */
  function confirm(itinerary: Itinerary, patches = $state.get().patches): void {
    const { confirmed, patches: before } = $state.get()
    const isNews = itinerary !== taken && (confirmed?.id !== itinerary.id || itinerary.version >= confirmed.version)
    if (!isNews && patches === before) return
    if (isNews) taken = itinerary
    $state.set({ confirmed: isNews ? keepSame($itinerary.get(), itinerary) : confirmed, patches })
  }

  return {
    $itinerary,
    confirm: (itinerary) => confirm(itinerary),
    async change(patch, call) {
      $state.set({ ...$state.get(), patches: [...$state.get().patches, patch] })
      const others = () => $state.get().patches.filter((one) => one !== patch)
      try {
        const answer = await call()
        // At once with its answer: between the two all would be drawn once more.
        if ($state.get().confirmed?.id === answer.id) confirm(answer, others())
        return answer
      } finally {
        if (others().length < $state.get().patches.length) $state.set({ ...$state.get(), patches: others() })
      }
    },
    clear() {
      taken = null
      $state.set({ confirmed: null, patches: [] })
    },
  }
}
