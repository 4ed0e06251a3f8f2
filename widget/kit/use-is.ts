import type { ReadableAtom } from 'nanostores'
import { useSelected } from './use-selected.ts'

/** Whether a store holds this value: of many that ask, only those are drawn anew for whom the answer has changed. */
export const useIs = <Value>($store: ReadableAtom<Value>, value: Value): boolean => useSelected($store, (held) => held === value)
