import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Itinerary } from '@meander/sdk/contract/itineraries'
import { createItinerary, deleteItinerary, listItineraries, readItinerary } from '@meander/sdk/contract/itineraries'
import type { ConversationId, ItineraryId } from '@meander/sdk/contract/ids'
import type { Day } from '@meander/sdk/contract/days'
import { signIn } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'

const GUEST = 'mdr_guest_1'
const NOW = new Date('2027-03-10T22:15:00Z')
const lisbon = { title: 'Spring in Lisbon', destination: 'Lisbon' }
const unknown = 'trip_unknown' as ItineraryId

let server: TestServer
let guest: Caller
beforeEach(async () => {
  server = await startServer({ given: { clock: () => NOW } })
  guest = server.as(GUEST)
})
afterEach(() => server.close())

const day = (text: string) => text as Day

describe('making an itinerary', () => {
  it('fills in the rest where only title and destination are sent [7.72, 7.73, 7.40, 9.46-9.49]', async () => {
    const made = await guest.call(createItinerary, { body: lisbon })
    expect(made).toMatchObject({ startDate: '2027-03-10', endDate: '2027-03-17', groupSize: 2, travelStyle: 'balanced', budgetLimit: null })
  })

  it('begins today where the traveller is, by the zone that is sent; in UTC by none that exists', async () => {
    const startsIn = async (timeZone: string) => (await guest.call(createItinerary, { body: { ...lisbon, timeZone } })).startDate
    expect([await startsIn('Pacific/Kiritimati'), await startsIn('Pacific/Pago_Pago'), await startsIn('Nowhere/Else')]).toEqual(['2027-03-11', '2027-03-10', '2027-03-10'])
  })

  it('takes everything that the save dialog sends, and says who owns it itself [7.39, 7.41, 3.8]', async () => {
    const body = {
      ...lisbon,
      startDate: day('2027-05-01'),
      endDate: day('2027-05-04'),
      groupSize: 3,
      budgetLimit: 900,
      travelStyle: 'mid-range',
      userId: 'user_somebody_else',
      conversationId: 'conversation_1' as ConversationId,
      sessionId: 'conversation_1',
      travelPreferences: { destination: 'Lisbon' },
    }
    const made = await guest.call(createItinerary, { body })
    expect(made).toMatchObject({ ...body, userId: 'guest', clientUserId: GUEST })
    expect(made.id).toMatch(/^trip_/)
  })

  it('answers exactly the fields of an itinerary, every day filled and counted from 1 [3.59-3.65, 2.274, 2.275, 7.43]', async () => {
    const { id } = await guest.call(createItinerary, { body: { ...lisbon, startDate: day('2027-03-27'), endDate: day('2027-03-30') } })
    const read = await guest.call(readItinerary, { params: { id } })
    expect(Object.keys(read).sort()).toEqual(Object.keys(Itinerary.shape).filter((field) => field !== 'keptForDays').sort())
    expect(read.days.map(({ date }) => date)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30'])
    expect(read.days.map(({ dayNumber }) => dayNumber)).toEqual([1, 2, 3, 4])
    expect(Object.keys(read.days[0] ?? {}).sort()).toEqual(['date', 'dayNumber', 'id', 'timeSlots'])
    expect(read.days.every(({ timeSlots }) => timeSlots.length === 0)).toBe(true)
    expect(read).toMatchObject({ startDate: '2027-03-27', endDate: '2027-03-30', travelPreferences: { destination: 'Lisbon' } })
  })

  it('finds the id of the destination, and none for a name that it does not know for certain', async () => {
    const idOf = async (destination: string) => (await guest.call(createItinerary, { body: { title: 'Trip', destination } })).destinationId
    expect(await idOf('lisboa')).toBe('lisbon-pt')
    expect(await idOf('Portugal')).toBe('portugal')
    for (const unknown of ['Travel Destination', 'Lisbn', 'Grandmother’s garden']) expect(await idOf(unknown), unknown).toBeNull()
  })

  it('trims title and destination [5.38, 5.39]', async () => {
    const made = await guest.call(createItinerary, { body: { title: '  Spring ', destination: ' Lisbon\t' } })
    expect(made).toMatchObject({ title: 'Spring', destination: 'Lisbon' })
  })

  it.each([{ title: 'Spring' }, { destination: 'Lisbon' }, { title: '  ', destination: 'Lisbon' }, { title: 'Spring', destination: '' }, {}])(
    'asks for what is missing in %j [7.42]',
    async (body) => {
      const answer = await guest.send(createItinerary, { body: body as typeof lisbon })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        code: 'missing-information',
        error: 'Please enter both a title and destination for your itinerary.',
      })
    },
  )

  it.each([
    ['ends before it begins', { startDate: day('2027-04-02'), endDate: day('2027-04-01') }, /endDate.*before startDate/],
    ['is longer than 90 days', { startDate: day('2027-04-01'), endDate: day('2027-06-30') }, /at most 90 days long, this one would be 91/],
    ['has a day that does not exist', { startDate: day('2027-02-30') }, /startDate/],
    ['has a party of none', { groupSize: 0 }, /groupSize/],
  ])('refuses a trip that %s', async (_, extra, sentence) => {
    await expect(guest.call(createItinerary, { body: { ...lisbon, ...extra } })).rejects.toMatchObject({
      status: 400,
      code: 'bad-request',
      body: { message: expect.stringMatching(sentence) },
    })
  })

  it('takes a trip of 90 days', async () => {
    const made = await guest.call(createItinerary, { body: { ...lisbon, startDate: day('2027-04-01'), endDate: day('2027-06-29') } })
    expect(made.days).toHaveLength(90)
  })

  it('needs somebody to own it', async () => {
    await expect(server.as(null).call(createItinerary, { body: lisbon })).rejects.toMatchObject({ code: 'bad-request' })
  })

  it('sets no cap on the itineraries of an account [1.28, 6.5]', async () => {
    const ana = await signIn(server, 'Ana')
    for (let number = 1; number <= 60; number += 1) await ana.call(createItinerary, { body: { ...lisbon, title: `Trip ${number}` } })
    expect(await ana.call(listItineraries)).toHaveLength(60)
  })
})

