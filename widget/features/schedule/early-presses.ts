import { gripIn } from './grips.ts'
import { liftByKey } from './lift-keys.ts'

/** The events of one press; a key is one of its own. */
const FOLLOWING = ['pointermove', 'pointerup', 'pointercancel'] as const

interface Pressed {
  target: Element
  /** `data-grip` of what it lifts. */
  grip: string
}

export interface EarlyPresses {
  /** Does again on the board what was pressed there before, and keeps nothing more. */
  handOn(): void
  stop(): void
}

/**
 * What carries a slip comes after the calendar. Until it has, this keeps what is pressed on something that can be lifted, and hands it
 * on; `near` is called when a hand or the focus comes to such a thing. A press that has ended by then has carried nothing.
 */
export function keepEarlyPresses(board: HTMLElement, near: () => void): EarlyPresses {
  const ended = new AbortController()
  let down: { on: Pressed; event: PointerEvent } | null = null
  let last: PointerEvent | null = null
  let keys: { on: Pressed; event: KeyboardEvent }[] = []

  const nearTo = (event: Event): Pressed | null => {
    const target = event.composedPath()[0]
    const grip = target instanceof Element && target.closest<HTMLElement>('[data-grip]')?.dataset.grip
    if (!grip) return null
    near()
    return { target, grip }
  }

  function handleDown(event: PointerEvent): void {
    const on = nearTo(event)
    if (on && event.isPrimary) down = { on, event }
    last = null
  }

  function handleAfter(event: PointerEvent): void {
    if (event.pointerId !== down?.event.pointerId) return
    if (event.type === 'pointermove') last = event
    else down = null
  }

  function handleKey(event: KeyboardEvent): void {
    const on = nearTo(event)
    if (!on || !(keys.length > 0 ? isOfCarrying(event) : liftByKey(on.target, event))) {
      keys = []
      return
    }
    event.preventDefault()
    event.stopPropagation()
    keys.push({ on, event })
  }

  /** What it was done on may have been drawn anew. */
  function again({ target, grip }: Pressed, event: Event): void {
    const there = board.contains(target) ? target : gripIn(board, grip)
    there?.dispatchEvent(event)
  }

  listen(board, ended.signal, { nearTo, handleDown, handleAfter, handleKey })

  return {
    handOn() {
      ended.abort()
      const [press, moved, pressed] = [down, last, keys]
      ;[down, keys] = [null, []]
      if (press) again(press.on, pointerAgain(press.event))
      if (press && moved) again(press.on, pointerAgain(moved))
      for (const { on, event } of pressed) again(on, new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }))
    },
    stop: () => ended.abort(),
  }
}

interface Handlers {
  nearTo(event: Event): unknown
  handleDown(event: PointerEvent): void
  handleAfter(event: PointerEvent): void
  handleKey(event: KeyboardEvent): void
}

function listen(board: HTMLElement, signal: AbortSignal, { nearTo, handleDown, handleAfter, handleKey }: Handlers): void {
  board.addEventListener('pointerover', nearTo, { signal })
  board.addEventListener('focusin', nearTo, { signal })
  board.addEventListener('pointerdown', handleDown, { signal })
  for (const type of FOLLOWING) board.addEventListener(type, handleAfter, { signal })
  board.addEventListener('keydown', handleKey, { signal })
  // A browser asks before a touch scrolls only where something listened when it began.
  board.addEventListener('touchmove', () => {}, { passive: false, signal })
}

/** It does not leave the shadow root: the page has heard of it. */
const pointerAgain = ({ type, pointerId, pointerType, isPrimary, button, clientX, clientY }: PointerEvent) =>
  new PointerEvent(type, { pointerId, pointerType, isPrimary, button, clientX, clientY, bubbles: true, cancelable: true })

/** Escape and Tab give up. */
const isOfCarrying = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter' || key.startsWith('Arrow')
