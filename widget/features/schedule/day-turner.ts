import type { Day } from '@meander/sdk/contract/days'
import type { Point } from './drag.ts'

/** A card that is held so long (ms) over the name of a day turns the calendar to it. */
export const TURN_MS = 350

export interface DayTurner {
  hover(at: Point): void
  stop(): void
}

interface DayTurnerDeps {
  dayAt: (at: Point) => Day | null
  turn: (day: Day) => void
}

export function createDayTurner({ dayAt, turn }: DayTurnerDeps): DayTurner {
  let over: Day | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    hover(at) {
      const day = dayAt(at)
      if (day === over) return
      over = day
      clearTimeout(timer)
      if (day) timer = setTimeout(() => turn(day), TURN_MS)
    },
    stop() {
      over = null
      clearTimeout(timer)
    },
  }
}

/** The day whose name in the strip lies at a point of the window. */
export function stripDayAt(board: HTMLElement, { x, y }: Point): Day | null {
  const root = board.getRootNode()
  if (!(root instanceof ShadowRoot || root instanceof Document)) return null
  return (root.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day as Day | undefined) ?? null
}
