/** Sending switches following on again after this long. */
export const FOLLOW_AGAIN_MS = 1000
export const SCROLL_AFTER_REPLY_MS = 300
/** With cards to be drawn first. */
export const SCROLL_AFTER_FINDINGS_MS = 800

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '])

export interface FollowScroll {
  /** The text became longer. */
  grew(): void
  /** The visitor sent something. */
  sent(): void
  /** A reply is complete. */
  replied(withFindings: boolean): void
  /** There is no conversation (any more): the welcome is read from its beginning. */
  rewind(): void
  destroy(): void
}

/**
 * Follows the end of a growing text until its reader scrolls. It never goes past the beginning of what is being
 * answered: a long reply grows below the fold while its first line is read.
 */
export function createFollowScroll(element: HTMLElement): FollowScroll {
  const listening = new AbortController()
  let following = true
  // What belongs to the letters comes later than they do, and makes them longer.
  const growing = new ResizeObserver(() => toEnd())
  const timers = new Set<ReturnType<typeof setTimeout>>()

  /** Nothing stands here, or has been seen to. */
  let fresh = true
  const act = () => growing.disconnect()
  const pause = () => {
    act()
    following = false
  }
  const toEnd = () => {
    if (following) element.scrollTop = Math.min(element.scrollHeight - element.clientHeight, startOfLast(element))
  }
  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }
  const forget = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  const { signal } = listening
  element.addEventListener('wheel', pause, { signal, passive: true })
  element.addEventListener('touchmove', pause, { signal, passive: true })
  // Whoever goes about in it wants it where it is.
  for (const name of ['keydown', 'pointerdown']) element.addEventListener(name, act, { signal })
  // From wherever in the conversation, except that a space presses the button that it is on.
  element.addEventListener('keydown', ({ key, target }) => SCROLL_KEYS.has(key) && (key !== ' ' || target === element) && pause(), { signal })
  // Tab goes to what is out of sight, too, which the browser then scrolls to.
  element.addEventListener('focusin', ({ target }) => target !== element && (target as Element).matches(':focus-visible') && pause(), { signal })
  // The bar at its side lies beyond its own room, at whichever side.
  element.addEventListener('pointerdown', ({ target, offsetX }) => target === element && (offsetX < 0 || offsetX >= element.clientWidth) && pause(), { signal })

  return {
    grew() {
      toEnd()
      if (fresh) for (const part of element.children) growing.observe(part)
      fresh = false
    },
    sent() {
      toEnd()
      later(FOLLOW_AGAIN_MS, () => {
        following = true
        toEnd()
      })
    },
    replied: (withFindings) => later(withFindings ? SCROLL_AFTER_FINDINGS_MS : SCROLL_AFTER_REPLY_MS, toEnd),
    rewind() {
      forget()
      act()
      fresh = following = true
      element.scrollTop = 0
    },
    destroy() {
      listening.abort()
      act()
      forget()
    },
  }
}

/** Where the last note of the traveller begins, with some air above it. */
function startOfLast(element: HTMLElement): number {
  const note = [...element.querySelectorAll<HTMLElement>('.note')].at(-1)
  if (!note) return Infinity
  return note.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop - 20
}
