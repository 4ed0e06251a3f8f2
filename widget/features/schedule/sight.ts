import { minutesOf, type Day } from '@meander/sdk/contract/days'
import type { Point } from './drag.ts'
import type { Calendar } from './calendar.ts'
import type { Rectangle, SeenStart } from './field.ts'
import type { Carrying, Sight } from './carrying.ts'
import { pixelsOfMinutes, type Grid } from './grid-math.ts'
import { startsOn } from './lay-starts.ts'
import { isReachable, type Start } from './starts.ts'

/** Where the calendar's columns and starts are now. Starts are computed from their column, so a move reads seven rectangles at most. */
export function createSight(board: HTMLElement, carrying: Carrying, calendar: Pick<Calendar, '$columns'>): Sight {
  const days = keepFound(() => board.querySelectorAll<HTMLElement>('.calendar .day[data-date]'))
  const trays = keepFound(() => board.querySelectorAll<HTMLElement>('[data-tray]'))
  const columns = () => {
    const shown = calendar.$columns.get()
    return days(shown, shown.length).map((column) => ({ date: column.dataset.date as Day, area: column.getBoundingClientRect() as Rectangle }))
  }
  return {
    columns,
    seen(on) {
      const starts = carrying.$starts.get()
      const grid = carrying.$grid.get()
      if (starts.state !== 'ready') return []
      return columns().flatMap(({ date, area }) => (on === undefined || on === date ? seenIn({ date, area }, starts.starts, grid) : []))
    },
    trays() {
      const carried = carrying.$carried.get()
      return carried?.item.kind === 'slot' ? trays(carried, 1).map((tray) => tray.getBoundingClientRect()) : []
    },
    reaches: (at) => isUncovered(board, at),
    landing(place) {
      const [date, time = ''] = place.split('T')
      const column = columns().find((one) => one.date === date)
      if (!column) return null
      const { left, top } = board.getBoundingClientRect()
      // As far from the edges of its column as a slip.
      return { x: column.area.left + 4 - left, y: column.area.top + 1 + pixelsOfMinutes(carrying.$grid.get(), minutesOf(time)) - top }
    },
  }
}

/** Looks for elements once for as long as the same thing is shown or carried, and so many of them are there: a move asks several times, and a full week has some thousands. */
function keepFound(find: () => NodeListOf<HTMLElement>): (shown: unknown, count: number) => readonly HTMLElement[] {
  let last: unknown
  let found: readonly HTMLElement[] = []
  return (shown, count) => {
    if (shown !== last || found.length < count || !found.every((element) => element.isConnected)) found = [...find()]
    last = shown
    return found
  }
}

function seenIn({ date, area }: { date: Day; area: Rectangle }, starts: readonly Start[], grid: Grid): SeenStart[] {
  const today = startsOn(starts, date, grid)
  // The one mark of a day without any start is all of it.
  if (today.length === 0) return [{ key: date, date, from: 0, area, closed: true }]
  return today.map(({ key, start, placed }) => {
    const width = (area.right - area.left) / placed.lanes
    const left = area.left + width * placed.lane
    const top = area.top + placed.top
    return { key, date, from: start.from, area: { left, right: left + width, top, bottom: top + placed.height }, closed: !isReachable(start) }
  })
}

/** Whether nothing of ours lies above the calendar there. Beyond the window there is nothing to ask. */
function isUncovered(board: HTMLElement, { x, y }: Point): boolean {
  const root = board.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return true
  const hit = root.elementFromPoint(x, y)
  return hit === null || !board.contains(hit) || hit.closest('.calendar') !== null
}
