import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { startViator } from '../../../../test/viator/start-viator.ts'
import type { StartedViator } from '../../../../test/viator/start-viator.ts'
import type { ViatorProductFacts } from '../../../../test/viator/data/products.ts'
import { ProviderError } from '../../provider.ts'
import type { ActivitySearch } from '../../provider.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const SEARCH = 'POST /products/search'
const FREE_TEXT = 'POST /search/freetext'
const PRODUCT = 'GET /products/{product-code}'
const SCHEDULE = 'GET /availability/schedules/{product-code}'

let destinations: DestinationCatalogue
let lisbon: Place
beforeAll(async () => {
  destinations = await openTestGazetteer()
  lisbon = place('lisbon-pt')
})
let started: StartedViator
beforeEach(async () => {
  started = await startViator({ destinations, now: NOW })
})
afterEach(() => started.stop())

function place(id: string): Place {
  const found = destinations.byId(id)
  if (found === null) throw new Error(`No place ${id}`)
  return found
}
const code = (text: string) => text as ProductCode
const day = (text: string) => text as Day
const codes = (activities: readonly Activity[]) => activities.map(({ productCode }) => String(productCode))
const search = (request: Partial<ActivitySearch> = {}) => started.provider.search({ destination: lisbon, limit: 50, ...request })
const bodies = (endpoint: string) => started.viator.seen(endpoint).map(({ body }) => body as Record<string, Record<string, unknown>>)
function change(productCode: string, facts: Partial<ViatorProductFacts>): void {
  Object.assign(started.viator.products.find((product) => product.code === productCode) ?? {}, facts)
}

