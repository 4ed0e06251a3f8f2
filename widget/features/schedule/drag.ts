/**
 * What a drag is, without a page: presses, moves and keys go in; what is carried and where it would land come out.
 * `Item` is what is carried, `Place` the key of a start.
 */
export interface Point {
  x: number
  y: number
}
export type Device = 'mouse' | 'touch'
export type Direction = 'up' | 'down' | 'left' | 'right'

/** `rests`: a finger that has not moved since it lifted; whatever comes under it is not where it was meant to go. */
export type DragState<Item> =
  | { state: 'idle' }
  | { state: 'pressed'; item: Item; device: Device; from: Point }
  | { state: 'carried'; item: Item; device: Device | 'keyboard'; from: Point; at: Point; over: string | null; rests: boolean }

export type DragEvent<Item> =
  | { type: 'press'; item: Item; device: Device; at: Point }
  | { type: 'hold' }
  | { type: 'move'; at: Point }
  | { type: 'release' }
  | { type: 'pick'; item: Item; at: Point }
  | { type: 'step'; direction: Direction }
  | { type: 'drop' }
  | { type: 'cancel' }
  /** The starts have changed, or the page has scrolled: the same point may lie over another one. */
  | { type: 'look' }

/** Where things are: asked only when it is needed. */
export interface Field {
  nearest(at: Point): string | null
  first(): string | null
  next(from: string | null, direction: Direction): string | null
  has(place: string): boolean
}

export type DragOutcome<Item> =
  | { type: 'lifted'; item: Item }
  | { type: 'dropped'; item: Item; place: string }
  | { type: 'missed'; item: Item; cancelled: boolean }

export interface DragStep<Item> {
  next: DragState<Item>
  outcome: DragOutcome<Item> | null
}

/** A mouse has to travel so far (px) before a press becomes a drag: a click never is one. */
export const MOUSE_DISTANCE = 6
/** A finger that travels so far (px) before it has rested is scrolling, and never drags. */
export const TOUCH_TOLERANCE = 8
/** A finger has to rest so long (ms) before it lifts anything. */
export const LONG_PRESS_MS = 250

export function stepDrag<Item>(drag: DragState<Item>, event: DragEvent<Item>, field: Field): DragStep<Item> {
  if (event.type === 'press' && drag.state === 'idle') {
    return stay({ state: 'pressed', item: event.item, device: event.device, from: event.at })
  }
  if (event.type === 'pick' && drag.state === 'idle') {
    return lift({ state: 'carried', item: event.item, device: 'keyboard', from: event.at, at: event.at, over: field.first(), rests: false })
  }
  if (drag.state === 'pressed') return stepPressed(drag, event, field)
  if (drag.state === 'carried') return stepCarried(drag, event, field)
  return stay(drag)
}

type Pressed<Item> = Extract<DragState<Item>, { state: 'pressed' }>
type Carried<Item> = Extract<DragState<Item>, { state: 'carried' }>

function stepPressed<Item>(drag: Pressed<Item>, event: DragEvent<Item>, field: Field): DragStep<Item> {
  const carried = (at: Point): Carried<Item> => ({ ...drag, state: 'carried', at, over: null, rests: true })
  switch (event.type) {
    case 'move': {
      const travelled = Math.hypot(event.at.x - drag.from.x, event.at.y - drag.from.y)
      if (drag.device === 'mouse') return travelled < MOUSE_DISTANCE ? stay(drag) : lift({ ...carried(event.at), over: field.nearest(event.at), rests: false })
      return travelled > TOUCH_TOLERANCE ? stay({ state: 'idle' }) : stay(drag)
    }
    case 'hold':
      return drag.device === 'touch' ? lift(carried(drag.from)) : stay(drag)
    case 'release':
    case 'cancel':
      return stay({ state: 'idle' })
    default:
      return stay(drag)
  }
}

function stepCarried<Item>(drag: Carried<Item>, event: DragEvent<Item>, field: Field): DragStep<Item> {
  switch (event.type) {
    case 'move':
      return drag.device === 'keyboard' ? stay(drag) : stay(moved(drag, event.at, field))
    case 'look':
      return stay(drag.device === 'keyboard' ? { ...drag, over: kept(drag.over, field) } : moved(drag, drag.at, field))
    case 'step':
      return stay({ ...drag, over: field.next(drag.over, event.direction) ?? drag.over })
    case 'release':
      return drag.device === 'keyboard' ? stay(drag) : drop(drag)
    case 'drop':
      return drop(drag)
    case 'cancel':
      return { next: { state: 'idle' }, outcome: { type: 'missed', item: drag.item, cancelled: true } }
    default:
      return stay(drag)
  }
}

function moved<Item>(drag: Carried<Item>, at: Point, field: Field): Carried<Item> {
  const rests = drag.rests && Math.hypot(at.x - drag.from.x, at.y - drag.from.y) <= TOUCH_TOLERANCE
  return { ...drag, at, rests, over: rests ? null : field.nearest(at) }
}

function kept(over: string | null, field: Field): string | null {
  return over !== null && field.has(over) ? over : field.first()
}

function drop<Item>({ item, over }: Carried<Item>): DragStep<Item> {
  return { next: { state: 'idle' }, outcome: over === null ? { type: 'missed', item, cancelled: false } : { type: 'dropped', item, place: over } }
}

function lift<Item>(next: Carried<Item>): DragStep<Item> {
  return { next, outcome: { type: 'lifted', item: next.item } }
}

function stay<Item>(next: DragState<Item>): DragStep<Item> {
  return { next, outcome: null }
}
