import { createItinerary, listItineraries, saveActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { desk, type Desk } from '../../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../../test/fake-server.ts'
import { mountView } from '../../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../../test/queries.ts'
import { entry, trip } from '../../../test/trip.ts'
import { SaveDialog } from './SaveDialog.tsx'

const tram = activity('TRAM', { title: 'Tram 28', duration: { fixedDurationInMinutes: 180 } })

describe('the save dialog', () => {
  let server: FakeServer
  let at: Desk
  let view: ReturnType<typeof mountView>

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    server = fakeServer()
      .on(listItineraries, () => [{ ...trip(), keptForDays: 12 }, trip({ id: 'trip-2' as ItineraryId, title: 'Kyoto in blossom' })])
      .on(createItinerary, ({ body }) => trip({ id: 'trip-new' as ItineraryId, title: String(body.title) }))
      .on(saveActivity, () => entry('TRAM'))
    at = desk(server)
    view = mountView(<SaveDialog save={at.save} itineraries={at.itineraries} mode="guest" />)
  })
  afterEach(() => {
    view.destroy()
    at.destroy()
  })
  const step = () => view.root.querySelector('[aria-current="step"]')?.textContent

  it('chooses a trip and locks the activity in [2.174, 2.176, 4.100, 1.12]', async () => {
    at.save.open(tram)
    const select = await findSoon(view.root, 'dialog', 'Save to Itinerary')
    ;(await findSoon(select, 'button', /Kyoto in blossom/)).click()
    await waitFor(() => expect(find(view.root, 'button', /Kyoto in blossom/).getAttribute('aria-pressed')).toBe('true'))
    find(view.root, 'button', 'Lock It In').click()
    const lock = await findSoon(view.root, 'dialog', 'Lock It In')
    expect(step()).toBe('Lock It In')
    expect(lock.textContent).toContain('3\u00a0hours, $42\u00a0per\u00a0person')
    expect(lock.textContent).toContain('Kyoto in blossom')
    expect(lock.textContent).toContain('in this browser only, for 12 days without use.')
    expect(lock.textContent).not.toContain('0\u00a0experiences')
    find(lock, 'button', 'Save Activity').click()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toHaveLength(0))
    expect(server.callsOf(saveActivity)[0]?.path).toBe('/api/itineraries/trip-2/activities')
  })

  it('marks the trip that has it already, leaves the choice to the hand, and says that it would be there twice', async () => {
    server.on(listItineraries, () => [trip({ activities: [entry('TRAM')] })])
    at.save.open(tram)
    const select = await findSoon(view.root, 'dialog', 'Save to Itinerary')
    const own = await findSoon(select, 'button', /Has it already/)
    expect(own.getAttribute('aria-pressed')).toBe('false')
    own.click()
    find(view.root, 'button', 'Lock It In').click()
    const lock = await findSoon(view.root, 'dialog', 'Lock It In')
    expect(lock.textContent).toContain('This trip has it already, and would have it twice.')
    find(lock, 'button', 'Save Activity').click()
    await waitFor(() => expect(at.toast()?.[1]).toBe(`Tram 28 is in "${trip().title}" once more.`))
  })

  it('leads on to a new trip, and nowhere else, where there is none to choose', async () => {
    server.on(listItineraries, () => [])
    at.save.open(tram)
    const select = await findSoon(view.root, 'dialog', 'Save to Itinerary')
    await waitFor(() => expect(select.textContent).toContain('You have no itinerary yet.'))
    expect(select.textContent).toContain('Tram 28')
    expect([...select.querySelectorAll('footer button')].map((one) => one.textContent)).toEqual(['Cancel', 'New itinerary'])
    find(select, 'button', 'New itinerary').click()
    await findSoon(view.root, 'dialog', 'Design Your Adventure')
  })

  it('designs a new trip, whose name is needed [2.175, 4.98, 4.99, 4.101, 5.30]', async () => {
    at.save.open(tram)
    ;(await findSoon(view.root, 'button', 'New itinerary')).click()
    let design = await findSoon(view.root, 'dialog', 'Design Your Adventure')
    find(design, 'button', 'Back').click()
    ;(await findSoon(view.root, 'button', 'New itinerary')).click()
    design = await findSoon(view.root, 'dialog', 'Design Your Adventure')
    const submit = () => find<HTMLButtonElement>(view.root, 'button', 'Save Itinerary')
    expect(submit().disabled).toBe(true)
    type(find(design, 'textbox', 'Journey Title'), '   ')
    await waitFor(() => expect(find<HTMLInputElement>(design, 'textbox', 'Journey Title').value).toBe('   '))
    expect(submit().disabled).toBe(true)
    type(find(design, 'textbox', 'Journey Title'), 'Lisbon')
    await waitFor(() => expect(submit().disabled).toBe(false))
    find(design, 'button', 'One more').click()
    type(find(design, 'textbox', /^Budget/), '$2,000 total')
    submit().click()
    await findSoon(view.root, 'dialog', 'Lock It In')
    expect(server.callsOf(createItinerary)[0]?.body).toMatchObject({ title: 'Lisbon', groupSize: 3, budgetLimit: 2000 })
  })

  it('cannot be pressed twice while the trip is being made [5.31]', async () => {
    let answer: (made: Itinerary) => void = () => {}
    server.on(createItinerary, () => new Promise<Itinerary>((resolve) => (answer = resolve)))
    at.save.open(tram)
    at.save.toCreate()
    at.save.edit({ title: 'Lisbon' })
    const submit = await findSoon<HTMLButtonElement>(view.root, 'button', 'Save Itinerary')
    submit.click()
    await waitFor(() => expect(submit.disabled).toBe(true))
    submit.click()
    answer(trip())
    await findSoon(view.root, 'dialog', 'Lock It In')
    expect(server.callsOf(createItinerary)).toHaveLength(1)
  })

  it.each([
    ['goes on to save it', () => trip(), 'Lock It In'],
    ['can try again', () => failure('internal'), 'Design Your Adventure'],
  ])('keeps what is being made from being written over, and afterwards %s [4.99, 5.31]', async (_, answer, next) => {
    let answers = () => {}
    server.on(createItinerary, async () => {
      await new Promise<void>((resolve) => (answers = resolve))
      return answer()
    })
    at.save.open(tram)
    at.save.toCreate()
    const title = await findSoon<HTMLInputElement>(view.root, 'textbox', 'Journey Title')
    type(title, 'Lisbon')
    const submit = () => find<HTMLButtonElement>(view.root, 'button', /^(Save Itinerary|Save Activity)$/)
    await waitFor(() => expect(submit().disabled).toBe(false))
    submit().click()
    await waitFor(() => expect(title.readOnly).toBe(true))
    expect(find<HTMLButtonElement>(view.root, 'button', 'One more').disabled).toBe(true)
    type(title, 'Lisbon and Porto')
    await waitFor(() => expect(server.callsOf(createItinerary)).toHaveLength(1))
    answers()
    await findSoon(view.root, 'dialog', next)
    await waitFor(() => expect(submit().disabled).toBe(false))
    expect(at.save.$save.get()).toMatchObject({ progress: 'idle' })
  })

  it('tells dates that nobody has named, and takes others from the calendar', async () => {
    at.save.open(tram)
    at.save.toCreate()
    await waitFor(() => expect(view.root.textContent).toContain('These dates are a proposal: you have named no days yet.'))
    ;(await findSoon(view.root, 'button', 'Dates Aug 10 - Aug 15')).click()
    const dates = await findSoon(view.root, 'dialog', 'Select Travel Dates')
    find(dates, 'button', 'Friday, August 20, 2027').click()
    await waitFor(() => expect(find(dates, 'button', 'Friday, August 20, 2027').getAttribute('aria-pressed')).toBe('true'))
    find(dates, 'button', 'Sunday, August 22, 2027').click()
    await waitFor(() => expect(dates.textContent).toContain('Aug 20, 2027 - Aug 22, 2027'))
    find(dates, 'button', 'Confirm Dates').click()
    await findSoon(view.root, 'button', 'Dates Aug 20 - Aug 22')
    await waitFor(() => expect(view.root.textContent).not.toContain('a proposal'))
  })

  it('says that something went wrong when it breaks, and closes [8.23, 2.349, 2.350]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    at.save.open({ ...tram, duration: null as never, title: {} as never, price: { amount: 1, currency: 'not a currency' } })
    at.save.toCreate()
    const broken = await findSoon(view.root, 'dialog', 'Something went wrong')
    expect(find(broken, 'alert').textContent).toBe('Something went wrong. Please try refreshing the page.')
    const closes = findAll(broken, 'button', 'Close')
    closes.at(-1)?.click()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toHaveLength(0))
    at.save.open(tram)
    await findSoon(view.root, 'dialog', 'Save to Itinerary')
  })
})
