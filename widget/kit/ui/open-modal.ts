import { focusedIn, focusWithoutScroll } from '../dom.ts'
import { afterPaint } from '../use-after-paint.ts'
import { hearSecondPress } from './second-press.ts'
import { takeAlong } from './take-along.ts'

/**
 * Opens a dialog, modal from the frame after the one that first shows it: a modal dialog makes everything behind it inert,
 * for which the browser styles every element of the page anew, and nobody is to wait for that. Until then it lies above
 * everything as a popover. Where it stands outside of a modal that is open, and so is inert, where a popover would lie
 * above it, and where there are no popovers, it is modal at once. Returns what its closing calls: that calls off what is still to come.
 * @param first Takes the focus; null leaves that to the browser.
 */
export function openModal(dialog: HTMLDialogElement, first: HTMLElement | null): () => void {
  const close = hearSecondPress(dialog)
  const stay = showModal(dialog, first)
  return () => {
    stay()
    close()
  }
}

function showModal(dialog: HTMLDialogElement, first: HTMLElement | null): () => void {
  const root = dialog.getRootNode()
  const alone = root instanceof ShadowRoot && typeof dialog.showPopover === 'function' && isFree(dialog, root)
  if (alone) {
    dialog.popover = 'manual'
    withFocusOn(first, () => dialog.showPopover?.())
    const unhear = hearEscape(dialog)
    const stay = afterPaint(() => {
      unhear()
      makeModal(dialog)
    })
    return () => {
      unhear()
      stay()
    }
  }
  withFocusOn(first, () => dialog.showModal())
  takeAlong(dialog)
  return () => {}
}

/** A picture of a dialog that leaves lies beneath. */
function isFree(dialog: HTMLDialogElement, root: ShadowRoot): boolean {
  return !root.querySelector(':popover-open:not(.leaving)') && [...root.querySelectorAll(':modal')].every((modal) => modal.contains(dialog))
}

/** A popover hears no Escape, as a modal dialog does by itself: until it is one, it is asked to close wherever the focus is. */
function hearEscape(dialog: HTMLDialogElement): () => void {
  function hear(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  }
  window.addEventListener('keydown', hear, true)
  return () => window.removeEventListener('keydown', hear, true)
}

/** In one piece, so that nothing of it is seen: everything stays where it is, and the focus with it. */
function makeModal(dialog: HTMLDialogElement): void {
  const focused = focusedIn(dialog)
  const above = [...dialog.querySelectorAll<HTMLElement>(':popover-open')]
  withFocusOn(focused && dialog.contains(focused) ? focused : null, () => {
    dialog.popover = null
    dialog.showModal()
  })
  takeAlong(dialog)
  for (const one of above) {
    one.hidePopover?.()
    one.showPopover?.()
  }
}

/** The browser gives the focus to what asks for it: so that it does not go to the cross first, and is not told twice. */
function withFocusOn(element: HTMLElement | null, open: () => void): void {
  const asks = element?.hasAttribute('autofocus')
  element?.setAttribute('autofocus', '')
  open()
  if (!asks) element?.removeAttribute('autofocus')
  if (element && focusedIn(element) !== element) focusWithoutScroll(element)
}
