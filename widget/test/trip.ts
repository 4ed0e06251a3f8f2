import { readAvailability, type Activity, type AvailabilitySlot } from '@meander/sdk/contract/activities'
import { addDays, minutesOf, timeOfMinutes, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import type { DayId, ItineraryId, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import {
  editActivity,
  readAvailableSlots,
  readItinerary,
  removeActivity,
  rescheduleActivity,
  scheduleActivity,
  unscheduleActivity,
  type Itinerary,
  type SavedActivity,
  type TimeSlot,
} from '@meander/sdk/contract/itineraries'
import { placeActivities } from '@meander/sdk/contract/arranging'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { undoChange } from '@meander/sdk/contract/undoing'
import { activity } from './activities.ts'
import { judgedDays } from './judged-days.ts'
import { failure, fakeServer, type FakeRequest, type FakeServer } from './fake-server.ts'

export const day = (text: string) => text as Day
export const time = (text: string) => text as TimeOfDay
export const start = (date: string, at: string, availableSpaces = 6): AvailabilitySlot => ({ date: day(date), startTime: time(at), availableSpaces })

export function entry(code: string, more: Partial<Activity> = {}): SavedActivity {
  return {
    id: `entry-${code}` as SavedActivityId,
    activityData: activity(code, more),
    savedAt: '2027-01-01T10:00:00Z',
    notes: '',
    notesPrivate: true,
    priority: 'want-to-do',
    timeSlotId: null,
    scheduledDate: null,
    scheduledTime: null,
  }
}

export function slot(code: string, at: { date: string; from: string; to: string }, more: Partial<Activity> = {}): TimeSlot {
  const times = { startTime: time(at.from), endTime: time(at.to), date: day(at.date) }
  return { id: `slot-${code}` as TimeSlotId, ...times, activity: activity(code, more), notes: '' }
}

/** Four days in Lisbon for two, with nothing in them. */
export function trip(more: Partial<Itinerary> = {}): Itinerary {
  return {
    id: 'trip-1' as ItineraryId,
    title: 'Lisbon with my mother',
    destination: 'Lisbon, Portugal',
    destinationId: null,
    startDate: day('2027-03-14'),
    endDate: day('2027-03-17'),
    groupSize: 2,
    budgetLimit: null,
    travelStyle: null,
    userId: 'guest',
    conversationId: null,
    clientUserId: null,
    sessionId: null,
    travelPreferences: {},
    activities: [],
    days: [],
    version: 1,
    updatedAt: '2027-01-01T10:00:00Z',
    ...more,
  }
}

/** A trip in which the given slots lie on their days and belong to entries of their own. */
export function tripWith(slots: TimeSlot[], waiting: SavedActivity[] = [], more: Partial<Itinerary> = {}): Itinerary {
  const placed = slots.map((one): SavedActivity => ({ ...entry(one.activity.productCode), activityData: one.activity, timeSlotId: one.id, scheduledDate: one.date, scheduledTime: one.startTime }))
  return withDays(trip({ activities: [...placed, ...waiting], ...more }), slots)
}

function withDays(itinerary: Itinerary, slots: TimeSlot[]): Itinerary {
  const dates = [...new Set(slots.map((one) => one.date))].sort()
  const first = itinerary.startDate ?? day('2027-03-14')
  return {
    ...itinerary,
    days: dates.map((date) => ({
      id: `day-${date}` as DayId,
      dayNumber: Math.round((Date.parse(date) - Date.parse(first)) / 86_400_000) + 1,
      date,
      timeSlots: slots.filter((one) => one.date === date),
    })),
  }
}

export interface TripServer {
  server: FakeServer
  /** The itinerary as the server holds it now. */
  held(): Itinerary
}

/** A server that keeps one itinerary and sells the given starts of every activity. */
export function tripServer(given: Itinerary, starts: AvailabilitySlot[] = []): TripServer {
  let held = given
  const change = (next: Itinerary): Itinerary => (held = { ...next, version: held.version + 1 })
  const slots = () => held.days.flatMap((one) => one.timeSlots)

  function put(saved: SavedActivity | undefined, body: FakeRequest['body']): Itinerary {
    if (!saved) throw new Error('no such entry')
    const from = minutesOf(String(body.timeSlot))
    const placed: TimeSlot = {
      id: `slot-${saved.activityData.productCode}` as TimeSlotId,
      startTime: timeOfMinutes(from),
      endTime: timeOfMinutes(from + (minutesOfDuration(saved.activityData.duration) ?? 60)),
      date: addDays(held.startDate ?? day('2027-03-14'), Number(body.dayNumber) - 1),
      activity: saved.activityData,
      notes: '',
    }
    const activities = held.activities.map((one) => (one.id === saved.id ? { ...one, timeSlotId: placed.id, scheduledDate: placed.date, scheduledTime: placed.startTime } : one))
    return change(withDays({ ...held, activities }, [...slots().filter((one) => one.id !== placed.id), placed]))
  }

  function takeOff(slotId: string | null | undefined): Itinerary {
    const activities = held.activities.map((one) => (one.timeSlotId === slotId ? { ...one, timeSlotId: null, scheduledDate: null, scheduledTime: null } : one))
    return change(withDays({ ...held, activities }, slots().filter((one) => one.id !== slotId)))
  }

  /** What it was before each change, by the change's name. */
  const before = new Map<string, Itinerary>()
  const kept = (change: (request: FakeRequest) => Itinerary) => (request: FakeRequest) => {
    before.set(String(request.body.requestId ?? request.query.requestId), held)
    return change(request)
  }

  const server = fakeServer()
    .on(undoChange, ({ body }) => {
      const known = before.get(String(body.undoes))
      return known ? { itinerary: change(known), left: [] } : failure('not-found', 'This can no longer be undone.')
    })
    .on(readItinerary, () => held)
    .on(readAvailability, () => ({ slots: starts }))
    .on(readAvailableSlots, ({ body }) => ({ slots: starts.filter((one) => one.date === body.date) }))
    .on(readStarts, ({ params }) => ({ version: held.version, anyTime: false, days: judgedDays(held, held.activities.find((one) => one.id === params.activityId), starts) }))
    .on(placeActivities, kept(({ body }) => {
      for (const { activityId, date, startTime } of body.placements as { activityId: string; date: string | null; startTime: string | null }[]) {
        const saved = held.activities.find((one) => one.id === activityId)
        if (date === null) takeOff(saved?.timeSlotId)
        else put(saved, { dayNumber: Math.round((Date.parse(date) - Date.parse(held.startDate ?? date)) / 86_400_000) + 1, timeSlot: startTime })
      }
      return held
    }))
    .on(scheduleActivity, kept(({ body }) => put(held.activities.find((one) => one.id === body.activityId), body)))
    .on(rescheduleActivity, kept(({ body }) => put(held.activities.find((one) => one.timeSlotId === body.slotId), body)))
    .on(unscheduleActivity, kept(({ params }) => takeOff(params.slotId)))
    .on(removeActivity, ({ params }) => change({ ...held, activities: held.activities.filter((one) => one.id !== params.activityId) }))
    .on(editActivity, ({ params, body }) =>
      change({ ...held, activities: held.activities.map((one) => (one.id === params.activityId ? { ...one, notes: String(body.notes) } : one)) }),
    )
  return { server, held: () => held }
}
