import { createItinerary, editActivity, listItineraries, readAvailableSlots, saveActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure } from '../test/fake-server.ts'
import { codeOf, dayPlanningForEach } from '../test/plan-days.tsx'
import { find, findAll, findSoon, type, waitFor } from '../test/queries.ts'
import { day, entry, start, trip as itinerary } from '../test/trip.ts'

describe('saving all days of a trip', () => {
  const given = dayPlanningForEach()
  const { panel, heading, press, lastSelected, codesSaved, begin, add, done, goOn } = given

  it('ends with what was selected and its cost, and saves all days in one step [4.81]', async () => {
    await begin()
    await add('Tram 28', 1)
    ;(await waitFor(() => [...given.planner.root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(-1) ?? Promise.reject(new Error('no hours')))).click()
    await waitFor(() => expect(panel()?.textContent).toContain('9:30 AM'))
    await done()
    await goOn(2)
    await add('Fado', 2)
    await done()
    await goOn(3)
    await press('Complete Trip Planning')
    await waitFor(() => expect(given.planner.root.textContent).toContain("Trip planning complete! You've selected 2 activities with an estimated total cost of $103.50."))
    expect(lastSelected()).toEqual([{ day: 1, productCode: 'TRAM', startTime: '09:30' }, { day: 2, productCode: 'FADO' }])

    given.server
      .on(createItinerary, () => itinerary({ title: 'Lisbon, 3 days', startDate: day('2099-03-14'), endDate: day('2099-03-16') }))
      .on(saveActivity, ({ body }) => entry(codeOf(body)))
      .on(scheduleActivity, ({ body }) => (body.activityId === 'entry-TRAM' ? failure('time-not-offered') : itinerary()))
      .on(readAvailableSlots, () => ({ slots: [start('2099-03-15', '20:00'), start('2099-03-15', '18:30')] }))
      .on(editActivity, () => itinerary())
    await press('Save Your Days')
    const dialog = await findSoon(given.planner.root, 'dialog', 'Design Your Adventure')
    expect(dialog.querySelector<HTMLInputElement>('input.answer')?.value).toBe('Lisbon, 3 days')
    await press('Save Itinerary')
    await waitFor(() => expect(given.planner.root.textContent).toContain('2 activities are kept in "Lisbon, 3 days". 1 found no free start on its day and waits there.'))
    expect(given.server.callsOf(createItinerary)[0]?.body).toMatchObject({ title: 'Lisbon, 3 days', destination: 'Lisbon', startDate: '2099-03-14', endDate: '2099-03-16' })
    // Each on its day: at the hour that was chosen, else at the first that is free. What has no start says its day in its notes.
    expect(given.server.callsOf(readAvailableSlots).map(({ body }) => body)).toMatchObject([{ activityCode: 'FADO', date: '2099-03-15' }])
    expect(given.server.callsOf(scheduleActivity).map(({ body }) => body)).toMatchObject([
      { activityId: 'entry-TRAM', dayNumber: 1, timeSlot: '09:30' },
      { activityId: 'entry-FADO', dayNumber: 2, timeSlot: '18:30' },
    ])
    expect(given.server.callsOf(saveActivity).map(({ body }) => body.notes)).toEqual(['', ''])
    expect(given.server.callsOf(editActivity).map(({ path, body }) => [path.split('/').at(-1), body.notes])).toEqual([['entry-TRAM', 'For day 1, Saturday, March 14']])
    expect(panel()).toBeNull()
  })

  it('goes on where saving stopped, with the same itinerary', async () => {
    await begin()
    await add('Tram 28', 1)
    find(given.planner.root, 'button', 'Add to Day 1: Fado').click()
    await done()
    for (const next of ['Continue', 'Continue', 'Complete Trip Planning']) await press(next)
    given.server.on(createItinerary, () => itinerary()).on(saveActivity, ({ body }) => (codeOf(body) === 'TRAM' ? entry('TRAM') : failure('internal')))
    await press('Save Your Days')
    await press('Save Itinerary')
    await waitFor(() => expect(given.planner.root.textContent).toContain('1 activity could not be saved. Please try again.'))
    given.server.on(saveActivity, ({ body }) => entry(codeOf(body)))
    await press('Save Itinerary')
    await waitFor(() => expect(given.planner.root.textContent).toContain('2 activities are kept'))
    expect(given.server.callsOf(createItinerary)).toHaveLength(1)
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
    const intoIt = async () => find(await findSoon(given.planner.root, 'dialog', 'Save to Itinerary'), 'button', 'Save Your Days').click()

    beforeEach(() => {
      given.server
        .on(saveActivity, ({ body }) => entry(codeOf(body)))
        .on(scheduleActivity, () => itinerary())
        .on(editActivity, () => itinerary())
        .on(readAvailableSlots, () => ({ slots: [start('2099-03-15', '20:00')] }))
    })

    it('goes onto its days by their dates, and to none that it does not reach', async () => {
      given.server.on(listItineraries, () => [there()])
      await complete()
      const dialog = await findSoon(given.planner.root, 'dialog', 'Save to Itinerary')
      await waitFor(() => expect(find(dialog, 'button', /^Portugal/).getAttribute('aria-pressed')).toBe('true'))
      await intoIt()
      await waitFor(() => expect(given.planner.root.textContent).toContain('2 activities are kept in "Portugal". Everything stands at its hour in the calendar.'))
      expect(given.server.callsOf(createItinerary)).toEqual([])
      expect(given.server.callsOf(scheduleActivity).map(({ body }) => [body.activityId, body.dayNumber])).toEqual([
        ['entry-TRAM', 2],
        ['entry-FADO', 3],
      ])
      await waitFor(() => expect(findAll(given.planner.root, 'dialog')).toEqual([]))
    })

    it('notes the day of what lies outside of it', async () => {
      given.server.on(listItineraries, () => [there({ endDate: day('2099-03-14') })])
      await complete()
      await intoIt()
      await waitFor(() => expect(given.planner.root.textContent).toContain('1 found no free start on its day and waits there.'))
      expect(given.server.callsOf(saveActivity).map(({ body }) => body.notes)).toEqual(['', 'For day 2, Sunday, March 15'])
      expect(given.server.callsOf(scheduleActivity)).toHaveLength(1)
    })

    it('puts nothing in twice: what is there is set on its day, or left where it stands', async () => {
      const tram = { ...entry('TRAM'), id: 'kept-TRAM' as SavedActivityId }
      given.server.on(listItineraries, () => [there({ activities: [tram] })])
      await complete()
      await intoIt()
      await waitFor(() => expect(given.planner.root.textContent).toContain('2 activities are kept in "Portugal".'))
      expect(codesSaved()).toEqual(['FADO'])
      expect(given.server.callsOf(scheduleActivity).map(({ body }) => body.activityId)).toEqual(['kept-TRAM', 'entry-FADO'])
    })

    it('makes one itinerary of two presses, though the dialog was closed between them', async () => {
      let made = () => {}
      given.server.on(createItinerary, () => new Promise((resolve) => (made = () => resolve(itinerary({ title: 'Lisbon, 3 days', startDate: day('2099-03-14'), endDate: day('2099-03-16') })))))
      await complete()
      await press('Save Itinerary')
      await press('Cancel')
      await press('Save Your Days')
      expect((await findSoon<HTMLButtonElement>(given.planner.root, 'button', 'Save Itinerary')).disabled).toBe(true)
      made()
      await waitFor(() => expect(given.planner.root.textContent).toContain('2 activities are kept in "Lisbon, 3 days".'))
      await waitFor(() => expect(findAll(given.planner.root, 'dialog')).toEqual([]))
      expect(given.server.callsOf(createItinerary)).toHaveLength(1)
      expect(codesSaved()).toEqual(['TRAM', 'FADO'])
    })

    it('says so when the budget has no amount, as where one activity is saved, and makes nothing', async () => {
      await complete()
      const dialog = await findSoon(given.planner.root, 'dialog', 'Design Your Adventure')
      type(find(dialog, 'textbox', /^Budget/), 'not much')
      await press('Save Itinerary')
      await waitFor(() => expect(given.planner.root.textContent).toContain('Missing InformationAn amount such as $2,000, or nothing at all.'))
      expect(given.server.callsOf(createItinerary)).toEqual([])
    })

    it('can be a new one all the same, and one goes back from it', async () => {
      given.server.on(listItineraries, () => [there()]).on(createItinerary, () => itinerary({ title: 'Lisbon, 3 days', startDate: day('2099-03-14'), endDate: day('2099-03-16') }))
      await complete()
      await press('New itinerary')
      await findSoon(given.planner.root, 'dialog', 'Design Your Adventure')
      await press('Back')
      await findSoon(given.planner.root, 'dialog', 'Save to Itinerary')
      await press('New itinerary')
      await press('Save Itinerary')
      await waitFor(() => expect(given.planner.root.textContent).toContain('2 activities are kept in "Lisbon, 3 days".'))
      expect(given.server.callsOf(createItinerary)).toHaveLength(1)
    })
  })
})
