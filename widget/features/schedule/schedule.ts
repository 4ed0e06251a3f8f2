import { placeActivities } from '@meander/sdk/contract/arranging'
import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { readAvailableSlots, rescheduleActivity, scheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Emit } from '@meander/sdk/events'
import type { RuleCode } from '@meander/sdk/contract/trip-rules'
import type { Api } from '../../api/client.ts'
import { ApiError } from '../../api/request-errors.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { assertNever } from '../../kit/assert-never.ts'
import type { Toasts } from '../../kit/toasts.ts'
import { aboutPlaces, entryOfSlot, isPlannedNote, type ItineraryDetailStore, type Made } from '../itineraries/detail/index.ts'
import { createAvailability, type AvailabilityStore } from './availability.ts'
import type { BoardDialog } from './board-dialog.ts'
import { createConsent, type Consent } from './consent.ts'
import { readDropTarget, type DropTarget } from './drop-target.ts'
import { scheduleFailureText } from './failure-text.ts'
import { fillDays } from './fill-days.ts'
import { placeOf, withPlace, type FormerPlace } from './former-place.ts'
import { sayGone } from './gone.ts'
import { createJudgedStarts, everyStart, type JudgedStarts } from './judged-starts.ts'
import { activityOf, entryIdOf, slotOfEntry, type Movable } from './movable.ts'
import { aboutSlot, dateOfTarget, pendingEntry, withEntryPlaced, withoutSlot, withSlotMoved } from './place.ts'
import { createSayFailures } from './say-failures.ts'
import { sendAsking } from './send-asking.ts'
import { brokenRulesIn } from './soft-rules.ts'
import { lengthOf, type Start } from './starts.ts'

export interface ScheduleDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  detail: Pick<ItineraryDetailStore, '$itinerary' | 'open' | 'change' | 'takeFresh' | 'experiences' | 'dropNotes' | '$back'>
}

export type Shifted = { off: TimeSlot; entryId: SavedActivityId | null } | { back: SavedActivityId }

export interface Schedule extends Pick<AvailabilityStore, '$availability'>, Pick<JudgedStarts, '$judged'> {
  /** Asks for the starts of an activity during the trip, once. */
  askAvailability(activity: Activity): Promise<void>
  /** Asks for the starts of what is to be put somewhere, each with what speaks against it. */
  askStarts(what: Movable): Promise<void>
  /** The starts on a date that are in conflict with nothing; null where the trip no longer has that date. Rejects when that cannot be told. */
  askFreeStarts(what: Movable, date: Day): Promise<AvailabilitySlot[] | null>
  /** All starts as they were judged; null until that is known. Nobody sells those of `anyTime`: they are the traveller's own. */
  judgedStarts(what: Movable): { anyTime: boolean; starts: Start[] } | null
  /** What is open over the page; dialogs ask for one another by it. */
  $dialog: WritableAtom<BoardDialog>
  /** The question that is open before something is put where a soft rule speaks against it. */
  consent: Consent
  /**
   * Schedules or moves, by dialog, by key or by drop. The calendar shows it at once and takes it back if it fails, which
   * the visitor is told. False when it failed or was declined; null when the target is none: then nothing happens.
   */
  put(what: Movable, target: unknown): Promise<boolean | null>
  /** Takes something off the calendar; it stays saved. */
  unschedule(slot: TimeSlot): Promise<boolean>
  /** What has just been taken off the calendar, or put back: the view and the focus follow it. */
  $shifted: ReadableAtom<Shifted | null>
  /** What it is made of: for what opens over the page, each of which makes its own store of it when it comes. */
  deps: ScheduleDeps
  destroy(): void
}

