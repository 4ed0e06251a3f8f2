import { atom, type ReadableAtom } from 'nanostores'

/** How far the starts of what is carried are lit: one day a frame, since a frame that draws all of them would be a long one. */
export interface Lighting {
  /** So many of the days that are shown, from the first. */
  $lit: ReadableAtom<number>
  /** All of them. */
  $allLit: ReadableAtom<boolean>
  destroy(): void
}

/** Begins with the first day as soon as the starts are there. `$days`: what is shown. */
export function createLighting({ $ready, $days }: { $ready: ReadableAtom<boolean>; $days: ReadableAtom<readonly unknown[]> }): Lighting {
  const $lit = atom(0)
  const $allLit = atom(false)
  let frame = 0

  function light(days: number): void {
    const isAll = days >= $days.get().length
    // What is turned to later is lit at once.
    $lit.set(isAll ? Infinity : days)
    $allLit.set(isAll)
    if (!isAll) frame = requestAnimationFrame(() => light(days + 1))
  }
  const stop = $ready.listen((ready) => {
    cancelAnimationFrame(frame)
    if (ready) frame = requestAnimationFrame(() => light(1))
    else {
      $lit.set(0)
      $allLit.set(false)
    }
  })
  return {
    $lit,
    $allLit,
    destroy() {
      cancelAnimationFrame(frame)
      stop()
    },
  }
}
