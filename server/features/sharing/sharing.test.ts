import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary, editActivity, saveActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { createShareLink, readSharedItinerary, readShareLink, revokeShareLink, SharedItinerary } from '@meander/sdk/contract/sharing'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'
import { anActivity, createTimetableProvider } from '../../test/timetable-provider.ts'

const GUEST = 'mdr_secret_of_ana'

let server: TestServer
let now: Date
let ana: SignedInBrowser
let id: ItineraryId
beforeEach(async () => {
  now = new Date()
  server = await startServer({ given: { clock: () => now, provider: createTimetableProvider({}) } })
  ana = await signIn(server, 'ana@example.org', { clientUserId: GUEST })
  const body = { title: 'Lisbon <3', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day }
  id = (await ana.call(createItinerary, { body: { ...body, groupSize: 3 } })).id
})
afterEach(() => server.close())

const stranger = () => server.as(null)
const share = () => ana.call(createShareLink, { params: { id } })
const open = (shareToken: ShareToken) => stranger().call(readSharedItinerary, { params: { shareToken } })

interface Note {
  notes?: string
  notesPrivate?: boolean
}

async function save(productCode: string, given: Parameters<typeof anActivity>[1] = {}, note: Note = {}) {
  return (await ana.call(saveActivity, { params: { id }, body: { activityData: anActivity(productCode, given), ...note } })).id
}

async function schedule(productCode: string, given: Parameters<typeof anActivity>[1] = {}, note: Note = {}) {
  const activityId = await save(productCode, given, note)
  await ana.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '10:00' as TimeOfDay } })
  return activityId
}

describe('a share link', () => {
  it('is made by the owner, signed in, and opens for anyone [6.7, 7.80, 7.81]', async () => {
    const link = await share()
    expect(link.url).toBe(`${server.url}/shared/${link.shareToken}`)
    expect(link.expiresAt).toBeNull()
    expect(await open(link.shareToken)).toMatchObject({ title: 'Lisbon <3', destination: 'Lisbon', groupSize: 3 })
  })

  it('has at least 128 random bits', async () => {
    const { shareToken } = await share()
    expect(shareToken).toMatch(/^[\w-]{32}$/)
    expect(Buffer.from(shareToken, 'base64url')).toHaveLength(24)
  })

  it('is one, however often it is asked for', async () => {
    expect(await ana.call(readShareLink, { params: { id } })).toEqual({ link: null })
    const links = await Promise.all([share(), share(), share()])
    expect(new Set(links.map(({ shareToken }) => shareToken)).size).toBe(1)
    expect(await ana.call(readShareLink, { params: { id } })).toEqual({ link: links[0] })
  })

  it('shows nothing once it is revoked; the next one is another [6.19]', async () => {
    const first = await share()
    expect(await ana.call(revokeShareLink, { params: { id } })).toEqual({ success: true })
    await expect(open(first.shareToken)).rejects.toMatchObject({ status: 404 })
    const second = await share()
    expect(second.shareToken).not.toBe(first.shareToken)
    await expect(open(first.shareToken)).rejects.toMatchObject({ status: 404 })
  })

  it('runs out when a period was given', async () => {
    const link = await ana.call(createShareLink, { params: { id }, body: { expiresInDays: 7 } })
    now = new Date(now.getTime() + 7 * 86_400_000 - 1)
    await open(link.shareToken)
    now = new Date(now.getTime() + 1)
    await expect(open(link.shareToken)).rejects.toMatchObject({ status: 404 })
    expect(await ana.call(readShareLink, { params: { id } })).toEqual({ link: null })
    expect((await share()).shareToken).not.toBe(link.shareToken)
  })

  it('is good for ever again when its owner says so, and stays as it was where nothing is said', async () => {
    const choose = (body: { expiresInDays?: number | null; indexable?: boolean }) => ana.call(createShareLink, { params: { id }, body })
    const first = await choose({ expiresInDays: 7, indexable: true })
    expect(await choose({})).toEqual(first)
    expect(await choose({ expiresInDays: null })).toEqual({ ...first, expiresAt: null })
    expect(await choose({ indexable: false })).toEqual({ ...first, expiresAt: null, indexable: false })
  })

  it('goes with its itinerary', async () => {
    const { shareToken } = await share()
    await ana.call(deleteItinerary, { params: { id } })
    await expect(open(shareToken)).rejects.toMatchObject({ status: 404 })
  })

  it('opens nothing when it was made up [6.19]', async () => {
    await expect(open('made-up' as ShareToken)).rejects.toMatchObject({
      status: 404,
      body: { message: 'This shared itinerary may have expired or been removed.' },
    })
  })
})

