import { options, type VNode } from 'preact'
import { createContext } from 'react'
import { drawIn } from '../../i18n/index.ts'

/** The region in which a planner says days, hours and prices: two planners of a page may have two. */
export const RegionContext = createContext('')

/** What the tree keeps of a component under its short names, as its own hooks read it. */
interface Drawn extends VNode {
  __c: { context?: Record<string, { props: { value: string } } | undefined> }
}
const hooks = options as { __r?: (drawn: Drawn) => void; diffed?: (drawn: VNode) => void }
const { __c: key } = RegionContext as unknown as { __c: string }
const { __r: begin, diffed: end } = hooks

// Formats are asked for in a hundred places, which need not know whose they are: they are told with each component that is drawn.
hooks.__r = (drawn) => {
  begin?.(drawn)
  drawIn(drawn.__c.context?.[key]?.props.value)
}
hooks.diffed = (drawn) => {
  drawIn()
  end?.(drawn)
}
