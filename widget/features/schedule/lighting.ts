import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Turns } from './turns.ts'

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
  turns: Pick<Turns, 'take'>
}

/** So many starts are lit at first, and as many again in each frame, or twice as many where it has room: what is quick lights all at once, as it seems. */
export const FIRST_LIT = 4
/** What is put down is drawn before they go out. */
const LATE = 1

export function createLighting({ $ready, $sizes, turns }: LightingGiven): Lighting {
  const $lit = atom(0)
  const $allLit = atom(false)
  let stop = () => {}

  /** So many more, or fewer. */
  function turn(by: number): void {
    const all = sum($sizes.get())
    const lit = Math.min($lit.get(), all) + by
    $lit.set(Math.max(lit, 0))
    if (lit >= all && by > 0) $allLit.set(true)
    else if (lit > 0) stop = turns.take((isEasy) => turn(isEasy ? by * 2 : by), LATE)
  }
  const unlisten = $ready.listen((isReady) => {
    stop()
    if (isReady) $lit.set(0)
    $allLit.set(false)
    stop = turns.take(() => turn(isReady ? FIRST_LIT : -FIRST_LIT), LATE)
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
