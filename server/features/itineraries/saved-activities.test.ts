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
import { ProviderError } from '../activities/index.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { anActivity, createTimetableProvider } from '../../test/timetable-provider.ts'

const SOLD = anActivity('SOLD', { title: 'Tram 28', bookingUrl: 'https://tours.example/tram', rating: 4.5, cancellationPolicy: 'Until the day before' })
const ODD = anActivity('ODD', { bookingUrl: 'javascript:alert(1)', images: ['https://tours.example/tram.webp', 'data:text/html,x'] })

let asked: (string | undefined)[][]
let failing: boolean
let server: TestServer
let guest: Caller
let id: ItineraryId
beforeEach(async () => {
  asked = []
  failing = false
  const timetable = createTimetableProvider({}, [SOLD, ODD])
  const readProduct: typeof timetable.readProduct = async (code, options) => {
    if (failing) throw new ProviderError('No answer')
    if (code === 'SOLD') asked.push([code, options?.currency])
    return timetable.readProduct(code, options)
  }
  server = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { provider: { ...timetable, readProduct } } })
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

  it('takes texts, price, links and rules from the provider by its code, whatever a client sends', async () => {
    const sent = anActivity('SOLD', { title: 'Free gold', price: { amount: 1, currency: 'EUR' }, bookingUrl: 'https://evil.example/', cancellationPolicy: 'Always' })
    const saved = await guest.call(saveActivity, { params: { id }, body: { activityData: sent, notes: 'Mine' } })
    expect(saved.activityData).toEqual(SOLD)
    expect(saved.notes).toBe('Mine')
    expect(asked).toEqual([['SOLD', 'EUR']])
  })

  it('leaves out addresses of the provider that would run a script', async () => {
    const saved = await guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('ODD') } })
    expect(saved.activityData).toEqual(anActivity('ODD', { images: ['https://tours.example/tram.webp'] }))
  })

  it('keeps what the provider does not know as the traveller’s own: plain text, without links or what only a provider can say', async () => {
    const own = { title: 'Tea at Inês’s', description: '<b>Bring</b> cake', meetingPoint: 'Rua 1', duration: '2 hours', timeZone: 'Europe/Lisbon', images: ['/media/tram.svg'] }
    const activityData = anActivity('tea', {
      ...own,
      images: [...own.images, 'https://elsewhere.example/pixel.gif', '//elsewhere.example/pixel.gif', 'JaVaScRiPt:alert(1)'],
      bookingUrl: 'javascript:alert(1)',
      productUrl: 'https://tours.example/tram',
      imageUrl: 'data:text/html,<script>alert(1)</script>',
      rating: 5,
      reviewCount: 9000,
      provider: 'viator',
      cancellationPolicy: 'Free for ever',
    })
    const saved = await guest.call(saveActivity, { params: { id }, body: { activityData } })
    expect(saved.activityData).toEqual({ id: 'tea', productCode: 'tea', price: { amount: 40, currency: 'USD' }, ...own })
  })

  it('is not done while the provider does not answer: it would be kept without its links', async () => {
    failing = true
    const call = guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('SOLD') } })
    await expect(call).rejects.toMatchObject({ status: 502, code: 'provider-failed' })
    expect((await guest.call(readItinerary, { params: { id } })).activities).toEqual([])
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