describe('what a link shows', () => {
  it('is the trip: days with their slots, the rest beside them, and the sum [7.63, 2.320]', async () => {
    await schedule('TRAM', { title: 'Tram 28', price: { amount: 19.9, currency: 'USD' } }, { notes: 'Sit left', notesPrivate: false })
    await save('FOOD', { title: 'Food walk', price: { amount: 80.2, currency: 'USD' } })
    const shared = await open((await share()).shareToken)
    expect(Object.keys(shared).sort()).toEqual(Object.keys(SharedItinerary.shape).sort())
    expect(shared.days.map(({ date }) => date)).toEqual(['2027-03-14', '2027-03-15'])
    expect(shared.days[0]?.timeSlots).toMatchObject([{ startTime: '10:00', endTime: '12:00', activity: { title: 'Tram 28' }, notes: 'Sit left' }])
    expect(shared.activities).toMatchObject([{ activityData: { title: 'Food walk' } }])
    expect(shared.totalPrice).toEqual({ amount: 100.1, currency: 'USD' })
  })

  it('has the notes that its owner made public, until they are private again [2.332]', async () => {
    const activityId = await schedule('TRAM', {}, { notes: 'Sit left' })
    const { shareToken } = await share()
    const edit = (body: { notes: string; notesPrivate?: boolean }) => ana.call(editActivity, { params: { id, activityId }, body })
    const shown = async () => (await open(shareToken)).days[0]?.timeSlots[0]?.notes
    expect(await shown()).toBe('')
    const opened = await edit({ notes: 'Sit left', notesPrivate: false })
    expect(opened.activities[0]?.notesPrivate).toBe(false)
    expect(await shown()).toBe('Sit left')
    await edit({ notes: 'Sit right' })
    expect(await shown()).toBe('Sit right')
    await edit({ notes: 'Sit right', notesPrivate: true })
    expect(await shown()).toBe('')
  })

  it('has a sum in dollars alone, and none where nothing has a price [2.319]', async () => {
    const { shareToken } = await share()
    expect((await open(shareToken)).totalPrice).toBeNull()
    await save('TRAM', { price: { amount: 20, currency: 'EUR' } })
    expect((await open(shareToken)).totalPrice).toBeNull()
    await save('FOOD', { price: { amount: 20, currency: 'USD' } })
    expect((await open(shareToken)).totalPrice).toBeNull()
  })

  it('says nothing of who made it, in the call or on the page [3.6]', async () => {
    await save('FOOD', {}, { notes: 'Note to self' })
    await schedule('TRAM', {}, { notes: 'Secret of the day' })
    const { shareToken } = await share()
    const call = JSON.stringify(await open(shareToken))
    expect(call).not.toMatch(/(trip|entry|slot|user)_/)
    const page = await (await server.fetch(`/shared/${shareToken}`)).text()
    for (const text of [call, page]) {
      expect(text).not.toContain(GUEST)
      expect(text).not.toContain(ana.user.id)
      expect(text).not.toContain(id)
      expect(text).not.toContain('ana@example.org')
      expect(text).not.toContain('Note to self')
      expect(text).not.toContain('Secret of the day')
      expect(text).not.toContain('clientUserId')
    }
  })
})
