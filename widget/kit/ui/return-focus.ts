import { focusWithoutScroll } from '../dom.ts'

let due: HTMLElement | null = null

/**
 * Gives the focus back to where it was before a dialog, once whatever takes its place has been drawn: to focus what lies
 * behind has the browser style the page anew, for nothing where another dialog opens in the same go.
 */
export function returnFocus(element: HTMLElement | null): void {
  due = element
  queueMicrotask(() => {
    // Whoever has taken it meanwhile keeps it.
    if (document.activeElement === document.body) focusWithoutScroll(takeFocusDue())
  })
}

/** What the dialog before this one would have given the focus back to: this one does so when it goes. */
export function takeFocusDue(): HTMLElement | null {
  const element = due
  due = null
  return element
}
