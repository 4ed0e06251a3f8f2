import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useStore } from '../../kit/use-store.ts'
import { EditExperience } from '../itineraries/detail/EditExperience.tsx'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { CalendarDialog } from './export/CalendarDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import type { Schedule } from './schedule.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { EditTrip } from './trip/EditTrip.tsx'

interface BoardDialogsProps {
  itinerary: Itinerary
  detail: Pick<ItineraryDetailStore, 'keepNotes'>
  schedule: Schedule
  /** Something is on the calendar, on this day. */
  onDone: (date: Day) => void
}

/** The dialogs over an itinerary's page that are asked for from elsewhere. */
export function BoardDialogs({ itinerary, detail, schedule, onDone }: BoardDialogsProps) {
  const open = useStore(schedule.$dialog)
  const close = () => schedule.$dialog.set({ dialog: 'none' })
  switch (open.dialog) {
    case 'none':
    // A page of its own, in the place of the itinerary's.
    case 'arrange':
      return null
    case 'edit':
      return <EditTrip itinerary={itinerary} makeEdit={schedule.makeEdit} onClose={close} />
    case 'calendar':
      return <CalendarDialog itinerary={itinerary} makeExport={schedule.makeExport} onClose={close} />
    case 'schedule':
      return <ScheduleDialog itinerary={itinerary} entry={open.entry} schedule={schedule} onClose={close} onDone={onDone} />
    case 'move':
      return <MoveDialog itinerary={itinerary} item={open.item} schedule={schedule} onClose={close} onDone={onDone} />
    case 'notes':
      return <EditExperience entry={open.entry} onClose={close} onSave={(notes) => void detail.keepNotes(open.entry.id, notes)} />
  }
}
