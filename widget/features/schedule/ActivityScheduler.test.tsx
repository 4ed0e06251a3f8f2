import { rescheduleActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { createStorage } from '../../kit/storage.ts'
import { createToasts } from '../../kit/toasts.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findSoon, waitFor } from '../../test/queries.ts'
import { day, entry, slot, start, trip, tripServer, tripWith } from '../../test/trip.ts'
import { createItineraryDetail } from '../itineraries/detail/index.ts'
import type { Planned } from '../itineraries/index.ts'
import { ActivityScheduler, findPlanned } from './ActivityScheduler.tsx'
import { DEFAULT_MAX_DAYS } from './AvailabilityPicker.tsx'
import { createSchedule } from './schedule.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })
const mounted: { destroy(): void }[] = []
afterEach(() => mounted.splice(0).forEach((one) => one.destroy()))

async function show(given: Itinerary, of: { activity?: typeof tram.activity; planned?: Planned } = {}) {
  const { activity = tram.activity, planned = { entryId: tripWith([tram]).activities[0]?.id, date: '2027-03-14', time: '10:00' } } = of
  const made = tripServer(given, [start('2027-03-15', '09:00'), start('2027-03-16', '14:00')])
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage) })
  const schedule = createSchedule({ api, toasts, emit: () => true, detail })
  await detail.open(given.id)
  const onDone = vi.fn()
  const view = mountView(<ActivityScheduler activity={activity} planned={planned} detail={detail} schedule={schedule} onDone={onDone} />)
  mounted.push(view, detail, schedule, toasts)
  return { ...made, ...view, onDone }
}

describe('the scheduler in the detail of an activity', () => {
  it('moves what is scheduled and is done', async () => {
    const { box, server, onDone } = await show(tripWith([tram]))
    await findSoon(box, 'heading', 'Reschedule Activity')
    const move = find<HTMLButtonElement>(box, 'button', 'Reschedule')
    expect(move.disabled).toBe(true)
    ;(await findSoon(box, 'button', 'Tuesday, March 16, 2:00 PM')).click()
    ;(await findSoon(box, 'button', /^2:00 PM/)).click()
    await waitFor(() => expect(move.disabled).toBe(false))
    move.click()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.callsOf(rescheduleActivity)[0]?.body).toEqual({ version: 1, requestId: expect.any(String), slotId: tram.id, dayNumber: 3, timeSlot: '14:00' })
  })

  it('schedules what waits', async () => {
    const { box, server, onDone } = await show(trip({ activities: [fado] }), { activity: fado.activityData, planned: { entryId: fado.id, date: null, time: null } })
    ;(await findSoon(box, 'button', 'Monday, March 15, 9:00 AM')).click()
    ;(await findSoon(box, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(find<HTMLButtonElement>(box, 'button', 'Schedule').disabled).toBe(false))
    find(box, 'button', 'Schedule').click()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.callsOf(scheduleActivity)[0]?.body).toEqual({ version: 1, requestId: expect.any(String), activityId: fado.id, dayNumber: 2, timeSlot: '09:00' })
  })

  it('says that it is not available without dates or a product code', async () => {
    const undated = await show({ ...tripWith([tram]), startDate: null, endDate: null })
    await waitFor(() => expect(undated.box.textContent).toBe('Rescheduling not available'))
    const own = await show(tripWith([tram]), { activity: { ...tram.activity, productCode: '' as never } })
    await waitFor(() => expect(own.box.textContent).toBe('Rescheduling not available'))
  })

  it('shows 7 days at once [9.72]', async () => {
    const { box } = await show(tripWith([tram], [], { endDate: day('2027-03-23') }))
    await findSoon(box, 'button', /^Sunday, March 14, /)
    expect(DEFAULT_MAX_DAYS).toBe(7)
    expect(box.querySelectorAll('.dates-open > li').length).toBe(7)
    find(box, 'button', 'Later dates').click()
    await findSoon(box, 'button', /^Tuesday, March 23, /)
    expect(box.querySelectorAll('.dates-open > li').length).toBe(3)
  })

  it('finds the slot that was opened among several of one product', () => {
    const later = { ...slot('T28', { date: '2027-03-16', from: '14:00', to: '17:00' }), id: 'slot-later' as typeof tram.id }
    const planned = { entryId: undefined, date: '2027-03-16', time: '14:00' }
    expect(findPlanned(tripWith([tram, later]), { activity: tram.activity, planned })).toEqual({ kind: 'slot', slot: later })
  })
})
