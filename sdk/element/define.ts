import { MeanderPlanner } from './meander-planner.ts'
import type { PlannerSource } from './source.ts'
import { TAG } from './tag.ts'

/**
 * Defines `<meander-planner>` once per page. A second copy, of whatever version, leaves the first one in charge; on a
 * server nothing happens.
 */
export function definePlanner(source: PlannerSource): void {
  if (typeof customElements !== 'object' || customElements.get(TAG)) return
  MeanderPlanner.source = source
  customElements.define(TAG, MeanderPlanner)
}

declare global {
  interface HTMLElementTagNameMap {
    'meander-planner': MeanderPlanner
  }
}
