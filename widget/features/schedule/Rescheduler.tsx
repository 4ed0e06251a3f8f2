import { useStore } from '@nanostores/react'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useState } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { AvailabilityPicker } from './AvailabilityPicker.tsx'
import { dayNumberOf } from './fill-days.ts'
import { createPicker } from './picker.ts'
import { activityOf, type Movable, type Schedule } from './schedule.ts'
import { chosenOf } from './ScheduleDialog.tsx'

interface ReschedulerProps {
  itinerary: Itinerary
  item: Movable
  schedule: Schedule
  onDone: () => void
}

/** The scheduler inside an activity's detail, when that was opened from an itinerary. */
export function Rescheduler({ itinerary, item, schedule, onDone }: ReschedulerProps) {
  const activity = activityOf(item)
  const [picker] = useState(() => createPicker({ schedule, activity }))
  const [sending, setSending] = useState(false)
  const chosen = chosenOf(useStore(picker.$pick))
  const { startDate, endDate } = itinerary

  if (!activity.productCode || startDate === null || endDate === null) return <p className="small">{text.rescheduleNot}</p>
  const handleMove = async () => {
    if (!chosen || sending) return
    setSending(true)
    const done = await schedule.put(item, { dayNumber: dayNumberOf(startDate, chosen.date), slot: chosen.time })
    setSending(false)
    if (done !== false) onDone()
  }
  return (
    <section className="rescheduler">
      <h3>{text.rescheduleTitle}</h3>
      <AvailabilityPicker
        schedule={schedule}
        picker={picker}
        itinerary={itinerary}
        activity={activity}
        moving={item.kind === 'slot' ? item.slot : null}
      />
      <button className="button ink" type="button" disabled={!chosen || sending} onClick={() => void handleMove()}>
        {item.kind === 'slot' ? text.reschedule : text.submit}
      </button>
    </section>
  )
}
