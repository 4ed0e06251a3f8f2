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
  let known: Pick<Itinerary, 'id'> & { waiting: number } | null = null
  const stop = $itinerary.subscribe((itinerary) => {
    const waiting = itinerary ? unscheduledActivities(itinerary).length : 0
    if (itinerary && waiting === 0 && itinerary.activities.length > 0) $state.set('collapsed')
    else if (itinerary && known?.id === itinerary.id && waiting > known.waiting) {
      clearTimeout(timer)
      if ($state.get() === 'collapsed') $state.set('untouched')
    }
    known = itinerary && { id: itinerary.id, waiting }
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
