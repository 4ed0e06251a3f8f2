import { focusWithoutScroll } from '../kit/dom.ts'

/** After a dialog has begun a letter: it is gone, and maybe what opened it, so one reads on where the answer comes. */
export function readOn(root: ShadowRoot | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusWithoutScroll(root?.querySelector<HTMLElement>('[role="log"]'))))
}
