import { createItinerary, listItineraries, saveActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { failure } from '../../../test/fake-server.ts'
import { waitFor } from '../../../test/queries.ts'
import { savingForEach, tram } from '../../../test/saving.ts'
import { trip } from '../../../test/trip.ts'

describe('saving an activity', () => {
  const given = savingForEach()
  const { start, state, draft, create } = given

  it('begins with a choice of trips, and goes straight to save with one of them [2.174, 4.100]', async () => {
    given.at.save.open(tram)
    expect(state()).toMatchObject({ step: 'select', chosen: null })
    await waitFor(() => expect(given.at.itineraries.$list.get().state).toBe('ready'))
    given.at.save.choose('trip-1' as ItineraryId)
    given.at.save.toSave()
    expect(state()).toMatchObject({ step: 'save', itinerary: { id: 'trip-1' }, activity: { productCode: 'TRAM' } })
  })

  it('goes from select to create, and after that on to save [4.98, 4.99]', async () => {
    given.at.save.open(tram)
    given.at.save.toCreate()
    expect(state().step).toBe('create')
    given.at.save.edit({ title: 'Lisbon' })
    await given.at.save.create()
    expect(state()).toMatchObject({ step: 'save', itinerary: { id: 'trip-new' } })
  })

  it('goes back to select from both [4.101]', async () => {
    given.at.save.open(tram)
    given.at.save.toCreate()
    given.at.save.back()
    expect(state().step).toBe('select')
    await create()
    given.at.save.back()
    expect(state()).toMatchObject({ step: 'select', chosen: 'trip-new' })
  })

  it('starts anew at each opening [4.102]', async () => {
    await create('Half typed')
    given.at.save.close()
    given.at.save.open(tram)
    expect(state()).toEqual({ step: 'select', activity: tram, chosen: null })
    given.at.save.toCreate()
    expect(draft().title).toBe('')
  })

  it('saves with no notes and as want-to-do, tells the host, and shows the way to the trip [1.12, 7.45, 9.50, 9.51, 3.70]', async () => {
    await create()
    await given.at.save.confirm()
    expect(given.server.callsOf(saveActivity).map(({ path, body }) => [path, body])).toEqual([
      ['/api/itineraries/trip-new/activities', { activityData: tram, notes: '', priority: 'want-to-do', clientUserId: 'mdr_guest', requestId: expect.any(String) }],
    ])
    expect(state().step).toBe('closed')
    expect(given.at.events).toEqual([{ name: 'activity-saved', detail: { activity: tram, itineraryId: 'trip-new' } }])
    const [toast] = given.at.toasts.$toasts.get()
    toast?.action?.run()
    expect(given.at.went).toEqual(['/itinerary/trip-new'])
    await waitFor(() => expect(given.server.callsOf(listItineraries).length).toBeGreaterThan(1))
  })

  it('tells whoever leaves after making a trip that nothing is in it, and saves from there', async () => {
    await create()
    given.at.save.close()
    expect(given.at.toast()).toEqual(['Not saved yet', '"Lisbon with my mother" is made, and Tram 28 and Alfama on foot is not in it.'])
    expect(given.server.callsOf(saveActivity)).toEqual([])
    given.at.toasts.$toasts.get().at(-1)?.action?.run()
    await waitFor(() => expect(given.server.callsOf(saveActivity).map(({ path }) => path)).toEqual(['/api/itineraries/trip-new/activities']))
    await waitFor(() => expect(given.at.events).toEqual([{ name: 'activity-saved', detail: { activity: tram, itineraryId: 'trip-new' } }]))
  })

  describe('while the trip is being made', () => {
    let answer = () => {}
    let making: Promise<void>
    beforeEach(async () => {
      given.server.on(createItinerary, () => new Promise<Itinerary>((resolve) => (answer = () => resolve(trip({ id: 'trip-new' as ItineraryId, title: 'Lisbon' })))))
      making = create()
      await waitFor(() => expect(given.server.callsOf(createItinerary)).toHaveLength(1))
    })
    const made = async () => {
      answer()
      await making
    }
    const unsaved = ['Not saved yet', '"Lisbon" is made, and Tram 28 and Alfama on foot is not in it.']

    it('tells whoever has left that nothing is in it', async () => {
      given.at.save.close()
      await made()
      expect(given.at.toast()).toEqual(unsaved)
      expect(state().step).toBe('closed')
    })

    it('leaves what was opened since as it is, and tells', async () => {
      given.at.save.open(activity('FADO'))
      await waitFor(() => expect(given.at.itineraries.$list.get().state).toBe('ready'))
      const now = state()
      await made()
      expect(state()).toEqual(now)
      expect(given.at.toast()).toEqual(unsaved)
    })

    it('chooses it for whoever went back, and tells who then leaves', async () => {
      given.at.save.back()
      await made()
      expect(state()).toMatchObject({ step: 'select', chosen: 'trip-new' })
      given.at.save.close()
      expect(given.at.toast()).toEqual(unsaved)
    })

    it('keeps what is written in a further one', async () => {
      given.at.save.back()
      given.at.save.toCreate()
      given.at.save.edit({ title: 'Porto' })
      await made()
      expect(draft().title).toBe('Porto')
      expect(given.at.toast()).toEqual(unsaved)
    })
  })

  it('says nothing to whoever leaves without a new trip, or while it is being saved', async () => {
    given.at.save.open(tram)
    await waitFor(() => expect(given.at.itineraries.$list.get().state).toBe('ready'))
    given.at.save.choose('trip-1' as ItineraryId)
    given.at.save.toSave()
    given.at.save.close()
    expect(given.at.toasts.$toasts.get()).toEqual([])
    await create()
    const saving = given.at.save.confirm()
    given.at.save.close()
    await saving
    expect(given.at.toast()?.[0]).toBe('Saved to your itinerary')
  })

  it('says that it did not work, and stays where it is [8.22]', async () => {
    given.server.on(saveActivity, () => failure('internal'))
    await create()
    await given.at.save.confirm()
    expect(given.at.toast()).toEqual(['Error', 'Failed to save activity. Please try again.'])
    expect(state()).toMatchObject({ step: 'save', progress: 'idle' })
    expect(given.at.events).toEqual([])
  })

  it('refuses without a trip, and without an activity, in the same words [5.32, 5.33, 5.34]', async () => {
    const words = ['Missing Information', 'Please select an itinerary and ensure activity data is available.']
    given.at.save.open(tram)
    given.at.save.toSave()
    expect(given.at.toast()).toEqual(words)
    await given.at.save.confirm()
    expect(given.at.toast()).toEqual(words)

    start()
    given.at.save.open(null)
    await waitFor(() => expect(given.at.itineraries.$list.get().state).toBe('ready'))
    given.at.save.choose('trip-1' as ItineraryId)
    given.at.save.toSave()
    expect(given.at.toast()).toEqual(words)
    expect(state().step).toBe('select')
    expect(given.server.callsOf(saveActivity)).toEqual([])
  })

  it('refuses a blank name [5.29]', async () => {
    await create('   ')
    expect(given.at.toast()).toEqual(['Missing Information', 'Please enter a name for your itinerary.'])
    expect(given.server.callsOf(createItinerary)).toEqual([])
  })
})
