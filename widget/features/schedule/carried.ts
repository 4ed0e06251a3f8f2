import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Device, DragState } from './drag.ts'
import type { Turns } from './turns.ts'

/** What is carried and by what; the same object from pick-up to drop, while the pointer moves on. */
export interface Carried<Item> {
  item: Item
  device: Device | 'keyboard'
}

/** A drag, and what of it a page has to be drawn anew for: not each pixel that it moves. */
export interface DragStores<Item> {
  $drag: WritableAtom<DragState<Item>>
  /** As it is drawn: that nothing is carried any more is seen once the card has begun to land. */
  $seen: WritableAtom<DragState<Item>>
  $carried: ReadableAtom<Carried<Item> | null>
  $over: ReadableAtom<string | null>
  /** It is missed where it was, and its starts are looked at, once it is seen to be lifted: all in one frame would be a long one. */
  $item: ReadableAtom<Item | null>
  destroy(): void
}

export function createDragStores<Item>(turns: Pick<Turns, 'take'>): DragStores<Item> {
  const $drag = atom<DragState<Item>>({ state: 'idle' })
  const $seen = atom($drag.get())
  let last: Carried<Item> | null = null
  const $carried = computed($seen, (drag) => {
    if (drag.state !== 'carried') return (last = null)
    if (last?.item === drag.item && last.device === drag.device) return last
    return (last = { item: drag.item, device: drag.device })
  })
  const $item = atom<Item | null>(null)
  let stopLifting = () => {}
  const unlisten = $carried.listen((carried) => {
    stopLifting()
    if (carried) stopLifting = turns.take(() => $item.set(carried.item))
    else $item.set(null)
  })
  return {
    $drag,
    $seen,
    $carried,
    $over: computed($seen, (drag) => (drag.state === 'carried' ? drag.over : null)),
    $item,
    destroy() {
      stopLifting()
      unlisten()
    },
  }
}
