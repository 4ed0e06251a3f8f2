import { startAutoScroll } from './auto-scroll.ts'
import { LONG_PRESS_MS, type Direction, type DragEvent, type DragOutcome, type DragState, type Point } from './drag.ts'
import { liftByKey } from './lift-keys.ts'
import { keyInReading } from '../../kit/reading.ts'

interface SensorPort<Item> {
  /** What `data-grip` names; null when there is no such thing any more. */
  find(grip: string): Item | null
  state(): DragState<Item>['state']
  device(): string | null
  send(event: DragEvent<Item>): DragOutcome<Item> | null
  /** A press may become a drag: time to ask for what it needs. */
  expect(item: Item): void
  /** Shows where it could go as a list. */
  list(item: Item): void
  /** True where the page must not scroll under the card, although it is near an edge. */
  rests(at: Point): boolean
  /** The carried card is at another point of the window. */
  carry(at: Point): void
}

const ARROWS: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/**
 * Listens to pointer, touch and keys on one element and tells the drag. It works in a shadow root on a page that is not
 * ours: the pointer is captured by our own element, and all listeners are on it but for the keys while something is
 * carried by hand, when the focus may be anywhere.
 */
export function attachDragSensor<Item>(root: HTMLElement, port: SensorPort<Item>): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let hold: ReturnType<typeof setTimeout> | undefined
  let last: Point = { x: 0, y: 0 }
  let pointer: number | null = null
  let stopScroll = () => {}
  let swallowClick = false

  const carried = () => port.state() === 'carried'
  const byHand = () => carried() && port.device() !== 'keyboard'

  function lifted(): void {
    if (pointer !== null && !root.hasPointerCapture(pointer)) root.setPointerCapture(pointer)
    swallowClick = true
    window.addEventListener('keydown', handleEscape, { capture: true, signal })
    stopScroll()
    stopScroll = startAutoScroll(root, () => (port.rests(last) ? null : last), handleScrolled)
    port.carry(last)
  }

  function handleScrolled(): void {
    port.send({ type: 'look' })
    port.carry(last)
  }

  function finish(event: DragEvent<Item>): void {
    clearTimeout(hold)
    stopScroll()
    window.removeEventListener('pointerdown', handleSecond, { capture: true })
    window.removeEventListener('keydown', handleEscape, { capture: true })
    port.send(event)
    if (pointer !== null && root.hasPointerCapture(pointer)) root.releasePointerCapture(pointer)
    pointer = null
  }

  function handleDown(event: PointerEvent): void {
    swallowClick = false
    const grip = gripOf(event)
    const item = grip && port.find(grip)
    if (!item || !event.isPrimary || event.button !== 0 || carried()) return
    pointer = event.pointerId
    last = { x: event.clientX, y: event.clientY }
    window.addEventListener('pointerdown', handleSecond, { capture: true, signal })
    const device = event.pointerType === 'touch' ? 'touch' : 'mouse'
    port.send({ type: 'press', item, device, at: last })
    // A button of its own is pressed for what it does; what becomes a drag all the same asks when it is lifted.
    if (!within(event, '.do')) port.expect(item)
    clearTimeout(hold)
    // Also on the element itself: it hears its touch to the end, even when turning the day has taken it out of the page.
    if (device === 'touch') event.composedPath()[0]?.addEventListener('touchmove', handleTouchMove, { passive: false, signal })
    if (device === 'touch') hold = setTimeout(() => port.send({ type: 'hold' })?.type === 'lifted' && lifted(), LONG_PRESS_MS)
  }

  /** Two fingers make the page larger or smaller, wherever the second one is: that carries nothing. */
  function handleSecond(event: PointerEvent): void {
    if (event.pointerType === 'touch' && event.pointerId !== pointer) finish({ type: 'cancel' })
  }

  function handleMove(event: PointerEvent): void {
    if (event.pointerId !== pointer) return
    last = { x: event.clientX, y: event.clientY }
    const outcome = port.send({ type: 'move', at: last })
    if (outcome?.type === 'lifted') lifted()
    else if (byHand()) port.carry(last)
    // Nothing else is to come of it: no text is marked, and the browser need not look for what lies below.
    if (byHand()) event.preventDefault()
    else if (port.state() === 'idle') finish({ type: 'cancel' })
  }

  function handleTouchMove(event: Event): void {
    if (byHand() && event.cancelable) event.preventDefault()
  }

  function handleUp(event: PointerEvent): void {
    if (event.pointerId === pointer) finish({ type: 'release' })
  }

  function handleCancel(event: PointerEvent): void {
    if (event.pointerId === pointer) finish({ type: 'cancel' })
  }

  function handleEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !byHand()) return
    event.preventDefault()
    event.stopPropagation()
    finish({ type: 'cancel' })
  }

  function handleKey(event: KeyboardEvent): void {
    if (byHand()) return
    const answer = carried() ? carriedKey<Item>(event.key) : liftedBy(event)
    if (answer === null) return
    event.preventDefault()
    event.stopPropagation()
    if (answer !== 'list') port.send(answer)
  }

  /** M on a slip or a handle opens what a drag does as a list. */
  function liftedBy(event: KeyboardEvent): DragEvent<Item> | 'list' | null {
    const target = event.composedPath()[0]
    const does = target instanceof HTMLElement ? liftByKey(target, event) : null
    const grip = does && gripOf(event)
    const item = grip && port.find(grip)
    if (!item || !(target instanceof HTMLElement)) return null
    if (does === 'list') {
      port.list(item)
      return 'list'
    }
    const { left, top } = target.getBoundingClientRect()
    return { type: 'pick', item, at: { x: left, y: top } }
  }

  function handleClick(event: MouseEvent): void {
    if (!swallowClick) return
    swallowClick = false
    event.preventDefault()
    event.stopPropagation()
  }

  root.addEventListener('pointerdown', handleDown, { signal })
  root.addEventListener('pointermove', handleMove, { signal })
  root.addEventListener('pointerup', handleUp, { signal })
  root.addEventListener('pointercancel', handleCancel, { signal })
  root.addEventListener('keydown', handleKey, { signal })
  root.addEventListener('click', handleClick, { capture: true, signal })
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  // The page turns to the starts, and to another day, under a finger that rests; an embed does so in a box of its own.
  for (const place of [window, root.getRootNode()]) place.addEventListener('scroll', () => byHand() && handleScrolled(), { capture: true, signal })
  // Once lifted, the finger carries and no longer scrolls; the long press must not open a menu either.
  root.addEventListener('touchmove', handleTouchMove, { passive: false, signal })
  root.addEventListener('contextmenu', (event) => pointer !== null && port.device() === 'touch' && event.preventDefault(), { signal })
  root.addEventListener('focusout', (event) => leavesKeyboardDrag(event) && port.send({ type: 'cancel' }), { signal })

  /** From what holds the focus while something is carried by key. A window that is left has it there still. */
  function leavesKeyboardDrag(event: FocusEvent): boolean {
    return carried() && !byHand() && within(event, '[data-hold]') !== null && document.hasFocus()
  }

  return () => {
    finish({ type: 'cancel' })
    ended.abort()
  }
}

function carriedKey<Item>(key: string): DragEvent<Item> | null {
  const direction = ARROWS[keyInReading(key)]
  if (direction) return { type: 'step', direction }
  if (key === 'Enter' || key === ' ') return { type: 'drop' }
  return key === 'Escape' || key === 'Tab' ? { type: 'cancel' } : null
}

function gripOf(event: Event): string | null {
  return within(event, '[data-grip]')?.dataset.grip ?? null
}

function within(event: Event, selector: string): HTMLElement | null {
  const target = event.composedPath()[0]
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
