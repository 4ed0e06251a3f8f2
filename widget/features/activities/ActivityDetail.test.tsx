import { readActivityDetails, readAvailability, type Activity } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failure } from '../../test/fake-server.ts'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { details, tram, withActivities, words } from '../../test/show-activities.tsx'
import { entry } from '../../test/trip.ts'
import { ActivityDetail } from './ActivityDetail.tsx'

const here = withActivities()

describe('the detail', () => {
  beforeEach(() => here.show(<ActivityDetail activities={here.at.activities} api={here.at.api} />))
  const open = async (opened: Activity = tram) => {
    here.at.activities.open(opened)
    return findSoon(here.view.root, 'dialog', opened.title)
  }
  const section = (dialog: Element, name: string) => [...dialog.querySelectorAll('section')].find((one) => one.querySelector('h3')?.textContent === name)

  it('has no heading with nothing under it', async () => {
    const dialog = await open({ id: tram.id, productCode: tram.productCode, title: 'Tram 28' })
    await waitFor(() => expect(section(dialog, 'Meeting Point')).toBeTruthy())
    expect([...dialog.querySelectorAll('section')].filter((one) => one.children.length < 2)).toEqual([])
  })

  it('tells everything the provider knows [1.13, 1.23, 2.157, 2.158, 2.159, 2.160, 2.161, 2.162, 2.163, 2.164, 2.165, 2.166, 2.167, 2.168, 2.171]', async () => {
    const dialog = await open()
    await waitFor(() => expect(section(dialog, 'About This Activity')?.textContent).toContain('The long words of the provider.'))
    expect(words(dialog, '.facts > span')).toEqual(['Alfama, Lisbon', '3 hours', '4.8 (2,310 reviews)'])
    expect(words(section(dialog, 'Itinerary') as Element, 'li b, li span')).toEqual(['Rossio station', 'Meet under the clock.'])
    expect(words(section(dialog, "What's Included") as Element, 'li')).toEqual(['Train, tram and bus fares'])
    expect(words(section(dialog, "What's Not Included") as Element, 'li')).toEqual(['Hotel pick-up'])
    expect(section(dialog, 'Meeting Point')?.textContent).toContain('At the gate')
    expect(section(dialog, 'Cancellation Policy')?.textContent).toContain('All sales are final.')
    expect(words(dialog, '.till .price')).toEqual(['$42per person'])
    expect(dialog.querySelector('.till .tiny')?.textContent).toBe('Secure booking through Sample Tours. Sample inventory.')
  })

  it('says who pays what, who can come, and when it is open, where the provider tells', async () => {
    const adult = { ageBand: 'ADULT', startAge: 13, endAge: 99, price: { amount: 41.87, currency: 'USD' } }
    const child = { ageBand: 'CHILD', startAge: 4, endAge: 12, price: { amount: 20.94, currency: 'USD' } }
    const infant = { ageBand: 'INFANT', startAge: 0, endAge: 3, price: { amount: 0, currency: 'USD' } }
    const told = {
      ageBands: [adult, child, infant],
      pricesAsOf: '2026-11-02' as Day,
      languages: ['English', 'Portuguese'],
      accessibility: ['Wheelchair accessible'],
      minimumAge: 4,
      maximumGroupSize: 12,
      openingHours: '10:00–17:30, closed on Mondays',
    }
    here.server.on(readActivityDetails, () => ({ ...details, ...told }))
    const dialog = await open({ ...tram, priceConversion: { from: { amount: 39, currency: 'EUR' }, asOf: '2026-11-02' as Day } })
    await waitFor(() => expect(section(dialog, 'Good to Know')).toBeDefined())
    expect(words(section(dialog, 'Good to Know') as Element, 'dt, dd')).toEqual([
      'Prices', 'Adult, 13+: ≈ $42', 'Child, 4 - 12: ≈ $21', 'Infant, 0 - 3: free', '€39 with the operator; converted at the exchange rate of Nov 2, 2026.',
      'Opening hours', '10:00–17:30, closed on Mondays', 'Languages', 'English, Portuguese', 'Accessibility', 'Wheelchair accessible',
      'Minimum age', '4 years', 'Group size', 'Up to 12 people',
    ])
    expect(words(dialog, '.till .price')).toEqual(['≈ $42per person'])
    expect(here.server.callsOf(readActivityDetails)[0]?.query.currency).toBe('USD')
  })

  it('says of what some trip has that it is saved, and of what was opened from one', async () => {
    await here.at.itineraries.load()
    find(await open(entry('KEPT').activityData), 'button', 'Saved')
    here.at.activities.open(tram, { entryId: undefined, date: null, time: null })
    find(await findSoon(here.view.root, 'dialog', tram.title), 'button', 'Saved')
    here.at.activities.open(tram)
    await findSoon(here.view.root, 'button', 'Save to Itinerary')
  })

  it('has nothing good to know where the provider tells nothing', async () => {
    const dialog = await open()
    await waitFor(() => expect(section(dialog, 'About This Activity')?.textContent).toContain('The long words of the provider.'))
    expect(section(dialog, 'Good to Know')).toBeUndefined()
  })

  it("shows the activity's own data when the details cannot be loaded [8.74]", async () => {
    here.server.on(readActivityDetails, () => failure('provider-failed'))
    const dialog = await open()
    await waitFor(() => expect(section(dialog, 'About This Activity')).toBeDefined())
    await waitFor(() => expect(here.server.callsOf(readActivityDetails)).toHaveLength(1))
    expect(section(dialog, 'About This Activity')?.textContent).toContain('Up with the first trams')
    expect(section(dialog, 'Meeting Point')?.textContent).toContain('Rossio, under the clock')
    expect(here.at.toast()).toBeNull()
  })

  it('says until when it is free to cancel, from a real start: that of the trip, or the one that is planned', async () => {
    vi.useFakeTimers({ now: new Date('2027-01-05T10:00:00'), toFake: ['Date'] })
    here.view.destroy()
    const kind = { ...tram, cancellationPolicy: 'Free cancellation up to 24 hours before the start.' }
    const start = (date: string, availableSpaces: number) => ({ date: date as Day, startTime: '09:30' as TimeOfDay, availableSpaces })
    here.server
      .on(readActivityDetails, () => failure('provider-failed'))
      // Nothing on the first day of the trip, and no room for two on the second.
      .on(readAvailability, () => ({ slots: [start('2027-03-15', 1), start('2027-03-16', 4)] }))
    here.show(<ActivityDetail activities={here.at.activities} api={here.at.api} trip={{ from: '2027-03-14' as Day, to: '2027-03-17' as Day }} people={2} />)
    const dialog = await open(kind)
    await waitFor(() => expect(section(dialog, 'Cancellation Policy')).toBeDefined())
    await waitFor(() =>
      expect(words(section(dialog, 'Cancellation Policy') as Element, 'p')).toEqual([
        'Free until Mon, Mar 15, 9:30 AM for a start on Tue, Mar 16, 9:30 AM',
        'Free cancellation up to 24 hours before the start.',
      ]),
    )
    expect(here.server.callsOf(readAvailability)[0]?.query).toMatchObject({ startDate: '2027-03-14', endDate: '2027-03-17' })
    // The start that the letter speaks of comes before any other, and is over once it stands in an itinerary.
    here.at.activities.open({ ...kind, proposed: { date: '2027-03-17' as Day, startTime: '18:30' as TimeOfDay } })
    await waitFor(() => expect(words(here.view.root.firstElementChild as Element, '.free')).toEqual(['Free until Tue, Mar 16, 6:30 PM for a start on Wed, Mar 17, 6:30 PM']))
    here.at.activities.open({ ...kind, proposed: { date: '2027-03-17' as Day, startTime: '18:30' as TimeOfDay } }, { entryId: undefined, date: '2027-03-15', time: '09:30' })
    await waitFor(() => expect(words(here.view.root.firstElementChild as Element, '.free')).toEqual(['Free until Sun, Mar 14, 9:30 AM']))
    vi.useRealTimers()
  })

  it('names no day for free cancelling where nothing starts on the days of the trip', async () => {
    here.view.destroy()
    here.server.on(readActivityDetails, () => failure('provider-failed')).on(readAvailability, () => ({ slots: [] }))
    here.show(<ActivityDetail activities={here.at.activities} api={here.at.api} trip={{ from: '2027-03-14' as Day, to: '2027-03-17' as Day }} />)
    const dialog = await open({ ...tram, cancellationPolicy: 'Free cancellation up to 24 hours before the start.' })
    await waitFor(() => expect(here.server.callsOf(readAvailability)).toHaveLength(1))
    await waitFor(() => expect(words(section(dialog, 'Cancellation Policy') as Element, 'p')).toEqual(['Free cancellation up to 24 hours before the start.']))
  })

  it('names no day for free cancelling while the policy is not known, nor where it cannot be asked for [9.53]', async () => {
    let refuse = () => {}
    here.server.on(readActivityDetails, () => new Promise((resolve) => (refuse = () => resolve(failure('provider-failed')))))
    const dialog = await open({ ...tram, cancellationPolicy: undefined, proposed: { date: '2099-03-17' as Day, startTime: '18:30' as TimeOfDay } })
    const told = () => words(section(dialog, 'Cancellation Policy') as Element, 'p')
    const always = ['Free cancellation up to 24 hours before the experience starts']
    await waitFor(() => expect(section(dialog, 'Cancellation Policy')).toBeDefined())
    expect(told()).toEqual(always)
    refuse()
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(told()).toEqual(always)
  })

  it('shows as many dots as a hand can tell apart, around the picture that is on', async () => {
    const dialog = await open({ ...tram, images: Array.from({ length: 20 }, (_, index) => `https://pictures.example/${index + 1}.jpg`) })
    const dots = () => findAll(dialog, 'button', /^Picture /).map((dot) => dot.getAttribute('aria-label'))
    expect(dots()).toHaveLength(7)
    find(dialog, 'button', 'Previous picture').click()
    await waitFor(() => expect(dots().at(-1)).toBe('Picture 20'))
    find(dialog, 'button', 'Picture 16').click()
    await waitFor(() => expect(dots()).toEqual([13, 14, 15, 16, 17, 18, 19].map((number) => `Picture ${number}`)))
    expect(dialog.querySelector('.carousel .count')?.textContent).toBe('16 of 20')
  })

  it('turns its pictures by a swipe', async () => {
    const dialog = await open()
    const carousel = dialog.querySelector('.carousel') as HTMLElement
    const swipe = (from: number, to: number) => {
      carousel.dispatchEvent(new PointerEvent('pointerdown', { clientX: from, bubbles: true }))
      carousel.dispatchEvent(new PointerEvent('pointerup', { clientX: to, bubbles: true }))
    }
    const shown = (name: string) => waitFor(() => expect(dialog.querySelector('.carousel img')?.getAttribute('src')).toBe(`https://pictures.example/${name}.jpg`))
    swipe(300, 200)
    await shown('2')
    swipe(200, 190)
    swipe(200, 300)
    await shown('1')
  })

  it('turns its pictures by buttons, dots and arrow keys [2.154, 2.155, 2.156]', async () => {
    const dialog = await open()
    const shown = (name: string) => waitFor(() => expect(dialog.querySelector('.carousel img')?.getAttribute('src')).toBe(`https://pictures.example/${name}.jpg`))
    await shown('1')
    find(dialog, 'button', 'Next picture').click()
    await shown('2')
    find(dialog, 'button', 'Previous picture').click()
    await shown('1')
    find(dialog, 'button', 'Previous picture').click()
    await shown('3')
    find(dialog, 'button', 'Picture 2').click()
    await shown('2')
    expect(findAll(dialog, 'button', /^Picture /).map((dot) => dot.getAttribute('aria-current'))).toEqual(['false', 'true', 'false'])
    dialog.querySelector('.carousel')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    await shown('3')
  })

  it('leads to saving and to booking [2.71, 2.72, 2.169, 2.170]', async () => {
    const dialog = await open()
    expect(find<HTMLAnchorElement>(dialog, 'link', /^Book /).href).toMatch(/^https:\/\/book\.example\/tram\?/)
    find(dialog, 'button', 'Save to Itinerary').click()
    // What one was reading is there again when the saving is left.
    expect(findAll(here.view.root, 'dialog', tram.title)).toHaveLength(1)
    expect(here.at.save.$save.get()).toMatchObject({ step: 'select', activity: { productCode: 'TRAM' } })
  })

  it('books with the day and the hour when it is opened from an itinerary', async () => {
    here.at.activities.open(tram, { entryId: undefined, date: '2027-03-14', time: '10:00' })
    const dialog = await findSoon(here.view.root, 'dialog')
    expect(find<HTMLAnchorElement>(dialog, 'link', /^Book /).href).toContain('utm_medium=referral&date=2027-03-14&time=10%3A00')
  })
})
