import { readActivityDetails, readAvailability, type Activity, type ActivityDetails } from '@meander/sdk/contract/activities'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat } from '@meander/sdk/contract/chat'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, reply, text } from '../test/chat-stream.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, nameOf, waitFor } from '../test/queries.ts'
import { start } from '../test/trip.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const among: Activity[] = [
  activity('TRAM', { title: 'Tram 28', reviewCount: 210, rating: 4.8 }),
  activity('SINTRA', { title: 'Sintra', reviewCount: 2310, rating: 4.9, price: usd(96), duration: '8 hours' }),
  activity('SAIL', { title: 'Sailing', reviewCount: 874, rating: 4.9, price: usd(55) }),
  activity('FADO', { title: 'Fado', reviewCount: 100 }),
]
const details: ActivityDetails = {
  description: '', images: [], additionalImages: [], exclusions: [], itinerary: [],
  inclusions: ['Local guide', 'Lunch'],
  meetingPoint: 'At the gate',
  cancellationPolicy: 'Free cancellation up to 24 hours before the experience starts',
  languages: ['English', 'Portuguese'],
  ageBands: [{ ageBand: 'CHILD', startAge: 4, endAge: 12, price: usd(20) }, { ageBand: 'ADULT', startAge: 13, endAge: 99, price: usd(40) }],
}
const facts = [
  data({ kind: 'extracted-dates', extractedDates: { destination: 'Lisbon', startDate: '2099-03-14', endDate: '2099-03-15', duration: 2 } }),
  data({ kind: 'trip-facts', groupSize: 3, budget: null, childAges: [8] }),
]

