import type { CSSProperties } from 'react'
import type { Placed } from './lay-starts.ts'

/** What is left free around a block of its lane and of its time, in pixels. */
const GAP = { across: 8, down: 2 }
const NO_GAP = { across: 0, down: 0 }
/** The corner of a slip is as large as this (px), where there is room. */
const CORNER = 28

/** Where a block stands. Told outright: what a property of our own would hand down, all that lies in the block would be styled anew for. */
export function blockStyle({ top, height, lane, lanes }: Placed, { across, down } = GAP) {
  return { top, height: height - down, left: share(lane, lanes), width: `calc(${share(1, lanes)} - ${across}px)` }
}

/** Where a block stands that leaves nothing free. */
export const filledStyle = (placed: Placed) => blockStyle(placed, NO_GAP)

/** Where the corner of a slip stands, at the end of its foot. What is pressed reaches higher than what is seen, and not beyond the slip. */
export function cornerStyle({ top, height, lane, lanes }: Placed): CSSProperties {
  const tall = Math.min(CORNER, height - GAP.down)
  const reach = Math.min(Math.max(height - GAP.down - CORNER, 0), 12)
  const width = `min(${CORNER}px, ${share(1, lanes)} - ${GAP.across}px)`
  return { top: top + height - 1 - tall, height: tall, left: share(lane, lanes), right: share(lanes - lane - 1, lanes), width, '--reach': `-${reach}px` } as CSSProperties
}

const share = (lanes: number, all: number) => `${(100 * lanes) / all}%`
