import type { PlannerView, ResolvedConfig } from '../config/index.ts'
import { closeButton, launcher, node } from './nodes.ts'
import type { Words } from './words.ts'

/** The box that holds the planner: in the flow of the page, or a panel behind a launcher. */
export interface Frame {
  /** Where the widget renders. */
  readonly box: HTMLElement
  /** False while the panel is closed. */
  readonly shown: boolean
  show(): void
  hide(): void
  /** Puts into the top layer again what a move in the page has taken out of it. One in the flow of the page lies there. */
  back?(): void
  /** Takes every node of the frame out of the shadow root. */
  remove(): void
}

interface FrameDeps {
  host: HTMLElement
  root: ShadowRoot
  words: Words
  /** Called each time the frame is shown. */
  onShow: () => void
}

export const isPanel = (view: PlannerView): boolean => view === 'floating' || view === 'drawer'

/** By which the element's sheet knows what it draws. */
export function markHost({ dataset }: HTMLElement, { view, scheme }: ResolvedConfig): void {
  dataset.view = view
  if (scheme === 'auto') delete dataset.scheme
  else dataset.scheme = scheme
}

export function createFrame(view: PlannerView, deps: FrameDeps): Frame {
  return isPanel(view) ? panelFrame(view, deps) : inlineFrame(deps)
}

function inlineFrame({ root }: FrameDeps): Frame {
  const box = node('div', 'frame')
  root.append(box)
  return { box, shown: true, show: () => {}, hide: () => {}, remove: () => box.remove() }
}

function panelFrame(view: PlannerView, { host, root, words, onShow }: FrameDeps): Frame {
  const box = node('div', 'frame panel', closeButton(words, hide))
  const { box: slot, button } = launcher(words, () => (isShown() ? hide() : show()))
  box.popover = 'manual'
  // The button of a drawer stands in the text; this one lies above the page, as the panel does.
  if (view === 'floating') slot.popover = 'manual'
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-label', 'Meander')
  box.addEventListener('keydown', event => {
    // A dialog in the panel closes alone.
    const inDialog = event.target instanceof Element && event.target.closest('dialog')
    if (event.key === 'Escape' && !event.defaultPrevented && !inDialog) hide()
  })
  root.append(slot, box)
  settle()

  function isShown(): boolean {
    return host.hasAttribute('data-open')
  }
  /** The button says what is, and what lies above the page is put there. */
  function settle(): void {
    button.setAttribute('aria-expanded', `${isShown()}`)
    if (slot.popover) slot.togglePopover?.(true)
    box.togglePopover?.(isShown())
  }
  function show(): void {
    if (isShown()) return
    host.setAttribute('data-open', '')
    settle()
    onShow()
  }
  function hide(): void {
    if (!isShown()) return
    host.removeAttribute('data-open')
    // Nobody would see it, and nothing of the page could be pressed under it.
    for (const dialog of box.querySelectorAll('dialog[open]')) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    settle()
    button.focus({ preventScroll: true })
  }
  return {
    box,
    get shown() {
      return isShown()
    },
    show,
    hide,
    back: settle,
    remove() {
      host.removeAttribute('data-open')
      slot.remove()
      box.remove()
    },
  }
}
