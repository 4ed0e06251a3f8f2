import { heightOfMinutes, pixelsOfMinutes, ROW_MINUTES, spanInGrid, type Grid, type Span } from './grid-math.ts'
import { layLanes, type Lane } from './overlap.ts'

/** Where a block stands in its day's column: pixels from the top, and its share of the width. */
export interface Placed extends Lane {
  top: number
  height: number
}

/** What is shorter is shown as long as this: less could not be read. */
const LEAST_MINUTES = 15

/** Places blocks in a column so that no two cover each other. What lies outside the visible hours stands at the edge. */
export function placeBlocks(grid: Grid, spans: readonly Span[]): Placed[] {
  const seen = spans.map((span) => readable(grid, spanInGrid(grid, span)))
  const lanes = layLanes(seen)
  return seen.map(({ from, to }, index) => ({
    top: pixelsOfMinutes(grid, from),
    height: heightOfMinutes(grid, to - from),
    ...(lanes[index] ?? { lane: 0, lanes: 1 }),
  }))
}

/** At the end of the visible hours it grows upwards. */
function readable({ hours }: Grid, { from, to }: Span): Span {
  const end = Math.min(Math.max(to, from + LEAST_MINUTES), hours.last * 60)
  return { from: Math.min(from, end - LEAST_MINUTES), to: end }
}

/** How many rows the reason of a closed start takes: one where a start that can be had begins under it. */
export function reasonRows(from: number, reachable: readonly { from: number }[]): number {
  return reachable.some((start) => start.from > from && start.from < from + 2 * ROW_MINUTES) ? 1 : 2
}

/** A start is a mark of one row, however long what starts there takes. */
export function placeStarts(grid: Grid, starts: readonly { from: number }[]): Placed[] {
  return placeBlocks(
    grid,
    starts.map(({ from }) => ({ from, to: from + ROW_MINUTES })),
  )
}
