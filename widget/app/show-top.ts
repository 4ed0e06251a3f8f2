import type { ReadableAtom } from 'nanostores'
import { pageOf } from './navigation.ts'

/**
 * A screen that takes the place of another begins at its top: where the page around is scrolled past that, it is brought back. A page of the
 * planner's own is left to who keeps its history. Returns what ends it.
 */
export function showTop(box: HTMLElement, $route: ReadableAtom<string>): () => void {
  let shown = pageOf($route.get())
  return $route.listen((route) => {
    if (pageOf(route) === shown) return
    shown = pageOf(route)
    if (box.dataset.view !== 'page' && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' })
  })
}
