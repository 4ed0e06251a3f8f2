import { adoptSheet } from './dom.ts'
import sheet from './tooltips.css?inline'

export const TOOLTIP_DELAY_MS = 700
/** So soon after one was left, the next is shown at once. */
export const TOOLTIP_SKIP_MS = 300

const NAMED = '.icon-button[aria-label]:not([title])'

/**
 * Says the name of a button that shows a picture only, to whoever points at it for a while or comes to it by keyboard.
 * Readers of screens have the name already: the bubble is for eyes.
 */
export function watchTooltips(root: ShadowRoot, box: HTMLElement): () => void {
  const dropSheet = adoptSheet(root, sheet, 'ground')
  const listening = new AbortController()
  const { signal } = listening
  let bubble: HTMLElement | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  let left = -Infinity

  function show(button: HTMLElement): void {
    hide()
    bubble = makeBubble(button.getAttribute('aria-label') ?? '', box.lang)
    // Inside the dialog that the button stands in, above which nothing else is seen.
    ;(button.closest('dialog') ?? box).append(bubble)
    bubble.showPopover?.()
    place(bubble, button.getBoundingClientRect())
  }
  function hide(): void {
    clearTimeout(waiting)
    if (bubble) left = performance.now()
    bubble?.remove()
    bubble = null
  }
  function point(event: Event): void {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return
    const button = namedButton(event.target)
    if (!button) return hide()
    if (button.contains(event instanceof MouseEvent && event.relatedTarget instanceof Node ? event.relatedTarget : null)) return
    hide()
    if (performance.now() - left < TOOLTIP_SKIP_MS) show(button)
    else waiting = setTimeout(() => button.isConnected && show(button), TOOLTIP_DELAY_MS)
  }
  function focus(event: Event): void {
    const button = namedButton(event.target)
    // Not while the dialog that gives it the focus is being shown: nothing else can be.
    if (button?.matches(':focus-visible')) queueMicrotask(() => button.matches(':focus-visible') && show(button))
  }

  root.addEventListener('pointerover', point, { signal })
  root.addEventListener('focusin', focus, { signal })
  for (const name of ['pointerdown', 'focusout', 'keydown', 'scroll'] as const) root.addEventListener(name, hide, { signal, capture: true })
  box.addEventListener('pointerleave', hide, { signal })
  // Pointed at while this was still on its way.
  const pointed = box.querySelector<HTMLElement>(`${NAMED}:hover`)
  if (pointed) waiting = setTimeout(() => pointed.isConnected && show(pointed), TOOLTIP_DELAY_MS)
  return () => {
    listening.abort()
    hide()
    dropSheet()
  }
}

const namedButton = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(NAMED) : null)

function makeBubble(name: string, lang: string): HTMLElement {
  const bubble = document.createElement('div')
  bubble.className = 'tip'
  bubble.popover = 'manual'
  bubble.ariaHidden = 'true'
  bubble.lang = lang
  bubble.textContent = name
  return bubble
}

const GAP = 6
const EDGE = 8

/** Under the button, above it where there is no room, and never over the edge of the window. */
function place(bubble: HTMLElement, button: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const across = Math.min(Math.max(button.x + (button.width - width) / 2, EDGE), Math.max(EDGE, innerWidth - width - EDGE))
  const down = button.bottom + GAP + height > innerHeight ? button.top - GAP - height : button.bottom + GAP
  bubble.style.translate = `${Math.round(across)}px ${Math.round(down)}px`
}
