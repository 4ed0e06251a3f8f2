import { atom, type ReadableAtom } from 'nanostores'

/** The panel 'Your Experiences' closes by itself so long after a successful scheduling. */
export const AUTO_COLLAPSE_MS = 300

export interface Experiences {
  $open: ReadableAtom<boolean>
  toggle(): void
  /** Something has been scheduled: the panel closes in a moment. */
  scheduled(): void
  reset(): void
  destroy(): void
}

/** Open or collapsed: the visitor decides, and it closes by itself when the last activity has its place. */
export function createExperiences($allScheduled: ReadableAtom<boolean>): Experiences {
  const $open = atom(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = $allScheduled.subscribe((all) => {
    if (all) $open.set(false)
  })
  return {
    $open,
    toggle() {
      clearTimeout(timer)
      $open.set(!$open.get())
    },
    scheduled() {
      clearTimeout(timer)
      timer = setTimeout(() => $open.set(false), AUTO_COLLAPSE_MS)
    },
    reset() {
      clearTimeout(timer)
      $open.set(true)
    },
    destroy() {
      clearTimeout(timer)
      stop()
    },
  }
}
