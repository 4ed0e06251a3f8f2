import type { ResolvedConfig } from './config/index.ts'
import type { Emit } from './events/index.ts'

/** What can be opened from outside. */
export type PlannerPanel = 'chat' | 'plan' | 'itineraries' | 'sign-in'

/** What the element hands to the widget bundle. */
export interface PlannerHost {
  /** The element's shadow root; the widget renders into a child of it and adopts its sheets there. */
  root: ShadowRoot
  config: ResolvedConfig
  emit: Emit
}

/** A running planner. */
export interface PlannerHandle {
  /** Merges new configuration in; a new `route` shows that screen. */
  update(changes: Partial<ResolvedConfig>): void
  open(panel: PlannerPanel): void
  /** Sends a message as the visitor; it counts as a user action. */
  send(text: string): void
  /** Removes everything that `mount` added: nodes, sheets, listeners, timers, requests. */
  destroy(): void
}

/** The widget bundle's exports, known to the element by this interface alone. */
export interface WidgetModule {
  readonly protocol: number
  mount(host: PlannerHost): PlannerHandle
}
