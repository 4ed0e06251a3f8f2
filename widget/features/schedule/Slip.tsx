import type { TimeSlot } from '@meander/sdk/contract/itineraries'
import { memo, type CSSProperties } from 'react'
import { pictureOf } from '../itineraries/detail/activity-facts.ts'
import { SafePicture } from '../itineraries/detail/SafePicture.tsx'
import { sayTime } from './day-texts.ts'
import type { Placed } from './lay-starts.ts'

export interface SlipProps {
  slot: TimeSlot
  colour: number
  placed: Placed
  pictured: boolean
  /** 'lifted' while it is carried, 'placed' while it unrolls under the card that lands, 'proposed' before anybody has said yes. */
  state: 'still' | 'lifted' | 'placed' | 'proposed'
  /** Joins a proposed slip to its row. */
  mark?: number | undefined
  onOpen: (slot: TimeSlot) => void
}

export const Slip = memo(function Slip({ slot, colour, placed, pictured, state, mark, onOpen }: SlipProps) {
  const looks = ['slip', `ink-${colour}`, pictured && 'pictured', state !== 'still' && state].filter(Boolean).join(' ')
  return (
    <button
      className={looks}
      type="button"
      style={blockStyle(placed)}
      data-slot={slot.id}
      data-grip={`slot:${slot.id}`}
      aria-describedby="slip-hint"
      onClick={() => onOpen(slot)}
    >
      <span>
        {sayTime(slot.startTime)}
        <i className="until"> - {sayTime(slot.endTime)}</i>
      </span>
      <b lang="en">{slot.activity.title}</b>
      {slot.activity.location && <small>{slot.activity.location}</small>}
      {slot.notes && <small className="own-words">{slot.notes}</small>}
      {pictured && (
        <i className="cut">
          <SafePicture src={pictureOf(slot.activity)} seed={slot.activity.productCode} />
        </i>
      )}
      {mark !== undefined && (
        <i className="mark" aria-hidden="true">
          {mark}
        </i>
      )}
    </button>
  )
}, isSameSlip)

/** Where a block stands, as custom properties. */
export function blockStyle({ top, height, lane, lanes }: Placed): CSSProperties {
  return { '--top': `${top}px`, '--height': `${height}px`, '--lane': lane, '--lanes': lanes } as CSSProperties
}

function isSameSlip({ placed: one, ...before }: SlipProps, { placed: other, ...after }: SlipProps): boolean {
  const stays = one.top === other.top && one.height === other.height && one.lane === other.lane && one.lanes === other.lanes
  return stays && (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key])
}