describe('a search', () => {
  it('asks with the id of the destination as a text, a currency, and pages that count from 1', async () => {
    await search()
    expect(bodies(SEARCH)[0]).toEqual({ filtering: { destination: '538' }, sorting: { sort: 'DEFAULT' }, pagination: { start: 1, count: 50 }, currency: 'USD' })
  })

  it('turns as many pages as are needed', async () => {
    const [model] = started.viator.products
    if (model === undefined) throw new Error('No product to copy')
    started.viator.products.push(...Array.from({ length: 120 }, (_, number) => ({ ...model, code: `many${number}`, title: `Walk number ${number}` })))
    const found = await search()
    expect(found).toHaveLength(50)
    const starts = bodies(SEARCH).filter(({ sorting }) => sorting?.sort === 'DEFAULT').map(({ pagination }) => pagination?.start)
    expect(starts.sort()).toEqual([1, 51])
  })

  it('reads how many there are under either name', async () => {
    await started.provider.readProduct(code('101P1'))
    const page = { productCode: 'P', title: 'A walk', pricing: { currency: 'USD', summary: { fromPrice: 1 } }, destinations: [{ ref: 538 }] }
    const answer = { status: 200, body: { products: [page, { title: 'without a code' }, null], total: 51 } }
    started.viator.trouble(SEARCH, answer, answer)
    await search()
    expect(bodies(SEARCH).map(({ pagination }) => pagination?.start)).toContain(51)
  })

  it('never advises by the order that Viator is paid for, nor by a single perfect review', async () => {
    const found = await search()
    // The strict Viator is paid to show the dearest first.
    const dearestFirst = [...found].sort((left, right) => (right.price?.amount ?? 0) - (left.price?.amount ?? 0))
    expect(codes(found)).not.toEqual(codes(dearestFirst))
    expect(codes(found).indexOf('101P1')).toBeLessThan(codes(found).indexOf('101P12'))
    expect(codes(found).slice(0, 3)).not.toContain('101P9')
  })

  it('is the same whatever order the products came in', async () => {
    const before = codes(await search())
    started.viator.products.reverse()
    for (const product of started.viator.products) product.price += 1
    started.time.pass(3_600_000)
    expect(codes(await search())).toEqual(before)
  })

  it('asks for the tag that comes closest to each wish, and the traveller rating only where there is none', async () => {
    await search({ interests: ['food', 'history'] })
    expect(bodies(SEARCH).map(({ filtering }) => filtering?.tags).filter(Boolean)).toEqual([[12046], [12029]])
    expect(bodies(SEARCH).map(({ sorting }) => sorting?.sort)).not.toContain('TRAVELER_RATING')
    started.time.pass(3_600_000)
    await search()
    expect(bodies(SEARCH).at(-1)?.sorting).toEqual({ sort: 'TRAVELER_RATING', order: 'DESCENDING' })
  })

  it('asks free text with the filters and the sorting of that search, which have other names', async () => {
    await search({ destination: undefined, text: 'cooking class in Lisbon', startDate: day('2027-03-10'), endDate: day('2027-03-12'), maxPrice: 90 })
    expect(bodies(FREE_TEXT)).toEqual([
      {
        searchTerm: 'cooking class in Lisbon',
        searchTypes: [{ searchType: 'PRODUCTS', pagination: { start: 1, count: 50 } }],
        productFiltering: { destination: '538', dateRange: { from: '2027-03-10', to: '2027-03-12' }, price: { to: 90 } },
        productSorting: { sort: 'DEFAULT' },
        currency: 'USD',
      },
    ])
  })

  it('asks free text for wishes that Viator has no tag for', async () => {
    await search({ interests: ['food', 'umbrella'] })
    expect(bodies(FREE_TEXT).map(({ searchTerm }) => searchTerm)).toEqual(['umbrella'])
  })

  it('without a place looks everywhere', async () => {
    const found = await search({ destination: undefined, text: 'cooking' })
    expect(codes(found).sort()).toEqual(['101P7', '202P7'])
    expect(await search({ destination: undefined, text: '' })).not.toEqual([])
  })

  it('of a country answers its cities, each under its own name', async () => {
    const found = await search({ destination: place('spain') })
    expect(found.length).toBe(10)
    expect(new Set(found.map(({ destination }) => destination))).toEqual(new Set(['Barcelona']))
  })

  it('names the partner where it is asked to, and answers the link as it came', async () => {
    const [activity] = await search({ campaign: 'blog & co', limit: 1 })
    expect(started.viator.seen(SEARCH).every(({ query }) => query.get('campaign-value') === 'blog & co')).toBe(true)
    expect(activity?.bookingUrl).toBe('https://www.viator.com/tours/Lisbon/Lisbon-Food-Tour-with-Tastings/d538-101P1?mcid=42383&pid=P00045135&medium=api&api_version=2.0&campaign=blog%20%26%20co')
    expect(activity?.productUrl).toBe(activity?.bookingUrl)
    await search({ campaign: 'x'.repeat(300), limit: 1 })
    expect(started.viator.requests.at(-1)?.query.get('campaign-value') ?? 'x'.repeat(200)).toHaveLength(200)
    expect((await started.provider.readProduct(code('101P1')))?.bookingUrl).not.toContain('campaign')
  })

  it('asks for no day that is over and for none further than a year, and answers nothing of such alone', async () => {
    await search({ startDate: day('2027-02-20'), endDate: day('2027-03-02') })
    expect(bodies(SEARCH)[0]?.filtering).toMatchObject({ startDate: '2027-03-01', endDate: '2027-03-02' })
    await search({ startDate: day('2028-02-20'), endDate: day('2028-03-20') })
    expect(bodies(SEARCH).at(-1)?.filtering).toMatchObject({ startDate: '2028-02-20', endDate: '2028-02-29' })
    const asked = started.viator.requests.length
    expect(await search({ startDate: day('2027-02-01'), endDate: day('2027-02-20') })).toEqual([])
    expect(await search({ startDate: day('2028-03-10'), endDate: day('2028-03-12') })).toEqual([])
    expect(started.viator.requests).toHaveLength(asked)
  })

  it('lets out what is sold out or too small for the group, which Viator itself does not', async () => {
    const dates = { startDate: day('2027-03-10'), endDate: day('2027-03-10') }
    const two = codes(await search({ ...dates, groupSize: 2 }))
    expect(two).not.toContain('101P1') // sold out that day
    expect(two).not.toContain('101P7') // on weekends
    expect(two).toContain('101P8')
    expect(codes(await search({ ...dates, groupSize: 1 }))).not.toContain('101P8') // from two people
    expect(codes(await search({ ...dates, groupSize: 5 }))).not.toContain('101P8') // up to four
    const twelve = codes(await search({ groupSize: 12 }))
    expect(twelve).not.toContain('101P15') // the van's age band takes seven
    expect(twelve).toContain('101P14') // six adults, six children: who comes is not known
  })

  it('when Viator limits us takes its word for the dates, instead of letting somebody wait', async () => {
    started.viator.limit = 4
    const found = await search({ startDate: day('2027-03-10'), endDate: day('2027-03-10'), limit: 12 })
    expect(found.length).toBeGreaterThan(4)
    expect(started.time.slept.filter((one) => one > 4000)).toEqual([])
    for (const activity of found) expect(activity).toMatchObject({ title: expect.any(String), price: { currency: 'USD' }, timeZone: 'Europe/Lisbon' })
  })
})

