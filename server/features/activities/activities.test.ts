import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ActivityDetails, readActivityDetails, readAvailability, searchActivities, testProviderAccess } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { createTimetableProvider } from '../../test/timetable-provider.ts'
import { ProviderError } from './provider.ts'
import type { BookingProvider } from './provider.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const TRAM = 'LIS-TRAM-28' as ProductCode
const UNKNOWN = 'NO-SUCH-PRODUCT' as ProductCode

let server: TestServer
let visitor: Caller
beforeAll(async () => {
  server = await startServer({ given: { clock: () => NOW } })
  visitor = server.as('mdr_visitor_1')
})
afterAll(() => server.close())

const search = async (body: EndpointInput<typeof searchActivities>['body']) => (await visitor.call(searchActivities, { body })).activities

/** What the server says to a call that no client of ours would make. */
async function refusal(path: string, body?: unknown): Promise<string> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await server.fetch(path, init)
  const { code, message } = await answer.json()
  expect([answer.status, code]).toEqual([400, 'bad-request'])
  return message
}

describe('POST /api/search/enhanced', () => {
  it('takes query, currency, whether reviews are wanted and limit, and answers activities [3.91, 7.68, 7.69]', async () => {
    const activities = await search({ query: 'food tour Lisbon', currency: 'USD', includeReviews: true, limit: 6 })
    expect(activities).toHaveLength(6)
    for (const { title, description, price, productCode, destination } of activities) {
      expect([title, description, productCode].every((text) => typeof text === 'string' && text !== '')).toBe(true)
      expect(price?.amount).toBeGreaterThan(0)
      expect(price?.currency).toBe('USD')
      expect(destination).toBe('Lisbon')
    }
    expect(activities[0]?.tags).toContain('Food')
  })

  it('answers no more than the limit, and six when none is given', async () => {
    expect(await search({ query: 'Lisbon', limit: 1 })).toHaveLength(1)
    expect(await search({ query: '', limit: 50 })).toHaveLength(50)
    expect(await search({ query: 'Lisbon' })).toHaveLength(6)
  })

  it('leaves ratings out for those who want no reviews, and in for all others', async () => {
    const [bare] = await search({ query: 'Lisbon', includeReviews: false })
    expect(bare).not.toHaveProperty('rating')
    expect(bare).not.toHaveProperty('reviewCount')
    const [full] = await search({ query: 'Lisbon' })
    expect(full).toMatchObject({ ...bare, rating: expect.any(Number), reviewCount: expect.any(Number) })
  })

  it.each(['Leiria', 'wine in Leiria', 'walks in Nice', 'Paris, Texas', 'Paris Texas', 'boat trips in Xyzzy', 'food in xyzzy', 'Salisbury', 'LA', 'xqzzvw'])(
    'answers an empty list for %j, where nothing is sold',
    async (query) => expect(await search({ query })).toEqual([]),
  )

  it.each([
    ['Lisbn', 'Lisbon'],
    ['Barcelna tapas', 'Barcelona'],
    ['NYC jazz', 'New York'],
    ['museums in paris with kids', 'Paris'],
    ['Lisbon, Portugal', 'Lisbon'],
    ['things to do in Rome in March', 'Rome'],
    ['Eiffel Tower', 'Paris'],
  ])('understands %j as %s, and answers of no other city', async (query, city) => {
    const activities = await search({ query, limit: 50 })
    expect(new Set(activities.map(({ destination }) => destination))).toEqual(new Set([city]))
  })

  it.each(['museums in March', 'guided walks in English', 'nice walks', 'food'])('does not take a word of %j for a place', async (query) => {
    expect((await search({ query })).length).toBeGreaterThan(0)
  })

  it('answers from everywhere to a blank query', async () => {
    const cities = new Set((await search({ query: ' ', limit: 20 })).map(({ destination }) => destination))
    expect(cities.size).toBeGreaterThan(2)
  })

  it('gives whole addresses, since embeds are elsewhere', async () => {
    const [activity] = await search({ query: 'Lisbon', limit: 1 })
    expect(activity?.imageUrl).toMatch(`${server.url}/media/activities/`)
    expect(activity?.bookingUrl).toMatch(`${server.url}/sample-booking/`)
  })

  it.each([
    [{}, 'query'],
    [{ query: null }, 'query'],
    [{ query: 'a'.repeat(501) }, 'query'],
    [{ query: 'food', limit: 0 }, 'limit'],
    [{ query: 'food', limit: 51 }, 'limit'],
    [{ query: 'food', limit: 1.5 }, 'limit'],
    [{ query: 'food', limit: '3' }, 'limit'],
    [{ query: 'food', currency: 'dollars' }, 'currency'],
    [{ query: 'food', includeReviews: 'yes' }, 'includeReviews'],
  ])('refuses body %# by the name of the field', async (body, field) => {
    expect(await refusal('/api/search/enhanced', body)).toMatch(`Please check "${field}": `)
  })

  it('is quick with the longest query', async () => {
    // Of the processor's time, of which there is as much on a busy machine.
    const before = process.threadCpuUsage()
    await search({ query: 'qzxvj wrtpk '.repeat(50).slice(0, 500), limit: 50 })
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000)
  })
})

