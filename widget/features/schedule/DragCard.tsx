import { minutesOf } from '@meander/sdk/contract/days'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying, Flight } from './carrying.ts'
import { sayTime } from './day-texts.ts'
import type { Point } from './drag.ts'
import { landingArea } from './sight.ts'
import { activityOf, type Movable } from './movable.ts'

/** The drop animation. */
export const DROP_MS = 250
/** The way home of what could not land. */
export const HOME_MS = 320
/** Where the finger holds the card. */
const HOLD: Point = { x: 24, y: 18 }

interface DragCardProps {
  board: RefObject<HTMLElement | null>
  carrying: Carrying
  colourOf: (item: Movable) => number
  /** Given the function that moves the card, which spares a render for each pixel. */
  mover: RefObject<((at: Point) => void) | null>
}

/** The card under the pointer while something is carried, and on its last way down or home. */
export function DragCard({ board, carrying, colourOf, mover }: DragCardProps) {
  const lifted = useStore(carrying.$carried)
  const over = useStore(carrying.$over)
  const why = useStore(carrying.$why)
  const flight = useStore(carrying.$flight)
  const card = useRef<HTMLDivElement>(null)
  const last = useRef<Point>({ x: 0, y: 0 })
  const width = useRef(0)
  // Never out of the window, whose right edge a finger is often near.
  const held = (at: Point): Point => ({ x: Math.min(at.x - HOLD.x, window.innerWidth - width.current - HOLD.y), y: at.y - HOLD.y })
  const carried = lifted?.device === 'keyboard' ? null : lifted
  const item = carried?.item ?? flight?.item ?? null

  useLayoutEffect(() => {
    mover.current = (at) => {
      last.current = at
      place(card.current, board.current, held(at))
    }
    width.current = fit(card.current, board.current)
    const drag = carrying.$drag.get()
    if (carried && drag.state === 'carried') mover.current(drag.at)
    return () => {
      mover.current = null
    }
  }, [carried !== null])

  useLayoutEffect(() => {
    if (!flight || !card.current || !board.current) return
    const parts = { card: card.current, board: board.current, carrying }
    const timer = fly(flight, parts, held(last.current))
    return () => clearTimeout(timer)
  }, [flight])

  if (!item) return null
  const time = over?.split('T')[1] ?? flight?.place?.split('T')[1]
  return (
    <div className={`dragged ink-${colourOf(item)}`} ref={card} aria-hidden="true" key={gripOf(item)}>
      {why ? <span className="why">{why}</span> : time && <span>{sayTime(time)}</span>}
      <b>{activityOf(item).title}</b>
    </div>
  )
}

interface Parts {
  card: HTMLElement
  board: HTMLElement
  carrying: Carrying
}

function fly(flight: Flight, { card, board, carrying }: Parts, held: Point): ReturnType<typeof setTimeout> {
  const start = flight.place === null ? null : startArea(flight.place, board, carrying)
  if (flight.to === 'start') {
    card.classList.add('dropping')
    if (start) place(card, board, { x: start.left, y: start.top })
    return setTimeout(carrying.landed, DROP_MS)
  }
  // What had landed begins its way home where it lay; what never landed, under the finger.
  place(card, board, start ? { x: start.left, y: start.top } : held)
  const home = board.querySelector(`[data-grip="${gripOf(flight.item)}"]`)?.getBoundingClientRect()
  void card.offsetWidth
  card.classList.add('refused')
  if (home) place(card, board, { x: home.left, y: home.top })
  return setTimeout(carrying.landed, HOME_MS)
}

function startArea(start: string, board: HTMLElement, carrying: Carrying) {
  const [date = '', time = '00:00'] = start.split('T')
  return landingArea(board, carrying, { date, from: minutesOf(time), length: 0 })
}

/** Moves the card to a point of the window; it lies in the board, which scrolls with the page. */
function place(card: HTMLElement | null, board: HTMLElement | null, at: Point): void {
  if (!card || !board) return
  const { left, top } = board.getBoundingClientRect()
  card.style.translate = `${at.x - left}px ${at.y - top}px`
}

/** The card is as wide as a column; answers its pixels. */
function fit(card: HTMLElement | null, board: HTMLElement | null): number {
  const column = board?.querySelector('.calendar .day')
  if (!card || !column) return 0
  const width = Math.min(column.getBoundingClientRect().width - 9, 240)
  card.style.setProperty('--w', `${width}px`)
  return width
}

export function gripOf(item: Movable): string {
  return item.kind === 'entry' ? `entry:${item.entry.id}` : `slot:${item.slot.id}`
}

