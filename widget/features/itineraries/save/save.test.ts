import type { Day } from '@meander/sdk/contract/days'
import { createItinerary, listItineraries, saveActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { ConversationId, ItineraryId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { desk, rosa, type Desk } from '../../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../../test/fake-server.ts'
import { waitFor } from '../../../test/queries.ts'
import { entry, trip } from '../../../test/trip.ts'
import { CREATE_TIMEOUT_MS, readBudget } from './create-trip.ts'
import { TEMPLATE_FORM_KEY } from './trip-defaults.ts'

const tram = activity('TRAM', { title: 'Tram 28 and Alfama on foot', destination: 'Lisbon' })

describe('saving an activity', () => {
  let server: FakeServer
  let at: Desk
  const state = () => at.save.$save.get()
  const draft = () => {
    const now = state()
    if (now.step !== 'create') throw new Error(`the dialog is at ${now.step}`)
    return now.draft
  }
  const sent = () => server.callsOf(createItinerary).at(-1)?.body

  function start(options: Parameters<typeof desk>[1] = {}): void {
    at?.destroy()
    at = desk(server, options)
  }
  async function create(title = 'Lisbon with my mother'): Promise<void> {
    at.save.open(tram)
    at.save.toCreate()
    at.save.edit({ title })
    await at.save.create()
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer()
      .on(listItineraries, () => [trip()])
      .on(createItinerary, ({ body }) => trip({ id: 'trip-new' as ItineraryId, title: String(body.title) }))
      .on(saveActivity, () => entry('TRAM'))
    start()
  })
  afterEach(() => {
    vi.useRealTimers()
    at.destroy()
  })

  it('begins with a choice of trips, and goes straight to save with one of them [2.174, 4.100]', async () => {
    at.save.open(tram)
    expect(state()).toMatchObject({ step: 'select', chosen: null })
    await waitFor(() => expect(at.itineraries.$list.get().state).toBe('ready'))
    at.save.choose('trip-1' as ItineraryId)
    at.save.toSave()
    expect(state()).toMatchObject({ step: 'save', itinerary: { id: 'trip-1' }, activity: { productCode: 'TRAM' } })
  })

  it('goes from select to create, and after that on to save [4.98, 4.99]', async () => {
    at.save.open(tram)
    at.save.toCreate()
    expect(state().step).toBe('create')
    at.save.edit({ title: 'Lisbon' })
    await at.save.create()
    expect(state()).toMatchObject({ step: 'save', itinerary: { id: 'trip-new' } })
  })

  it('goes back to select from both [4.101]', async () => {
    at.save.open(tram)
    at.save.toCreate()
    at.save.back()
    expect(state().step).toBe('select')
    await create()
    at.save.back()
    expect(state()).toMatchObject({ step: 'select', chosen: 'trip-new' })
  })

  it('starts anew at each opening [4.102]', async () => {
    await create('Half typed')
    at.save.close()
    at.save.open(tram)
    expect(state()).toEqual({ step: 'select', activity: tram, chosen: null })
    at.save.toCreate()
    expect(draft().title).toBe('')
  })

  it('saves with no notes and as want-to-do, tells the host, and shows the way to the trip [1.12, 7.45, 9.50, 9.51, 3.70]', async () => {
    await create()
    await at.save.confirm()
    expect(server.callsOf(saveActivity).map(({ path, body }) => [path, body])).toEqual([
      ['/api/itineraries/trip-new/activities', { activityData: tram, notes: '', priority: 'want-to-do', clientUserId: 'mdr_guest', requestId: expect.any(String) }],
    ])
    expect(state().step).toBe('closed')
    expect(at.events).toEqual([{ name: 'activity-saved', detail: { activity: tram, itineraryId: 'trip-new' } }])
    const [toast] = at.toasts.$toasts.get()
    toast?.action?.run()
    expect(at.went).toEqual(['/itinerary/trip-new'])
    await waitFor(() => expect(server.callsOf(listItineraries).length).toBeGreaterThan(1))
  })

  it('tells whoever leaves after making a trip that nothing is in it, and saves from there', async () => {
    await create()
    at.save.close()
    expect(at.toast()).toEqual(['Not saved yet', '"Lisbon with my mother" is made, and Tram 28 and Alfama on foot is not in it.'])
    expect(server.callsOf(saveActivity)).toEqual([])
    at.toasts.$toasts.get().at(-1)?.action?.run()
    await waitFor(() => expect(server.callsOf(saveActivity).map(({ path }) => path)).toEqual(['/api/itineraries/trip-new/activities']))
    await waitFor(() => expect(at.events).toEqual([{ name: 'activity-saved', detail: { activity: tram, itineraryId: 'trip-new' } }]))
  })

  describe('while the trip is being made', () => {
    let answer = () => {}
    let making: Promise<void>
    beforeEach(async () => {
      server.on(createItinerary, () => new Promise<Itinerary>((resolve) => (answer = () => resolve(trip({ id: 'trip-new' as ItineraryId, title: 'Lisbon' })))))
      making = create()
      await waitFor(() => expect(server.callsOf(createItinerary)).toHaveLength(1))
    })
    const made = async () => {
      answer()
      await making
    }
    const unsaved = ['Not saved yet', '"Lisbon" is made, and Tram 28 and Alfama on foot is not in it.']

    it('tells whoever has left that nothing is in it', async () => {
      at.save.close()
      await made()
      expect(at.toast()).toEqual(unsaved)
      expect(state().step).toBe('closed')
    })

    it('leaves what was opened since as it is, and tells', async () => {
      at.save.open(activity('FADO'))
      await waitFor(() => expect(at.itineraries.$list.get().state).toBe('ready'))
      const now = state()
      await made()
      expect(state()).toEqual(now)
      expect(at.toast()).toEqual(unsaved)
    })

    it('chooses it for whoever went back, and tells who then leaves', async () => {
      at.save.back()
      await made()
      expect(state()).toMatchObject({ step: 'select', chosen: 'trip-new' })
      at.save.close()
      expect(at.toast()).toEqual(unsaved)
    })

    it('keeps what is written in a further one', async () => {
      at.save.back()
      at.save.toCreate()
      at.save.edit({ title: 'Porto' })
      await made()
      expect(draft().title).toBe('Porto')
      expect(at.toast()).toEqual(unsaved)
    })
  })

  it('says nothing to whoever leaves without a new trip, or while it is being saved', async () => {
    at.save.open(tram)
    await waitFor(() => expect(at.itineraries.$list.get().state).toBe('ready'))
    at.save.choose('trip-1' as ItineraryId)
    at.save.toSave()
    at.save.close()
    expect(at.toasts.$toasts.get()).toEqual([])
    await create()
    const saving = at.save.confirm()
    at.save.close()
    await saving
    expect(at.toast()?.[0]).toBe('Saved to your itinerary')
  })

  it('says that it did not work, and stays where it is [8.22]', async () => {
    server.on(saveActivity, () => failure('internal'))
    await create()
    await at.save.confirm()
    expect(at.toast()).toEqual(['Error', 'Failed to save activity. Please try again.'])
    expect(state()).toMatchObject({ step: 'save', progress: 'idle' })
    expect(at.events).toEqual([])
  })

  it('refuses without a trip, and without an activity, in the same words [5.32, 5.33, 5.34]', async () => {
    const words = ['Missing Information', 'Please select an itinerary and ensure activity data is available.']
    at.save.open(tram)
    at.save.toSave()
    expect(at.toast()).toEqual(words)
    await at.save.confirm()
    expect(at.toast()).toEqual(words)

    start()
    at.save.open(null)
    await waitFor(() => expect(at.itineraries.$list.get().state).toBe('ready'))
    at.save.choose('trip-1' as ItineraryId)
    at.save.toSave()
    expect(at.toast()).toEqual(words)
    expect(state().step).toBe('select')
    expect(server.callsOf(saveActivity)).toEqual([])
  })

  it('refuses a blank name [5.29]', async () => {
    await create('   ')
    expect(at.toast()).toEqual(['Missing Information', 'Please enter a name for your itinerary.'])
    expect(server.callsOf(createItinerary)).toEqual([])
  })

  it.each([
    ['the currency that it was said in', { amount: 1500, currency: 'EUR' }, '€1,500'],
    ["the page's currency where none was said", { amount: 600, currency: '' }, 'CHF 600'],
  ])('begins with the budget of the conversation, in %s', async (_, budget, typed) => {
    start({ facts: { budget }, config: { currency: 'CHF' } })
    await create()
    at.save.back()
    at.save.toCreate()
    expect(draft().budget.replaceAll('\u00a0', ' ')).toBe(typed)
    expect(sent()).toMatchObject({ budgetLimit: budget.amount })
  })

  it('refuses a budget without an amount, with an example in the currency of the page', async () => {
    start({ config: { currency: 'EUR' } })
    at.save.open(tram)
    at.save.toCreate()
    at.save.edit({ title: 'Lisbon', budget: 'cheap' })
    await at.save.create()
    expect(at.toast()).toEqual(['Missing Information', 'An amount such as €2,000, or nothing at all.'])
    expect(server.callsOf(createItinerary)).toEqual([])
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
    await waitFor(() => expect(at.session.$mode.get()).toBe('authenticated'))
    await create()
    expect(sent()?.userId).toBe('user-rosa')
  })

  it('takes destination and party from the conversation when it knows them', () => {
    start({ facts: { destination: 'Porto', groupSize: 5, title: 'Porto, four days in May' } })
    at.save.open(tram)
    at.save.toCreate()
    expect(draft()).toMatchObject({ destination: 'Porto', groupSize: 5, title: 'Porto, four days in May' })
  })

  it("calls a trip's destination 'Travel Destination' when nobody has named one [9.45]", () => {
    at.save.open(activity('A'))
    at.save.toCreate()
    expect(draft().destination).toBe('Travel Destination')
  })

  describe('on dates', () => {
    const datesAt = (now: string, config: NonNullable<Parameters<typeof start>[0]>['config'] = {}) => {
      start({ clock: () => new Date(now), facts: { conversationId: 'talk-1' as ConversationId }, config })
      at.save.open(tram)
      at.save.toCreate()
      return [draft().startDate, draft().endDate]
    }

    it('that are 10-15 August 2025 while that is to come [9.43]', () => {
      expect(datesAt('2025-07-01T12:00:00')).toEqual(['2025-08-10', '2025-08-15'])
      expect(datesAt('2024-12-31T12:00:00')).toEqual(['2025-08-10', '2025-08-15'])
    })

    it('that are the next 10-15 August which has not begun, later [9.44]', () => {
      expect(datesAt('2025-08-11T12:00:00')).toEqual(['2026-08-10', '2026-08-15'])
      expect(datesAt('2027-08-10T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
      expect(datesAt('2027-12-24T12:00:00')).toEqual(['2028-08-10', '2028-08-15'])
    })

    it('that the saved template form holds [9.42]', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2027-05-10', endDate: '2027-05-16' } }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-05-10', '2027-05-16'])
    })

    it('that the conversation has understood, before those of the form [9.42]', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2027-05-10', endDate: '2027-05-16' } }))
      sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ destination: 'Lisbon', startDate: '2027-03-14', endDate: null, duration: 4 }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-03-14', '2027-03-17'])
    })

    it.each([
      ['over', '2027-03-14', '2027-03-17', ['2027-08-10', '2027-08-15']],
      ['under way', '2027-03-30', '2027-04-04', ['2027-04-02', '2027-04-04']],
      ['to come', '2027-05-14', '2027-05-17', ['2027-05-14', '2027-05-17']],
    ])('of the page, where they are %s [5.19]', (_, from, to, dates) => {
      expect(datesAt('2027-04-02T12:00:00', { dates: { from: from as Day, to: to as Day } })).toEqual(dates)
    })

    it('that are not those of a conversation or a form that is over', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, JSON.stringify({ extractedDates: { startDate: '2026-05-10', endDate: '2026-05-16' } }))
      sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ startDate: '2026-03-14', duration: 4 }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
    })

    it('that are the default where storage holds nonsense', () => {
      sessionStorage.setItem(TEMPLATE_FORM_KEY, '{"extractedDates":')
      sessionStorage.setItem('extractedDates_talk-1', JSON.stringify({ startDate: '2027-02-30', endDate: 7 }))
      expect(datesAt('2027-01-05T12:00:00')).toEqual(['2027-08-10', '2027-08-15'])
    })
  })

  describe('when the trip cannot be made', () => {
    const title = 'Error Creating Itinerary'

    it('is given up after 20 s [8.16, 8.20, 9.31]', async () => {
      vi.useFakeTimers()
      server.on(createItinerary, () => new Promise<Itinerary>(() => {}))
      const slow = vi.spyOn(server, 'fetch').mockImplementation((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))))
      start()
      const made = create()
      await vi.advanceTimersByTimeAsync(CREATE_TIMEOUT_MS - 1)
      expect(at.toast()).toBeNull()
      await vi.advanceTimersByTimeAsync(1)
      await made
      expect(CREATE_TIMEOUT_MS).toBe(20_000)
      expect(at.toast()).toEqual([title, 'Request took too long. Please try again.'])
      slow.mockRestore()
    })

    it('says that the network failed [8.17]', async () => {
      server.on(createItinerary, () => Promise.reject(new TypeError('Failed to fetch')))
      await create()
      expect(at.toast()).toEqual([title, 'Network error. Please check your connection and try again.'])
      expect(state()).toMatchObject({ step: 'create', progress: 'idle', draft: { title: 'Lisbon with my mother' } })
    })

    it("says the server's error [8.18, 7.42]", async () => {
      server.on(createItinerary, () => failure('missing-information', 'The title is missing.'))
      await create()
      expect(at.toast()).toEqual([title, 'The title is missing.'])
    })

    it('says the error of whoever answers without knowing the contract [8.18]', async () => {
      server.on(createItinerary, () => Response.json({ error: 'Disk is full' }, { status: 500 }))
      await create()
      expect(at.toast()).toEqual([title, 'Disk is full'])
    })

    it('says the status where the server says nothing [8.19]', async () => {
      server.on(createItinerary, () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
      await create()
      expect(at.toast()).toEqual([title, 'Failed to create itinerary: 502'])
    })

    it('says that something went wrong where nothing else is known [8.21]', async () => {
      server.on(createItinerary, () => Response.json({ neither: 'this nor that' }))
      await create()
      expect(at.toast()).toEqual([title, 'Something went wrong. Please try again.'])
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
    at.save.open(tram, { sessionId: 'session-7' })
    at.save.toCreate()
    at.save.edit({ title: 'Lisbon' })
    await at.save.create()
    expect(sent()).toMatchObject({ sessionId: 'session-7', conversationId: 'session-7', clientUserId: 'session-7' })
  })
})
