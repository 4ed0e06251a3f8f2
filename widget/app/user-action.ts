const ACTIONS = ['click', 'input', 'submit', 'drop'] as const

/**
 * Tells of everything a visitor does in the planner, before any of its own handlers hear it. Touching or scrolling is
 * no act: a reader who scrolls past has not asked for anything.
 */
export function watchUserActions(container: HTMLElement, onAct: () => void): () => void {
  for (const name of ACTIONS) container.addEventListener(name, onAct, { capture: true })
  return () => {
    for (const name of ACTIONS) container.removeEventListener(name, onAct, { capture: true })
  }
}
