import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { later } from '../../kit/later.tsx'
import { afterPaint } from '../../kit/use-after-paint.ts'
import { useStore } from '../../kit/use-store.ts'
import type { CarriedByHandProps } from './CarriedByHand.tsx'
import type { Carrying } from './carrying.ts'
import { keepEarlyPresses } from './early-presses.ts'

/** Says by its class that something is carried, and draws nothing in it anew for that. */
export function BoardBox({ box, carrying, children }: { box: RefObject<HTMLDivElement | null>; carrying: Carrying; children: ReactNode }) {
  const carried = useStore(carrying.$carried)
  return (
    <div className={carried ? `board carrying by-${carried.device}` : 'board'} ref={box}>
      {children}
    </div>
  )
}

const CarriedByHand = later(async () => (await import('./carry.ts')).CarriedByHand)

/** What carries comes once the board has been seen, or with the first hand on what can be lifted; what was pressed before waits for it. */
export function Carried({ board, colourOf }: Omit<CarriedByHandProps, 'onReady'>) {
  const [isWanted, setWanted] = useState(false)
  const presses = useRef<ReturnType<typeof keepEarlyPresses> | null>(null)
  useEffect(() => {
    const want = () => setWanted(true)
    presses.current = board.ref.current && keepEarlyPresses(board.ref.current, want)
    const forget = afterPaint(want)
    return () => {
      forget()
      presses.current?.stop()
    }
  }, [board.ref])
  return (
    <>
      {isWanted && <CarriedByHand board={board} colourOf={colourOf} onReady={() => presses.current?.handOn()} />}
      <Said carrying={board.carrying} />
    </>
  )
}

function Said({ carrying }: { carrying: Carrying }) {
  return (
    <p className="hidden" role="status" aria-live="assertive">
      <span className="said">{useStore(carrying.$said)}</span>
    </p>
  )
}
