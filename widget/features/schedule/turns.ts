import { afterPaint } from '../../kit/use-after-paint.ts'

/** What is to be drawn and waits for its turn: one thing a frame, since a frame that draws all of it would be a long one. */
export interface Turns {
  /**
   * Calls back in a frame of its own. Returns the function that calls it off.
   * @param draw Told whether the frame before was far from full.
   * @param rank What has a lower one comes first, by default 0; of the same, what came first.
   */
  take(draw: (isEasy: boolean) => void, rank?: number): () => void
}

/** A frame of which so little (ms) was used is far from full. */
export const EASY_MS = 6
/** After a frame of which more (ms) was used nothing new is drawn for one frame, so that two long ones never come together. */
export const LONG_MS = 10

export function createTurns(): Turns {
  let waiting: readonly { draw: (isEasy: boolean) => void; rank: number }[] = []
  let isOn = false
  let rested = false

  function begin(): void {
    if (waiting.length === 0 || isOn) return
    isOn = true
    afterPaint(next)
  }
  function next(took: number): void {
    isOn = false
    rested = took > LONG_MS && !rested
    if (rested) return begin()
    const [first, ...rest] = waiting
    waiting = rest
    first?.draw(took < EASY_MS)
    begin()
  }
  return {
    take(draw, rank = 0) {
      const turn = { draw, rank }
      waiting = [...waiting, turn].toSorted((one, other) => one.rank - other.rank)
      begin()
      return () => {
        waiting = waiting.filter((one) => one !== turn)
      }
    },
  }
}
