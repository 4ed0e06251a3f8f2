import type { ResolvedConfig } from './config/index.ts'
import type { Emit } from './events/index.ts'

/** What can be opened from outside. */
export type PlannerPanel = 'chat' | 'plan' | 'templates' | 'voice' | 'itineraries' | 'sign-in' | 'welcome'

/** An event of the shadow root: the element was moved in its page, and nothing of it is in the top layer any more. */
export type Moved = 'moved'

/** What the element hands to the widget bundle. */
export interface PlannerHost {
  /** The element's shadow root: the widget adopts its sheets here. */
  root: ShadowRoot
  /**
   * Where the widget renders: it appends one `<div class="meander">`. A box inside `root` that the element sizes by the
   * view: the height of the host in 'inline', growing with the content in 'page', a panel in 'floating' and 'drawer'.
   */
  container: HTMLElement
  config: ResolvedConfig
  emit: Emit
  /** What the planner that was here before told when it left: `PlannerHandle.leave`. */
  left?: unknown
  /**
   * Only in 'floating' and 'drawer': closes the panel. The element itself shows a Close button of 44 px in the panel's
   * upper right corner; keep that place free.
   */
  close?: () => void
  /** Only there too: opens the panel, before something is shown in it that the visitor has not asked for in it. */
  show?: () => void
}

/** A running planner. */
export interface PlannerHandle {
  /** Merges new configuration in; a new `route` shows that screen. */
  update(changes: Partial<ResolvedConfig>): void
  open(panel: PlannerPanel): void
  /** Sends a message as the visitor; it counts as a user action. */
  send(text: string): void
  /** Puts words into the composer, in place of `before` where they still stand there, else behind what is written. It counts as a user action. */
  write?(words: string, before: string): void
  /** Answers an event of the page, `expandActivity` or `openItineraryModal`, that came before the planner ran. */
  hear?(event: Event): void
  /** Puts the focus where the screen begins, once it is there, unless it is in the planner already. */
  begin?(): void
  /** What the next planner in this place must know to go on where this one stopped, in another language. For its `left`. */
  leave?(): unknown
  /** Removes everything that `mount` added: nodes, sheets, listeners, timers, requests. */
  destroy(): void
}

/** The widget bundle's exports, known to the element by this interface alone. */
export interface WidgetModule {
  readonly protocol: number
  mount(host: PlannerHost): PlannerHandle
}
