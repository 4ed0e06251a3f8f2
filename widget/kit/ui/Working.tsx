import type { ReactNode } from 'react'

const RIVER = 'M1 9C8 9 7 2 14 2S20 16 27 16 34 2 41 2 47 9 57 9'

interface WorkingProps {
  children: ReactNode
  large?: boolean
  /** Only seen: somebody else tells it to readers of screens. */
  seen?: boolean
}

/** The river that runs beside a sentence while one waits. */
export function Working({ children, large = false, seen = false }: WorkingProps) {
  return (
    <p className={large ? 'working large' : 'working'} role={seen ? undefined : 'status'}>
      <svg viewBox="0 0 58 18" aria-hidden="true">
        <path className="track" d={RIVER} />
        <path className="flow" d={RIVER} />
      </svg>
      {children}
    </p>
  )
}