describe('GET /api/activities/{productCode}/details', () => {
  it('answers the eight parts of the details, and beyond them only what the contract has [3.58, 7.53]', async () => {
    const details = await visitor.call(readActivityDetails, { params: { productCode: TRAM } })
    const eight = ['description', 'images', 'additionalImages', 'inclusions', 'exclusions', 'meetingPoint', 'cancellationPolicy', 'itinerary']
    expect(Object.keys(details)).toEqual(expect.arrayContaining(eight))
    expect(Object.keys(ActivityDetails.shape)).toEqual(expect.arrayContaining(Object.keys(details)))
    expect(details.description).toMatch(/^Ride the first Tram 28/)
    expect(details.images.length).toBeGreaterThan(1)
    expect(details.itinerary[0]).toEqual({ title: expect.stringMatching(/\S/), description: expect.stringMatching(/\S/) })
  })

  it('answers 404 for a product that nobody knows', async () => {
    await expect(visitor.call(readActivityDetails, { params: { productCode: UNKNOWN } })).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
      body: { message: 'The booking provider does not know this activity.' },
    })
  })

  it('refuses a code longer than any', async () => {
    expect(await refusal(`/api/activities/${'A'.repeat(129)}/details`)).toMatch(/^Please check "productCode": /)
  })
})

describe('GET /api/activities/{activityCode}/availability', () => {
  const starts = async (startDate: string, endDate: string, productCode = TRAM) =>
    (await visitor.call(readAvailability, { params: { productCode }, query: { startDate: startDate as Day, endDate: endDate as Day } })).slots

  it('answers the starts between two days, of exactly date, time and places [3.75, 3.76, 7.49, 7.50]', async () => {
    const slots = await starts('2027-03-14', '2027-03-20')
    expect(slots.length).toBeGreaterThan(5)
    for (const slot of slots) {
      expect(Object.keys(slot).sort()).toEqual(['availableSpaces', 'date', 'startTime'])
      expect(slot.startTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(slot.date >= '2027-03-14' && slot.date <= '2027-03-20').toBe(true)
      expect(slot.availableSpaces).toBeGreaterThan(0)
    }
  })

  it('answers an empty list for days that are past or too far away', async () => {
    expect(await starts('2027-02-01', '2027-02-28')).toEqual([])
    expect(await starts('2030-02-01', '2030-02-28')).toEqual([])
  })

  it('answers 404 for a product that nobody knows', async () => {
    await expect(starts('2027-03-14', '2027-03-15', UNKNOWN)).rejects.toMatchObject({ status: 404, code: 'not-found' })
  })

  it('reads a whole year, and no day more', async () => {
    expect((await starts('2026-12-01', '2027-12-01')).length).toBeGreaterThan(300)
  })

  it.each([
    ['', 'startDate'],
    ['startDate=2027-03-14', 'endDate'],
    ['startDate=2027-02-30&endDate=2027-03-01', 'startDate'],
    ['startDate=2027-03-14&endDate=20.3.2027', 'endDate'],
    ['startDate=2027-03-14&endDate=2027-03-13', 'endDate'],
    ['startDate=2027-03-14&endDate=2029-03-14', 'endDate'],
    ['startDate=2027-03-14&endDate=2028-03-15', 'endDate'],
    ['startDate=2028-02-29&endDate=2029-03-01', 'endDate'],
    ['startDate=2027-03-14&startDate=2027-03-15&endDate=2027-03-16', 'startDate'],
  ])('refuses %j by the name of the day that is wrong', async (query, field) => {
    expect(await refusal(`/api/activities/${TRAM}/availability?${query}`)).toMatch(`Please check "${field}": `)
  })
})

describe('GET /api/{provider}/test-access', () => {
  it('answers success, endpoints and error under the name of the adapter [3.90, 7.66, 7.67]', async () => {
    const access = await visitor.call(testProviderAccess, { params: { provider: 'sample' } })
    expect(access).toEqual({ success: true, accessibleEndpoints: expect.arrayContaining(['search']), error: null })
  })

  it('answers 404 under any other name, and says the right one [7.67]', async () => {
    await expect(visitor.call(testProviderAccess, { params: { provider: 'viator' } })).rejects.toMatchObject({
      status: 404,
      body: { message: "No booking provider is called 'viator'. The one in use is 'sample'." },
    })
  })
})

describe('with another provider', () => {
  let other: TestServer
  afterEach(() => other.close())
  const start = async (given: Partial<BookingProvider>) => {
    other = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { provider: { ...createTimetableProvider({}), ...given } } })
    return other.as('mdr_visitor_1')
  }
  const fails = () => Promise.reject(new ProviderError('The booking provider does not answer. Please try again.'))

  it('names what its details leave out by the words of the product [9.52, 9.53]', async () => {
    const bare = { description: '', images: [], additionalImages: [], inclusions: [], exclusions: [], meetingPoint: '', cancellationPolicy: '', itinerary: [] }
    const caller = await start({ readDetails: async () => bare })
    expect(await caller.call(readActivityDetails, { params: { productCode: TRAM } })).toEqual({
      ...bare,
      meetingPoint: 'Meeting point details will be provided after booking',
      cancellationPolicy: 'Free cancellation up to 24 hours before the experience starts',
    })
  })

  it('says that the provider failed when it did, in its own words for a person', async () => {
    const caller = await start({ search: fails, readDetails: fails, readSchedule: fails })
    const days = { startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day }
    const failure = { status: 502, code: 'provider-failed', body: { message: 'The booking provider does not answer. Please try again.' } }
    await expect(caller.call(searchActivities, { body: { query: 'food' } })).rejects.toMatchObject(failure)
    await expect(caller.call(readActivityDetails, { params: { productCode: TRAM } })).rejects.toMatchObject(failure)
    await expect(caller.call(readAvailability, { params: { productCode: TRAM }, query: days })).rejects.toMatchObject(failure)
  })

  it('tells what its key cannot reach', async () => {
    const refused = { success: false, accessibleEndpoints: [], error: 'The key was refused.' }
    const caller = await start({ name: 'viator', testAccess: async () => refused })
    expect(await caller.call(testProviderAccess, { params: { provider: 'viator' } })).toEqual(refused)
  })
})
