import type { Activity } from '@meander/sdk/contract/activities'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { tripEdit } from '../../i18n/en/trip-edit.ts'
import type { Navigation } from '../../kit/navigation.ts'
import { useSheet } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { ItineraryDetail } from '../itineraries/detail/ItineraryDetail.tsx'
import { ArrangeTrip } from './arrange/ArrangeTrip.tsx'
import sheet from './Calendar.css?inline'
import { CalendarPanel } from './CalendarPanel.tsx'
import type { Room } from './calendar.ts'
import { colourAt, colourOfSlot } from './colours.ts'
import { BoardDialogs } from './BoardDialogs.tsx'
import { ConsentDialog } from './ConsentDialog.tsx'
import { DragCard } from './DragCard.tsx'
import type { CalendarView } from './grid-math.ts'
import type { Movable } from './movable.ts'
import type { Schedule } from './schedule.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useBoard } from './use-board.ts'
import { useRoom } from './use-room.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useStartsInView } from './use-starts-in-view.ts'

export interface ItineraryBoardProps {
  id: ItineraryId
  detail: ItineraryDetailStore
  schedule: Schedule
  navigation: Pick<Navigation, 'go'>
  onShare: (itinerary: Itinerary) => void
  /** Opens the detail of an activity, which another feature owns; null times are not scheduled yet. */
  onOpenActivity: (activity: Activity, planned: { date: string | null; time: string | null }) => void
  /** Default: the clock of the browser. */
  clock?: () => Date
}

const browserClock = () => new Date()

/** The whole page of one itinerary: its experiences, its calendar, and what carries the ones onto the other. */
export function ItineraryBoard(props: ItineraryBoardProps) {
  const { id, detail, schedule, navigation, onShare, onOpenActivity, clock = browserClock } = props
  const { ref, calendar, carrying, mover } = useBoard({ detail, schedule, clock })
  const itinerary = useStore(detail.$itinerary)
  const view = useStore(calendar.$view)
  const room = useStore(calendar.$room)
  const drag = useStore(carrying.$drag)
  const [scheduling, setScheduling] = useState<SavedActivity | null>(null)
  useSheet(sheet)
  useRoom(ref, calendar)
  useStartsInView(ref, { carrying, calendar })
  useArrivalFocus(ref, carrying)
  useEffect(() => {
    void detail.open(id)
    // What is open over one itinerary is not over another.
    return () => schedule.$dialog.set({ dialog: 'none' })
  }, [detail, schedule, id])

  const open = useStore(schedule.$dialog)
  const carried = drag.state === 'carried' ? drag : null
  const close = () => schedule.$dialog.set({ dialog: 'none' })
  if (itinerary && open.dialog === 'arrange') {
    return (
      <div className="board" ref={ref}>
        <ArrangeTrip itinerary={itinerary} makeArranging={schedule.makeArranging} clock={clock} onClose={close} />
      </div>
    )
  }
  return (
    <div className={carried ? `board carrying by-${carried.device}` : 'board'} ref={ref}>
      <ItineraryDetail
        store={detail}
        navigation={navigation}
        arrangement={arrange(room, view)}
        liftedId={carried?.item.kind === 'entry' ? carried.item.entry.id : null}
        onShare={onShare}
        more={[{ label: tripEdit.open, onChoose: () => schedule.$dialog.set({ dialog: 'edit' }) }]}
        onOpen={(entry) => onOpenActivity(entry.activityData, { date: null, time: null })}
        onSchedule={setScheduling}
        calendar={
          itinerary && (
            <CalendarPanel
              itinerary={itinerary}
              calendar={calendar}
              carrying={carrying}
              waiting={arrange(room, view)}
              clock={clock}
              onArrange={() => schedule.$dialog.set({ dialog: 'arrange' })}
              onOpen={(slot) => onOpenActivity(slot.activity, { date: slot.date, time: slot.startTime })}
            />
          )
        }
      />
      <DragCard board={ref} carrying={carrying} mover={mover} colourOf={(item) => colourOf(item, itinerary)} />
      <Said carrying={carrying} />
      {itinerary && <BoardDialogs itinerary={itinerary} detail={detail} schedule={schedule} onDone={calendar.show} />}
      <ConsentDialog consent={schedule.consent} />
      {itinerary && scheduling && (
        <ScheduleDialog itinerary={itinerary} entry={scheduling} schedule={schedule} onClose={() => setScheduling(null)} onDone={calendar.show} />
      )}
    </div>
  )
}

function Said({ carrying }: Pick<ReturnType<typeof useBoard>, 'carrying'>) {
  return (
    <p className="hidden" role="status" aria-live="assertive">
      {useStore(carrying.$said)}
    </p>
  )
}

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