describe('a price', () => {
  const priceOf = async (productCode: string, request: Partial<ActivitySearch> = {}) => (await search(request)).find((activity) => activity.productCode === productCode)

  it('is in the currency that was asked for, by Viator itself', async () => {
    const activity = await priceOf('101P2', { currency: 'GBP' })
    expect(activity?.price).toEqual({ amount: 21.25, currency: 'GBP' })
    expect(activity).not.toHaveProperty('priceConversion')
  })

  it('is struck through only where it was more: Viator sends the same amount twice without a discount', async () => {
    expect((await priceOf('101P2', { currency: 'EUR' }))?.priceBeforeDiscount).toEqual({ amount: 32, currency: 'EUR' })
    expect((await search()).filter((activity) => 'priceBeforeDiscount' in activity).map(({ productCode }) => productCode)).toEqual(['101P2'])
  })

  it('in a currency that Viator has not is converted by our own table, with its day', async () => {
    const activity = await priceOf('101P2', { currency: 'HUF' })
    expect(bodies(SEARCH)[0]?.currency).toBe('USD')
    expect(activity?.price?.currency).toBe('HUF')
    expect(activity?.priceConversion).toEqual({ from: { amount: 27.5, currency: 'USD' }, asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    expect((await search({ currency: 'HUF', maxPrice: 10_000 })).every(({ price }) => (price?.amount ?? 0) <= 10_000)).toBe(true)
  })

  it("of a product that no search has shown is the schedule's, from the supplier's currency by Viator's rates", async () => {
    const activity = await started.provider.readProduct(code('101P2'), { currency: 'USD' })
    expect(activity).toMatchObject({
      price: { amount: 27.5, currency: 'USD' },
      priceConversion: { from: { amount: 25, currency: 'EUR' }, asOf: '2027-03-01' },
      priceBeforeDiscount: { amount: 35.2, currency: 'USD' },
    })
    const euros = await started.provider.readProduct(code('101P2'), { currency: 'EUR' })
    expect(euros?.price).toEqual({ amount: 25, currency: 'EUR' })
    expect(euros).not.toHaveProperty('priceConversion')
  })

  it("stays the supplier's where no rate can be had", async () => {
    started.viator.trouble('POST /exchange-rates', { status: 403 })
    expect((await started.provider.readProduct(code('101P2')))?.price).toEqual({ amount: 25, currency: 'EUR' })
  })
})

describe('a product', () => {
  it('that is no longer sold is unknown', async () => {
    expect(await started.provider.readProduct(code('101P13'))).toBeNull()
    expect(await started.provider.readDetails(code('101P13'))).toBeNull()
    expect(await started.provider.readSchedule(code('101P13'), { startDate: day('2027-03-10'), endDate: day('2027-03-10') })).toBeNull()
  })

  it('has its tags in words, those for travellers only', async () => {
    expect((await started.provider.readProduct(code('101P1')))?.tags).toEqual(['Food Tours', 'Food & Drink'])
    expect((await started.provider.readProduct(code('101P3')))?.tags).toEqual(['Sailing'])
  })

  it('without a zone of its own has that of its destination', async () => {
    expect((await started.provider.readProduct(code('101P15')))?.timeZone).toBe('Europe/Lisbon')
  })

  it('whose place only Google knows has no coordinates', async () => {
    const activity = await started.provider.readProduct(code('101P3'))
    expect(activity).not.toHaveProperty('coordinates')
    expect(activity?.meetingPoint).toBe('Look for the yellow umbrella.')
    expect((await started.provider.readProduct(code('101P2')))?.coordinates).toEqual({ latitude: 38.7118, longitude: -9.13 })
  })

  it('without reviews and without a link is shown without them', async () => {
    const activity = await started.provider.readProduct(code('101P11'))
    expect(activity).toMatchObject({ title: 'Tuk Tuk Ride with a New Guide', duration: 'As long as you like' })
    for (const field of ['rating', 'reviewCount', 'bookingUrl', 'productUrl']) expect(activity).not.toHaveProperty(field)
  })

  it('is still shown when its places, tags and schedule cannot be had', async () => {
    for (const endpoint of ['POST /locations/bulk', 'GET /products/tags', SCHEDULE]) started.viator.trouble(endpoint, ...Array.from({ length: 9 }, () => ({ status: 403 })))
    expect(await started.provider.readProduct(code('101P1'))).toMatchObject({ title: 'Lisbon Food Tour with Tastings', tags: [], meetingPoint: 'Look for the yellow umbrella.' })
    expect(await started.provider.readDetails(code('101P1'))).toMatchObject({ ageBands: [{ ageBand: 'ADULT', startAge: 12, endAge: 99 }, {}, {}] })
  })

  it('shows none of what only Viator may show', async () => {
    const all = JSON.stringify([await started.provider.readProduct(code('101P1')), await started.provider.readDetails(code('101P1'))])
    expect(all).not.toContain('Words that no page may show')
  })

  it('of another season has it from its first day to its last', async () => {
    change('101P1', { season: ['2027-03-09', '2027-03-11'], soldOut: [] })
    const days = await started.provider.readSchedule(code('101P1'), { startDate: day('2027-03-08'), endDate: day('2027-03-12') })
    expect(days?.map(({ closed }) => closed)).toEqual(['out-of-season', null, null, null, 'out-of-season'])
  })
})

describe('the days of a product', () => {
  const days = () => started.provider.readSchedule(code('101P1'), { startDate: day('2027-03-08'), endDate: day('2027-03-09') })

  it('that is sold, but of which Viator has no schedule, are days on which it does not run', async () => {
    started.viator.trouble(SCHEDULE, { status: 404 })
    expect((await days())?.map(({ closed }) => closed)).toEqual(['not-operating', 'not-operating'])
  })

  it('that was taken off sale are not known', async () => {
    change('101P1', { inactive: true })
    expect(await days()).toBeNull()
  })
})

describe('a failure', () => {
  it.each([
    [{ status: 401 }, 'Viator does not accept the key of this site, so nothing can be looked up there.'],
    [{ status: 403 }, 'Viator does not give this site access to that.'],
    [{ status: 400 }, 'Viator did not understand the question.'],
    ['garbage' as const, 'Viator gave an answer that cannot be read.'],
  ])('%o is told as a sentence for a person', async (trouble, message) => {
    await started.provider.readProduct(code('101P1'))
    started.viator.trouble(SEARCH, trouble, trouble, trouble)
    const failure = await search().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderError)
    expect((failure as ProviderError).message).toBe(message)
  })

  it('of what is only beside the matter fails nobody', async () => {
    await started.provider.readProduct(code('101P1'))
    started.viator.trouble(PRODUCT, ...Array.from({ length: 30 }, () => ({ status: 500 })))
    expect((await search()).length).toBeGreaterThan(10)
  })
})
