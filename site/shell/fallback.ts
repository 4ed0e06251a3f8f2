let fallback: Node[] = []

/** Keeps what the server wrote into the page (a shared trip in plain HTML), so that it can stand inside the planner's tag until the planner is there. */
export function takeFallback(root: HTMLElement): void {
  fallback = Array.from(root.childNodes)
}

/** Puts the kept nodes into the planner's tag, once. */
export function giveFallback(tag: HTMLElement): void {
  tag.append(...fallback)
  fallback = []
}
