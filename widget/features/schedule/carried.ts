import { computed, type ReadableAtom } from 'nanostores'
import type { Device, DragState } from './drag.ts'

/** What is carried and by what; the same object from pick-up to drop, while the pointer moves on. */
export interface Carried<Item> {
  item: Item
  device: Device | 'keyboard'
}

/** What of a drag a page has to be drawn anew for: not each pixel that it moves. */
export function carriedOf<Item>($drag: ReadableAtom<DragState<Item>>): { $carried: ReadableAtom<Carried<Item> | null>; $over: ReadableAtom<string | null> } {
  let last: Carried<Item> | null = null
  const $carried = computed($drag, (drag) => {
    if (drag.state !== 'carried') return (last = null)
    if (last?.item === drag.item && last.device === drag.device) return last
    return (last = { item: drag.item, device: drag.device })
  })
  return { $carried, $over: computed($drag, (drag) => (drag.state === 'carried' ? drag.over : null)) }
}
