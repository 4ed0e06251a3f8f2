import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import {
  createItinerary,
  editActivity,
  readItinerary,
  removeActivity,
  saveActivity,
  SavedActivity,
  scheduleActivity,
} from '@meander/sdk/contract/itineraries'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { anActivity, createTimetableProvider } from '../../test/timetable-provider.ts'

let server: TestServer
let guest: Caller
let id: ItineraryId
beforeEach(async () => {
  server = await startServer({ given: { provider: createTimetableProvider({}) } })
  guest = server.as('mdr_guest_1')
  id = (await guest.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })).id
})
afterEach(() => server.close())

const unknown = 'entry_unknown' as SavedActivityId

describe('saving an activity', () => {
  it('keeps it with its notes and priority [7.45, 3.69]', async () => {
    const activityData = anActivity('TRAM', { title: 'Tram 28', tags: ['history'] })
    const saved = await guest.call(saveActivity, { params: { id }, body: { activityData, notes: 'Sit left', priority: 'must-do' } })
    expect(Object.keys(saved).sort()).toEqual(Object.keys(SavedActivity.shape).sort())
    expect(saved).toMatchObject({ activityData, notes: 'Sit left', priority: 'must-do', timeSlotId: null, scheduledDate: null })
    expect((await guest.call(readItinerary, { params: { id } })).activities).toEqual([saved])
  })

  it('wants to do it, without a note, where nothing else is said [3.70, 9.50, 9.51]', async () => {
    const saved = await guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM') } })
    expect(saved).toMatchObject({ notes: '', priority: 'want-to-do' })
  })

  it('reads an activity that is wrapped once more', async () => {
    const body = { activityData: { activityData: anActivity('TRAM', { title: 'Tram 28' }) } }
    expect((await guest.call(saveActivity, { params: { id }, body })).activityData.title).toBe('Tram 28')
  })

  it('keeps the same product twice as two entries, in the order they came', async () => {
    const titles = ['First', 'Second', 'Third']
    for (const title of titles) await guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM', { title }) } })
    const { activities } = await guest.call(readItinerary, { params: { id } })
    expect(activities.map((entry) => entry.activityData.title)).toEqual(titles)
    expect(new Set(activities.map((entry) => entry.id)).size).toBe(3)
  })

  it('leaves out addresses that would run a script', async () => {
    const activityData = anActivity('TRAM', {
      bookingUrl: 'javascript:alert(1)',
      productUrl: 'https://tours.example/tram',
      imageUrl: 'data:text/html,<script>alert(1)</script>',
      images: ['/media/tram.svg', 'JaVaScRiPt:alert(1)'],
    })
    const saved = await guest.call(saveActivity, { params: { id }, body: { activityData } })
    expect(saved.activityData.bookingUrl).toBeUndefined()
    expect(saved.activityData.imageUrl).toBeUndefined()
    expect(saved.activityData).toMatchObject({ productUrl: 'https://tours.example/tram', images: ['/media/tram.svg'] })
  })

  it('takes an activity with long texts and many pictures', async () => {
    const activityData = anActivity('TRAM', { description: 'x'.repeat(100_000) })
    expect((await guest.send(saveActivity, { params: { id }, body: { activityData } })).status).toBe(200)
  })

  it('refuses what is no activity, and names the field', async () => {
    const body = { activityData: { title: 'No code' } } as never
    await expect(guest.call(saveActivity, { params: { id }, body })).rejects.toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('activityData') },
    })
  })
})

describe('changing what is saved', () => {
  it('keeps the note of an entry, and shows it in its slot', async () => {
    const { id: activityId } = await guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('picnic') } })
    await guest.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '12:00' as TimeOfDay } })
    const itinerary = await guest.call(editActivity, { params: { id, activityId }, body: { notes: 'Bring a blanket' } })
    expect(itinerary.activities[0]?.notes).toBe('Bring a blanket')
    expect(itinerary.days[0]?.timeSlots[0]?.notes).toBe('Bring a blanket')
    expect(itinerary.version).toBe(4)
  })

  it('removes an entry together with its slot [7.46]', async () => {
    const { id: activityId } = await guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('picnic') } })
    await guest.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '12:00' as TimeOfDay } })
    const itinerary = await guest.call(removeActivity, { params: { id, activityId } })
    expect(itinerary.activities).toEqual([])
    expect(itinerary.days.flatMap((day) => day.timeSlots)).toEqual([])
  })

  it('does not know an entry that is gone', async () => {
    await expect(guest.call(removeActivity, { params: { id, activityId: unknown } })).rejects.toMatchObject({ status: 404 })
    await expect(guest.call(editActivity, { params: { id, activityId: unknown }, body: { notes: '' } })).rejects.toMatchObject({ status: 404 })
    expect((await guest.call(readItinerary, { params: { id } })).version).toBe(1)
  })
})
