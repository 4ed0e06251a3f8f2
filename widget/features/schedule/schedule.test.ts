import { readAvailability } from '@meander/sdk/contract/activities'
import { readAvailableSlots, rescheduleActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { undoChange } from '@meander/sdk/contract/undoing'
import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { schedule as text, unshown } from '../../i18n/en/schedule.ts'
import { createStorage } from '../../kit/storage.ts'
import { createToasts } from '../../kit/toasts.ts'
import { failure } from '../../test/fake-server.ts'
import { day, entry, slot, start, trip, tripServer, tripWith, type TripServer } from '../../test/trip.ts'
import { createItineraryDetail } from '../itineraries/detail/index.ts'
import { createPicker, dateChoices } from './picker.ts'
import { createSchedule } from './schedule.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })

async function open(given: Itinerary, starts: AvailabilitySlot[] = [], prepare: (made: TripServer) => void = () => {}) {
  const made = tripServer(given, starts)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const emit = vi.fn(() => true)
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage) })
  const schedule = createSchedule({ api, toasts, emit, detail })
  await detail.open(given.id)
  const slots = () => detail.$itinerary.get()?.days.flatMap((one) => one.timeSlots) ?? []
  const lastToast = () => toasts.$toasts.get().at(-1)
  return { ...made, detail, schedule, emit, slots, lastToast }
}

/** A first change is made on the first version, under a name of its own. */
const marks = { version: 1, requestId: expect.any(String) as string }

