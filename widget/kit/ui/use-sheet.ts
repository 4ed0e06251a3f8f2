import { useContext, useLayoutEffect, createContext } from 'react'
import { adoptSheet, type SheetLayer } from '../dom.ts'

/** The shadow root that the planner lives in. */
export const RootContext = createContext<ShadowRoot | null>(null)

/** Adopts a component's sheet while it is mounted: `import sheet from './Chat.css?inline'`, then `useSheet(sheet)`. */
export function useSheet(sheet: string, layer: SheetLayer = 'feature'): void {
  const root = useContext(RootContext)
  useLayoutEffect(() => (root ? adoptSheet(root, sheet, layer) : undefined), [root, sheet, layer])
}
