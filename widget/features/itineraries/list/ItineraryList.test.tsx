import { createItinerary, deleteItinerary, listItineraries, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { ConversationId, ItineraryId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { desk, rosa, type Desk } from '../../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../../test/fake-server.ts'
import { mountView } from '../../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../../test/queries.ts'
import { entry, trip } from '../../../test/trip.ts'
import { createJourneys } from './journeys.ts'
import { ItineraryList } from './ItineraryList.tsx'
import type { PlaceField } from './NewJourney.tsx'

/** Which places it offers, the list of trips does not know. */
const Place: PlaceField = ({ label, value, onChange }) => <input aria-label={label} value={value} onInput={(event) => onChange(event.currentTarget.value)} />

const full = trip({
  groupSize: 2,
  activities: [
    entry('A', { title: 'Tram 28', imageUrl: 'https://pictures.example/tram.jpg' }),
    entry('B', { title: 'Sintra by the old line' }),
    entry('C', { title: 'Sailing the Tagus' }),
    entry('D', { title: 'Fado with supper' }),
  ],
})
const bare = trip({ id: 'trip-2' as ItineraryId, title: 'The Douro', destination: 'Porto, Portugal', startDate: null, endDate: null, groupSize: null, activities: [entry('E')] })

describe('the list of itineraries', () => {
  let server: FakeServer
  let at: Desk
  let view: ReturnType<typeof mountView>
  let kept: Itinerary[]

  function show(options: Parameters<typeof desk>[1] = {}, account: string | null = null): void {
    at = desk(server, options)
    view = mountView(<ItineraryList Place={Place} itineraries={at.itineraries} journeys={createJourneys(at)} session={at.session} navigation={at.navigation} onSignOut={() => {}} account={account} />)
  }
  const card = (title: string) => {
    const found = findAll(view.root, 'article').find((article) => article.querySelector('h2')?.textContent === title)
    if (!found) throw new Error(`no card ${title}`)
    return found
  }
  const words = (element: Element, selector: string) => [...element.querySelectorAll(selector)].map((one) => one.textContent)

  beforeEach(() => {
    localStorage.clear()
    kept = [full, bare]
    server = fakeServer()
      .on(listItineraries, () => kept)
      .on(createItinerary, ({ body }) => {
        const made = trip({ id: 'trip-new' as ItineraryId, title: String(body.title) })
        kept = [made, ...kept]
        return made
      })
      .on(deleteItinerary, ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id)
        return { success: true as const }
      })
  })
  afterEach(() => {
    view.destroy()
    at.destroy()
  })

  it('works without an account, under its title and the name of the product [6.13, 2.193, 2.198]', async () => {
    show()
    await findSoon(view.root, 'heading', 'Itineraries')
    const home = find(view.root, 'link', 'Meander')
    expect(home.getAttribute('href')).toBe('/')
    home.click()
    expect(at.went).toEqual(['/'])
    await waitFor(() => expect(findAll(view.root, 'article')).toHaveLength(2))
    expect(at.session.$mode.get()).toBe('guest')
  })

  it('shows each as a card that leads to it, with all there is to say [2.202, 2.203, 2.204, 2.205, 2.206, 2.207, 2.208, 2.209, 2.210]', async () => {
    show()
    const link = await findSoon(view.root, 'link', 'Lisbon with my mother')
    expect(link.getAttribute('href')).toBe('/itinerary/trip-1')
    link.click()
    expect(at.went).toEqual(['/itinerary/trip-1'])
    const lisbon = card('Lisbon with my mother')
    expect(lisbon.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/tram.jpg')
    expect(words(lisbon, '.days')).toEqual(['4 days'])
    expect(words(lisbon, '.facts span')).toEqual(['Lisbon, Portugal', 'Mar 14 - Mar 17', '2 travelers'])
    expect(words(lisbon, '.label')).toEqual(['4 experiences'])
  })

  it('names the first two experiences and counts the rest [2.211, 2.212, 9.70]', async () => {
    show()
    await findSoon(view.root, 'article')
    expect(words(card('Lisbon with my mother'), '.holds li')).toEqual(['Tram 28', 'Sintra by the old line', '+2 additional experiences'])
  })

  it('counts no rest where there is none, and says what is not known of dates [2.213, 5.21]', async () => {
    show()
    await findSoon(view.root, 'article')
    const douro = card('The Douro')
    expect(words(douro, '.holds li')).toEqual(['Activity E'])
    expect(words(douro, '.facts span')).toEqual(['Porto, Portugal', 'Dates not set'])
    expect(douro.textContent).not.toContain('additional experiences')
    expect(douro.querySelector('.days')).toBeNull()
  })

  it('awaits the first journey where there is none [2.199, 2.200, 2.201]', async () => {
    kept = []
    show()
    await findSoon(view.root, 'heading', 'Your Journey Collection Awaits')
    // One way onward is the first of all.
    expect([...view.root.querySelectorAll('.go')].map((one) => one.textContent)).toEqual(['Begin Your First Journey'])
    find(view.root, 'button', 'Begin Your First Journey').click()
    await findSoon(view.root, 'dialog', 'Plan Your Next Journey')
  })

  it('leads back to the letter that one comes from where there is no journey yet', async () => {
    kept = []
    show()
    view.destroy()
    view = mountView(<ItineraryList Place={Place} itineraries={at.itineraries} journeys={createJourneys(at)} session={at.session} navigation={at.navigation} letter={'letter 1' as ConversationId} />)
    const back = await findSoon(view.root, 'link', 'Go on with your letter')
    expect(back.getAttribute('href')).toBe('/chat/letter%201')
  })

  it('makes a new one from its dialog [2.194, 2.195, 2.218, 2.219, 2.220, 2.221, 5.35, 5.36, 4.109, 4.110]', async () => {
    show()
    find(view.root, 'button', 'Plan New Trip').click()
    const dialog = await findSoon(view.root, 'dialog', 'Plan Your Next Journey')
    const begin = find<HTMLButtonElement>(dialog, 'button', 'Begin Planning')
    const disabled = (is: boolean) => waitFor(() => expect(begin.disabled).toBe(is))
    await disabled(true)
    type(find(dialog, 'textbox', 'Journey Title'), 'Istanbul')
    await disabled(true)
    type(find(dialog, 'textbox', 'Journey Title'), '')
    type(find(dialog, 'textbox', 'Destination'), 'Türkiye')
    await disabled(true)
    type(find(dialog, 'textbox', 'Journey Title'), 'Istanbul')
    await disabled(false)
    begin.click()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toHaveLength(0))
    await waitFor(() => card('Istanbul'))
    find(view.root, 'button', 'Plan New Trip').click()
    const again = await findSoon(view.root, 'dialog', 'Plan Your Next Journey')
    expect(find<HTMLInputElement>(again, 'textbox', 'Journey Title').value).toBe('')
    expect(find<HTMLInputElement>(again, 'textbox', 'Destination').value).toBe('')
  })

  it('shows a new one at once, and takes it back with what was typed when it cannot be made; made again, it is one', async () => {
    let answer = (_: Response) => {}
    server.on(createItinerary, () => new Promise<Response>((resolve) => (answer = resolve)))
    show()
    await findSoon(view.root, 'article')
    find(view.root, 'button', 'Plan New Trip').click()
    const dialog = await findSoon(view.root, 'dialog', 'Plan Your Next Journey')
    type(find(dialog, 'textbox', 'Journey Title'), 'Istanbul')
    type(find(dialog, 'textbox', 'Destination'), 'Türkiye')
    const begin = (form: HTMLElement) => find<HTMLButtonElement>(form, 'button', 'Begin Planning')
    await waitFor(() => expect(begin(dialog).disabled).toBe(false))
    begin(dialog).click()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toHaveLength(0))
    const coming = card('Istanbul')
    expect([coming.getAttribute('aria-busy'), words(coming, '.facts span'), findAll(coming, 'link').length]).toEqual(['true', ['Türkiye'], 0])
    answer(failure('internal'))
    const again = await findSoon(view.root, 'dialog', 'Plan Your Next Journey')
    expect(find<HTMLInputElement>(again, 'textbox', 'Journey Title').value).toBe('Istanbul')
    expect(find<HTMLInputElement>(again, 'textbox', 'Destination').value).toBe('Türkiye')
    expect(findAll(view.root, 'article')).toHaveLength(2)
    expect(at.toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Error', text: 'Failed to create itinerary. Please try again.' })
    begin(again).click()
    await waitFor(() => expect(server.callsOf(createItinerary)).toHaveLength(2))
    const [first, second] = server.callsOf(createItinerary).map(({ body }) => body.requestId)
    expect(first).toBe(second)
    const made = trip({ id: 'trip-new' as ItineraryId, title: 'Istanbul' })
    kept = [made, ...kept]
    answer(Response.json(made))
    await waitFor(() => expect(findAll(card('Istanbul'), 'link')).toHaveLength(1))
    expect(findAll(view.root, 'article')).toHaveLength(3)
  })

  it('says when a journey was renamed elsewhere, shows that name, and can still give it the one that was typed', async () => {
    const elsewhere = { ...full, title: 'Named elsewhere', version: 7 }
    const refusal = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: elsewhere } }
    server.on(updateItinerary, ({ body }) => (body.version === 7 ? { ...elsewhere, title: String(body.title), version: 8 } : Response.json(refusal, { status: 409 })))
    show()
    await findSoon(view.root, 'heading', full.title)
    void createJourneys(at).rename(full.id, 'Mine')
    await findSoon(view.root, 'heading', 'Named elsewhere')
    const toast = await waitFor(() => {
      const last = at.toasts.$toasts.get().at(-1)
      expect(last).toMatchObject({ tone: 'failed', action: { label: 'Rename to “Mine”' } })
      return last
    })
    toast?.action?.run()
    await findSoon(view.root, 'heading', 'Mine')
  })

  it('asks before it removes one [2.214, 4.111, 4.112, 8.38]', async () => {
    show()
    const open = async () => {
      ;(await findSoon(view.root, 'button', 'Menu for The Douro')).click()
      ;(await findSoon(view.root, 'menuitem', 'Remove Journey')).click()
      return findSoon(view.root, 'dialog', 'Remove Journey')
    }
    const question = await open()
    expect(question.querySelector('.body')?.textContent).toBe('Are you sure you want to permanently delete "The Douro"? This action cannot be undone.')
    find(question, 'button', 'Cancel').click()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toHaveLength(0))
    expect(server.callsOf(deleteItinerary)).toEqual([])
    find(await open(), 'button', 'Remove Journey').click()
    await waitFor(() => expect(findAll(view.root, 'article')).toHaveLength(1))
    expect(server.callsOf(deleteItinerary)).toHaveLength(1)
  })

  it('takes one that was removed elsewhere for removed', async () => {
    show()
    await findSoon(view.root, 'button', 'Menu for The Douro')
    kept = [full]
    server.on(deleteItinerary, () => failure('not-found'))
    find(view.root, 'button', 'Menu for The Douro').click()
    ;(await findSoon(view.root, 'menuitem', 'Remove Journey')).click()
    find(await findSoon(view.root, 'dialog', 'Remove Journey'), 'button', 'Remove Journey').click()
    await waitFor(() => expect(at.toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Itinerary Deleted' }))
    expect(findAll(view.root, 'article')).toHaveLength(1)
  })

  it("has 'Sign in' for a guest, which asks for the dialog, and none for an account [2.196, 2.197]", async () => {
    show()
    ;(await findSoon(view.root, 'button', 'Sign in')).click()
    expect(at.session.$asked.get()).toBe(true)
    view.destroy()
    at.destroy()
    show({ user: rosa })
    await waitFor(() => expect(at.session.$mode.get()).toBe('authenticated'))
    await findSoon(view.root, 'article')
    expect(findAll(view.root, 'button', 'Sign in')).toEqual([])
  })

  it('leads to the account beside signing out, where it has a page, and a guest nowhere', async () => {
    show({}, '/account')
    await findSoon(view.root, 'article')
    expect(findAll(view.root, 'link', 'Account')).toEqual([])
    view.destroy()
    at.destroy()
    show({ user: rosa }, '/account')
    const link = await findSoon(view.root, 'link', 'Account')
    expect([link.getAttribute('href'), link.nextElementSibling?.textContent]).toEqual(['/account', 'Sign out'])
    link.click()
    expect(at.went).toEqual(['/account'])
  })

  it('tells a guest how long it is kept, as the server says, and goes on after a change', async () => {
    kept = [full, bare].map((one) => ({ ...one, keptForDays: 12 }))
    show()
    await findSoon(view.root, 'article')
    expect(view.box.textContent).toContain('As a guest your journeys are kept in this browser only, for 12 days without use.')
    for (const { keptForDays: _, ...changed } of kept) at.itineraries.take({ ...changed, version: 10 })
    expect(view.box.textContent).toContain('for 12 days without use.')
  })

  it('renames a journey at once, trimmed', async () => {
    server.on(updateItinerary, ({ body }) => {
      kept = [{ ...full, title: String(body.title), version: 2 }, bare]
      return kept[0] as Itinerary
    })
    show()
    await findSoon(view.root, 'heading', full.title)
    find(card(full.title), 'button', `Menu for ${full.title}`).click()
    ;(await findSoon(view.root, 'menuitem', 'Rename Journey')).click()
    const dialog = await findSoon(view.root, 'dialog', 'Rename Journey')
    expect((find(dialog, 'textbox', 'Journey Title') as HTMLInputElement).value).toBe(full.title)
    type(find(dialog, 'textbox', 'Journey Title'), ' Lisbon in spring ')
    await waitFor(() => expect((find(dialog, 'textbox', 'Journey Title') as HTMLInputElement).value).toBe(' Lisbon in spring '))
    find(dialog, 'button', 'Rename').click()
    await findSoon(view.root, 'heading', 'Lisbon in spring')
    await waitFor(() => expect(server.callsOf(updateItinerary).map(({ body }) => body.title)).toEqual(['Lisbon in spring']))
    await waitFor(() => expect(at.toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Journey renamed' }))
  })

  it('shows the old name again when renaming failed, and cannot leave a journey without one', async () => {
    server.on(updateItinerary, () => failure('internal'))
    show()
    await findSoon(view.root, 'heading', full.title)
    find(card(full.title), 'button', `Menu for ${full.title}`).click()
    ;(await findSoon(view.root, 'menuitem', 'Rename Journey')).click()
    const dialog = await findSoon(view.root, 'dialog', 'Rename Journey')
    type(find(dialog, 'textbox', 'Journey Title'), ' ')
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Rename').disabled).toBe(true))
    type(find(dialog, 'textbox', 'Journey Title'), 'Never')
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Rename').disabled).toBe(false))
    find(dialog, 'button', 'Rename').click()
    await waitFor(() => expect(at.toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Error', text: 'Failed to rename the journey. Please try again.', tone: 'failed' }))
    await findSoon(view.root, 'heading', full.title)
  })
})
