import type { ReactNode, RefObject } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'
import { DragCard } from './DragCard.tsx'
import type { Movable } from './movable.ts'
import { StartsInView } from './StartsInView.tsx'
import { TakeOff } from './TakeOff.tsx'
import type { Board } from './use-board.ts'

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
      <Said carrying={carrying} />
    </>
  )
}

function Said({ carrying }: { carrying: Carrying }) {
  return (
    <p className="hidden" role="status" aria-live="assertive">
      {useStore(carrying.$said)}
    </p>
  )
}
