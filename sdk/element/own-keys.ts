const KEYS = ['keydown', 'keypress', 'keyup'] as const

/**
 * Keeps key events of the planner inside it, so that a shortcut of the host page ("/" for search, "j" for next) does not
 * fire while somebody types. Fallback content belongs to the page: its keys go on.
 */
export function keepKeysInside(root: ShadowRoot, signal: AbortSignal): void {
  const stop = (event: Event) => {
    const [target] = event.composedPath()
    if (target instanceof Node && target.getRootNode() === root) event.stopPropagation()
  }
  for (const name of KEYS) root.addEventListener(name, stop, { signal })
}
