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

export function createOptimisticItinerary(): OptimisticItinerary {
  const $confirmed = atom<Itinerary | null>(null)
  const $patches = atom<readonly Patch[]>([])
  const $itinerary = computed([$confirmed, $patches], (confirmed, patches) =>
    confirmed === null ? null : patches.reduce((itinerary, patch) => patch(itinerary), confirmed),
  )

  function confirm(itinerary: Itinerary): void {
    const known = $confirmed.get()
    if (known?.id !== itinerary.id || itinerary.version >= known.version) $confirmed.set(keepSame($itinerary.get(), itinerary))
  }

  return {
    $itinerary,
    confirm,
    async change(patch, call) {
      $patches.set([...$patches.get(), patch])
      const gone = () => $patches.set($patches.get().filter((one) => one !== patch))
      try {
        const answer = await call()
        if ($confirmed.get()?.id === answer.id) confirm(answer)
        return answer
      } finally {
        gone()
      }
    },
    clear() {
      $patches.set([])
      $confirmed.set(null)
    },
  }
}
