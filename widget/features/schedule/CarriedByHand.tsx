import { useLayoutEffect, useRef } from 'react'
import { focusWithoutScroll } from '../../kit/dom.ts'
import { useSheet } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import sheet from './Carried.css?inline'
import type { Carrying } from './carrying.ts'
import { DragCard } from './DragCard.tsx'
import { activityOf, type Movable } from './movable.ts'
import { StartsInView } from './StartsInView.tsx'
import { TakeOff } from './TakeOff.tsx'
import type { Board } from './use-board.ts'
import { useSensor } from './use-sensor.ts'

export interface CarriedByHandProps {
  board: Board
  colourOf: (item: Movable) => number
  /** Presses are heard from now on. */
  onReady: () => void
}

/** Hears what is pressed on the board, and shows what is carried: the card, and the foot that takes a slip off. */
export function CarriedByHand({ board, colourOf, onReady }: CarriedByHandProps) {
  const { ref, calendar, carrying, mover } = board
  useSheet(sheet)
  useSensor(board, onReady)
  return (
    <>
      <StartsInView board={ref} carrying={carrying} calendar={calendar} />
      <DragCard board={ref} carrying={carrying} mover={mover} colourOf={colourOf} />
      <TakeOff carrying={carrying} />
      <Hold carrying={carrying} />
    </>
  )
}

/**
 * Has the focus while something is carried by key, since what it was lifted from may leave the page: a slip does when its day is
 * turned. It is an application, so that a screen reader hands on the arrows.
 */
function Hold({ carrying }: { carrying: Carrying }) {
  const carried = useStore(carrying.$carried)
  const hold = useRef<HTMLDivElement>(null)
  const item = carried?.device === 'keyboard' ? carried.item : null
  useLayoutEffect(() => {
    if (item) focusWithoutScroll(hold.current)
  }, [item])
  return <div className="hidden" ref={hold} tabIndex={-1} data-hold="" {...(item && { role: 'application', 'aria-label': activityOf(item).title })} />
}
