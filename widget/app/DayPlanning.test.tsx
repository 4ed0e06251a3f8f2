import { readAvailability } from '@meander/sdk/contract/activities'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat, type MultiDayTrip } from '@meander/sdk/contract/chat'
import { createItinerary, editActivity, listItineraries, readAvailableSlots, saveActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tripCompleteMessage } from '@meander/sdk/contract/trip-complete'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, liveReply, reply, text } from '../test/chat-stream.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../test/queries.ts'
import { day, entry, start, trip as itinerary } from '../test/trip.ts'

const DURATION = 3
const trip: MultiDayTrip = {
  destination: 'Lisbon',
  duration: DURATION,
  currentDay: 1,
  startDate: day('2099-03-14'),
  days: Array.from({ length: DURATION }, (_, index) => ({ day: index + 1, selectedActivities: [] })),
}
const found = [activity('TRAM', { title: 'Tram 28', price: { amount: 42.5, currency: 'USD' } }), activity('FADO', { title: 'Fado', price: { amount: 61, currency: 'USD' } })]

describe('planning day by day', () => {
  let server: FakeServer
  let planner: MountedPlanner
  const panel = () => planner.root.querySelector<HTMLElement>('.planner')
  const heading = () => panel()?.querySelector('h3')?.textContent
  const said = () => server.callsOf(postChat).map(({ body }) => (body.messages as { content: string }[]).at(-1)?.content)
  const lastSelected = () => (server.callsOf(postChat).at(-1)?.body.data as { selected?: unknown }).selected

  /** As the server does: the day follows the traveller's words. */
  function answerAsPlanner() {
    server.on(postChat, ({ body }) => {
      const turns = (body.messages as { content: string }[]).map(({ content }) => content)
      const last = turns.at(-1) ?? ''
      if (last === 'Complete Trip Planning') {
        const codes = ((body.data as { selected?: { productCode: string }[] }).selected ?? []).map(({ productCode }) => productCode)
        return reply(text(tripCompleteMessage(found.filter(({ productCode }) => codes.includes(productCode)))), FINISH)
      }
      const onward = /^Continue to day (\d)/.exec(last)?.[1]
      const skipped = /^Skip day (\d)/.exec(last)?.[1]
      const currentDay = onward ? Number(onward) : skipped ? Number(skipped) + 1 : 1
      return reply(data({ kind: 'multi-day-trip', multiDayTrip: { ...trip, currentDay } }), data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), text('Here.'), FINISH)
    })
  }
  async function begin() {
    planner = mountPlanner(server)
    planner.handle.send('Three days in Lisbon')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 1 of 3'))
    await findSoon(planner.root, 'button', 'Send')
  }
  async function press(name: string) {
    await waitFor(() => expect(find<HTMLButtonElement>(planner.root, 'button', name).disabled).toBe(false))
    find(planner.root, 'button', name).click()
  }
  async function add(title: string, dayNumber: number) {
    await press('Add to Day')
    ;(await findSoon(planner.root, 'button', `Add to Day ${dayNumber}: ${title}`)).click()
    await waitFor(() => expect(find(planner.root, 'button', `On day ${dayNumber}: ${title}`).getAttribute('aria-pressed')).toBe('true'))
  }
  async function done() {
    await press('Done')
    await waitFor(() => expect(planner.root.querySelector('.for-day')).toBeNull())
  }
  async function goOn(dayNumber: number) {
    await press('Continue')
    await waitFor(() => expect(heading()).toBe(`Lisbon, day ${dayNumber} of 3`))
  }
  const codeOf = (body: Record<string, unknown>) => (body.activityData as { productCode: string }).productCode
  const codesSaved = () => server.callsOf(saveActivity).map(({ body }) => codeOf(body))

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    server = chatServer()
      .on(readCurrentUser, () => failure('not-signed-in'))
      .on(listItineraries, () => [])
      .on(readAvailability, ({ params }) => ({ slots: params.productCode === 'TRAM' ? [start('2099-03-14', '09:30')] : [start('2099-03-14', '21:00'), start('2099-03-15', '20:00')] }))
    answerAsPlanner()
  })
  afterEach(() => planner.destroy())

  it('shows the day of the trip and its date while one is planned, and nothing otherwise [2.77, 2.108, 2.109]', async () => {
    planner = mountPlanner(server.on(postChat, () => reply(text('Where to?'), FINISH)))
    planner.handle.send('Hello')
    await waitFor(() => expect(planner.root.querySelector('.letter .words')?.textContent).toBe('Where to?'))
    expect(panel()).toBeNull()
    answerAsPlanner()
    planner.handle.send('Three days in Lisbon')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 1 of 3'))
    expect(panel()?.textContent).toContain('Saturday, March 14')
  })

  it('puts an activity behind the others of the day by its picker, and takes it out again [2.110, 4.77]', async () => {
    await begin()
    await add('Tram 28', 1)
    expect(find(planner.root, 'dialog').querySelector('h2')?.textContent).toBe('Choose for day\u00a01, Sat, Mar 14')
    find(planner.root, 'button', 'Add to Day 1: Fado').click()
    await done()
    expect([...(panel()?.querySelectorAll('li .what') ?? [])].map((one) => one.textContent?.trim())).toEqual(['Tram 28', 'Fado'])
    find(planner.root, 'button', 'Remove Fado').click()
    await waitFor(() => expect(panel()?.querySelectorAll('li')).toHaveLength(1))
  })

  it('says what is closed on the day before it is put there, and offers it for the day it is open', async () => {
    server.on(readAvailability, ({ params }) => ({ slots: params.productCode === 'TRAM' ? [] : [start('2099-03-15', '20:00'), start('2099-03-16', '20:00')] }))
    await begin()
    await press('Add to Day')
    const fado = await findSoon<HTMLButtonElement>(planner.root, 'button', 'Add to Day 2: Fado')
    const tram = await findSoon<HTMLButtonElement>(planner.root, 'button', 'Not on these days: Tram 28')
    expect(fado.textContent).toBe('Add to Day 2')
    expect(tram.disabled).toBe(true)
    expect([...planner.root.querySelectorAll('p.hours')].map((one) => one.textContent)).toEqual(['No free start on this day', 'No free start on this day, but on Sun, Mar 15; Mon, Mar 16'])
    fado.click()
    const placed = await findSoon<HTMLButtonElement>(planner.root, 'button', 'On day 2: Fado')
    expect(panel()?.querySelectorAll('li')).toHaveLength(0)
    placed.click()
    await findSoon(planner.root, 'button', 'Add to Day 2: Fado')
  })

  const point = (...types: string[]) => (button: HTMLElement) => {
    for (const type of types) button.dispatchEvent(new PointerEvent(type, { bubbles: type === types[0] }))
  }
  it.each([
    ['a hand', point('pointerover', 'pointerenter'), point('pointerout', 'pointerleave')],
    ['the focus', (button: HTMLElement) => button.focus(), (button: HTMLElement) => button.blur()],
  ])('keeps a button as it is while %s is on it, whatever free starts come meanwhile', async (_what, come, go) => {
    let arrive: (found: { slots: ReturnType<typeof start>[] }) => void = () => {}
    const starts = new Promise<{ slots: ReturnType<typeof start>[] }>((resolve) => { arrive = resolve })
    server.on(readAvailability, () => starts)
    await begin()
    await press('Add to Day')
    const fado = await findSoon<HTMLButtonElement>(planner.root, 'button', 'Add to Day 1: Fado')
    come(fado)
    arrive({ slots: [start('2099-03-15', '20:00')] })
    await findSoon(planner.root, 'button', 'Add to Day 2: Tram 28')
    expect(fado.textContent).toBe('Add to Day')
    go(fado)
    await waitFor(() => expect(fado.textContent).toBe('Add to Day 2'))
  })

  it('puts back what was taken out of a day, with its hour, and offers to skip only a day that holds nothing', async () => {
    await begin()
    find(planner.root, 'button', 'Skip Day')
    await add('Tram 28', 1)
    await waitFor(() => expect(planner.root.querySelectorAll('.hours input')).toHaveLength(2))
    planner.root.querySelectorAll<HTMLElement>('.hours input')[1]?.click()
    await done()
    expect(findAll(planner.root, 'button', 'Skip Day')).toEqual([])
    const shown = () => [...(panel()?.querySelectorAll('li .what') ?? [])].map((one) => one.textContent?.trim())
    expect(shown()).toEqual(['9:30 AM Tram 28'])
    find(planner.root, 'button', 'Remove Tram 28').click()
    await waitFor(() => expect(shown()).toEqual([]))
    ;(await findSoon(planner.root, 'button', 'Undo')).click()
    await waitFor(() => expect(shown()).toEqual(['9:30 AM Tram 28']))
    await waitFor(() => expect(planner.root.activeElement?.getAttribute('aria-label')).toBe('Remove Tram 28'))
  })

  it('goes on, skips, and completes in the words that the server reads [4.78, 4.79, 4.80]', async () => {
    await begin()
    find(planner.root, 'button', 'Continue').focus()
    await goOn(2)
    await waitFor(() => expect(panel()?.contains(planner.root.activeElement)).toBe(true))
    await press('Skip Day')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 3 of 3'))
    expect(findAll(planner.root, 'button', 'Continue')).toEqual([])
    await press('Complete Trip Planning')
    await waitFor(() => expect(said()).toEqual(['Three days in Lisbon', 'Continue to day 2', 'Skip day 2, no activities planned', 'Complete Trip Planning']))
    // Nothing was chosen: there is nothing to save, but every day can be gone back to.
    await waitFor(() => expect(findAll(planner.root, 'button', /^Plan this day: /)).toHaveLength(3))
    expect(find<HTMLButtonElement>(planner.root, 'button', 'Save Your Days').disabled).toBe(true)
  })

  it('goes to the next day at once, before the reply is there', async () => {
    await begin()
    const live = liveReply()
    server.on(postChat, () => live.response)
    await goOn(2)
    live.say(text('Here.'), FINISH)
    live.end()
    await findSoon(planner.root, 'button', 'Send')
    expect(heading()).toBe('Lisbon, day 2 of 3')
  })

  it('says that a price is for one person, in the day and where one chooses for it', async () => {
    await begin()
    await add('Tram 28', 1)
    await waitFor(() => expect([...planner.root.querySelectorAll('.for-day .price')].map((one) => one.textContent)).toEqual(['$42.50 per person', '$61 per person']))
    await done()
    expect(panel()?.querySelector('li .price')?.textContent).toBe('$42.50 per person')
  })

  it('shows all days once it is complete, can be folded, and goes back to a day that was left empty', async () => {
    await begin()
    await add('Tram 28', 1)
    await done()
    await goOn(2)
    await press('Skip Day')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 3 of 3'))
    expect([...(panel()?.querySelectorAll('.days-line i') ?? [])].map((one) => one.className)).toEqual(['past', 'skipped', 'here'])
    await press('Complete Trip Planning')
    await waitFor(() => expect(heading()).toBe('Your days in Lisbon'))
    expect([...(panel()?.querySelectorAll('.all-days li') ?? [])].map((one) => one.textContent?.trim())).toEqual(['Sat, Mar 14 Tram 28Change', 'Sun, Mar 15Nothing plannedPlan this day', 'Mon, Mar 16Nothing plannedPlan this day'])

    await press('Hide the days')
    await waitFor(() => expect(panel()?.querySelectorAll('.all-days li')).toHaveLength(0))
    find(planner.root, 'button', 'Save Your Days')
    await press('Show the days')
    find(planner.root, 'button', 'Plan this day: Day 2').focus()
    await press('Plan this day: Day 2')
    await waitFor(() => expect(heading()).toBe('Lisbon, day 2 of 3'))
    expect(said().at(-1)).toBe('Continue to day 2')
    await waitFor(() => expect(panel()?.contains(planner.root.activeElement)).toBe(true))
  })

  it('ends with what was selected and its cost, and saves all days in one step [4.81]', async () => {
    await begin()
    await add('Tram 28', 1)
    ;(await waitFor(() => [...planner.root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(-1) ?? Promise.reject(new Error('no hours')))).click()
    await waitFor(() => expect(panel()?.textContent).toContain('9:30 AM'))
    await done()
    await goOn(2)
    await add('Fado', 2)
    await done()
    await goOn(3)
    await press('Complete Trip Planning')
    await waitFor(() => expect(planner.root.textContent).toContain("Trip planning complete! You've selected 2 activities with an estimated total cost of $103.50."))
    expect(lastSelected()).toEqual([{ day: 1, productCode: 'TRAM', startTime: '09:30' }, { day: 2, productCode: 'FADO' }])

    server
      .on(createItinerary, () => itinerary({ title: 'Lisbon, 3 days', startDate: day('2099-03-14'), endDate: day('2099-03-16') }))
      .on(saveActivity, ({ body }) => entry(codeOf(body)))
      .on(scheduleActivity, ({ body }) => (body.activityId === 'entry-TRAM' ? failure('time-not-offered') : itinerary()))
      .on(readAvailableSlots, () => ({ slots: [start('2099-03-15', '20:00'), start('2099-03-15', '18:30')] }))
      .on(editActivity, () => itinerary())
    await press('Save Your Days')
    const dialog = await findSoon(planner.root, 'dialog', 'Design Your Adventure')
    expect(dialog.querySelector<HTMLInputElement>('input.answer')?.value).toBe('Lisbon, 3 days')
    await press('Save Itinerary')
    await waitFor(() => expect(planner.root.textContent).toContain('2 activities are kept in "Lisbon, 3 days". 1 found no free start on its day and waits there.'))
    expect(server.callsOf(createItinerary)[0]?.body).toMatchObject({ title: 'Lisbon, 3 days', destination: 'Lisbon', startDate: '2099-03-14', endDate: '2099-03-16' })
    // Each on its day: at the hour that was chosen, else at the first that is free. What has no start says its day in its notes.
    expect(server.callsOf(readAvailableSlots).map(({ body }) => body)).toMatchObject([{ activityCode: 'FADO', date: '2099-03-15' }])
    expect(server.callsOf(scheduleActivity).map(({ body }) => body)).toMatchObject([
      { activityId: 'entry-TRAM', dayNumber: 1, timeSlot: '09:30' },
      { activityId: 'entry-FADO', dayNumber: 2, timeSlot: '18:30' },
    ])
    expect(server.callsOf(saveActivity).map(({ body }) => body.notes)).toEqual(['', ''])
    expect(server.callsOf(editActivity).map(({ path, body }) => [path.split('/').at(-1), body.notes])).toEqual([['entry-TRAM', 'For day 1, Saturday, March 14']])
    expect(panel()).toBeNull()
  })

  it('goes on where saving stopped, with the same itinerary', async () => {
    await begin()
    await add('Tram 28', 1)
    find(planner.root, 'button', 'Add to Day 1: Fado').click()
    await done()
    for (const next of ['Continue', 'Continue', 'Complete Trip Planning']) await press(next)
    server.on(createItinerary, () => itinerary()).on(saveActivity, ({ body }) => (codeOf(body) === 'TRAM' ? entry('TRAM') : failure('internal')))
    await press('Save Your Days')
    await press('Save Itinerary')
    await waitFor(() => expect(planner.root.textContent).toContain('1 activity could not be saved. Please try again.'))
    server.on(saveActivity, ({ body }) => entry(codeOf(body)))
    await press('Save Itinerary')
    await waitFor(() => expect(planner.root.textContent).toContain('2 activities are kept'))
    expect(server.callsOf(createItinerary)).toHaveLength(1)
    expect(codesSaved()).toEqual(['TRAM', 'FADO', 'FADO'])
  })

  describe('into an itinerary that there is', () => {
    const TRAM = 'Tram 28'
    /** Three days of which the second is the plan's first. */
    const there = (more: Partial<Itinerary> = {}) => itinerary({ title: 'Portugal', startDate: day('2099-03-13'), endDate: day('2099-03-15'), ...more })

    async function complete() {
      await begin()
      await add(TRAM, 1)
      await done()
      await goOn(2)
      await add('Fado', 2)
      await done()
      await press('Continue')
      await press('Complete Trip Planning')
      await waitFor(() => expect(heading()).toBe('Your days in Lisbon'))
      await press('Save Your Days')
    }
    const intoIt = async () => find(await findSoon(planner.root, 'dialog', 'Save to Itinerary'), 'button', 'Save Your Days').click()

    beforeEach(() => {
      server
        .on(saveActivity, ({ body }) => entry(codeOf(body)))
        .on(scheduleActivity, () => itinerary())
        .on(editActivity, () => itinerary())
        .on(readAvailableSlots, () => ({ slots: [start('2099-03-15', '20:00')] }))
    })

    it('goes onto its days by their dates, and to none that it does not reach', async () => {
      server.on(listItineraries, () => [there()])
      await complete()
      const dialog = await findSoon(planner.root, 'dialog', 'Save to Itinerary')
      await waitFor(() => expect(find(dialog, 'button', /^Portugal/).getAttribute('aria-pressed')).toBe('true'))
      await intoIt()
      await waitFor(() => expect(planner.root.textContent).toContain('2 activities are kept in "Portugal". Everything stands at its hour in the calendar.'))
      expect(server.callsOf(createItinerary)).toEqual([])
      expect(server.callsOf(scheduleActivity).map(({ body }) => [body.activityId, body.dayNumber])).toEqual([
        ['entry-TRAM', 2],
        ['entry-FADO', 3],
      ])
      await waitFor(() => expect(findAll(planner.root, 'dialog')).toEqual([]))
    })

    it('notes the day of what lies outside of it', async () => {
      server.on(listItineraries, () => [there({ endDate: day('2099-03-14') })])
      await complete()
      await intoIt()
      await waitFor(() => expect(planner.root.textContent).toContain('1 found no free start on its day and waits there.'))
      expect(server.callsOf(saveActivity).map(({ body }) => body.notes)).toEqual(['', 'For day 2, Sunday, March 15'])
      expect(server.callsOf(scheduleActivity)).toHaveLength(1)
    })

    it('puts nothing in twice: what is there is set on its day, or left where it stands', async () => {
      const tram = { ...entry('TRAM'), id: 'kept-TRAM' as SavedActivityId }
      server.on(listItineraries, () => [there({ activities: [tram] })])
      await complete()
      await intoIt()
      await waitFor(() => expect(planner.root.textContent).toContain('2 activities are kept in "Portugal".'))
      expect(codesSaved()).toEqual(['FADO'])
      expect(server.callsOf(scheduleActivity).map(({ body }) => body.activityId)).toEqual(['kept-TRAM', 'entry-FADO'])
    })

    it('makes one itinerary of two presses, though the dialog was closed between them', async () => {
      let made = () => {}
      server.on(createItinerary, () => new Promise((resolve) => (made = () => resolve(itinerary({ title: 'Lisbon, 3 days', startDate: day('2099-03-14'), endDate: day('2099-03-16') })))))
      await complete()
      await press('Save Itinerary')
      await press('Cancel')
      await press('Save Your Days')
      expect((await findSoon<HTMLButtonElement>(planner.root, 'button', 'Save Itinerary')).disabled).toBe(true)
      made()
      await waitFor(() => expect(planner.root.textContent).toContain('2 activities are kept in "Lisbon, 3 days".'))
      await waitFor(() => expect(findAll(planner.root, 'dialog')).toEqual([]))
      expect(server.callsOf(createItinerary)).toHaveLength(1)
      expect(codesSaved()).toEqual(['TRAM', 'FADO'])
    })

    it('says so when the budget has no amount, as where one activity is saved, and makes nothing', async () => {
      await complete()
      const dialog = await findSoon(planner.root, 'dialog', 'Design Your Adventure')
      type(find(dialog, 'textbox', /^Budget/), 'not much')
      await press('Save Itinerary')
      await waitFor(() => expect(planner.root.textContent).toContain('Missing InformationAn amount such as $2,000, or nothing at all.'))
      expect(server.callsOf(createItinerary)).toEqual([])
    })

    it('can be a new one all the same, and one goes back from it', async () => {
      server.on(listItineraries, () => [there()]).on(createItinerary, () => itinerary({ title: 'Lisbon, 3 days', startDate: day('2099-03-14'), endDate: day('2099-03-16') }))
      await complete()
      await press('New itinerary')
      await findSoon(planner.root, 'dialog', 'Design Your Adventure')
      await press('Back')
      await findSoon(planner.root, 'dialog', 'Save to Itinerary')
      await press('New itinerary')
      await press('Save Itinerary')
      await waitFor(() => expect(planner.root.textContent).toContain('2 activities are kept in "Lisbon, 3 days".'))
      expect(server.callsOf(createItinerary)).toHaveLength(1)
    })
  })
})
