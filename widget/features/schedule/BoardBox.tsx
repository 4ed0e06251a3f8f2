import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { focusWithoutScroll } from '../../kit/dom.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { DragCard } from './DragCard.tsx'
import type { Movable } from './movable.ts'
import { StartsInView } from './StartsInView.tsx'
import { TakeOff } from './TakeOff.tsx'
import type { Board } from './use-board.ts'
import { activityOf } from './movable.ts'

/** Says by its class that something is carried, and draws nothing in it anew for that. */
export function BoardBox({ box, carrying, children }: { box: RefObject<HTMLDivElement | null>; carrying: Carrying; children: ReactNode }) {
  const carried = useStore(carrying.$carried)
  return (
    <div className={carried ? `board carrying by-${carried.device}` : 'board'} ref={box}>
      {children}
    </div>
  )
}

/** What there is on the page while something is carried: the card, the foot that takes a slip off, and what is said of it. */
export function Carried({ board: { ref, calendar, carrying, mover }, colourOf }: { board: Board; colourOf: (item: Movable) => number }) {
  return (
    <>
      <StartsInView board={ref} carrying={carrying} calendar={calendar} />
      <DragCard board={ref} carrying={carrying} mover={mover} colourOf={colourOf} />
      <TakeOff carrying={carrying} />
      <Hold carrying={carrying} />
      <Said carrying={carrying} />
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

function Said({ carrying }: { carrying: Carrying }) {
  return (
    <p className="hidden" role="status" aria-live="assertive">
      {useStore(carrying.$said)}
    </p>
  )
}
