import { searchDestinations, type DestinationMatch } from '@meander/sdk/contract/destinations'
import type { Day } from '@meander/sdk/contract/days'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../test/queries.ts'
import { createDestinationSearch, foundNothing, SEARCH_DEBOUNCE_MS, type DestinationSearch } from './destination-search.ts'
import { planSentence } from './plan.ts'
import { placeName } from './use-destination-choices.ts'
import { PlanDialog } from './PlanDialog.tsx'

const lisbon: DestinationMatch = { name: 'Lisbon', region: 'Lisboa, Portugal' }
const lisburn: DestinationMatch = { name: 'Lisburn', region: 'Northern Ireland' }

describe('the destination search', () => {
  let server: FakeServer
  let at: Desk
  let search: DestinationSearch
  const asked = () => server.callsOf(searchDestinations).map(({ query }) => query.query)

  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer().on(searchDestinations, () => ({ matches: [lisbon, lisburn] }))
    at = desk(server)
    search = createDestinationSearch({ api: at.api })
  })
  afterEach(() => {
    search.destroy()
    at.destroy()
    vi.useRealTimers()
  })

  it('waits 300 ms after the last letter, and asks for 8 [5.9, 9.28, 9.29, 7.35]', async () => {
    vi.useFakeTimers()
    for (const typed of ['L', 'Li', 'Lis']) {
      search.type(typed)
      await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1)
    }
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(SEARCH_DEBOUNCE_MS).toBe(300)
    expect(server.callsOf(searchDestinations)[0]?.query).toMatchObject({ query: 'Lis', limit: '8' })
    expect(search.$search.get()).toEqual({ state: 'ready', query: 'Lis', matches: [lisbon, lisburn] })
  })

  it('is not made for blank text [5.8]', async () => {
    vi.useFakeTimers()
    search.type('   ')
    await vi.advanceTimersByTimeAsync(1000)
    search.type('Lis')
    search.type('')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).toEqual([])
    expect(search.$search.get()).toEqual({ state: 'idle' })
  })

  it('can need two characters [5.10]', async () => {
    vi.useFakeTimers()
    const template = createDestinationSearch({ api: at.api, shortest: 2 })
    template.type('L')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).toEqual([])
    template.type('Li')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked()).toEqual(['Li'])
  })

  it('finds nothing when it fails [8.15]', async () => {
    server.on(searchDestinations, () => failure('internal'))
    const eager = createDestinationSearch({ api: at.api, debounce: 0 })
    eager.type('Lis')
    await waitFor(() => expect(eager.$search.get()).toEqual({ state: 'ready', query: 'Lis', matches: [] }))
    expect(at.toast()).toBeNull()
  })

  it('drops an answer that was overtaken', async () => {
    const answers: ((matches: DestinationMatch[]) => void)[] = []
    server.on(searchDestinations, () => new Promise((resolve) => answers.push((matches) => resolve({ matches }))))
    const eager = createDestinationSearch({ api: at.api, debounce: 0 })
    eager.type('Lisb')
    eager.type('Lisbu')
    answers[1]?.([lisburn])
    await waitFor(() => expect(eager.$search.get()).toMatchObject({ state: 'ready', matches: [lisburn] }))
    answers[0]?.([lisbon])
    await Promise.resolve()
    expect(eager.$search.get()).toMatchObject({ matches: [lisburn] })
  })

  it('is worth a word about finding nothing from three characters on [5.12, 5.13]', () => {
    const nothing = (query: string) => foundNothing({ state: 'ready', query, matches: [] })
    expect([nothing('Xy'), nothing('Xyz'), foundNothing({ state: 'ready', query: 'Lis', matches: [lisbon] })]).toEqual([false, true, false])
  })
})

