import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import { unscheduledActivities } from './unscheduled.ts'

/** The panel 'Your Experiences' closes by itself so long after a successful scheduling. */
export const AUTO_COLLAPSE_MS = 300

/** 'untouched' until somebody or something has opened or closed it: then it is open where there is room for it. */
export type ExperiencesState = 'untouched' | 'open' | 'collapsed'

export interface Experiences {
  $state: ReadableAtom<ExperiencesState>
  setOpen(open: boolean): void
  /** Something has been scheduled: the panel closes in a moment. */
  scheduled(): void
  reset(): void
  destroy(): void
}

/** Open or collapsed: the visitor decides; it closes by itself when the last activity has its place, and opens again, where there is room for it, for what comes to wait in it. */
export function createExperiences($itinerary: ReadableAtom<Itinerary | null>): Experiences {
  const $state = atom<ExperiencesState>('untouched')
  let timer: ReturnType<typeof setTimeout> | undefined
  let known: { id: Itinerary['id']; waiting: number; isAllSet: boolean } | null = null
  const stop = $itinerary.subscribe((itinerary) => {
    const waiting = itinerary ? unscheduledActivities(itinerary).length : 0
    const before = itinerary && known?.id === itinerary.id ? known : null
    const isAllSet = itinerary !== null && waiting === 0 && itinerary.activities.length > 0
    if (isAllSet && !before?.isAllSet) $state.set('collapsed')
    else if (before && waiting > before.waiting) {
      clearTimeout(timer)
      if ($state.get() === 'collapsed') $state.set('untouched')
    }
    known = itinerary && { id: itinerary.id, waiting, isAllSet }
  })
  return {
    $state,
    setOpen(open) {
      clearTimeout(timer)
      $state.set(open ? 'open' : 'collapsed')
    },
    scheduled() {
      clearTimeout(timer)
      timer = setTimeout(() => $state.set('collapsed'), AUTO_COLLAPSE_MS)
    },
    reset() {
      clearTimeout(timer)
      $state.set('untouched')
    },
    destroy() {
      clearTimeout(timer)
      stop()
    },
  }
}
