/** What a page may ask for by an event on `window`: the planner that runs hears it by itself. */
const PAGE_EVENTS = ['expandActivity', 'openItineraryModal']
/** Whoever has the turn among the planners that run prevents the question's default: see the widget's `takeTurns`. */
const TURN_EVENT = 'meander-turn'

/** Two elements may be waiting: the first has it. */
const taken = new WeakSet<Event>()

interface Waiting {
  /** A planner that runs hears for itself. */
  running: () => boolean
  /** Nobody else answers this one. */
  answer: (event: Event) => void
}

/** Hears what the page asks while the planner does not run yet, and no other one of the page answers. */
export function hearPage({ running, answer }: Waiting, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (running() || taken.has(event) || !namesActivity(event)) return
    if (!window.dispatchEvent(new CustomEvent(TURN_EVENT, { detail: 'whose', cancelable: true }))) return
    taken.add(event)
    answer(event)
  }
  for (const name of PAGE_EVENTS) window.addEventListener(name, hear, { signal })
}

const namesActivity = (event: Event): boolean => event instanceof CustomEvent && typeof event.detail?.activity === 'object'
