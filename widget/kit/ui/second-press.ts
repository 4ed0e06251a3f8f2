/** So long, and so near, the second press of one double press comes. */
const SECOND_MS = 400
const NEAR_PX = 24

/** What stood beneath a dialog does not take the second of two quick presses, of which the first has closed it. Returns what its closing calls. */
export function hearSecondPress(dialog: HTMLElement): () => void {
  let last: MouseEvent | null = null
  dialog.addEventListener('click', (event) => (last = event), true)
  return () => {
    const first = last
    // A key has no place.
    if (!first?.detail) return
    const swallow = (event: MouseEvent) => {
      const isSecond = event.timeStamp - first.timeStamp < SECOND_MS && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < NEAR_PX
      // The dialog that took its place is meant.
      if (!event.detail || !isSecond || event.composedPath().some((one) => one instanceof HTMLDialogElement)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('click', swallow, true)
    setTimeout(() => window.removeEventListener('click', swallow, true), SECOND_MS)
  }
}
