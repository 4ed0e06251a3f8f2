import type { PlannerPanel } from './bridge.ts'
import type { PlannerConfig } from './config/index.ts'
import { TAG } from './element/tag.ts'
import type { PlannerEventName, PlannerEvents } from './events/index.ts'

/** A planner that was mounted by script. Every method may be called at once; what needs the widget waits for it. */
export interface MountedPlanner {
  /** The `<meander-planner>` element. */
  readonly element: HTMLElement
  /** Merges new configuration in; keys that are left out keep their value. */
  update(changes: Partial<PlannerConfig>): void
  /** Shows a part of the planner; opens the panel of the views 'floating' and 'drawer'. Default 'chat'. */
  open(panel?: PlannerPanel): void
  /** Sends a message as the visitor. It counts as a user action: from here on the planner may store and ask. */
  send(text: string): void
  /** Listens to an event. Returns the function that stops listening. */
  on<Name extends PlannerEventName>(name: Name, listener: (event: CustomEvent<PlannerEvents[Name]>) => void): () => void
  /** Removes the element and all that it added. */
  destroy(): void
}

/** The methods of the defined element that a handle passes on to. */
type Upgraded = HTMLElement & { configure(changes: Partial<PlannerConfig>): void; open(panel?: PlannerPanel): void; send(text: string): void }

/**
 * Puts a `<meander-planner>` into an element of the page, or takes over one that is there. The tag is defined by
 * whoever loads it: before that, calls wait.
 * @param target An element or a selector. Without a match the planner stays detached, and the console says so; so it does of what is
 * no selector.
 */
export function mountPlanner(target: Element | string, config: PlannerConfig = {}): MountedPlanner {
  const host = typeof target === 'string' ? find(target) : target
  const element = (host?.localName === TAG ? host : document.createElement(TAG)) as Upgraded & { config: PlannerConfig }
  element.config = config
  if (!host) console.warn(`Meander: nothing matches ${target}`)
  else if (host !== element) host.append(element)
  const soon = (call: () => void) => void customElements.whenDefined(TAG).then(call)
  return {
    element,
    update: changes => soon(() => element.configure(changes)),
    open: panel => soon(() => element.open(panel)),
    send: text => soon(() => element.send(text)),
    on(name, listener) {
      element.addEventListener(name, listener as EventListener)
      return () => element.removeEventListener(name, listener as EventListener)
    },
    destroy: () => element.remove(),
  }
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