describe('comparing', () => {
  let server: FakeServer
  let planner: MountedPlanner
  const answerWith = (found: Activity[]) => server.on(postChat, () => reply(...facts, data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), text('Here.'), FINISH))
  const boxes = () => findAll(planner.root, 'checkbox', /^Compare /)
  const cell = (row: string, column: number) => {
    const found = [...planner.root.querySelectorAll('.compare [role="row"]')].find((one) => one.querySelector('th[scope="row"]')?.firstChild?.textContent?.replace(/\s+/g, ' ') === row)
    return found?.querySelectorAll('td')[column]?.textContent?.replace(/\s+/g, ' ').trim()
  }
  async function begin() {
    planner = mountPlanner(server)
    planner.handle.send('Two days in Lisbon')
    ;(await findSoon(planner.root, 'button', 'Compare Activities')).click()
    await waitFor(() => expect(boxes().length).toBeGreaterThanOrEqual(4))
    await findSoon(planner.root, 'button', 'Cancel')
  }
  async function choose(...titles: string[]) {
    for (const [index, title] of titles.entries()) {
      find(planner.root, 'checkbox', `Compare ${title}`).click()
      await findSoon(planner.root, 'button', `Compare (${index + 1})`)
    }
  }
  async function compare(...titles: string[]) {
    await begin()
    await choose(...titles)
    find(planner.root, 'button', `Compare (${titles.length})`).click()
    const dialog = await findSoon(planner.root, 'dialog')
    // The lower rows come a frame later.
    await waitFor(() => expect(findAll(dialog, 'link', /^Book/).length).toBeGreaterThan(0))
    return dialog
  }
  const columns = (dialog: HTMLElement) => [...dialog.querySelectorAll('th[scope="col"] h3')].map((one) => one.textContent)

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    server = chatServer()
      .on(readCurrentUser, () => failure('not-signed-in'))
      .on(listItineraries, () => [])
      .on(readActivityDetails, ({ params }) => ({ ...details, ...(params.productCode === 'SAIL' && { inclusions: ['Local guide', 'Skipper'], ageBands: [], cancellationPolicy: 'All sales are final.' }) }))
      .on(readAvailability, ({ params }) => ({ slots: params.productCode === 'SAIL' ? [start('2099-03-15', '18:00', 2)] : [start('2099-03-14', '09:00'), start('2099-03-15', '09:00')] }))
    answerWith(among)
  })
  afterEach(() => planner.destroy())

  it('is offered with two results and more [2.97, 4.83]', async () => {
    answerWith(among.slice(0, 2))
    planner = mountPlanner(server)
    planner.handle.send('Lisbon')
    await findSoon(planner.root, 'button', 'Compare Activities')
  })

  it('is not there with one result [4.84]', async () => {
    answerWith(among.slice(0, 1))
    planner = mountPlanner(server)
    planner.handle.send('Lisbon')
    await findSoon(planner.root, 'button', 'Search Again')
    expect(findAll(planner.root, 'button', 'Compare Activities')).toEqual([])
  })

  it('takes two or three and no fourth, and counts them [4.85, 4.86, 4.87, 4.88, 5.51, 5.52, 9.54, 9.55]', async () => {
    await begin()
    expect(find<HTMLButtonElement>(planner.root, 'button', 'Compare (0)').disabled).toBe(true)
    await choose('Tram 28')
    expect(find<HTMLButtonElement>(planner.root, 'button', 'Compare (1)').disabled).toBe(true)
    find(planner.root, 'checkbox', 'Compare Sailing').click()
    await waitFor(() => expect(find<HTMLButtonElement>(planner.root, 'button', 'Compare (2)').disabled).toBe(false))
    find(planner.root, 'checkbox', 'Compare Sintra').click()
    await findSoon(planner.root, 'button', 'Compare (3)')
    expect(findAll(planner.root, 'checkbox', 'Compare Fado').every((box) => (box as HTMLInputElement).disabled)).toBe(true)
    expect(planner.root.textContent).toContain('Three is the most')
  })

  it('begins with the first box and is left by Cancel, back where it began [4.89]', async () => {
    await begin()
    await waitFor(() => expect(planner.root.activeElement && nameOf(planner.root.activeElement)).toBe('Compare Tram 28'))
    await choose('Tram 28')
    find(planner.root, 'button', 'Cancel').click()
    const again = await findSoon(planner.root, 'button', 'Compare Activities')
    expect(boxes()).toEqual([])
    await waitFor(() => expect(planner.root.activeElement).toBe(again))
  })

  it('is over with the next message: what that finds is not chosen from, and its pictures open [4.59]', async () => {
    await begin()
    await choose('Tram 28')
    planner.handle.send('And in the evening?')
    await waitFor(() => expect(boxes()).toEqual([]))
    await waitFor(() => expect(findAll(planner.root, 'button', 'Compare Activities').length).toBeGreaterThanOrEqual(2))
    expect(findAll(planner.root, 'button', 'Cancel')).toEqual([])
  })

  it('is over with a new chat [4.59]', async () => {
    await begin()
    await choose('Tram 28')
    find(planner.root, 'button', 'New chat').click()
    await waitFor(() => expect(findAll(planner.root, 'button', 'Compare Activities')).toEqual([]))
    planner.handle.send('Two days in Lisbon')
    await findSoon(planner.root, 'button', 'Compare Activities')
    expect(boxes()).toEqual([])
  })

  it('puts two side by side [1.10]', async () => {
    expect(columns(await compare('Tram 28', 'Sailing'))).toEqual(['Sailing', 'Tram 28'])
  })

  it('puts three side by side, the most reviewed first and it alone called Most Popular [1.11, 2.191, 2.192]', async () => {
    const dialog = await compare('Tram 28', 'Sailing', 'Sintra')
    expect(columns(dialog)).toEqual(['Sintra', 'Sailing', 'Tram 28'])
    expect([...dialog.querySelectorAll('.pictures td')].map((one) => one.textContent)).toEqual(['', 'Most Popular', '', ''])
    expect([...dialog.querySelectorAll('th[scope="col"]')].map((one) => one.textContent)).toEqual(['Most Popular: Sintra', 'Sailing', 'Tram 28'])
  })

  it('answers for the party and on their dates', async () => {
    const dialog = await compare('Sintra', 'Sailing')
    await waitFor(() => expect(cell('Price for 3 people', 0)).toBe('$1002 adults, $40 eachChild of 8, $20'))
    expect(dialog.querySelector('th small')?.textContent).toBe('Sample inventory')
    expect(cell('Price for 3 people', 1)).toBe('$1652 adults, $55 eachChild of 8, $55')
    expect(dialog.querySelector('.price.best')?.textContent).toBe('$100')
    expect(cell('Rating', 0)).toBe('4.9 2,310 reviews')
    expect(cell('Duration', 0)).toBe('8 hours')
    expect(cell('Free starts', 0)).toBe('On all 2 daysSat, Mar 14 9:00 AMSun, Mar 15 9:00 AM')
    expect(cell('Free starts', 1)).toBe('None on your dates')
    expect(cell('Cancellation Policy', 0)).toBe('Free until Fri, Mar 13, 9:00 AM24 hours before the first free start')
    expect(cell('Cancellation Policy', 1)).toBe('Not refundable')
    expect(cell('Meeting Point', 0)).toBe('At the gate')
    expect(cell('Languages', 0)).toBe('English, Portuguese')
    expect([...dialog.querySelectorAll('mark')].map((one) => one.textContent)).toEqual(['Lunch', 'Skipper'])
    expect(dialog.querySelector('.same details')?.textContent).toBe('The same in all: 1Local guide')
  })

  it('dates the policy that holds where nobody told another, as the detail does, once it is known that nobody did', async () => {
    let answer = () => {}
    server.on(readActivityDetails, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return { ...details, cancellationPolicy: '' }
    })
    await compare('Sintra', 'Tram 28')
    await waitFor(() => expect(cell('Free starts', 0)).toContain('On all 2 days'))
    expect(cell('Cancellation Policy', 0)).not.toContain('ree')
    answer()
    await waitFor(() => expect(cell('Cancellation Policy', 1)).toBe('Free until Fri, Mar 13, 9:00 AM24 hours before the first free start'))
  })

  it('names no day for free cancelling where the policy cannot be asked for', async () => {
    server.on(readActivityDetails, () => failure('provider-failed'))
    await compare('Sintra', 'Tram 28')
    await waitFor(() => expect(cell('Free starts', 0)).toContain('On all 2 days'))
    await waitFor(() => expect(cell('Cancellation Policy', 0)).toBe('Free up to 24 hours before'))
  })

  it.each([
    ['where nothing is the same', { TRAM: ['Tram fares'], SAIL: ['Skipper', 'Wine'] }, ['Skipper', 'Wine', 'Tram fares']],
    ['not where only one tells', { SAIL: ['Skipper', 'Wine'] }, []],
  ])('marks what is included, %s', async (_, inclusions: Record<string, string[]>, marked) => {
    server.on(readActivityDetails, ({ params }) => ({ ...details, inclusions: inclusions[params.productCode ?? ''] ?? [] }))
    const dialog = await compare('Tram 28', 'Sailing', 'Sintra')
    const told = (selector: string) => [...dialog.querySelectorAll(selector)].map((one) => one.textContent)
    await waitFor(() => expect(told('.own-lines li')).toEqual(Object.values(inclusions).toReversed().flat()))
    expect(told('mark')).toEqual(marked)
  })

  it('answers anew when the party changes', async () => {
    const dialog = await compare('Sintra', 'Sailing')
    find(dialog, 'button', 'Adults: one fewer').click()
    await waitFor(() => expect(cell('Price for 2 people', 0)).toBe('$60Adult $40Child of 8, $20'))
    expect(cell('Free starts', 1)).toBe('On 1 of 2 daysSun, Mar 15 6:00 PM')
  })

  it('saves and books from the table, and goes back to the choice', async () => {
    const dialog = await compare('Sintra', 'Sailing')
    expect(find<HTMLAnchorElement>(dialog, 'link', /^Book Sintra/).href).toContain('SINTRA')
    find(dialog, 'button', 'Save Sailing').click()
    await findSoon(planner.root, 'dialog', 'Save to Itinerary')
    find(dialog, 'button', 'Close').click()
    await waitFor(() => expect(planner.root.querySelector('.compare-dialog')).toBeNull())
    expect(find<HTMLButtonElement>(planner.root, 'button', 'Compare (2)').disabled).toBe(false)
  })
})
