import type { ReadableAtom } from 'nanostores'
import { focusHeading, focusWithoutScroll } from './dom.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'
const OUT_OF_REACH = '[inert], [hidden]'

interface KeepFocusDeps {
  root: ShadowRoot
  box: HTMLElement
  $route: ReadableAtom<string>
}

/** What had the focus last, until it was left on purpose. */
interface Held {
  element: HTMLElement
  /** What stood around it, from the inside outwards. */
  around: readonly HTMLElement[]
}

/**
 * The focus never falls back to the page's body: after a change of screens it stands where the new one begins, and when
 * what had it goes (a row that was removed, a button that has done its work) it stays as near as there is something.
 */
export function keepFocus({ root, box, $route }: KeepFocusDeps): () => void {
  let held: Held | null = null
  let screenChanged = false
  let frame = 0

  function mend(): void {
    if (isSomewhere(root) || !held) return
    if (screenChanged) {
      if (focusHeading(box)) screenChanged = false
      return
    }
    if (isUsable(held.element)) return
    const next = nearest(held)
    held = null
    if (next) focusWithoutScroll(next)
    else focusHeading(box)
  }
  const look = () => {
    cancelAnimationFrame(frame)
    // Whoever gives the focus back does so first.
    if (held) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(mend)))
  }

  const listening = new AbortController()
  const { signal } = listening
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    held = { element: target, around: ancestorsOf(target, box) }
    screenChanged = false
  }
  // By script the focus may have come elsewhere by then.
  const forget = (left: EventTarget | null) => {
    if (held?.element === left && isUsable(held.element)) held = null
  }
  box.addEventListener('focusin', remember, { signal })
  box.addEventListener('focusout', ({ target }) => queueMicrotask(() => forget(target)), { signal })
  // Whoever is somewhere else on the page stays there.
  const stopListening = $route.listen(() => {
    screenChanged = held !== null
    look()
  })
  const watching = new MutationObserver(look)
  watching.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert', 'hidden'] })
  return () => {
    listening.abort()
    stopListening()
    watching.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Something has the focus: in the planner, or elsewhere on the page. */
function isSomewhere(root: ShadowRoot): boolean {
  const { activeElement, body } = root.ownerDocument
  return root.activeElement !== null || (activeElement !== null && activeElement !== body && activeElement !== root.host)
}

/** A field that waits for its answer is given the focus back by its form where there is a keyboard. */
function isUsable(element: HTMLElement): boolean {
  if (!element.isConnected || element.closest(OUT_OF_REACH)) return false
  if (element instanceof HTMLTextAreaElement) return !element.disabled || matchMedia('(pointer: fine)').matches
  return !(element instanceof HTMLButtonElement && element.disabled)
}

function ancestorsOf(element: HTMLElement, box: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let parent = element.parentElement; parent && parent !== box; parent = parent.parentElement) found.push(parent)
  return found
}

/** What stood closest around it, and is still there, has something to go on with. The heading of a screen is followed by that of the next. */
function nearest({ element, around }: Held): HTMLElement | null {
  if (element.matches('h1')) return null
  for (const part of around) {
    if (!part.isConnected || part.closest(OUT_OF_REACH)) continue
    // A log is read on where it stands; its first card may be far above.
    if (part.matches('[tabindex="0"]')) return part
    const within = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const next = within.find((one) => one !== element && !one.closest(OUT_OF_REACH) && one.checkVisibility?.() !== false)
    if (next) return next
  }
  return null
}
