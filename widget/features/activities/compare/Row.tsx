import type { ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { compare as text } from '../../../i18n/en/compare.ts'
import type { LookedUp } from './compare.ts'

/** One of them with all that is known of it by now. */
export interface Column {
  activity: Activity
  look: LookedUp
}

interface RowProps {
  name: string
  note?: string | false
  /** What they share follows, and is one with it. */
  followed?: boolean
  columns: readonly Column[]
  children: (column: Column, index: number) => ReactNode
}

/** What is told of each of them under one name. */
export function Row({ name, note, followed = false, columns, children }: RowProps) {
  return (
    <tr className={followed ? 'followed' : undefined} role="row">
      <th scope="row" role="rowheader">
        {name}
        {note && <small>{note}</small>}
      </th>
      {columns.map((column, index) => (
        <td key={column.activity.productCode} role="cell">
          {children(column, index)}
        </td>
      ))}
    </tr>
  )
}

export const detailsOf = ({ details }: LookedUp) => (details.state === 'ready' ? details.found : null)

/** What is not known, or not yet. */
export function Unknown({ looking }: { looking: boolean }) {
  return looking ? (
    <span className="ghost line">
      <span className="hidden">{text.looking}</span>
    </span>
  ) : (
    <>{text.notKnown}</>
  )
}