describe('put', () => {
  it('schedules an entry at once, calls with day number and start, and says so [4.114, 8.43]', async () => {
    const { server, schedule, detail, slots, emit, lastToast } = await open(trip({ activities: [fado] }))
    const done = schedule.put({ kind: 'entry', entry: fado }, { dayNumber: 2, slot: '19:00' })
    expect(slots()).toMatchObject([{ date: '2027-03-15', startTime: '19:00', endTime: '21:00' }])
    expect(await done).toBe(true)
    expect(server.callsOf(scheduleActivity)[0]?.body).toEqual({ ...marks, activityId: fado.id, dayNumber: 2, timeSlot: '19:00' })
    expect(lastToast()).toMatchObject({ title: 'Activity Scheduled', text: 'The activity has been added to your calendar.' })
    expect(emit).toHaveBeenCalledWith('scheduled', { activity: fado.activityData, itineraryId: 'trip-1', slot: { date: '2027-03-15', startTime: '19:00' } })
    expect(detail.$unscheduled.get()).toEqual([])
  })

  it('forgets the day that the planner had meant once it has a place, and keeps what the traveller has written', async () => {
    const meant = { ...fado, notes: 'For day 1, Sunday, March 14' }
    const own = { ...entry('T', { title: 'Tile workshop' }), notes: 'For day 1, but ask Maria' }
    const { schedule, held } = await open(trip({ activities: [meant, own] }))
    await schedule.put({ kind: 'entry', entry: meant }, { dayNumber: 2, slot: '19:00' })
    await schedule.put({ kind: 'entry', entry: own }, { dayNumber: 3, slot: '10:00' })
    await vi.waitFor(() => expect(held().activities.map(({ notes }) => notes)).toEqual(['', 'For day 1, but ask Maria']), 15_000)
  })

  it('moves a slip and says so [4.117, 8.48]', async () => {
    const { server, schedule, slots, lastToast } = await open(tripWith([tram]))
    expect(await schedule.put({ kind: 'slot', slot: tram }, '3-14:00')).toBe(true)
    expect(server.callsOf(rescheduleActivity)[0]?.body).toEqual({ ...marks, slotId: tram.id, dayNumber: 3, timeSlot: '14:00' })
    expect(slots()).toMatchObject([{ date: '2027-03-16', startTime: '14:00', endTime: '17:00' }])
    expect(lastToast()).toMatchObject({ title: 'Activity moved', text: 'The activity has been moved to a new time slot' })
  })

  it('ignores an invalid target: nothing moves, nothing is called [4.120]', async () => {
    const { server, schedule, slots } = await open(tripWith([tram], [fado]))
    const before = slots()
    for (const target of ['9-10:00', 'tray', null, { dayNumber: 0, slot: '10:00' }, { dayNumber: 1, slot: '25:00' }]) {
      expect(await schedule.put({ kind: 'entry', entry: fado }, target)).toBeNull()
    }
    expect(await schedule.put({ kind: 'slot', slot: tram }, '1-10:00')).toBeNull()
    expect(slots()).toEqual(before)
    expect(server.callsOf(scheduleActivity).length + server.callsOf(rescheduleActivity).length).toBe(0)
  })

  it('takes a failed schedule back and says what the server said [8.44, 8.45]', async () => {
    const { schedule, slots, lastToast, emit } = await open(trip({ activities: [fado] }), [], ({ server }) =>
      server.on(scheduleActivity, () => failure('time-overlaps', '7:00 PM overlaps the supper.')),
    )
    expect(await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')).toBe(false)
    expect(slots()).toEqual([])
    expect(lastToast()).toMatchObject({ title: 'Scheduling failed', text: '7:00 PM overlaps the supper.', tone: 'failed' })
    expect(emit).toHaveBeenCalledWith('failed', { code: 'time-overlaps', message: '7:00 PM overlaps the supper.' })
  })

  it.each([
    [new Response('', { status: 500 }), 'Server error: 500'],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Server error: 502'],
    [Response.json({ message: 'Closed on Mondays.' }, { status: 409 }), 'Closed on Mondays.'],
  ])('finds words for an answer that is not ours (%#)', async (answer, words) => {
    const { schedule, lastToast } = await open(trip({ activities: [fado] }), [], ({ server }) => server.on(scheduleActivity, () => answer))
    await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    expect(lastToast()?.text).toBe(words)
  })

  it('says the status of an error answer without a message [8.46]', async () => {
    const { schedule, lastToast } = await open(trip({ activities: [fado] }), [], ({ server }) => server.on(scheduleActivity, () => new Response('', { status: 503 })))
    await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    expect(lastToast()).toMatchObject({ title: 'Scheduling failed', text: 'Server error: 503' })
  })

  it('has words of its own when there is no answer [8.47]', async () => {
    const { schedule, lastToast } = await open(trip({ activities: [fado] }), [], ({ server }) =>
      server.on(scheduleActivity, () => {
        throw new TypeError('offline')
      }),
    )
    await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    expect(lastToast()?.text).toBe('Failed to schedule the activity. Please try again.')
  })

  it('says of a deleted itinerary that it is gone [8.29]', async () => {
    const { schedule, lastToast } = await open(trip({ activities: [fado] }), [], ({ server }) => server.on(scheduleActivity, () => failure('not-found')))
    await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    expect(lastToast()?.text).toBe('This itinerary no longer exists. Please refresh the page and try again.')
  })

  it('puts a slip back whose move failed [8.49]', async () => {
    const { schedule, slots, lastToast } = await open(tripWith([tram]), [], ({ server }) => server.on(rescheduleActivity, () => failure('time-not-offered')))
    expect(await schedule.put({ kind: 'slot', slot: tram }, '2-09:00')).toBe(false)
    expect(slots()).toMatchObject([{ date: '2027-03-14', startTime: '10:00' }])
    expect(lastToast()).toMatchObject({ title: 'Move failed', text: 'Failed to move the activity. Please try again.', tone: 'failed' })
  })

  it('says beside a move that failed which rule it was refused for', async () => {
    const violations = [{ rule: 'sold-out', severity: 'hard', message: '9:00 AM on Mar 15 is sold out.' }]
    const refusal = { error: 'No.', message: 'No.', code: 'time-not-offered', requestId: 'r', details: { violations } }
    const { schedule, lastToast } = await open(tripWith([tram]), [], ({ server }) => server.on(rescheduleActivity, () => Response.json(refusal, { status: 409 })))
    await schedule.put({ kind: 'slot', slot: tram }, '2-09:00')
    expect(lastToast()).toMatchObject({ title: 'Move failed', text: 'Failed to move the activity. Please try again.', why: '9:00 AM on Mar 15 is sold out.' })
  })

  it('keeps one change when another fails meanwhile', async () => {
    const { schedule, slots } = await open(tripWith([tram], [fado]), [], ({ server }) => server.on(rescheduleActivity, () => failure('internal')))
    await Promise.all([schedule.put({ kind: 'slot', slot: tram }, '4-09:00'), schedule.put({ kind: 'entry', entry: fado }, '2-19:00')])
    expect(slots().map((one) => `${one.date} ${one.startTime}`)).toEqual(['2027-03-14 10:00', '2027-03-15 19:00'])
  })
})

describe('what the server has not named yet', () => {
  const placed = async () => {
    const made = await open(trip({ activities: [fado] }))
    const first = made.schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    const [pending] = made.slots()
    if (!pending) throw new Error('it is not drawn at once')
    return { ...made, first, pending }
  }

  it('is moved on once that is answered', async () => {
    const { schedule, slots, held, first, pending, lastToast } = await placed()
    const again = schedule.put({ kind: 'slot', slot: pending }, '2-21:00')
    expect(slots().map((one) => `${one.date} ${one.startTime}`)).toEqual(['2027-03-15 21:00'])
    expect(await Promise.all([first, again])).toEqual([true, true])
    expect(slots()).toEqual(held().days.flatMap((one) => one.timeSlots))
    expect(slots().map((one) => `${one.date} ${one.startTime}`)).toEqual(['2027-03-15 21:00'])
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(slots().map((one) => `${one.date} ${one.startTime}`)).toEqual(['2027-03-14 19:00']), 15_000)
  })

  it('is taken off once that is answered', async () => {
    const { schedule, slots, held, first, pending, lastToast } = await placed()
    const off = schedule.unschedule(pending)
    expect(slots()).toEqual([])
    expect(await Promise.all([first, off])).toEqual([true, true])
    expect([slots(), held().days.flatMap((one) => one.timeSlots)]).toEqual([[], []])
    expect(lastToast()?.title).toBe('Activity unscheduled')
  })
})

