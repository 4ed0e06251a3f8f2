import type { HourWindow } from './visible-hours.ts'

/** A row is 30 minutes. */
export const ROW_MINUTES = 30
export const ROW_HEIGHT = { week: 45, day: 60 } as const

export type CalendarView = keyof typeof ROW_HEIGHT

/** How minutes of a day become pixels from the top of its column. */
export interface Grid {
  hours: HourWindow
  /** Pixels of one row. */
  rowHeight: number
}

export function gridFor(view: CalendarView, hours: HourWindow): Grid {
  return { hours, rowHeight: ROW_HEIGHT[view] }
}

export function isSameGrid(one: Grid, other: Grid): boolean {
  return one.rowHeight === other.rowHeight && one.hours.first === other.hours.first && one.hours.last === other.hours.last
}

export function rowCount({ hours }: Grid): number {
  return ((hours.last - hours.first) * 60) / ROW_MINUTES
}

export function gridHeight(grid: Grid): number {
  return rowCount(grid) * grid.rowHeight
}

/** Pixels from the top of the column; may lie outside of it. */
export function pixelsOfMinutes(grid: Grid, minutes: number): number {
  return ((minutes - grid.hours.first * 60) / ROW_MINUTES) * grid.rowHeight
}

/** Minutes after midnight at so many pixels below the top of the column. */
export function minutesOfPixels(grid: Grid, pixels: number): number {
  return (pixels / grid.rowHeight) * ROW_MINUTES + grid.hours.first * 60
}

export function heightOfMinutes(grid: Grid, minutes: number): number {
  return (minutes / ROW_MINUTES) * grid.rowHeight
}

/** From–to in minutes after midnight. */
export interface Span {
  from: number
  to: number
}

/** What is seen of a span: cut at the edges of the grid; a span wholly outside keeps one row at the nearer edge. */
export function spanInGrid({ hours }: Grid, span: Span): Span {
  const first = hours.first * 60
  const last = hours.last * 60
  if (span.to <= first) return { from: first, to: first + ROW_MINUTES }
  if (span.from >= last) return { from: last - ROW_MINUTES, to: last }
  return { from: Math.max(span.from, first), to: Math.min(span.to, last) }
}
