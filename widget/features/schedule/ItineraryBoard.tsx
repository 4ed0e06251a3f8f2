import type { Activity } from '@meander/sdk/contract/activities'
import type { ProposedPlacement } from '@meander/sdk/contract/arranging'
import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { computed } from 'nanostores'
import { useCallback, useEffect, useMemo } from 'react'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { tripSheet } from '../../i18n/en/trip-sheet.ts'
import type { Navigation } from '../../kit/navigation.ts'
import { later } from '../../kit/later.tsx'
import { useSheet } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import { entryOfSlot, type ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { ItineraryDetail } from '../itineraries/detail/ItineraryDetail.tsx'
import type { Planned } from '../itineraries/index.ts'
import sheet from './Calendar.css?inline'
import { BoardBox, Carried } from './BoardBox.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import type { Room } from './calendar.ts'
import { colourAt, colourOfSlot } from './colours.ts'
import type { BoardDialog } from './board-dialog.ts'
import { BoardDialogs, NotesClash } from './BoardDialogs.tsx'
import { ConsentDialog } from './ConsentDialog.tsx'
import type { CalendarView } from './grid-math.ts'
import type { Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'
import { usePrinting } from './print/use-printing.ts'
import { useBoard } from './use-board.ts'
import { useRoom } from './use-room.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

export interface ItineraryBoardProps {
  id: ItineraryId
  detail: ItineraryDetailStore
  schedule: Schedule
  navigation: Pick<Navigation, 'go'>
  onShare: (itinerary: Itinerary) => void
  /** Opens the detail of an activity, which another feature owns. */
  onOpenActivity: (activity: Activity, planned: Planned) => void
  /** Default: the clock of the browser. */
  clock?: () => Date
}

const ArrangeTrip = later(async () => (await import('./tools.ts')).ArrangeTrip)

const browserClock = () => new Date()

/** The whole page of one itinerary: its experiences, its calendar, and what carries the ones onto the other. */
export function ItineraryBoard(props: ItineraryBoardProps) {
  const { id, detail, schedule, clock = browserClock } = props
  const board = useBoard({ detail, schedule, clock })
  const { ref, calendar, carrying } = board
  const itinerary = useStore(detail.$itinerary)
  const open = useStore(schedule.$dialog)
  const { printed, print } = usePrinting(ref, itinerary)
  useSheet(sheet)
  useRoom(ref, calendar)
  useArrivalFocus(ref, { calendar, carrying, schedule, detail })
  useEffect(() => {
    void detail.open(id)
    // What is open over one itinerary is not over another.
    return () => schedule.$dialog.set({ dialog: 'none' })
  }, [detail, schedule, id])

  const arranging = itinerary !== null && open.dialog === 'arrange'
  const handleArranged = (first?: ProposedPlacement) => {
    // What one comes back for is the calendar.
    if (arrange(calendar.$room.get(), calendar.$view.get()) === 'foot') detail.experiences.setOpen(false)
    schedule.$dialog.set({ dialog: 'none' })
    const entry = first && detail.$itinerary.get()?.activities.find(({ id }) => id === first.activityId)
    if (entry) handleDone(first.date, { kind: 'entry', entry })
  }
  const handleDone = (date: Day, item: Movable) => {
    calendar.show(date)
    carrying.arrive(item)
  }
  return (
    <BoardBox box={ref} carrying={carrying}>
      {arranging ? (
        <ArrangeTrip itinerary={itinerary} deps={schedule.deps} clock={clock} onClose={handleArranged} />
      ) : (
        <TripPage {...props} clock={clock} board={board} itinerary={itinerary} onPrint={print} />
      )}
      <Carried board={board} colourOf={(item) => colourOf(item, itinerary)} />
      {itinerary && <BoardDialogs itinerary={itinerary} detail={detail} schedule={schedule} onDone={handleDone} />}
      {itinerary && <NotesClash itinerary={itinerary} detail={detail} />}
      <ConsentDialog consent={schedule.consent} />
      {printed}
    </BoardBox>
  )
}

type TripPageProps = ItineraryBoardProps & { clock: () => Date; board: ReturnType<typeof useBoard>; itinerary: Itinerary | null; onPrint: () => void }

function TripPage({ detail, schedule, navigation, onShare, onOpenActivity, clock, board: { calendar, carrying }, itinerary, onPrint }: TripPageProps) {
  const waiting = arrange(useStore(calendar.$room), useStore(calendar.$view))
  const liftedId = useStore(useMemo(() => computed(carrying.$away, (item) => (item?.kind === 'entry' ? item.entry.id : null)), [carrying]))
  const handleOpen = useCallback(
    (slot: TimeSlot) => {
      const itinerary = detail.$itinerary.get()
      const { date, startTime } = wholeSlot(itinerary, slot)
      onOpenActivity(slot.activity, { entryId: itinerary ? entryOfSlot(itinerary, slot)?.id : undefined, date, time: startTime })
    },
    [detail, onOpenActivity],
  )
  const handleMove = useCallback((slot: TimeSlot) => schedule.$dialog.set({ dialog: 'move', item: { kind: 'slot', slot: wholeSlot(detail.$itinerary.get(), slot) } }), [detail, schedule])
  const open = (dialog: BoardDialog) => schedule.$dialog.set(dialog)
  const more = [
    { label: text.editTrip, onChoose: () => open({ dialog: 'edit' }) },
    { label: text.export, onChoose: () => open({ dialog: 'calendar' }) },
    { label: tripSheet.print, onChoose: onPrint },
  ]
  return (
    <ItineraryDetail
      store={detail}
      navigation={navigation}
      arrangement={waiting}
      liftedId={liftedId}
      $carried={carrying.$carried}
      onShare={onShare}
      more={more}
      onOpen={(entry) => onOpenActivity(entry.activityData, { entryId: entry.id, date: null, time: null })}
      onSchedule={(entry) => open({ dialog: 'schedule', entry })}
      onEdit={(entry) => open({ dialog: 'notes', entry })}
      calendar={
        itinerary && (
          <CalendarPanel
            itinerary={itinerary}
            calendar={calendar}
            carrying={carrying}
            waiting={waiting}
            clock={clock}
            onArrange={() => open({ dialog: 'arrange' })}
            onEdit={() => open({ dialog: 'edit' })}
            onMove={handleMove}
            onOpen={handleOpen}
          />
        )
      }
    />
  )
}

/** Of what goes on from a day before, the slot as it began. */
const wholeSlot = (itinerary: Itinerary | null, slot: TimeSlot) => itinerary?.days.flatMap((day) => day.timeSlots).find(({ id }) => id === slot.id) ?? slot

/** On a phone the experiences wait as a bar at the foot; beside the day where there is room; else above the week. */
function arrange(room: Room, view: CalendarView): 'above' | 'beside' | 'foot' {
  if (room === 'narrow') return 'foot'
  if (view === 'week') return 'above'
  return room === 'wide' ? 'beside' : 'foot'
}

function colourOf(item: Movable, itinerary: Itinerary | null): number {
  if (itinerary === null) return colourAt(0)
  return item.kind === 'slot'
    ? colourOfSlot(itinerary, item.slot)
    : colourAt(itinerary.activities.findIndex((entry) => entry.id === item.entry.id))
}
