import type { Day } from '@meander/sdk/contract/days'
import type { Direction, Field, Point } from './drag.ts'

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** A start on which something could be dropped. */
export interface FieldStart {
  key: string
  date: Day
  from: number
}

/** A start that is on the screen now, and where; a closed one is where it says why. */
export interface SeenStart extends FieldStart {
  area: Rectangle
  closed?: boolean
}

/** The place of what is taken off the calendar, beside the keys of starts. */
export const TRAY = 'tray'

export interface FieldGiven {
  /** All starts in the order of the trip, seen or not. */
  starts: readonly FieldStart[]
  /** The day columns on the screen. */
  columns(): readonly { date: Day; area: Rectangle }[]
  /** The starts on the screen, of one day alone or of all that are shown. */
  seen(on?: Day): readonly SeenStart[]
  /** Where a slip can be put to take it off the calendar. */
  trays?(): readonly Rectangle[]
  /** False where something else covers the calendar. */
  reaches?(at: Point): boolean
}

/**
 * Over a day the drag snaps to that day's nearest start that can be had. Only on the mark of a closed one, or on a day without
 * any other, it stays on that: dropped there nothing goes anywhere. Beside the calendar there is none.
 */
export function createField({ starts, columns, seen, trays = () => [], reaches = () => true }: FieldGiven): Field {
  return {
    nearest(at) {
      if (trays().some((tray) => holds(tray, at))) return TRAY
      const column = columns().find(({ area }) => holds(area, at))
      const today = column ? seen(column.date).filter((start) => start.date === column.date) : []
      // What lies there is asked last: it costs more than all else of a move.
      if (today.length === 0 || !reaches(at)) return null
      const near = today.toSorted((one, other) => distance(one.area, at) - distance(other.area, at) || middle(one.area, at) - middle(other.area, at))
      const [nearest] = near
      const open = near.find(isHad)
      const isOnMark = nearest !== undefined && holds(nearest.area, at) && !(open && holds(open.area, at))
      return (isOnMark ? nearest : (open ?? nearest))?.key ?? null
    },
    first: () => (seen().find(isHad) ?? starts[0])?.key ?? null,
    next: (from, direction) => nextStart(starts, from, direction)?.key ?? null,
    has: (key) => starts.some((start) => start.key === key),
  }
}

const isHad = ({ closed }: SeenStart) => !closed

/** Up and down go through the starts of a day, left and right to the start of the neighbouring day that is nearest in time. */
function nextStart(starts: readonly FieldStart[], from: string | null, direction: Direction): FieldStart | undefined {
  const here = starts.find((start) => start.key === from)
  if (here === undefined) return starts[0]
  const days = [...new Set(starts.map((start) => start.date))]
  const onDay = (date: Day | undefined) => starts.filter((start) => start.date === date)
  const step = direction === 'up' || direction === 'left' ? -1 : 1
  if (direction === 'up' || direction === 'down') {
    const today = onDay(here.date)
    return today[today.indexOf(here) + step]
  }
  const beside = onDay(days[days.indexOf(here.date) + step])
  return beside.toSorted((one, other) => Math.abs(one.from - here.from) - Math.abs(other.from - here.from))[0]
}

export function holds(area: Rectangle, at: Point): boolean {
  return at.x >= area.left && at.x <= area.right && at.y >= area.top && at.y <= area.bottom
}

function distance(area: Rectangle, at: Point): number {
  return Math.hypot(Math.max(area.left - at.x, 0, at.x - area.right), Math.max(area.top - at.y, 0, at.y - area.bottom))
}

function middle(area: Rectangle, at: Point): number {
  return Math.hypot((area.left + area.right) / 2 - at.x, (area.top + area.bottom) / 2 - at.y)
}
