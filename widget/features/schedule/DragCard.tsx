import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useStore } from '../../kit/use-store.ts'
import { langOf } from '../itineraries/detail/activity-facts.ts'
import type { Carrying } from './carrying.ts'
import { sayTime } from './day-texts.ts'
import type { Point } from './drag.ts'
import { activityOf, gripOf, type Movable } from './movable.ts'
import type { Flight } from './putting-down.ts'

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
  const held = useRef<Held>({ x: 0, y: 0, width: 0 })
  const carried = lifted?.device === 'keyboard' ? null : lifted
  const item = carried?.item ?? flight?.item ?? null

  useLayoutEffect(() => {
    // Told before there is a card as well: where things are is read then, since what has just been drawn would have to be laid out for it.
    mover.current = (at) => {
      if (!board.current) return
      held.current = heldAt(at, board.current, card.current ? held.current.width : widthIn(board.current))
      card.current?.style.setProperty('translate', asTranslate(held.current))
    }
    // A card that is on its way stays on it.
    if (carried) {
      card.current?.style.setProperty('--w', `${held.current.width}px`)
      card.current?.style.setProperty('translate', asTranslate(held.current))
    }
    return () => {
      mover.current = null
    }
  }, [carried !== null])

  useLayoutEffect(() => {
    if (!flight || !card.current || !board.current) return
    const parts = { card: card.current, board: board.current, carrying }
    const timer = fly(flight, parts, held.current)
    return () => clearTimeout(timer)
  }, [flight])

  if (!item) return null
  const time = over?.split('T')[1] ?? flight?.place?.split('T')[1]
  return (
    <div className={`dragged ink-${colourOf(item)}`} ref={card} aria-hidden="true" key={gripOf(item)}>
      {why ? <span className="why">{why}</span> : time && <span>{sayTime(time)}</span>}
      <b lang={langOf(activityOf(item))}>{activityOf(item).title}</b>
    </div>
  )
}

interface Parts {
  card: HTMLElement
  board: HTMLElement
  carrying: Carrying
}

function fly(flight: Flight, { card, board, carrying }: Parts, held: Held): ReturnType<typeof setTimeout> {
  // What had landed begins its way home where it lay; what never landed, under the finger.
  if (flight.at || flight.to === 'home') card.style.translate = asTranslate(flight.at ?? held)
  if (flight.to === 'start') {
    card.classList.add('dropping')
    return setTimeout(carrying.landed, DROP_MS)
  }
  const home = board.querySelector(`[data-grip="${gripOf(flight.item)}"]`)?.getBoundingClientRect()
  void card.offsetWidth
  card.classList.add('refused')
  const { left, top } = board.getBoundingClientRect()
  if (home) card.style.translate = asTranslate({ x: home.left - left, y: home.top - top })
  return setTimeout(carrying.landed, HOME_MS)
}

/** Where the card is in the board, which scrolls with the page, and how wide, in pixels. */
interface Held extends Point {
  width: number
}

/** Never out of the window, whose right edge a finger is often near. */
function heldAt(at: Point, board: HTMLElement, width: number): Held {
  const { left, top } = board.getBoundingClientRect()
  return { x: Math.min(at.x - HOLD.x, window.innerWidth - width - HOLD.y) - left, y: at.y - HOLD.y - top, width }
}

/** The card is as wide as a column. */
function widthIn(board: HTMLElement): number {
  const column = board.querySelector('.calendar .day')
  return column ? Math.min(column.getBoundingClientRect().width - 9, 240) : 0
}

const asTranslate = ({ x, y }: Point) => `${x}px ${y}px`

