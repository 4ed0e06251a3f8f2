import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that can be interrupted wherever it yields; its outcome does not depend on whether it is. */
export type Steps<T = void> = Generator<void, T, void>

/** So long (ms) nobody else has a turn. */
const TURN = 10

/** All at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Little by little: whatever else waits for the processor goes in between. */
export async function finishInTurns<T>(steps: Steps<T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < TURN) continue
    await nextTurn()
    since = performance.now()
  }
}
