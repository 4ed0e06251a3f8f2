import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { scheduler } from '../../i18n/en/scheduler.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { Dialog, Working } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import sheet from './AvailabilityPicker.css?inline'
import { dropTargetId } from './drop-target.ts'
import { startsOf, type Judged } from './judged-starts.ts'
import { activityOf, entryIdOf, type Movable } from './movable.ts'
import { MoveDay } from './MoveDay.tsx'
import { dayNumberOf, fillDays } from './fill-days.ts'
import type { Schedule } from './schedule.ts'
import type { Start } from './starts.ts'

interface MoveDialogProps {
  itinerary: Itinerary
  item: Movable
  schedule: Schedule
  onClose: () => void
  /** It is on the calendar, on this day. */
  onDone: (date: Day) => void
}

/** 'Move to…': every start of the whole trip by day, and of the closed ones why they are closed. The twin of a drag. */
export function MoveDialog({ itinerary, item, schedule, onClose, onDone }: MoveDialogProps) {
  const { title } = activityOf(item)
  const entryId = entryIdOf(item, itinerary)
  const judged = useStore(schedule.$judged)
  const [sending, setSending] = useState(false)
  const known = entryId ? judged[entryId] : undefined
  const { startDate } = itinerary
  const [back] = useState(() => backFrom(schedule, item))
  const leave = back ?? onClose
  useEffect(() => void schedule.askStarts(item), [schedule, item, itinerary.version])

  const handleChoose = async (start: Start) => {
    if (sending || !startDate) return
    setSending(true)
    const done = await schedule.put(item, dropTargetId({ dayNumber: dayNumberOf(startDate, start.date), slot: start.time }))
    setSending(false)
    if (done === false) return
    onDone(start.date)
    onClose()
  }
  const handleTakeOff = (slot: TimeSlot) => {
    onClose()
    void schedule.unschedule(slot)
  }
  return (
    <Dialog
      title={back ? scheduler.every(title) : scheduler.moveTitle(title)}
      sheet={sheet}
      onClose={leave}
      footer={
        <>
          {item.kind === 'slot' && (
            <button className="button" type="button" disabled={sending} onClick={() => handleTakeOff(item.slot)}>
              {scheduler.takeOff}
            </button>
          )}
          <button className="button" type="button" onClick={leave}>
            {back ? scheduler.back : scheduler.cancel}
          </button>
        </>
      }
    >
      <Starts itinerary={itinerary} item={item} known={known} sending={sending} onRetry={() => void schedule.askStarts(item)} onChoose={(start) => void handleChoose(start)} />
    </Dialog>
  )
}

/** The scheduler that one came from, if one did. */
function backFrom({ $dialog }: Schedule, item: Movable): (() => void) | null {
  const open = $dialog.get()
  if (open.dialog !== 'move' || open.from === undefined || item.kind !== 'entry') return null
  return () => $dialog.set({ dialog: 'schedule', entry: item.entry })
}

interface StartsProps {
  itinerary: Itinerary
  item: Movable
  known: Judged | undefined
  sending: boolean
  onRetry: () => void
  onChoose: (start: Start) => void
}

function Starts({ itinerary, item, known, sending, onRetry, onChoose }: StartsProps) {
  if (!itinerary.startDate) return <p>{scheduler.unloadable}</p>
  if (known?.state === 'failed') {
    return (
      <div className="failed" role="alert">
        <p>{text.availabilityFailed}</p>
        <button className="button" type="button" onClick={onRetry}>
          {text.tryAgain}
        </button>
      </div>
    )
  }
  if (known?.state !== 'ready') return <Working>{scheduler.loadingDates}</Working>
  const { starts, shut } = startsOf(known)
  return (
    <ol className="move-days">
      {fillDays(itinerary).map(({ date }) => (
        <MoveDay
          key={date}
          date={date}
          starts={starts.filter((start) => start.date === date)}
          shut={shut.get(date) ?? null}
          here={item.kind === 'slot' && item.slot.date === date ? item.slot.startTime : null}
          party={itinerary.groupSize ?? 1}
          sending={sending}
          onChoose={onChoose}
        />
      ))}
    </ol>
  )
}
