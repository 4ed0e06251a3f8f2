import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { later } from '../../kit/later.tsx'
import { useStore } from '../../kit/use-store.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import type { BoardDialog } from './board-dialog.ts'
import { sayGone } from './gone.ts'
import type { Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'

const CalendarDialog = later(async () => (await import('./tools.ts')).CalendarDialog)
const EditExperience = later(async () => (await import('./tools.ts')).EditExperience)
const EditTrip = later(async () => (await import('./tools.ts')).EditTrip)
const ScheduleDialog = later(async () => (await import('./tools.ts')).ScheduleDialog)
const MoveDialog = later(async () => (await import('./tools.ts')).MoveDialog)

interface BoardDialogsProps {
  itinerary: Itinerary
  detail: Pick<ItineraryDetailStore, 'keepNotes' | 'unsavedNotes' | '$clash'>
  schedule: Schedule
  /** Something is on the calendar, on this day. */
  onDone: (date: Day, item: Movable) => void
}

/** The dialogs over an itinerary's page that are asked for from elsewhere. */
export function BoardDialogs({ itinerary, detail, schedule, onDone }: BoardDialogsProps) {
  const open = useStore(schedule.$dialog)
  const close = () => schedule.$dialog.set({ dialog: 'none' })
  const isGone = isAboutGone(open, itinerary)
  useEffect(() => {
    if (isGone) schedule.$dialog.set({ dialog: 'none' })
  }, [isGone, schedule])
  switch (open.dialog) {
    case 'none':
    // A page of its own, in the place of the itinerary's.
    case 'arrange':
      return null
    case 'edit':
      return <EditTrip itinerary={itinerary} deps={schedule.deps} onClose={close} />
    case 'calendar':
      return <CalendarDialog itinerary={itinerary} deps={schedule.deps} onClose={close} />
    case 'schedule':
      return <ScheduleDialog itinerary={itinerary} entry={open.entry} schedule={schedule} onClose={close} onDone={(date) => onDone(date, { kind: 'entry', entry: open.entry })} />
    case 'move':
      return <MoveDialog itinerary={itinerary} item={open.item} schedule={schedule} onClose={close} onDone={(date) => onDone(date, open.item)} />
    case 'notes':
      return <Notes entry={open.entry} detail={detail} onClose={close} />
  }
}

/** What could not be saved before is in the field again; have others written there meanwhile, beside what they wrote. */
function Notes({ entry, detail, onClose }: { entry: SavedActivity; detail: BoardDialogsProps['detail']; onClose: () => void }) {
  const [unsaved] = useState(() => detail.unsavedNotes(entry.id))
  const left = unsaved?.notes === entry.notes ? null : unsaved
  const clash = left && left.base !== entry.notes ? { typed: left.notes, theirs: entry.notes } : undefined
  return <EditExperience entry={entry} unsaved={left} clash={clash} onClose={onClose} onSave={(notes) => void detail.keepNotes(entry.id, notes, entry.notes)} />
}

/** What it is open for has been taken away elsewhere; whoever has found out says so. What is written of notes is kept open. */
function isAboutGone(open: BoardDialog, itinerary: Itinerary): boolean {
  if (open.dialog === 'move') return sayGone(open.item, itinerary) !== null
  return open.dialog === 'schedule' && sayGone({ kind: 'entry', entry: open.entry }, itinerary) !== null
}

/** Two have written the notes of one activity: what the other wrote, and in the field what was typed here. Over whatever else is open. */
export function NotesClash({ itinerary, detail }: Pick<BoardDialogsProps, 'itinerary' | 'detail'>) {
  const clash = useStore(detail.$clash)
  const entry = itinerary.activities.find(({ id }) => id === clash?.entryId)
  if (!clash || !entry) return null
  return <EditExperience entry={entry} clash={clash} onClose={() => detail.$clash.set(null)} onSave={(notes) => void detail.keepNotes(entry.id, notes, clash.theirs)} />
}
