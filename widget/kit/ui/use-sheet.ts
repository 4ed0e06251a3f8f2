import { useContext, useLayoutEffect, createContext } from 'react'
import { adoptSheet } from '../dom.ts'

/** The shadow root that the planner lives in. */
export const RootContext = createContext<ShadowRoot | null>(null)

/** Adopts a component's sheet while it is mounted: `import sheet from './Chat.css?inline'`, then `useSheet(sheet)`. */
export function useSheet(sheet: string): void {
  const root = useContext(RootContext)
  useLayoutEffect(() => (root ? adoptSheet(root, sheet) : undefined), [root, sheet])
}
