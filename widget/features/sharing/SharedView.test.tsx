import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import { copySharedItinerary, readSharedItinerary, type SharedItinerary, type SharedSlot } from '@meander/sdk/contract/sharing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountPlanner, mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { day, entry, slot, trip } from '../../test/trip.ts'
import { createShare } from './share.ts'
import { createShared } from './shared.ts'
import { SharedView } from './SharedView.tsx'

const facts = { description: 'Up with the first trams.', duration: '3 hours', imageUrl: 'https://pictures.example/tram.jpg' }
const tram: SharedSlot = { ...slot('TRAM', { date: '2027-05-10', from: '14:00', to: '17:00' }, facts), notes: 'Flat shoes.' }
const shared: SharedItinerary = {
  title: 'Lisbon with my mother',
  destination: 'Lisbon, Portugal',
  startDate: day('2027-05-10'),
  endDate: day('2027-05-11'),
  groupSize: 2,
  activities: [entry('BEACH')],
  days: [
    { dayNumber: 1, date: day('2027-05-10'), timeSlots: [tram, slot('FADO', { date: '2027-05-10', from: '09:30', to: '11:00' })] },
    { dayNumber: 2, date: day('2027-05-11'), timeSlots: [] },
  ],
  totalPrice: { amount: 126, currency: 'USD' },
}
const TOKEN = 'tok-1' as ShareToken

const REFUSALS = [['not-found'], ['internal']] as const

