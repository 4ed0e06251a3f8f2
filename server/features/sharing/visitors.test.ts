import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary, listItineraries, readItinerary, saveActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { copySharedItinerary, createShareLink, previewShareMail, readShareLink, revokeShareLink, shareByEmail, sharedCalendarPath } from '@meander/sdk/contract/sharing'
import type { Mail } from '../../mail/mailer.ts'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'
import { anActivity, createTimetableProvider } from '../../test/timetable-provider.ts'

let server: TestServer
let ana: SignedInBrowser
let sent: Mail[]
let id: ItineraryId
beforeEach(async () => {
  sent = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), check: async () => {}, close: async () => {} }
  server = await startServer({ given: { mailer, provider: createTimetableProvider({}) } })
  ana = await signIn(server, 'ana@example.org')
  const body = { title: 'Lisbon', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day, groupSize: 3, budgetLimit: 900 }
  id = (await ana.call(createItinerary, { body })).id
  await save('TRAM', { notes: 'My secret', timeZone: 'Europe/Lisbon' }, '10:00')
  await save('FADO', { notes: 'Doors at eight', notesPrivate: false }, '20:00')
  await save('FOOD', { notes: 'Ask Mum' })
})
afterEach(() => server.close())

interface Saved {
  notes: string
  notesPrivate?: boolean
  timeZone?: string
}

async function save(code: string, { timeZone, ...note }: Saved, at?: string): Promise<void> {
  const activityData = anActivity(code, timeZone === undefined ? {} : { timeZone })
  const { id: activityId } = await ana.call(saveActivity, { params: { id }, body: { activityData, ...note } })
  if (at !== undefined) await ana.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: at as TimeOfDay } })
}

const share = async () => (await ana.call(createShareLink, { params: { id } })).shareToken
const MADE_UP = 'made-up' as ShareToken
const REVOKED = { status: 404, body: { message: 'This shared itinerary may have expired or been removed.' } }

