import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * A part of what a store holds: of many that ask, only those are drawn anew whose part has changed.
 * @param select Gives the same object or primitive as long as its part is the same.
 */
export const useSelected = <Value, Part>($store: ReadableAtom<Value>, select: (value: Value) => Part): Part => useSyncExternalStore($store.listen, () => select($store.get()))
