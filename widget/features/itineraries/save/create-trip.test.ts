import { createItinerary, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { describe, expect, it, vi } from 'vitest'
import { rosa } from '../../../test/desk.ts'
import { failure } from '../../../test/fake-server.ts'
import { waitFor } from '../../../test/queries.ts'
import { savingForEach, tram } from '../../../test/saving.ts'
import { CREATE_TIMEOUT_MS, readBudget } from './create-trip.ts'

describe('making a trip to save into', () => {
  const given = savingForEach()
  const { start, state, sent, create } = given

  it('refuses a budget without an amount, with an example in the currency of the page', async () => {
    start({ config: { currency: 'EUR' } })
    given.at.save.open(tram)
    given.at.save.toCreate()
    given.at.save.edit({ title: 'Lisbon', budget: 'cheap' })
    await given.at.save.create()
    expect(given.at.toast()).toEqual(['Missing Information', 'An amount such as €2,000, or nothing at all.'])
    expect(given.server.callsOf(createItinerary)).toEqual([])
  })

  it('sends exactly what a trip is made of [7.39, 9.39, 9.40, 9.41, 3.8]', async () => {
    start({ facts: { conversationId: 'talk-1' as ConversationId } })
    await create()
    expect(sent()).toEqual({
      title: 'Lisbon with my mother',
      destination: 'Lisbon',
      startDate: '2027-08-10',
      endDate: '2027-08-15',
      groupSize: 2,
      budgetLimit: null,
      travelStyle: 'mid-range',
      userId: 'guest',
      conversationId: 'talk-1',
      clientUserId: 'mdr_guest',
      sessionId: 'talk-1',
      travelPreferences: { destination: 'Lisbon' },
    })
  })

  it('names the account of who is signed in', async () => {
    start({ user: rosa })
    await waitFor(() => expect(given.at.session.$mode.get()).toBe('authenticated'))
    await create()
    expect(sent()?.userId).toBe('user-rosa')
  })

  describe('when the trip cannot be made', () => {
    const title = 'Error Creating Itinerary'

    it('is given up after 20 s [8.16, 8.20, 9.31]', async () => {
      vi.useFakeTimers()
      given.server.on(createItinerary, () => new Promise<Itinerary>(() => {}))
      const slow = vi.spyOn(given.server, 'fetch').mockImplementation((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))))
      start()
      const made = create()
      await vi.advanceTimersByTimeAsync(CREATE_TIMEOUT_MS - 1)
      expect(given.at.toast()).toBeNull()
      await vi.advanceTimersByTimeAsync(1)
      await made
      expect(CREATE_TIMEOUT_MS).toBe(20_000)
      expect(given.at.toast()).toEqual([title, 'Request took too long. Please try again.'])
      slow.mockRestore()
    })

    it('says that the network failed [8.17]', async () => {
      given.server.on(createItinerary, () => Promise.reject(new TypeError('Failed to fetch')))
      await create()
      expect(given.at.toast()).toEqual([title, 'Network error. Please check your connection and try again.'])
      expect(state()).toMatchObject({ step: 'create', progress: 'idle', draft: { title: 'Lisbon with my mother' } })
    })

    it("says the given.server's error [8.18, 7.42]", async () => {
      given.server.on(createItinerary, () => failure('missing-information', 'The title is missing.'))
      await create()
      expect(given.at.toast()).toEqual([title, 'The title is missing.'])
    })

    it('says the error of whoever answers without knowing the contract [8.18]', async () => {
      given.server.on(createItinerary, () => Response.json({ error: 'Disk is full' }, { status: 500 }))
      await create()
      expect(given.at.toast()).toEqual([title, 'Disk is full'])
    })

    it('says the status where the given.server says nothing [8.19]', async () => {
      given.server.on(createItinerary, () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
      await create()
      expect(given.at.toast()).toEqual([title, 'Failed to create itinerary: 502'])
    })

    it('says that something went wrong where nothing else is known [8.21]', async () => {
      given.server.on(createItinerary, () => Response.json({ neither: 'this nor that' }))
      await create()
      expect(given.at.toast()).toEqual([title, 'Something went wrong. Please try again.'])
    })
  })

  it.each([
    ['', null],
    ['$2,000 total', 2000],
    ['$100/day', 100],
    ['600.50', 600.5],
    ['600,5 €', 600.5],
    ['2.000 €', 2000],
    ['1.234,56 €', 1234.56],
    ['$1,234.56', 1234.56],
    ['2 000 €', 2000],
    ["CHF 2'000", 2000],
    ['₹12,34,000', 1_234_000],
    ['2k', 2000],
    ['about 1.5K in all', 1500],
    ['between 500 and 800', 800],
    ['2 kids, 900', 900],
    ['cheap', Number.NaN],
  ])('reads the budget %j', (typed, amount) => expect(readBudget(typed)).toEqual(amount))

  it("gives the asker's session to what is sent, as the identifier too where there is none [2.178, 3.7]", async () => {
    start({ clientUserId: null })
    given.at.save.open(tram, { sessionId: 'session-7' })
    given.at.save.toCreate()
    given.at.save.edit({ title: 'Lisbon' })
    await given.at.save.create()
    expect(sent()).toMatchObject({ sessionId: 'session-7', conversationId: 'session-7', clientUserId: 'session-7' })
  })
})