describe('unschedule', () => {
  it('returns the activity to the list [4.115]', async () => {
    const { schedule, detail, lastToast } = await open(tripWith([tram]))
    expect(detail.$unscheduled.get()).toEqual([])
    expect(await schedule.unschedule(tram)).toBe(true)
    expect(detail.$unscheduled.get().map((one) => one.activityData.title)).toEqual(['Tram 28'])
    expect(lastToast()?.title).toBe('Activity unscheduled')
  })

  it('undoes a scheduling from its toast', async () => {
    const { schedule, slots, lastToast, server } = await open(trip({ activities: [fado] }))
    await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(slots()).toEqual([]), 15_000)
    expect(server.callsOf(undoChange).map(({ body }) => body.undoes)).toEqual(server.callsOf(scheduleActivity).map(({ body }) => body.requestId))
  })
})

describe('the picker', () => {
  const starts = [start('2027-03-14', '11:00'), start('2027-03-15', '09:00'), start('2027-03-15', '19:00'), start('2027-03-20', '09:00')]
  const pickerOf = (schedule: Awaited<ReturnType<typeof open>>['schedule']) => createPicker({ schedule, item: { kind: 'entry', entry: fado } })

  it('asks by product code for the dates of the trip, and once [2.283]', async () => {
    const { server, schedule } = await open(tripWith([tram], [fado]), starts)
    await Promise.all([schedule.askAvailability(fado.activityData), schedule.askAvailability(fado.activityData)])
    await schedule.askAvailability(fado.activityData)
    expect(server.callsOf(readAvailability).map(({ path, query }) => [path, query])).toEqual([
      ['/api/activities/F/availability', { startDate: '2027-03-14', endDate: '2027-03-17' }],
    ])
  })

  it('marks dates free, fully booked and without times, and offers no other [2.284]', async () => {
    const { schedule, detail } = await open(tripWith([tram], [fado]), starts)
    await schedule.askAvailability(fado.activityData)
    const itinerary = detail.$itinerary.get() as Itinerary
    const availability = Object.values(schedule.$availability.get())[0]
    const choices = dateChoices({ itinerary, activity: fado.activityData, availability, booked: new Set() })
    expect(choices).toEqual([
      { date: '2027-03-14', mark: 'full', times: 0, only: null, crowded: [] },
      { date: '2027-03-15', mark: 'free', times: 2, only: null, crowded: [] },
      { date: '2027-03-16', mark: 'none', times: 0, only: null, crowded: [] },
      { date: '2027-03-17', mark: 'none', times: 0, only: null, crowded: [] },
    ])
  })

  it('marks a date fully booked when the conflict check returns no slots [4.106]', async () => {
    const { server, schedule } = await open(tripWith([tram], [fado]), starts, ({ server }) => server.on(readAvailableSlots, () => ({ slots: [] })))
    const picker = pickerOf(schedule)
    await picker.pickDate(day('2027-03-15'))
    expect(server.callsOf(readAvailableSlots)[0]?.body).toEqual({ activityCode: 'F', date: '2027-03-15', durationMinutes: 120, version: 1 })
    expect(picker.$pick.get()).toEqual({ state: 'all-booked', date: '2027-03-15' })
    expect(picker.$booked.get()).toEqual(new Set(['2027-03-15']))
  })

  it('forgets the answer for a date that is no longer the chosen one', async () => {
    const { schedule } = await open(tripWith([tram], [fado]), starts)
    const picker = pickerOf(schedule)
    await Promise.all([picker.pickDate(day('2027-03-14')), picker.pickDate(day('2027-03-15'))])
    expect(picker.$pick.get()).toMatchObject({ state: 'times', date: '2027-03-15', time: null })
  })
})

describe('the texts', () => {
  it('hold the variants that no screen has to show [8.50]', () => {
    expect([unshown.rescheduled, unshown.rescheduleFailed, text.unscheduled, text.unscheduleFailed, unshown.removedFromCalendar, unshown.removeFromCalendarFailed]).toEqual([
      'Activity rescheduled',
      'Rescheduling failed',
      'Activity unscheduled',
      'Failed to unschedule',
      'Activity removed from calendar',
      'Failed to remove activity from calendar',
    ])
  })

  it('hold the shorter text of a deleted itinerary [8.51]', () => {
    expect(text.goneShort).toBe('This itinerary no longer exists. Please refresh the page.')
  })
})
