import type { Day } from '@meander/sdk/contract/days'
import type { ReactNode } from 'react'
import { Icon } from '../../kit/ui/later.ts'
import type { Calendar } from './calendar.ts'

interface PagerProps {
  calendar: Calendar
  /** The day that is shown next in either direction; null at the end of the trip. */
  before: Day | null
  after: Day | null
  names: [previous: string, next: string]
  children: ReactNode
}

/** Back, where one is, on. A card held over a button turns as well: `data-day` tells the drag where to. */
export function Pager({ calendar, before, after, names, children }: PagerProps) {
  return (
    <div className="pager">
      <Turn calendar={calendar} to={before} name={names[0]} icon="previous" />
      <h3 aria-live="polite">{children}</h3>
      <Turn calendar={calendar} to={after} name={names[1]} icon="next" />
    </div>
  )
}

interface TurnProps {
  calendar: Calendar
  to: Day | null
  name: string
  icon: 'previous' | 'next'
}

function Turn({ calendar, to, name, icon }: TurnProps) {
  return (
    <button className="icon-button" type="button" aria-label={name} disabled={to === null} data-day={to ?? undefined} onClick={() => to && calendar.show(to)}>
      <Icon name={icon} />
    </button>
  )
}
