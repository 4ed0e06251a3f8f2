import type { TimeSlot } from '@meander/sdk/contract/itineraries'
import { memo } from 'react'
import { langOf, pictureOf } from '../itineraries/detail/activity-facts.ts'
import { SafePicture } from '../itineraries/detail/SafePicture.tsx'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { blockStyle, cornerStyle } from './block-style.ts'
import { sayTime } from './day-texts.ts'
import { END_OF_DAY } from './fill-days.ts'
import type { Placed } from './lay-starts.ts'
import { untilOf } from './starts.ts'

export interface SlipProps {
  slot: TimeSlot
  colour: number
  placed: Placed
  pictured: boolean
  /** Less than a row high: its title stands on the one line that there is, and its hour beside it where there is room. */
  short?: boolean
  /** 'lifted' while it is carried, 'placed' while it unrolls under the card that lands, 'proposed' before anybody has said yes. */
  state: 'still' | 'lifted' | 'placed' | 'proposed'
  /** It began on a day before, and goes on. */
  begun?: boolean
  /** Joins a proposed slip to its row. */
  mark?: number | undefined
  onOpen: (slot: TimeSlot) => void
  /** Its corner says so; where slips stand too close for one, what opens of it does, and the key M. */
  onMove?: ((slot: TimeSlot) => void) | undefined
}

export const Slip = memo(function Slip({ slot, colour, placed, pictured, short = false, state, begun = false, mark, onOpen, onMove }: SlipProps) {
  const looks = ['slip', `ink-${colour}`, pictured && 'pictured', short && 'short', begun && 'begun', state !== 'still' && state].filter(Boolean).join(' ')
  const stands = blockStyle(placed)
  return (
    <>
      <button
        className={looks}
        type="button"
        style={short ? { ...stands, lineHeight: `${stands.height}px` } : stands}
        data-slot={slot.id}
        data-grip={`slot:${slot.id}`}
        aria-describedby="slip-hint"
        onClick={() => onOpen(slot)}
      >
        <Times slot={slot} begun={begun} />
        <b lang={langOf(slot.activity)}>{slot.activity.title}</b>
        {slot.activity.location && <small>{slot.activity.location}</small>}
        {slot.notes && <small className="own-words">{slot.notes}</small>}
        {pictured && (
          <i className="cut">
            <SafePicture src={pictureOf(slot.activity)} seed={slot.activity.productCode} of={slot.activity} />
          </i>
        )}
        {mark !== undefined && (
          <i className="mark" aria-hidden="true">
            {mark}
          </i>
        )}
      </button>
      {onMove && placed.lanes <= (short ? 2 : 3) && (
        <button className={`slip-move ink-${colour}`} type="button" style={cornerStyle(placed)} aria-label={text.moveSlip(slot.activity.title)} title={text.moveTo} onClick={() => onMove(slot)} />
      )}
    </>
  )
}, isSameSlip)

function Times({ slot, begun }: { slot: TimeSlot; begun: boolean }) {
  const { startTime, endTime } = slot
  if (begun) return <span>{endTime === END_OF_DAY ? text.goesOn : text.goesOnUntil(sayTime(endTime))}</span>
  const until = untilOf(slot)
  return (
    <span>
      {sayTime(startTime)}
      <i className="until">{until === null ? `, ${text.goesOn}` : ` - ${sayTime(until)}`}</i>
    </span>
  )
}

function isSameSlip({ placed: one, ...before }: SlipProps, { placed: other, ...after }: SlipProps): boolean {
  const stays = one.top === other.top && one.height === other.height && one.lane === other.lane && one.lanes === other.lanes
  return stays && (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key])
}
