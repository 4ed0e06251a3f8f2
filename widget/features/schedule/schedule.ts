import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import { readAvailableSlots, rescheduleActivity, scheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { Emit } from '@meander/sdk/events'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { assertNever } from '../../kit/assert-never.ts'
import type { Toasts } from '../../kit/toasts.ts'
import { entryOfSlot, isPlannedNote, type ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { createAvailability, type AvailabilityStore } from './availability.ts'
import { readDropTarget, type DropTarget } from './drop-target.ts'
import { scheduleFailureText } from './failure-text.ts'
import { fillDays } from './fill-days.ts'
import { dateOfTarget, withEntryPlaced, withoutSlot, withSlotMoved } from './place.ts'
import { lengthOf } from './starts.ts'

/** What can be put on the calendar: a saved activity, or one that is there and moves. */
export type Movable = { kind: 'entry'; entry: SavedActivity } | { kind: 'slot'; slot: TimeSlot }

export interface ScheduleDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  detail: Pick<ItineraryDetailStore, '$itinerary' | 'change' | 'experiences' | 'keepNotes'>
}

export interface Schedule extends Pick<AvailabilityStore, '$availability'> {
  /** Asks for the starts of an activity during the trip, once. */
  askAvailability(activity: Activity): Promise<void>
  /** The starts of an activity on a date that are in conflict with nothing. Rejects when that cannot be told. */
  askFreeStarts(activity: Activity, date: Day): Promise<AvailabilitySlot[]>
  /**
   * Schedules or moves, by dialog, by key or by drop. The calendar shows it at once and takes it back if it fails, which
   * the visitor is told. False when it failed; null when the target is none: then nothing happens.
   */
  put(what: Movable, target: unknown): Promise<boolean | null>
  /** Takes something off the calendar; it stays saved. */
  unschedule(slot: TimeSlot): Promise<boolean>
  destroy(): void
}

export function createSchedule({ api, toasts, emit, detail }: ScheduleDeps): Schedule {
  const availability = createAvailability({ api })

  async function put(what: Movable, given: unknown): Promise<boolean | null> {
    const itinerary = detail.$itinerary.get()
    const target = itinerary && readDropTarget(given, fillDays(itinerary).length)
    if (!itinerary || !target) return null
    if (what.kind === 'slot' && isAt(what.slot, itinerary, target)) return null
    try {
      const answer = await send(what, target)
      settled(what, answer, target)
      forgetPlan(what, answer)
      return true
    } catch (error) {
      failed(what, error)
      return false
    }
  }

  function send(what: Movable, target: DropTarget): Promise<Itinerary> {
    const body = { dayNumber: target.dayNumber, timeSlot: target.slot }
    switch (what.kind) {
      case 'entry':
        return detail.change(
          (itinerary) => withEntryPlaced(itinerary, what.entry.id, target),
          (id) => api.call(scheduleActivity, { params: { id }, body: { ...body, activityId: what.entry.id } }),
        )
      case 'slot':
        return detail.change(
          (itinerary) => withSlotMoved(itinerary, what.slot.id, target),
          (id) => api.call(rescheduleActivity, { params: { id }, body: { ...body, slotId: what.slot.id } }),
        )
      default:
        return assertNever(what)
    }
  }

  function settled(what: Movable, answer: Itinerary, target: DropTarget): void {
    const date = dateOfTarget(answer, target)
    if (date) emit('scheduled', { activity: activityOf(what), itineraryId: answer.id, slot: { date, startTime: target.slot } })
    if (what.kind === 'slot') {
      toasts.show({ title: text.moved, text: text.movedText })
      return
    }
    detail.experiences.scheduled()
    const slot = answer.days.flatMap((day) => day.timeSlots).find((one) => entryOfSlot(answer, one)?.id === what.entry.id)
    toasts.show({
      title: text.scheduled,
      text: text.scheduledText,
      ...(slot && { action: { label: text.undo, run: () => void unschedule(slot) } }),
    })
  }

  /** It has its place: what the planner noted of the day that was meant is no longer so. */
  function forgetPlan(what: Movable, answer: Itinerary): void {
    const entry = what.kind === 'slot' ? entryOfSlot(answer, what.slot) : answer.activities.find(({ id }) => id === what.entry.id)
    if (entry && isPlannedNote(entry.notes, answer)) void detail.keepNotes(entry.id, '')
  }

  function failed(what: Movable, error: unknown): void {
    const content =
      what.kind === 'entry'
        ? { title: text.scheduleFailed, text: scheduleFailureText(error) }
        : { title: text.moveFailed, text: text.moveFailedText }
    toasts.show({ ...content, tone: 'failed' })
    tellHost(content.text, error)
  }

  function tellHost(message: string, error: unknown): void {
    emit('failed', { code: (error instanceof ApiError && error.code) || 'schedule', message })
  }

  async function unschedule(slot: TimeSlot): Promise<boolean> {
    try {
      await detail.change(
        (itinerary) => withoutSlot(itinerary, slot.id),
        (id) => api.call(unscheduleActivity, { params: { id, slotId: slot.id } }),
      )
      toasts.show({ title: text.unscheduled })
      return true
    } catch (error) {
      const message = error instanceof ApiError && error.status === 404 ? text.goneShort : scheduleFailureText(error)
      toasts.show({ title: text.unscheduleFailed, text: message, tone: 'failed' })
      tellHost(message, error)
      return false
    }
  }

  return {
    $availability: availability.$availability,
    async askAvailability(activity) {
      const itinerary = detail.$itinerary.get()
      if (itinerary) await availability.ask(activity.productCode, itinerary)
    },
    async askFreeStarts(activity, date) {
      const id = detail.$itinerary.get()?.id
      if (id === undefined) return []
      const body = { activityCode: activity.productCode, date, durationMinutes: lengthOf(activity) }
      return (await api.call(readAvailableSlots, { params: { id }, body })).slots
    },
    put,
    unschedule,
    destroy: availability.destroy,
  }
}

export function activityOf(what: Movable): Activity {
  return what.kind === 'entry' ? what.entry.activityData : what.slot.activity
}

function isAt(slot: TimeSlot, itinerary: Itinerary, target: DropTarget): boolean {
  return slot.date === dateOfTarget(itinerary, target) && slot.startTime === target.slot
}
