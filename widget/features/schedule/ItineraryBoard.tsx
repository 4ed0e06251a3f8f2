import { useStore } from '@nanostores/react'
import type { Activity } from '@meander/sdk/contract/activities'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import { useEffect, useState, type ReactNode } from 'react'
import type { Navigation } from '../../kit/navigation.ts'
import { useSheet } from '../../kit/ui/index.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { ItineraryDetail } from '../itineraries/detail/ItineraryDetail.tsx'
import sheet from './Calendar.css?inline'
import { CalendarPanel } from './CalendarPanel.tsx'
import type { Room } from './calendar.ts'
import { colourAt, colourOfSlot } from './colours.ts'
import { DragCard } from './DragCard.tsx'
import type { CalendarView } from './grid-math.ts'
import { Rescheduler } from './Rescheduler.tsx'
import { activityOf, type Movable, type Schedule } from './schedule.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useBoard } from './use-board.ts'
import { useRoom } from './use-room.ts'
import { useStartsInView } from './use-starts-in-view.ts'

export interface ActivityDialogGiven {
  activity: Activity
  /** 'Reschedule Activity' with date and time, or 'Rescheduling not available'. */
  scheduler: ReactNode
  onClose: () => void
}

export interface ItineraryBoardProps {
  id: ItineraryId
  detail: ItineraryDetailStore
  schedule: Schedule
  navigation: Pick<Navigation, 'go'>
  onShare: (itinerary: Itinerary) => void
  /** The detail dialog of an activity, which another feature owns. */
  renderActivity: (given: ActivityDialogGiven) => ReactNode
  /** Default: the clock of the browser. */
  clock?: () => Date
}

const browserClock = () => new Date()

/** The whole page of one itinerary: its experiences, its calendar, and what carries the ones onto the other. */
export function ItineraryBoard(props: ItineraryBoardProps) {
  const { id, detail, schedule, navigation, onShare, renderActivity, clock = browserClock } = props
  const { ref, calendar, carrying, mover } = useBoard({ detail, schedule, clock })
  const itinerary = useStore(detail.$itinerary)
  const view = useStore(calendar.$view)
  const room = useStore(calendar.$room)
  const drag = useStore(carrying.$drag)
  const [opened, setOpened] = useState<Movable | null>(null)
  const [scheduling, setScheduling] = useState<SavedActivity | null>(null)
  useSheet(sheet)
  useRoom(ref, calendar)
  useStartsInView(ref, carrying)
  useEffect(() => void detail.open(id), [detail, id])

  const carried = drag.state === 'carried' ? drag : null
  return (
    <div className={carried ? `board carrying by-${carried.device}` : 'board'} ref={ref}>
      <ItineraryDetail
        store={detail}
        navigation={navigation}
        arrangement={arrange(room, view)}
        liftedId={carried?.item.kind === 'entry' ? carried.item.entry.id : null}
        onShare={onShare}
        onOpen={(entry) => setOpened({ kind: 'entry', entry })}
        onSchedule={setScheduling}
        calendar={
          itinerary && (
            <CalendarPanel
              itinerary={itinerary}
              calendar={calendar}
              carrying={carrying}
              clock={clock}
              onOpen={(slot) => setOpened({ kind: 'slot', slot })}
            />
          )
        }
      />
      <DragCard board={ref} carrying={carrying} mover={mover} colourOf={(item) => colourOf(item, itinerary)} />
      <Said carrying={carrying} />
      {itinerary && scheduling && (
        <ScheduleDialog itinerary={itinerary} entry={scheduling} schedule={schedule} onClose={() => setScheduling(null)} />
      )}
      {itinerary && opened && renderActivity(activityGiven({ itinerary, opened, schedule, onClose: () => setOpened(null) }))}
    </div>
  )
}

function activityGiven(given: { itinerary: Itinerary; opened: Movable; schedule: Schedule; onClose: () => void }): ActivityDialogGiven {
  const { itinerary, opened, schedule, onClose } = given
  return {
    activity: activityOf(opened),
    scheduler: <Rescheduler itinerary={itinerary} item={opened} schedule={schedule} onDone={onClose} />,
    onClose,
  }
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
