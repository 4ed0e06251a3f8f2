const ACTIONS = ['click', 'submit', 'drop'] as const

/**
 * Tells of everything a visitor does in the planner, before any of its own handlers hear it. Touching or scrolling is
 * no act: a reader who scrolls past has not asked for anything.
 *
 * Typing is told after its handlers: what an act changes is drawn between two handlers, and a field drawn before its own
 * has read the first letter would lose it.
 */
export function watchUserActions(container: HTMLElement, onAct: () => void): () => void {
  for (const name of ACTIONS) container.addEventListener(name, onAct, { capture: true })
  container.addEventListener('input', onAct)
  return () => {
    for (const name of ACTIONS) container.removeEventListener(name, onAct, { capture: true })
    container.removeEventListener('input', onAct)
  }
}
