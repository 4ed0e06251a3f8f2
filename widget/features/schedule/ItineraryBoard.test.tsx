import { readItinerary } from '@meander/sdk/contract/itineraries'
import { afterEach, describe, expect, it } from 'vitest'
import { focusedIn, focusHeading } from '../../kit/dom.ts'
import { failure } from '../../test/fake-server.ts'
import { fado, leaveBoards, press, show, shown, text, tram } from '../../test/lisbon-board.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { trip, tripWith } from '../../test/trip.ts'

afterEach(leaveBoards)

describe('the page', () => {
  it('takes the focus once it is there: what says that it loads goes again', async () => {
    const asked: (() => void)[] = []
    const { box } = show(trip(), { prepare: ({ server, held }) => server.on(readItinerary, () => new Promise((answer) => asked.push(() => answer(held())))) })
    await findSoon(box, 'heading', 'Loading Your Journey')
    expect(focusHeading(box)).toBe(false)
    await waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.()
    await findSoon(box, 'heading', 'Lisbon with my mother')
    expect([focusHeading(box), focusedIn(box)?.textContent]).toEqual([true, 'Lisbon with my mother'])
  })

  it('waits with words [2.222, 2.223]', async () => {
    const { box } = show(trip(), { prepare: ({ server }) => server.on(readItinerary, () => new Promise<never>(() => {})) })
    await findSoon(box, 'heading', 'Loading Your Journey')
    expect(text(box)).toContain('Preparing your travel itinerary...')
  })

  it('says when there is no such journey and leads home [2.224, 2.226, 2.227]', async () => {
    const { box, told } = show(trip(), { prepare: ({ server }) => server.on(readItinerary, () => failure('not-found')) })
    await findSoon(box, 'heading', 'Journey Not Found')
    expect(text(box)).toContain("The itinerary you're looking for doesn't exist or has been removed.")
    findAll(box, 'link').at(-1)?.click()
    expect(told.go).toHaveBeenCalledWith('/', { quick: true })
  })

  it('says the same when it cannot be loaded [2.225]', async () => {
    const { box } = show(trip(), { prepare: ({ server }) => server.on(readItinerary, () => failure('internal')) })
    await findSoon(box, 'heading', 'Journey Not Found')
  })

  it('has a head with title, destination, dates and counter [2.229, 2.231, 2.232, 2.234]', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    find(box, 'heading', 'Lisbon with my mother')
    const facts = text(box.querySelector('.trip-head') as HTMLElement)
    for (const part of ['Lisbon, Portugal', 'Mar 14 - Mar 17', '1/2 scheduled']) expect(facts).toContain(part)
  })

  it('names a journey without title, dates and experiences [2.230, 2.233, 2.235]', async () => {
    const { box } = await shown(trip({ title: ' ', startDate: null, endDate: null }))
    find(box, 'heading', 'My Journey')
    const facts = text(box.querySelector('.trip-head') as HTMLElement)
    for (const part of ['Dates not set', '0 experiences']) expect(facts).toContain(part)
  })

  it('goes back to the list and shares [2.228, 2.236]', async () => {
    const { box, told } = await shown(trip())
    const back = find(box, 'link', 'Back to Itineraries')
    expect(back.getAttribute('href')).toBe('/itineraries')
    back.click()
    expect(told.go).toHaveBeenCalledWith('/itineraries', { quick: true })
    press(box, 'Share')
    expect(told.share).toHaveBeenCalledWith(expect.objectContaining({ id: 'trip-1' }))
  })
})