export function createSchedule({ api, toasts, emit, detail }: ScheduleDeps): Schedule {
  const availability = createAvailability({ api })
  const judged = createJudgedStarts({ api })
  const consent = createConsent()
  const $shifted = atom<Shifted | null>(null)
  const stopBack = detail.$back.listen((back) => back && $shifted.set({ back: back.entryId }))
  const { tellHost, notPut, notAsked } = createSayFailures({ toasts, emit, detail })

  async function put(what: Movable, given: unknown): Promise<boolean | null> {
    const itinerary = detail.$itinerary.get()
    const target = itinerary && readDropTarget(given, fillDays(itinerary).length)
    if (!itinerary || !target) return null
    if (what.kind === 'slot' && isAt(what.slot, itinerary, target)) return null
    const again = () => void put(what, given)
    if (sayGone(what, itinerary) !== null) {
      notPut(what, given, { error: null, again })
      return false
    }
    try {
      const answer = await sendAsking({ consent, judged }, { itinerary, what, target }, (accept) => send(what, target, accept))
      if (answer === null) return false
      settled(what, answer, target, what.kind === 'slot' ? placeOf(itinerary, what.slot) : null)
      forgetPlan(what, answer.itinerary)
      return true
    } catch (error) {
      const entryId = entryIdOf(what, itinerary)
      if (entryId && brokenRulesIn(error).length > 0) judged.again(itinerary, entryId)
      notPut(what, given, { error, again })
      return false
    }
  }

  function send(what: Movable, target: DropTarget, accept: RuleCode[]): Promise<Made> {
    const body = { dayNumber: target.dayNumber, timeSlot: target.slot, ...(accept.length > 0 && { accept }) }
    const putEntry = (activityId: SavedActivityId) =>
      detail.change(
        (itinerary) => withEntryPlaced(itinerary, activityId, target),
        (id, marks) => api.call(scheduleActivity, { params: { id }, body: { ...marks, ...body, activityId } }),
        { about: aboutPlaces([activityId]), what: `put ${activityId} ${JSON.stringify(body)}` },
      )
    switch (what.kind) {
      case 'entry':
        return putEntry(what.entry.id)
      case 'slot': {
        // By its entry, which the server knows, where it has not named the slot yet.
        const activityId = pendingEntry(what.slot)
        if (activityId !== null) return putEntry(activityId)
        return detail.change(
          (itinerary) => withSlotMoved(itinerary, what.slot.id, target),
          (id, marks) => api.call(rescheduleActivity, { params: { id }, body: { ...marks, ...body, slotId: what.slot.id } }),
          { about: aboutSlot(what.slot.id), what: `move ${what.slot.id} ${JSON.stringify(body)}` },
        )
      }
      default:
        return assertNever(what)
    }
  }

  function settled(what: Movable, made: Made, target: DropTarget, before: FormerPlace | null): void {
    const { itinerary: answer } = made
    const date = dateOfTarget(answer, target)
    if (date) emit('scheduled', { activity: activityOf(what), itineraryId: answer.id, slot: { date, startTime: target.slot } })
    if (what.kind === 'slot') {
      toasts.show({ title: text.moved, text: text.movedText, ...undoTo(made, before) })
      return
    }
    detail.experiences.scheduled()
    toasts.show({ title: text.scheduled, text: text.scheduledText, ...undoTo(made, { activityId: what.entry.id, date: null, startTime: null }) })
  }

  const undoTo = (made: Made, place: FormerPlace | null) =>
    place && { action: { label: text.undo, run: () => void undo(made, place) } }

  async function undo({ itinerary: { id }, requestId: undoes }: Made, place: FormerPlace): Promise<void> {
    const tools = await import('./tools.ts').catch(() => null)
    if (tools === null) return void toasts.show({ title: text.undoFailed, text: text.undoFailedText, tone: 'failed' })
    const { activityId: entryId, date } = place
    const trip = detail.$itinerary.get()
    const off = trip?.id === id && date === null ? slotOfEntry(trip, entryId) : undefined
    if (off) $shifted.set({ off, entryId })
    const isDone = await tools.undoChange({ api, toasts, detail }, { id, undoes, patch: (itinerary) => withPlace(itinerary, place) })
    if (isDone && date !== null) $shifted.set({ back: entryId })
  }

  /** It has its place: what the planner noted of the day that was meant is no longer so. */
  function forgetPlan(what: Movable, answer: Itinerary): void {
    const entry = what.kind === 'slot' ? entryOfSlot(answer, what.slot) : answer.activities.find(({ id }) => id === what.entry.id)
    if (entry && isPlannedNote(entry.notes, answer)) void detail.dropNotes(entry.id)
  }

  function takeOff(id: Itinerary['id'], slot: TimeSlot): Promise<Made> {
    const activityId = pendingEntry(slot)
    if (activityId === null) {
      return detail.change(
        (trip) => withoutSlot(trip, slot.id),
        (_, marks) => api.call(unscheduleActivity, { params: { id, slotId: slot.id }, query: marks }),
        { of: id, about: aboutSlot(slot.id), what: `off ${slot.id}` },
      )
    }
    return detail.change(
      (trip) => withoutSlot(trip, slotOfEntry(trip, activityId)?.id ?? slot.id),
      (_, marks) => api.call(placeActivities, { params: { id }, body: { ...marks, placements: [{ activityId, date: null, startTime: null }] } }),
      { of: id, about: aboutPlaces([activityId]), what: `off ${activityId}` },
    )
  }

  async function unschedule(slot: TimeSlot): Promise<boolean> {
    const itinerary = detail.$itinerary.get()
    if (!itinerary) return false
    const { id } = itinerary
    const before = placeOf(itinerary, slot)
    $shifted.set({ off: slot, entryId: before?.activityId ?? null })
    try {
      const made = await takeOff(id, slot)
      toasts.show({ title: text.unscheduled, ...undoTo(made, before) })
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
    $judged: judged.$judged,
    $dialog: atom<BoardDialog>({ dialog: 'none' }),
    consent,
    $shifted,
    async askAvailability(activity) {
      const itinerary = detail.$itinerary.get()
      if (itinerary) await availability.ask(activity.productCode, itinerary)
    },
    async askStarts(what) {
      const itinerary = detail.$itinerary.get()
      const entryId = itinerary && entryIdOf(what, itinerary)
      if (itinerary && entryId) notAsked(what, await judged.ask(itinerary, entryId))
    },
    async askFreeStarts(what, date) {
      const itinerary = detail.$itinerary.get()
      if (itinerary === null) return []
      const { id, version } = itinerary
      const { productCode } = activityOf(what)
      const body = { activityCode: productCode, date, durationMinutes: lengthOf(activityOf(what)), version }
      try {
        return (await api.call(readAvailableSlots, { params: { id }, body })).slots
      } catch (error) {
        if (notAsked(what, error)) return null
        throw error
      }
    },
    judgedStarts(what) {
      const itinerary = detail.$itinerary.get()
      const entryId = itinerary && entryIdOf(what, itinerary)
      const known = entryId && judged.$judged.get()[entryId]
      return known && known.state === 'ready' ? { anyTime: known.anyTime, starts: everyStart(known) } : null
    },
    put,
    unschedule,
    deps: { api, toasts, emit, detail },
    destroy() {
      stopBack()
      consent.answer(false)
      availability.destroy()
      judged.destroy()
    },
  }
}

function isAt(slot: TimeSlot, itinerary: Itinerary, target: DropTarget): boolean {
  return slot.date === dateOfTarget(itinerary, target) && slot.startTime === target.slot
}
