import type { Moved } from '@meander/sdk/bridge'
import { focusWithoutScroll } from '../dom.ts'

const MOVED: Moved = 'moved'
/** Dialogs that were modal, and popovers that have something to show: the outer ones come first. */
const ABOVE = 'dialog[open]:not(:modal, .beside), [popover]:not([hidden], :empty)'

/**
 * A browser that moves an element takes what is in it out of the top layer: dialogs stay open, but lie in the page and hold nobody, popovers
 * are gone. They are put back in their order, and the focus to where it was in them. Returns what ends it.
 */
export function putBackWhenMoved(root: ShadowRoot, box: HTMLElement): () => void {
  let focused: HTMLElement | null = null
  const note = ({ target }: Event) => (focused = target instanceof HTMLElement ? target : null)
  function putBack(): void {
    const before = focused
    for (const one of box.querySelectorAll<HTMLElement>(ABOVE)) {
      if (one.popover) one.togglePopover?.(true)
      else if (one instanceof HTMLDialogElement) {
        // Without `close`, of which its owner would hear.
        one.open = false
        one.showModal()
      }
    }
    if (before?.closest('dialog[open]')) focusWithoutScroll(before)
  }
  root.addEventListener('focusin', note)
  root.addEventListener(MOVED, putBack)
  return () => {
    root.removeEventListener('focusin', note)
    root.removeEventListener(MOVED, putBack)
  }
}
