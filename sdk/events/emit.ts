import type { Emit, PlannerEventName } from './index.ts'

/** What a host can answer "no" to. */
const CANCELABLE: ReadonlySet<PlannerEventName> = new Set(['navigate', 'booking-clicked'])

/** Events of the planner as `CustomEvent`s on an element, in the host's own realm: bubbling, composed, without prefix. */
export function createEmit(element: EventTarget): Emit {
  return (name, detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) }))
}
