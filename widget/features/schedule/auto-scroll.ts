import { afterPaint } from '../../kit/use-after-paint.ts'
import type { Point } from './drag.ts'

/** So near (px) to an edge the page begins to move. */
const EDGE = 64
/** Pixels of one frame at the very edge. */
const FASTEST = 16

/**
 * Moves whatever scrolls around an element while a carried card is near an edge. `point` is where the card is, or null
 * while nothing is to move. Returns the stop.
 */
export function startAutoScroll(element: HTMLElement, point: () => Point | null, onScroll: () => void): () => void {
  const boxes = scrollersOf(element)
  let stop = afterPaint(tick)

  // Once a frame, after it: within one, asking where things are would have all that it has changed laid out twice.
  function tick(): void {
    stop = afterPaint(tick)
    const at = point()
    // Innermost first: one that still moves keeps the outer ones still.
    if (at && boxes.some((box) => scrollTowards(box, at, element))) onScroll()
  }
  return () => stop()
}

/** How far to move for a point between two edges: nothing in the middle, faster the nearer. */
export function scrollSpeed(at: number, low: number, high: number): number {
  const edge = Math.min(EDGE, (high - low) / 4)
  if (at < low + edge) return -Math.ceil(FASTEST * Math.min(1, (low + edge - at) / edge))
  if (at > high - edge) return Math.ceil(FASTEST * Math.min(1, (at - high + edge) / edge))
  return 0
}

function scrollTowards(box: HTMLElement, at: Point, element: HTMLElement): boolean {
  const page = box === document.scrollingElement
  const area = page ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight } : box.getBoundingClientRect()
  const across = page || (at.y >= area.top && at.y <= area.bottom) ? scrollSpeed(at.x, Math.max(area.left, 0), Math.min(area.right, window.innerWidth)) : 0
  const [top, bottom] = [Math.max(area.top, 0), Math.min(area.bottom, window.innerHeight)]
  // Asked where it matters alone: each frame asks.
  const foot = at.y > bottom - 4 * EDGE ? footOf(element) : Infinity
  const wished = page || (at.x >= area.left && at.x <= area.right) ? scrollSpeed(at.y, top, Math.min(bottom, foot)) : 0
  const down = wished !== 0 && leadsOn(element.getBoundingClientRect(), { top, bottom }, wished) ? wished : 0
  if (across === 0 && down === 0) return false
  const before = [box.scrollLeft, box.scrollTop]
  box.scrollLeft += across
  box.scrollTop += down
  return before[0] !== box.scrollLeft || before[1] !== box.scrollTop
}

/** Whether there is more of the element that way: beyond its ends nothing can be dropped on, however far the page goes. */
export function leadsOn(whole: { top: number; bottom: number }, seen: { top: number; bottom: number }, speed: number): boolean {
  return speed < 0 ? whole.top < seen.top : whole.bottom > seen.bottom
}

/** The top of what stands at the foot of the window while something is carried: the page scrolls above it. */
function footOf(element: HTMLElement): number {
  return element.querySelector('.take-off')?.getBoundingClientRect().top ?? Infinity
}

/** The boxes that can scroll, inside the shadow root, around it, and the page itself. */
function scrollersOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [...element.querySelectorAll<HTMLElement>('.week-scroll, .strip')]
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (!(node instanceof HTMLElement) || node === document.body || node === document.documentElement) continue
    if (/auto|scroll/.test(`${getComputedStyle(node).overflowX} ${getComputedStyle(node).overflowY}`)) found.push(node)
  }
  const page = document.scrollingElement
  return page instanceof HTMLElement ? [...found, page] : found
}
