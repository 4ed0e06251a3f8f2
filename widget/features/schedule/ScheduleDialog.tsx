import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Day } from '@meander/sdk/contract/days'
import { useState } from 'react'
import { scheduler } from '../../i18n/en/scheduler.ts'
import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { Dialog, guarded } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { AvailabilityPicker } from './AvailabilityPicker.tsx'
import { dayNumberOf } from './fill-days.ts'
import { createPicker, type Pick } from './picker.ts'
import type { Schedule } from './schedule.ts'

interface ScheduleDialogProps {
  itinerary: Itinerary
  entry: SavedActivity
  schedule: Schedule
  onClose: () => void
  /** It is on the calendar, on this day. */
  onDone?: (date: Day) => void
}

/** The dialog 'Schedule: {activity title}': a date, a time, then it is on the calendar. */
export const ScheduleDialog = guarded(PickerOnScreen, ({ onClose }: ScheduleDialogProps) => onClose())

function PickerOnScreen({ itinerary, entry, schedule, onClose, onDone }: ScheduleDialogProps) {
  const { activityData: activity } = entry
  const [picker] = useState(() => createPicker({ schedule, item: { kind: 'entry', entry } }))
  const pick = useStore(picker.$pick)
  const [sending, setSending] = useState(false)
  const chosen = chosenOf(pick)
  const { startDate, endDate } = itinerary
  const title = scheduler.dialogTitle(activity.title)

  if (startDate === null || endDate === null) return <NoDates title={title} onClose={onClose} />
  const handleSchedule = async () => {
    if (!chosen || sending) return
    setSending(true)
    const done = await schedule.put({ kind: 'entry', entry }, { dayNumber: dayNumberOf(startDate, chosen.date), slot: chosen.time })
    setSending(false)
    if (!done) return
    onDone?.(chosen.date)
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <button className="button" type="button" onClick={onClose}>
            {scheduler.cancel}
          </button>
          <button className="go" type="button" disabled={!chosen || sending} onClick={() => void handleSchedule()}>
            {scheduler.submit}
          </button>
        </>
      }
    >
      <AvailabilityPicker schedule={schedule} picker={picker} itinerary={itinerary} item={{ kind: 'entry', entry }} maxDays={MAX_ITINERARY_DAYS} />
      <button
        className="quiet every-start"
        type="button"
        onClick={() => {
          onClose()
          schedule.$dialog.set({ dialog: 'move', item: { kind: 'entry', entry }, from: 'scheduler' })
        }}
      >
        {scheduler.everyStart}
      </button>
    </Dialog>
  )
}

function NoDates({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <button className="button" type="button" onClick={onClose}>
          {scheduler.close}
        </button>
      }
    >
      <p>{scheduler.unloadable}</p>
    </Dialog>
  )
}

/** Date and time, once both are chosen. */
export function chosenOf(pick: Pick) {
  return pick.state === 'times' && pick.time !== null ? { date: pick.date, time: pick.time } : null
}
