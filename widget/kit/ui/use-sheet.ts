import { useContext, useLayoutEffect, createContext } from 'react'
import { adoptSheet, dropUnworn, type SheetLayer } from '../dom.ts'

/** The shadow root that the planner lives in. */
export const RootContext = createContext<ShadowRoot | null>(null)

/** Adopts a component's sheet while it is mounted: `import sheet from './Chat.css?inline'`, then `useSheet(sheet)`. */
export function useSheet(sheet: string | undefined, layer: SheetLayer = 'feature'): void {
  const root = useContext(RootContext)
  useLayoutEffect(() => {
    if (!root || !sheet) return
    const drop = adoptSheet(root, sheet, layer)
    return () => dropUnworn(root, drop)
  }, [root, sheet, layer])
}
