import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** What a store holds; the component is drawn anew when that changes. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  return useSyncExternalStore(store.listen, () => store.get())
}
