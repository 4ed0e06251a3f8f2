import { atom, type ReadableAtom } from 'nanostores'

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

/** Open or collapsed: the visitor decides, and it closes by itself when the last activity has its place. */
export function createExperiences($allScheduled: ReadableAtom<boolean>): Experiences {
  const $state = atom<ExperiencesState>('untouched')
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $allScheduled.subscribe((all) => {
    if (all) $state.set('collapsed')
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