describe('the name of a place', () => {
  const place = (name: string, region: string): DestinationMatch => ({ name, region })
  it.each([
    ['Lisbon', 'Lisboa, Portugal', 'Lisbon, Portugal'],
    ['Porto', 'Porto, Portugal', 'Porto, Portugal'],
    ['Zürich', 'Zurich, Switzerland', 'Zürich, Switzerland'],
    ['Lisbon', 'Maine, United States', 'Lisbon, Maine, United States'],
    ['Barcelona', 'Catalonia, Spain', 'Barcelona, Catalonia, Spain'],
    ['Singapore', 'Singapore', 'Singapore'],
    ['Monaco', '', 'Monaco'],
  ])('%s in %s is %s', (name, region, said) => expect(placeName(place(name, region))).toBe(said))

  it('names the district where another place would have the same name', () => {
    const both = [place('Granada', 'Granada, Spain'), place('Granada', 'Gran Canaria, Spain')]
    expect(both.map((one) => placeName(one, both))).toEqual(['Granada, Granada, Spain', 'Granada, Gran Canaria, Spain'])
  })
})

describe("'Plan Your Adventure'", () => {
  let server: FakeServer
  let at: Desk
  let view: ReturnType<typeof mountView>
  const said: string[] = []
  const close = vi.fn()

  beforeEach(() => {
    localStorage.clear()
    said.length = 0
    close.mockClear()
    server = fakeServer().on(searchDestinations, ({ query }) => ({ matches: query.query?.startsWith('Lis') ? [lisbon, lisburn] : [] }))
    at = desk(server)
    const search = createDestinationSearch({ api: at.api, debounce: 0 })
    view = mountView(<PlanDialog search={search} onSend={(sentence) => said.push(sentence)} onClose={close} />)
  })
  afterEach(() => {
    view.destroy()
    at.destroy()
    vi.useRealTimers()
  })
  const go = () => find<HTMLButtonElement>(view.root, 'button', 'Start Planning')
  const where = () => find<HTMLInputElement>(view.root, 'combobox', 'Where are you going?')
  const key = (name: string) => where().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  async function chooseDates(): Promise<void> {
    find(view.root, 'button', /^When are you traveling\?/).click()
    const dates = await findSoon(view.root, 'dialog', 'Select Travel Dates')
    // The second month comes a frame after the first.
    await waitFor(() => expect(dates.querySelectorAll('.month.second [data-day]').length).toBeGreaterThan(15))
    const days = [...dates.querySelectorAll<HTMLButtonElement>('.month.second [data-day]')]
    days[9]?.click()
    await waitFor(() => expect(days[9]?.getAttribute('aria-pressed')).toBe('true'))
    days[15]?.click()
    await waitFor(() => expect(dates.querySelector('.chosen-dates')?.textContent).toContain('7 days'))
    find(dates, 'button', 'Confirm Dates').click()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toHaveLength(1))
  }

  it('asks where, when and what for, and starts with the first two [5.14, 5.15, 5.16, 5.20, 1.1]', async () => {
    await findSoon(view.root, 'dialog', 'Plan Your Adventure')
    find(view.root, 'textbox', 'What interests you?')
    find(view.root, 'button', 'Cancel')
    expect(go().disabled).toBe(true)
    await chooseDates()
    expect(go().disabled).toBe(true)
    type(where(), '   ')
    expect(go().disabled).toBe(true)
    type(where(), 'Lisbon')
    await waitFor(() => expect(go().disabled).toBe(false))
    const dates = find(view.root, 'button', /^When are you traveling\?/).textContent ?? ''
    expect(dates).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4} - [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    go().click()
    const [from, to] = dates.split(' - ')
    expect(said).toEqual([`Plan a trip to Lisbon from ${from} to ${to}.`])
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('holds a destination, its dates as they are read, and interests, and nothing else [3.77]', async () => {
    await findSoon(view.root, 'dialog')
    await chooseDates()
    type(where(), 'Lisbon')
    type(find<HTMLTextAreaElement>(view.root, 'textbox', 'What interests you?'), 'gardens')
    await waitFor(() => expect(go().disabled).toBe(false))
    const fields = [...view.root.querySelectorAll('.fields .field')].map((field) => {
      const control = field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      return control?.value ?? field.querySelector('.answer')?.textContent
    })
    expect(fields).toEqual(['Lisbon', expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4} - [A-Z][a-z]{2} \d{1,2}, \d{4}$/), 'gardens'])
  })

  it('is not ready without dates [5.15]', async () => {
    await findSoon(view.root, 'dialog')
    type(where(), 'Lisbon')
    await waitFor(() => expect(where().value).toBe('Lisbon'))
    expect(go().disabled).toBe(true)
  })

  it('suggests at once, by pointer and by keyboard [5.11]', async () => {
    await findSoon(view.root, 'dialog')
    type(where(), 'Lisb')
    expect(server.callsOf(searchDestinations)).toHaveLength(1)
    await waitFor(() => expect(findAll(view.root, 'option')).toHaveLength(2))
    expect(where().getAttribute('aria-expanded')).toBe('true')
    key('ArrowDown')
    await waitFor(() => expect(find(view.root, 'option', /^Lisbon/).getAttribute('aria-selected')).toBe('true'))
    expect(view.root.getElementById(where().getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Lisbon')
    key('Enter')
    await waitFor(() => expect(where().value).toBe('Lisbon, Portugal'))
    expect(findAll(view.root, 'option')).toEqual([])
    type(where(), 'Lisbu')
    ;(await findSoon(view.root, 'option', /^Lisburn/)).click()
    await waitFor(() => expect(where().value).toBe('Lisburn, Northern Ireland'))
  })

  it('takes the first suggestion for who presses Enter on a beginning', async () => {
    await findSoon(view.root, 'dialog')
    type(where(), 'Lisb')
    await waitFor(() => expect(findAll(view.root, 'option')).toHaveLength(2))
    key('Enter')
    await waitFor(() => expect(where().value).toBe('Lisbon, Portugal'))
  })

  it('says when there is no such place [5.12, 5.13]', async () => {
    await findSoon(view.root, 'dialog')
    type(where(), 'Xy')
    await waitFor(() => expect(server.callsOf(searchDestinations)).toHaveLength(1))
    expect(view.box.textContent).not.toContain('No destinations found')
    type(where(), 'Xyz')
    await waitFor(() => expect(view.box.textContent).toContain('No destinations found for "Xyz"'))
  })

  it('leaves Confirm Dates disabled until there is a start, and past days always [5.17, 5.18, 5.19]', async () => {
    // In the middle of a month, so that some of its days are over.
    vi.useFakeTimers({ now: new Date('2027-05-14T12:00:00'), toFake: ['Date'] })
    await findSoon(view.root, 'dialog')
    find(view.root, 'button', /^When are you traveling\?/).click()
    const dates = await findSoon(view.root, 'dialog', 'Select Travel Dates')
    const confirm = find<HTMLButtonElement>(dates, 'button', 'Confirm Dates')
    expect(confirm.disabled).toBe(true)
    const today = dates.querySelector<HTMLButtonElement>('[aria-current="date"]')
    const days = [...dates.querySelectorAll<HTMLButtonElement>('[data-day]')]
    expect(today?.dataset.day).toBe('2027-05-14')
    expect(days.filter(({ disabled }) => disabled).map(({ dataset }) => dataset.day)).toEqual(Array.from({ length: 13 }, (_, index) => `2027-05-${String(index + 1).padStart(2, '0')}`))
    today?.click()
    await waitFor(() => expect(confirm.disabled).toBe(false))
    expect(dates.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  })

  it('says the plan as a traveller would', () => {
    const day = (text: string) => text as Day
    expect(planSentence({ destination: ' Kyoto, Japan ', dates: { from: day('2027-04-01'), to: day('2027-04-09') }, interests: ' gardens and tea. ' })).toBe(
      'Plan a trip to Kyoto, Japan from Apr 1, 2027 to Apr 9, 2027. I am interested in gardens and tea.',
    )
    expect(planSentence({ destination: 'Kyoto', dates: { from: day('2027-04-01'), to: day('2027-04-01') }, interests: '' })).toBe('Plan a trip of one day to Kyoto on Apr 1, 2027.')
  })
})
