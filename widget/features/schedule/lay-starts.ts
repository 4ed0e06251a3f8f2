import type { Day } from '@meander/sdk/contract/days'
import { gridHeight, heightOfMinutes, pixelsOfMinutes, ROW_MINUTES, spanInGrid, type Grid, type Span } from './grid-math.ts'
import { layLanes, type Lane } from './overlap.ts'
import { isReachable, startKey, type Start } from './starts.ts'

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

/** A start with its name in the page and the place of its mark, or of its reason. */
export interface PlacedStart {
  key: string
  start: Start
  placed: Placed
}

const known = new WeakMap<readonly Start[], Map<Day, { grid: Grid; today: PlacedStart[] }>>()

/** The starts of one day where they stand, laid out once for all who ask: each move of what is carried does. */
export function startsOn(starts: readonly Start[], date: Day, grid: Grid): readonly PlacedStart[] {
  const days = known.get(starts) ?? new Map<Day, { grid: Grid; today: PlacedStart[] }>()
  known.set(starts, days)
  const before = days.get(date)
  if (before?.grid === grid) return before.today
  const today = layStarts(
    grid,
    starts.filter((start) => start.date === date),
  )
  days.set(date, { grid, today })
  return today
}

/** A start is a mark of one row, however long what starts there takes; why one is closed takes two, or what there is of these before another mark. */
function layStarts(grid: Grid, starts: readonly Start[]): PlacedStart[] {
  const places = placeBlocks(
    grid,
    starts.map(({ from }) => ({ from, to: from + ROW_MINUTES })),
  )
  const foot = gridHeight(grid)
  const roomUnder = ({ top, ...lane }: Placed) => Math.min(foot, ...places.filter((other) => other.top > top && sharesWidth(other, lane)).map((other) => other.top)) - top
  return starts.flatMap((start, index) => {
    const placed = places[index]
    if (!placed) return []
    const height = isReachable(start) ? placed.height : Math.min(2 * grid.rowHeight, roomUnder(placed))
    return [{ key: startKey(start), start, placed: { ...placed, height } }]
  })
}

/** Days hang together in parts, each with its own number of lanes. */
const sharesWidth = (one: Lane, other: Lane) => one.lane * other.lanes < (other.lane + 1) * one.lanes && other.lane * one.lanes < (one.lane + 1) * other.lanes
