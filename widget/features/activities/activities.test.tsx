import { readActivityDetails, type Activity, type ActivityDetails } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../../test/activities.ts'
import { desk, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { entry, trip } from '../../test/trip.ts'
import { createActivities } from './activities.ts'
import { ActivitiesSheet } from './ActivitiesSheet.tsx'
import { ActivitiesPanel } from './ActivitiesPanel.tsx'
import { ActivityDetail } from './ActivityDetail.tsx'
import { ActivityGrid } from './ActivityGrid.tsx'
import { ActivityPrint } from './ActivityPrint.tsx'
import { listenToPage } from './page-requests.ts'

const tram = activity('TRAM', {
  title: 'Tram 28 and Alfama on foot',
  description: 'Up with the first trams, down on foot.',
  imageUrl: 'https://pictures.example/1.jpg',
  images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg', 'https://pictures.example/3.jpg'],
  duration: '3 hours',
  rating: 4.8,
  reviewCount: 2310,
  inclusions: ['Tram fares', 'Coffee', 'A map'],
  meetingPoint: 'Rossio, under the clock',
  tags: ['Walking', 'History', 'Trams', 'Small group', 'Morning'],
  bookingUrl: 'https://book.example/tram',
})
const details: ActivityDetails = {
  description: 'The long words of the provider.',
  images: [],
  additionalImages: [],
  inclusions: ['Train, tram and bus fares'],
  exclusions: ['Hotel pick-up'],
  meetingPoint: 'At the gate',
  cancellationPolicy: 'All sales are final.',
  itinerary: [{ title: 'Rossio station', description: 'Meet under the clock.' }],
}

describe('activities', () => {
  let server: FakeServer
  let at: Desk
  let view: ReturnType<typeof mountView>
  const show = (node: ReactNode) => (view = mountView(node))
  const words = (scope: Element, selector: string) => [...scope.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())

  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer()
      .on(listItineraries, () => [trip({ activities: [entry('KEPT')] })])
      .on(readActivityDetails, () => details)
    at = desk(server)
  })
  afterEach(() => {
    view?.destroy()
    at.destroy()
  })

  describe('the compact card', () => {
    it('shows picture, rating, title, place and price [2.132, 2.134, 2.135, 2.136, 2.137, 2.186, 1.24]', async () => {
      show(<ActivityPrint activity={tram} activities={at.activities} number={2} />)
      const card = await findSoon(view.root, 'article')
      expect(card.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/1.jpg')
      expect(words(card, '.rating')).toEqual(['4.8'])
      expect(words(card, '.number')).toEqual(['2'])
      expect(words(card, 'h3')).toEqual(['Tram 28 and Alfama on foot'])
      expect(words(card, '.where')).toEqual(['Alfama, Lisbon$42 per person'])
      expect(card.textContent).toContain('Sample inventory')
    })

    it('says why it was chosen, where the desk has said so', async () => {
      show(<ActivityPrint activity={{ ...tram, reason: 'Walks, and no hill to climb' }} activities={at.activities} />)
      expect(words(await findSoon(view.root, 'article'), '.reason')).toEqual(['Walks, and no hill to climb'])
      view.destroy()
      show(<ActivityPrint activity={tram} activities={at.activities} />)
      expect(words(await findSoon(view.root, 'article'), '.reason')).toEqual([])
    })

    it('shows another picture where its own is missing or fails [2.133, 8.75]', async () => {
      show(<ActivityPrint activity={tram} activities={at.activities} />)
      const image = await waitFor(() => view.root.querySelector('img') ?? Promise.reject(new Error('no picture')))
      image.dispatchEvent(new Event('error'))
      await waitFor(() => expect(view.root.querySelector('.picture svg.placeholder')).not.toBeNull())
      expect(view.root.querySelector('img')).toBeNull()
      view.destroy()
      show(<ActivityPrint activity={activity('A')} activities={at.activities} />)
      await findSoon(view.root, 'article')
      expect(view.root.querySelector('.picture svg.placeholder')).not.toBeNull()
    })

    it('is saved, and booked in a tab that knows nothing of this one [2.138, 2.139, 7.85, 1.14]', async () => {
      show(<ActivityPrint activity={tram} activities={at.activities} />)
      ;(await findSoon(view.root, 'button', 'Save Tram 28 and Alfama on foot')).click()
      expect(at.save.$save.get()).toMatchObject({ step: 'select', activity: { productCode: 'TRAM' } })
      const book = find<HTMLAnchorElement>(view.root, 'link', /^Book Tram 28/)
      expect(book.textContent).toBe('Book')
      expect([book.target, book.rel]).toEqual(['_blank', 'noopener sponsored'])
      expect(book.href).toMatch(/^https:\/\/book\.example\/tram\?/)
    })

    it('says Saved once some itinerary holds it', async () => {
      show(<ActivityPrint activity={activity('KEPT')} activities={at.activities} />)
      await findSoon(view.root, 'button', 'Save Activity KEPT')
      await at.itineraries.load()
      expect((await findSoon(view.root, 'button', 'Saved: Activity KEPT')).textContent).toBe('Saved')
    })
  })

  describe('the full card', () => {
    it('shows what one decides by [2.140, 2.141, 2.142, 2.143, 2.144, 2.145, 2.146, 2.147, 2.148, 2.150, 2.151, 2.152, 2.184, 2.188, 2.189]', async () => {
      show(<ActivityGrid items={[tram, tram]} activities={at.activities} />)
      const card = await findSoon(view.root, 'article')
      expect(findAll(view.root, 'article')).toHaveLength(1)
      expect(card.querySelector('img')).not.toBeNull()
      expect(words(card, '.rating, h3, .desc, .meeting')).toEqual(['4.8', 'Tram 28 and Alfama on foot', 'Up with the first trams, down on foot.', 'Rossio, under the clock'])
      expect(words(card, '.lines li')).toEqual(['Tram fares', 'Coffee'])
      expect(find(card, 'img', '4.8 out of 5').querySelectorAll('svg')).toHaveLength(5)
      expect(words(card, '.facts > span')).toEqual(['(2,310 reviews)', '3 hours'])
      expect(words(card, '.tags li')).toEqual(['Walking', 'History', 'Trams', '+2 more'])
      expect(words(card, '.price')).toEqual(['$42 per person'])
      find(card, 'button', /^Save /)
      find(card, 'link', /^Book /)
    })

    it("says 'Click for Details' on its picture, and the numbers of its letter where it stands in one", async () => {
      show(<ActivityGrid items={[activity('A'), tram, activity('A')]} activities={at.activities} first={2} numbered />)
      await findSoon(view.root, 'article')
      expect(words(view.root.firstElementChild as Element, '.number')).toEqual(['1', '2'])
      expect(words(view.root.firstElementChild as Element, '.hint')).toEqual(['Click for Details', 'Click for Details'])
    })

    it('fills a sheet with all that was found, under its title and the destination', async () => {
      const done: string[] = []
      show(<ActivitiesSheet items={[tram, activity('B'), tram]} destination="Lisbon" activities={at.activities} onViewTrip={() => done.push('trip')} onClose={() => done.push('close')} />)
      const sheet = await findSoon(view.root, 'dialog', 'Activities')
      expect(findAll(sheet, 'article')).toHaveLength(2)
      expect(words(sheet, '.body > .where')).toEqual(['Lisbon'])
      find(sheet, 'button', 'View Your Trip').click()
      find(sheet, 'button', 'Close').click()
      expect(done).toEqual(['trip', 'close'])
    })

    it("says 'Flexible' and that one has to ask, where nothing is known [2.149, 2.187]", async () => {
      show(<ActivityGrid items={[activity('A', { price: undefined })]} activities={at.activities} />)
      const card = await findSoon(view.root, 'article')
      expect(words(card, '.facts > span').at(-1)).toBe('Flexible')
      expect(words(card, '.price')).toEqual(['Contact for pricing'])
    })
  })

  describe('the panel', () => {
    const panel = (state: { state: 'loading'; activities: Activity[] } | { state: 'ready'; activities: Activity[]; destination: string | null }, folded = false) => {
      const done: string[] = []
      show(<ActivitiesPanel state={state} folded={folded} activities={at.activities} onClose={() => done.push('close')} onViewTrip={() => done.push('trip')} />)
      return done
    }

    it('shows each product once, under its title and the destination [2.120, 2.121, 2.123, 2.125, 2.127]', async () => {
      const done = panel({ state: 'ready', activities: [tram, activity('B'), tram], destination: 'Lisbon' })
      await findSoon(view.root, 'heading', 'Activities')
      expect(findAll(view.root, 'article')).toHaveLength(2)
      expect(words(view.root.querySelector('header') as Element, 'p')).toEqual(['Lisbon'])
      find(view.root, 'button', 'View Your Trip').click()
      find(view.root, 'button', 'Close').click()
      expect(done).toEqual(['trip', 'close'])
    })

    it('marks the card that a list of contents points at, and points at it in turn', async () => {
      panel({ state: 'ready', activities: [tram, activity('B')], destination: null })
      const [first, second] = await waitFor(() => {
        expect(findAll(view.root, 'article')).toHaveLength(2)
        return findAll(view.root, 'article')
      })
      at.activities.$pointed.set('B')
      await waitFor(() => expect([first, second].map((card) => card?.classList.contains('hover'))).toEqual([false, true]))
      first?.dispatchEvent(new PointerEvent('pointerenter'))
      expect(at.activities.$pointed.get()).toBe('TRAM')
    })

    it('is ready to explore when it is empty [2.128, 2.129]', async () => {
      panel({ state: 'ready', activities: [], destination: null })
      await findSoon(view.root, 'heading', 'Ready to explore')
      expect(view.box.textContent).toContain('Start planning your next adventure...')
    })

    it('tells how it stands where cards have no room, and nothing once they stand in the letter', async () => {
      panel({ state: 'ready', activities: [tram], destination: 'Lisbon' }, true)
      await waitFor(() => expect(view.box.textContent).toBe(''))
      view.destroy()
      panel({ state: 'ready', activities: [], destination: null }, true)
      await findSoon(view.root, 'heading', 'Ready to explore')
      view.destroy()
      panel({ state: 'loading', activities: [] }, true)
      await findSoon(view.root, 'heading', 'Finding Amazing Activities')
      expect(view.root.querySelector('.ghost')).toBeNull()
    })

    it('says what it is looking for while it loads [2.130, 2.131]', async () => {
      panel({ state: 'loading', activities: [] })
      await findSoon(view.root, 'heading', 'Finding Amazing Activities')
      expect(find(view.root, 'status').textContent).toBe('Discovering the best experiences for your journey...')
    })

    it('shows what has come already above it, so that no card moves when all is there', async () => {
      panel({ state: 'loading', activities: [tram, activity('B')] })
      const looking = await findSoon(view.root, 'heading', 'Finding Amazing Activities')
      const cards = findAll(view.root, 'article')
      expect(cards).toHaveLength(2)
      expect(cards[1] && cards[1].compareDocumentPosition(looking) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      expect(view.root.querySelector('.ghost')).toBeNull()
    })
  })

  describe('the detail', () => {
    beforeEach(() => show(<ActivityDetail activities={at.activities} />))
    const open = async (opened: Activity = tram) => {
      at.activities.open(opened)
      return findSoon(view.root, 'dialog', opened.title)
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
      server.on(readActivityDetails, () => ({ ...details, ...told }))
      const dialog = await open({ ...tram, priceConversion: { from: { amount: 39, currency: 'EUR' }, asOf: '2026-11-02' as Day } })
      await waitFor(() => expect(section(dialog, 'Good to Know')).toBeDefined())
      expect(words(section(dialog, 'Good to Know') as Element, 'dt, dd')).toEqual([
        'Prices', 'Adult, 13+: ≈ $42', 'Child, 4 - 12: ≈ $21', 'Infant, 0 - 3: free', '€39 with the operator; converted at the exchange rate of Nov 2, 2026.',
        'Opening hours', '10:00–17:30, closed on Mondays', 'Languages', 'English, Portuguese', 'Accessibility', 'Wheelchair accessible',
        'Minimum age', '4 years', 'Group size', 'Up to 12 people',
      ])
      expect(words(dialog, '.till .price')).toEqual(['≈ $42per person'])
      expect(server.callsOf(readActivityDetails)[0]?.query.currency).toBe('USD')
    })

    it('has nothing good to know where the provider tells nothing', async () => {
      const dialog = await open()
      await waitFor(() => expect(section(dialog, 'About This Activity')?.textContent).toContain('The long words of the provider.'))
      expect(section(dialog, 'Good to Know')).toBeUndefined()
    })

    it("shows the activity's own data when the details cannot be loaded [8.74]", async () => {
      server.on(readActivityDetails, () => failure('provider-failed'))
      const dialog = await open()
      await waitFor(() => expect(section(dialog, 'About This Activity')).toBeDefined())
      await waitFor(() => expect(server.callsOf(readActivityDetails)).toHaveLength(1))
      expect(section(dialog, 'About This Activity')?.textContent).toContain('Up with the first trams')
      expect(section(dialog, 'Meeting Point')?.textContent).toContain('Rossio, under the clock')
      expect(at.toast()).toBeNull()
    })

    it('says until when it is free to cancel, on the days of the trip and for a start that is planned', async () => {
      vi.useFakeTimers({ now: new Date('2027-01-05T10:00:00'), toFake: ['Date'] })
      view.destroy()
      const kind = { ...tram, cancellationPolicy: 'Free cancellation up to 24 hours before the start.' }
      server.on(readActivityDetails, () => failure('provider-failed'))
      show(<ActivityDetail activities={at.activities} trip={{ from: '2027-03-14' as Day, to: '2027-03-17' as Day }} />)
      const dialog = await open(kind)
      await waitFor(() => expect(section(dialog, 'Cancellation Policy')).toBeDefined())
      expect(words(section(dialog, 'Cancellation Policy') as Element, 'p')).toEqual([
        'Free until Sat, Mar 13 for a start on Sun, Mar 14, your first day',
        'Free cancellation up to 24 hours before the start.',
      ])
      at.activities.open(kind, { date: '2027-03-15', time: '09:30' })
      await waitFor(() => expect(words(view.root.firstElementChild as Element, '.free')).toEqual(['Free until Sun, Mar 14, 9:30 AM']))
      vi.useRealTimers()
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
      expect(findAll(view.root, 'dialog', tram.title)).toHaveLength(1)
      expect(at.save.$save.get()).toMatchObject({ step: 'select', activity: { productCode: 'TRAM' } })
    })

    it('books with the day and the hour when it is opened from an itinerary', async () => {
      at.activities.open(tram, { date: '2027-03-14', time: '10:00' })
      const dialog = await findSoon(view.root, 'dialog')
      expect(find<HTMLAnchorElement>(dialog, 'link', /^Book /).href).toContain('utm_medium=referral&date=2027-03-14&time=10%3A00')
    })

    it("opens on the browser event 'expandActivity', until one stops listening [2.179]", async () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { stop } = listenToPage(window, { activities: at.activities, save: at.save, isMine: () => true })
      window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: 'nothing' } }))
      expect(at.activities.$expanded.get()).toBeNull()
      window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: { activityData: tram } } }))
      await findSoon(view.root, 'dialog', tram.title)
      at.activities.close()
      stop()
      window.dispatchEvent(new CustomEvent('expandActivity', { detail: { activity: tram } }))
      expect(at.activities.$expanded.get()).toBeNull()
    })

    it('takes what a page leaves empty for not known, as it is and wrapped [2.177, 2.179]', () => {
      const told: unknown[] = []
      const open = (one: unknown) => void told.push(one)
      const { stop } = listenToPage(window, { activities: { open }, save: { open }, isMine: () => true })
      const { price: _price, rating: _rating, ...known } = tram
      const named = { ...tram, price: null, rating: null }
      const say = (name: string) => [named, { activityData: named }].forEach((activity) => window.dispatchEvent(new CustomEvent(name, { detail: { activity } })))
      ;['expandActivity', 'openItineraryModal'].forEach(say)
      expect(told).toEqual([known, known, known, known])
      stop()
    })

    it('opens the panel that it stands in before its dialog, and answers what came before it ran', () => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const told: string[] = []
      const save = { open: () => void told.push('save') }
      const activities = { open: () => void told.push('detail') }
      let mine = true
      const page = listenToPage(window, { activities, save, isMine: () => mine, show: () => void told.push('show') })
      const event = (name: string, detail: unknown = { activity: tram }) => new CustomEvent(name, { detail })
      window.dispatchEvent(event('expandActivity'))
      window.dispatchEvent(event('openItineraryModal'))
      expect(told.splice(0)).toEqual(['show', 'detail', 'show', 'save'])
      window.dispatchEvent(event('expandActivity', { activity: 'nothing' }))
      mine = false
      window.dispatchEvent(event('expandActivity'))
      window.dispatchEvent(event('openItineraryModal'))
      expect(told).toEqual([])
      page.hear(event('expandActivity'))
      page.hear(event('openItineraryModal'))
      expect(told).toEqual(['show', 'detail', 'show', 'save'])
      page.stop()
    })

    it('saves with the session that the browser event named, and answers only when it is its turn [2.178, 2.179]', async () => {
      const asked: unknown[] = []
      const save = { open: (...what: unknown[]) => void asked.push(what) }
      const activities = createActivities({ ...at, save })
      let mine = false
      const { stop } = listenToPage(window, { activities, save, isMine: () => mine })
      const detail = { activity: tram, sessionId: 'session-7' }
      const say = () => ['expandActivity', 'openItineraryModal'].forEach((name) => window.dispatchEvent(new CustomEvent(name, { detail })))
      say()
      expect([activities.$expanded.get(), asked]).toEqual([null, []])
      mine = true
      say()
      expect(activities.$expanded.get()).toMatchObject({ form: 'whole', sessionId: 'session-7' })
      expect(asked).toEqual([[expect.objectContaining({ productCode: 'TRAM' }), { sessionId: 'session-7' }]])
      view.destroy()
      show(<ActivityDetail activities={activities} />)
      find(await findSoon(view.root, 'dialog', tram.title), 'button', 'Save to Itinerary').click()
      expect(asked[1]).toEqual(asked[0])
      stop()
      activities.destroy()
    })
  })
})
