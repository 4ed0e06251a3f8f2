import type { Activity } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useState } from 'react'
import { scheduler } from '../../i18n/en/scheduler.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { useSheet } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import type { Planned } from '../itineraries/index.ts'
import { AvailabilityPicker } from './AvailabilityPicker.tsx'
import sheet from './AvailabilityPicker.css?inline'
import { sayDay, sayTime } from './day-texts.ts'
import { dayNumberOf } from './fill-days.ts'
import { createPicker } from './picker.ts'
import type { BoardDialog } from './board-dialog.ts'
import { entryIdOf, type Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'
import { chosenOf } from './ScheduleDialog.tsx'

export interface ActivitySchedulerProps {
  activity: Activity
  planned: Planned
  detail: Pick<ItineraryDetailStore, '$itinerary'>
  schedule: Schedule
  /** It has been moved, or scheduled. */
  onDone: () => void
}

/** 'Reschedule Activity': the scheduler inside the detail of an activity that was opened from an itinerary. */
export function ActivityScheduler(props: ActivitySchedulerProps) {
  const itinerary = useStore(props.detail.$itinerary)
  const item = itinerary && findPlanned(itinerary, props)
  useSheet(sheet)
  // Without a product code or dates nothing can be asked.
  if (!item || !props.activity.productCode || !itinerary.startDate || !itinerary.endDate) return <p className="small">{scheduler.rescheduleNot}</p>
  return <Rescheduler {...props} itinerary={itinerary} startDate={itinerary.startDate} item={item} />
}

type ReschedulerProps = ActivitySchedulerProps & { itinerary: Itinerary; startDate: Day; item: Movable }

function Rescheduler({ itinerary, startDate, item, schedule, onDone }: ReschedulerProps) {
  const [picker] = useState(() => createPicker({ schedule, item }))
  const [sending, setSending] = useState(false)
  const chosen = chosenOf(useStore(picker.$pick))
  const handleMove = async () => {
    if (!chosen || sending) return
    setSending(true)
    const done = await schedule.put(item, { dayNumber: dayNumberOf(startDate, chosen.date), slot: chosen.time })
    setSending(false)
    if (done !== false) onDone()
  }
  return (
    <section className="rescheduler">
      <h3>{scheduler.rescheduleTitle}</h3>
      {item.kind === 'slot' && <p className="small">{scheduler.now(sayDay(item.slot.date), sayTime(item.slot.startTime))}</p>}
      <AvailabilityPicker
        schedule={schedule}
        picker={picker}
        itinerary={itinerary}
        item={item}
      />
      <button className="button ink" type="button" disabled={!chosen || sending} onClick={() => void handleMove()}>
        {item.kind === 'slot' ? scheduler.reschedule : scheduler.submit}
      </button>
      <MoreWays item={item} itinerary={itinerary} schedule={schedule} onDone={onDone} />
    </section>
  )
}

/** What else can be done with it; each closes the detail, for what it opens stands over the calendar. */
function MoreWays({ item, itinerary, schedule, onDone }: Pick<ReschedulerProps, 'item' | 'itinerary' | 'schedule' | 'onDone'>) {
  const entry = itinerary.activities.find(({ id }) => id === entryIdOf(item, itinerary))
  const open = (dialog: BoardDialog) => {
    onDone()
    schedule.$dialog.set(dialog)
  }
  return (
    <div className="more-ways">
      <button className="quiet" type="button" onClick={() => open({ dialog: 'move', item })}>
        {text.moveTo}
      </button>
      {entry && (
        <button className="quiet" type="button" onClick={() => open({ dialog: 'notes', entry })}>
          {scheduler.editNotes}
        </button>
      )}
      {item.kind === 'slot' && (
        <button
          className="quiet"
          type="button"
          onClick={() => {
            onDone()
            void schedule.unschedule(item.slot)
          }}
        >
          {scheduler.takeOff}
        </button>
      )}
    </div>
  )
}

/** The slot of the entry that was opened, else that entry, which waits. Without an entry the slot that was opened. */
export function findPlanned(itinerary: Itinerary, { activity, planned }: Pick<ActivitySchedulerProps, 'activity' | 'planned'>): Movable | null {
  const slots = itinerary.days.flatMap((day) => day.timeSlots).filter((one) => one.activity.productCode === activity.productCode)
  const entry = itinerary.activities.find(({ id }) => id === planned.entryId)
  const slot = slots.find((one) => (planned.entryId ? entry && one.id === entry.timeSlotId : one.date === planned.date && one.startTime === planned.time))
  if (slot) return { kind: 'slot', slot }
  return entry ? { kind: 'entry', entry } : null
}