describe('listing, reading and deleting', () => {
  it('lists what the caller owns, and to nobody nothing [7.38]', async () => {
    await guest.call(createItinerary, { body: lisbon })
    await server.as('mdr_other').call(createItinerary, { body: { ...lisbon, title: 'Not mine' } })
    expect((await guest.call(listItineraries)).map(({ title }) => title)).toEqual(['Spring in Lisbon'])
    expect(await server.as(null).call(listItineraries)).toEqual([])
  })

  it('lists each itinerary whole, and tells guests for how many days', async () => {
    const made = await guest.call(createItinerary, { body: lisbon })
    expect(await guest.call(listItineraries)).toEqual([{ ...(await guest.call(readItinerary, { params: { id: made.id } })), keptForDays: 30 }])
  })

  it('deletes an itinerary for good [7.74]', async () => {
    const { id } = await guest.call(createItinerary, { body: lisbon })
    expect(await guest.call(deleteItinerary, { params: { id } })).toEqual({ success: true })
    await expect(guest.call(readItinerary, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await guest.call(listItineraries)).toEqual([])
  })

  it('says that an unknown itinerary no longer exists', async () => {
    for (const endpoint of [readItinerary, deleteItinerary]) {
      await expect(guest.call(endpoint, { params: { id: unknown } })).rejects.toMatchObject({
        status: 404,
        body: { message: 'This itinerary no longer exists. Please refresh the page.' },
      })
    }
  })

  it('shows an account the same itineraries on every device [1.29, 6.6]', async () => {
    const laptop = await signIn(server, 'Ana')
    const { id } = await laptop.call(createItinerary, { body: lisbon })
    const phone = await signIn(server, 'ana')
    expect((await phone.call(listItineraries)).map((one) => one.id)).toEqual([id])
    expect(phone.user.id).toBe(laptop.user.id)
  })
})