describe('the shared page', () => {
  let server: FakeServer
  let at: Desk
  let view: ReturnType<typeof mountView>
  const print = vi.fn()
  const words = (scope: ParentNode, selector: string) => [...scope.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())

  function show(answer: SharedItinerary | Response): void {
    server.on(readSharedItinerary, () => answer)
    at = desk(server, { clientUserId: null })
    view = mountView(<SharedView shared={createShared(at)} shareToken={TOKEN} navigation={at.navigation} origin={at.config.origin} onPrint={print} />)
  }
  beforeEach(() => {
    localStorage.clear()
    print.mockClear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer()
  })
  afterEach(() => {
    view?.destroy()
    at?.destroy()
  })

  it('says that it is loading [2.312]', async () => {
    show(shared)
    expect((await findSoon(view.root, 'status')).textContent).toBe('Loading shared itinerary...')
    await findSoon(view.root, 'heading', 'Lisbon with my mother')
  })

  it.each(REFUSALS)('says %s as an itinerary that is gone, with a way on [2.313, 2.314, 2.315]', async (code) => {
    show(failure(code))
    await findSoon(view.root, 'heading', 'Itinerary Not Found')
    expect(find(view.root, 'alert').textContent).toBe('This shared itinerary may have expired or been removed.')
    expect(find(view.root, 'link', 'Meander').getAttribute('href')).toBe('/')
    const explore = find(view.root, 'link', 'Explore Travel Planning')
    expect(explore.getAttribute('href')).toBe('/')
    explore.click()
    expect(at.went).toEqual(['/'])
  })

  it('tells title, dates, number, party and price [2.316, 2.317, 2.318, 2.319, 2.321]', async () => {
    show(shared)
    await findSoon(view.root, 'heading', 'Lisbon with my mother')
    expect(words(view.root, '.dates')).toEqual(['Monday, May 10 to Tuesday, May 11, 2027'])
    expect(words(view.root, '.ledger > div')).toEqual(['activities3', 'travelers2', 'total price per person$126.00'])
  })

  it('is silent on party and price where there is none [2.322]', async () => {
    show({ ...shared, groupSize: null, totalPrice: null })
    await findSoon(view.root, 'heading', 'Lisbon with my mother')
    expect(words(view.root, '.ledger > div')).toEqual(['activities3'])
    expect(view.box.textContent).not.toContain('travelers')
  })

  it('tells each stop of each day, in its order, by the 24-hour clock [2.325, 2.326, 2.327, 2.328, 2.329, 2.330, 2.331, 2.332]', async () => {
    show(shared)
    await findSoon(view.root, 'heading', 'Monday')
    const stops = [...view.root.querySelectorAll('.stops li')]
    expect(stops.map((stop) => words(stop, '.times, h3'))).toEqual([
      ['09:30 - 11:00', 'Activity FADO'],
      ['14:00 - 17:00', 'Activity TRAM'],
    ])
    const [, second] = stops as [Element, Element]
    expect(words(second, '.prose')).toEqual(['Up with the first trams.'])
    expect(words(second, '.facts span')).toEqual(['Alfama, Lisbon', '3 hours', '$42.00', 'Sample inventory'])
    expect(words(second, '.jot')).toEqual(['Flat shoes.'])
    expect(second.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/tram.jpg')
  })

  it('says when nothing is planned for a day, and what else there is [2.333, 2.334]', async () => {
    show(shared)
    await findSoon(view.root, 'heading', 'Tuesday')
    expect(words(view.root, '.nothing')).toEqual(['No activities scheduled for this day'])
    const additional = find(view.root, 'heading', 'Additional Activities to Consider').closest('section') as Element
    expect(words(additional, 'article h3')).toEqual(['Activity BEACH'])
  })

  it('prints, leads to a trip of one\'s own, and changes nothing [2.323, 2.324, 2.335, 1.19]', async () => {
    show(shared)
    ;(await findSoon(view.root, 'button', 'Save as PDF')).click()
    expect(print).toHaveBeenCalledTimes(1)
    find(view.root, 'link', 'Plan Your Own Trip').click()
    find(view.root, 'link', 'Start Planning Your Trip').click()
    expect(at.went).toEqual(['/', '/'])
    expect(findAll(view.root, 'button').map((button) => button.textContent)).toEqual(['Make this trip mine', 'Save as PDF'])
    expect(findAll(view.root, 'textbox')).toEqual([])
  })

  it('says of a price that was converted that it is about right', async () => {
    const priced = { ...facts, price: { amount: 60.12, currency: 'USD' }, priceConversion: { from: { amount: 55, currency: 'EUR' }, asOf: '2027-01-05' } }
    show({ ...shared, days: [{ dayNumber: 1, date: day('2027-05-10'), timeSlots: [slot('TRAM', { date: '2027-05-10', from: '14:00', to: '17:00' }, priced as never)] }] })
    await findSoon(view.root, 'heading', 'Monday')
    expect(words(view.root, '.stops .price')).toEqual(['≈ $60'])
    expect(words(view.root, '.ledger > div').at(-1)).toBe('total price per person≈ $126.00')
  })

  it("makes it a trip of one's own, under one name however often it is asked for, and opens it", async () => {
    server.on(copySharedItinerary, () => failure('internal'))
    show(shared)
    const button = await findSoon(view.root, 'button', 'Make this trip mine')
    button.click()
    expect((await findSoon(view.root, 'alert')).textContent).toBe('The trip could not be copied. Please try again.')
    server.on(copySharedItinerary, () => ({ id: 'trip-9' as ItineraryId, keptForDays: 21 }))
    find(view.root, 'button', 'Make this trip mine').click()
    await waitFor(() => expect(at.went).toEqual(['/itinerary/trip-9']))
    const [first, second] = server.callsOf(copySharedItinerary)
    expect(second?.body.requestId).toBe(first?.body.requestId)
    expect(second?.body.clientUserId).toMatch(/^mdr_/)
    // The trip's page may be another planner's.
    const next = desk(server)
    const share = createShare(next)
    share.resume(trip({ id: 'trip-9' as ItineraryId }))
    expect(next.toast()).toEqual(['This trip is yours now', 'It is kept in this browser only, for 21 days without use. With an account it stays.'])
    next.toasts.dismiss(1)
    share.resume(trip({ id: 'trip-9' as ItineraryId }))
    expect(next.toast()).toBeNull()
    share.destroy()
    next.destroy()
  })

  it('has the trip as a calendar file', async () => {
    show(shared)
    const link = await findSoon<HTMLAnchorElement>(view.root, 'link', 'Add to calendar')
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['https://meander.test/api/shared/tok-1/calendar.ics', true])
  })

  it('sends no identifier and stores none, even on the hosted site [6.18, 2.7]', async () => {
    server.on(readSharedItinerary, () => shared)
    const planner = mountPlanner(server, { firstParty: true, view: 'page', route: '/shared/tok-1' })
    await findSoon(planner.root, 'heading', 'Lisbon with my mother')
    await waitFor(() => expect(server.callsOf(readSharedItinerary)).toHaveLength(1))
    expect(server.calls.map(({ path, query }) => [path, query])).toEqual([['/api/shared/tok-1', {}]])
    expect(localStorage).toHaveLength(0)
    planner.destroy()
  })
})
