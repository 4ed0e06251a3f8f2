import { atom, computed, type ReadableAtom } from 'nanostores'

/** How far the starts of what is carried are lit: a few a frame, since a frame that draws all of them would be a long one; and so they go out. */
export interface Lighting {
  /** How many of the starts of a day; `place` is that of the day among those shown, from 0. */
  litOn(place: number): ReadableAtom<number>
  /** All of them. */
  $allLit: ReadableAtom<boolean>
  destroy(): void
}

interface LightingGiven {
  /** Whether there are starts to light. */
  $ready: ReadableAtom<boolean>
  /** How many starts each of the days has that are shown, from the first; still known while they go out. */
  $sizes: ReadableAtom<readonly number[]>
}

/** So many starts are lit in the first frame after the lift's own. */
export const FIRST_LIT = 4
/** A frame of which so little (ms) was used has room for twice as many: what is quick lights all at once, as it seems. */
export const EASY_MS = 6

export function createLighting({ $ready, $sizes }: LightingGiven): Lighting {
  const $lit = atom(0)
  const $allLit = atom(false)
  let frame = 0
  let after: ReturnType<typeof setTimeout> | undefined

  /** So many more, or fewer, in the next frame; in the one after as many again, or twice as many. */
  function turn(by: number): void {
    frame = requestAnimationFrame((began) => {
      const all = sum($sizes.get())
      const lit = Math.min($lit.get(), all) + by
      $lit.set(Math.max(lit, 0))
      if (lit >= all && by > 0) $allLit.set(true)
      else if (lit > 0) after = setTimeout(() => turn(performance.now() - began < EASY_MS ? by * 2 : by))
    })
  }
  function stop(): void {
    cancelAnimationFrame(frame)
    clearTimeout(after)
  }
  /** A move is told within the frame that it is drawn in: the lift and the drop have that for themselves. */
  function begin(by: number): void {
    frame = requestAnimationFrame(() => (after = setTimeout(() => turn(by))))
  }
  const unlisten = $ready.listen((isReady) => {
    stop()
    if (isReady) $lit.set(0)
    $allLit.set(false)
    begin(isReady ? FIRST_LIT : -FIRST_LIT)
  })
  return {
    // What is turned to once all are lit is lit at once.
    litOn: (place) =>
      computed([$lit, $allLit, $sizes], (lit, isAll, sizes) => {
        const size = sizes[place] ?? 0
        return isAll ? size : Math.min(Math.max(lit - sum(sizes.slice(0, place)), 0), size)
      }),
    $allLit,
    destroy() {
      stop()
      unlisten()
    },
  }
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
