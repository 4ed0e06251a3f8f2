const TAKES_FOCUS = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Lets a box be scrolled by keys while it scrolls and nothing in it takes the focus. Returns the function that stops looking. */
export function reachByKeys(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight && !box.querySelector(TAKES_FOCUS)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  // Told for the first time once it is laid out: nobody waits for it.
  const observer = new ResizeObserver(look)
  observer.observe(box)
  return () => observer.disconnect()
}