describe('a shared trip made one’s own', () => {
  it('is a guest’s trip with all that was planned, and nothing that was noted', async () => {
    const guest = server.as('mdr_visitor')
    const copy = await guest.call(copySharedItinerary, { params: { shareToken: await share() }, body: {} })
    expect(copy.keptForDays).toBe(30)
    const mine = await guest.call(readItinerary, { params: { id: copy.id } })
    expect(mine).toMatchObject({ title: 'Lisbon', destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-15', groupSize: 3, budgetLimit: null, conversationId: null })
    expect(mine.days[0]?.timeSlots).toMatchObject([
      { startTime: '10:00', endTime: '12:00', activity: { title: 'Activity TRAM' }, notes: '' },
      { startTime: '20:00', endTime: '22:00', activity: { title: 'Activity FADO' }, notes: '' },
    ])
    expect(mine.activities.map(({ activityData, notes, notesPrivate }) => [activityData.productCode, notes, notesPrivate])).toEqual([['TRAM', '', true], ['FADO', '', true], ['FOOD', '', true]])
    const theirs = await ana.call(readItinerary, { params: { id } })
    const ids = (trip: typeof mine) => [trip.id, ...trip.activities.map((one) => one.id), ...trip.days.flatMap((day) => day.timeSlots.map((slot) => slot.id))]
    expect(ids(theirs).filter((one) => ids(mine).includes(one))).toEqual([])
    expect(theirs.activities[0]?.notes).toBe('My secret')
  })

  it('is an account’s where somebody is signed in', async () => {
    const ben = await signIn(server, 'Ben')
    const copy = await ben.call(copySharedItinerary, { params: { shareToken: await share() }, body: {} })
    expect((await ben.call(listItineraries)).map((trip) => [trip.id, trip.userId])).toEqual([[copy.id, ben.user.id]])
    expect(await ben.call(readShareLink, { params: { id: copy.id } })).toEqual({ link: null })
  })

  it('is made once however often the same call is sent', async () => {
    const guest = server.as('mdr_visitor')
    const call = { params: { shareToken: await share() }, body: { requestId: 'press-of-a-button' } }
    const first = await guest.call(copySharedItinerary, call)
    expect(await guest.call(copySharedItinerary, call)).toEqual({ ...first, alreadyYours: true })
    const [mine, ...others] = await guest.call(listItineraries)
    expect(mine?.activities).toHaveLength(3)
    expect(others).toEqual([])
  })

  it('is not made twice of the same trip, by a guest or the account that the guest becomes, nor of one’s own', async () => {
    const shareToken = await share()
    const copy = (who: Pick<SignedInBrowser, 'call'>, requestId: string) => who.call(copySharedItinerary, { params: { shareToken }, body: { requestId } })
    const guest = server.as('mdr_visitor')
    const first = await copy(guest, 'press-one')
    expect(await copy(guest, 'press-two')).toMatchObject({ id: first.id, alreadyYours: true })
    expect(await copy(ana, 'press-three')).toEqual({ id, alreadyYours: true })
    const ben = await signIn(server, 'Ben')
    const bens = await copy(ben, 'press-four')
    expect(await copy(ben, 'press-five')).toEqual({ id: bens.id, alreadyYours: true })
    await save('FISH', { notes: '' })
    expect((await copy(ben, 'press-six')).id).not.toBe(bens.id)
    expect(await ben.call(listItineraries)).toHaveLength(2)
  })

  it('is made anew once it was deleted', async () => {
    const ben = await signIn(server, 'Ben')
    const shareToken = await share()
    const copy = (requestId: string) => ben.call(copySharedItinerary, { params: { shareToken }, body: { requestId } })
    const first = await copy('press-one')
    await ben.call(deleteItinerary, { params: { id: first.id } })
    const again = await copy('press-two')
    expect(again.alreadyYours).toBeUndefined()
    expect((await ben.call(listItineraries)).map((trip) => [trip.id, trip.activities.length])).toEqual([[again.id, 3]])
  })

  it('is not to be had by a link that opens nothing, or by nobody', async () => {
    const shareToken = await share()
    await expect(server.as(null).call(copySharedItinerary, { params: { shareToken }, body: {} })).rejects.toMatchObject({ status: 400 })
    await ana.call(revokeShareLink, { params: { id } })
    for (const dead of [shareToken, MADE_UP]) {
      await expect(server.as('mdr_visitor').call(copySharedItinerary, { params: { shareToken: dead }, body: {} })).rejects.toMatchObject(REVOKED)
    }
  })
})

describe('the calendar of a shared trip', () => {
  const read = async (token: ShareToken) => server.fetch(sharedCalendarPath(token))

  it('is a file with what is scheduled, public notes only, and no id of a row', async () => {
    const answer = await read(await share())
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lisbon.ics"')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const text = await answer.text()
    expect(text).toContain('DTSTART;TZID=Europe/Lisbon:20270314T100000')
    expect(text).toContain('SUMMARY:Activity FADO')
    expect(text).toContain('Doors at eight')
    expect(text).not.toMatch(/My secret|Ask Mum|entry_|trip_|slot_|user_/)
  })

  it('calls an event the same each time', async () => {
    const token = await share()
    const names = async () => [...(await (await read(token)).text()).matchAll(/^UID:(.*)$/gm)].map(([, name]) => name)
    const first = await names()
    expect(new Set(first).size).toBe(2)
    expect(await names()).toEqual(first)
  })

  it('goes with the link', async () => {
    const token = await share()
    await ana.call(revokeShareLink, { params: { id } })
    expect((await read(token)).status).toBe(404)
    expect((await read(MADE_UP)).status).toBe(404)
  })
})

describe('the message before it is sent', () => {
  const preview = (message = '') => ana.call(previewShareMail, { params: { id }, body: { message } })

  it('is what will be sent, word for word, once there is a link', async () => {
    await share()
    const seen = await preview('Come along <b>')
    await ana.call(shareByEmail, { params: { id }, body: { email: 'friend@example.org', message: 'Come along <b>' } })
    expect(sent).toEqual([{ to: 'friend@example.org', ...seen }])
    expect(seen.html).toContain('Come along &lt;b&gt;')
  })

  it('says until when the link to come will work, as the mail then does', async () => {
    const seen = await ana.call(previewShareMail, { params: { id }, body: { message: 'Come along', expiresInDays: 7 } })
    await ana.call(createShareLink, { params: { id }, body: { expiresInDays: 7 } })
    await ana.call(shareByEmail, { params: { id }, body: { email: 'friend@example.org', message: 'Come along' } })
    const words = (text = '') => text.replace(/\/shared\/\S+/, '/shared/')
    expect(words(seen.text)).toMatch(/The link works until \w+ \d+, \d{4} \(UTC\)\./)
    expect(words(seen.text)).toBe(words(sent[0]?.text))
  })

  it('makes nothing public and sends nothing', async () => {
    const seen = await preview()
    expect(seen.text).toContain(`See the trip: ${server.url}/shared/…`)
    expect(await ana.call(readShareLink, { params: { id } })).toEqual({ link: null })
    expect(sent).toEqual([])
  })

  it('takes as long a message as is sent, and no longer', async () => {
    await expect(preview('x'.repeat(2001))).rejects.toMatchObject({ status: 400, code: 'bad-request' })
  })
})
