import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findAll, findSoon, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { entry, slot, tripWith } from '../../../test/trip.ts'

const tram = { ...slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', meetingPoint: 'Martim Moniz, at the stop' }), notes: 'Sit on the left' }
const fado = entry('F', { title: 'Fado', duration: '2 hours' })

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())
const place = () => document.querySelector('body > [data-meander-print]')
/** Whoever is busy with the trip prints it by the browser's own menu, once what prints has come. */
function print(): Promise<void> {
  return waitFor(() => {
    findAll(board.box, 'button', 'More for this trip')[0]?.focus()
    window.dispatchEvent(new Event('beforeprint'))
    expect(sheet()).not.toBeNull()
  })
}
const sheet = () => place()?.shadowRoot?.querySelector('.trip-sheet') ?? null

describe('the trip on paper', () => {
  it('is there while it is printed, and only then', async () => {
    board = await showBoard(tripWith([tram], [fado]))
    expect(sheet()).toBeNull()
    await print()
    expect(document.adoptedStyleSheets).toHaveLength(1)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(place()).toBeNull())
    expect(document.adoptedStyleSheets).toEqual([])
  })

  it('tells each day what begins when, where one meets, and what one noted; and what has no day yet', async () => {
    board = await showBoard(tripWith([tram], [fado]))
    await print()
    const words = board.words(sheet() as Element)
    for (const part of ['Lisbon with my mother', 'Mar 14, 2027 - Mar 17, 2027', 'Sunday, March 14', '10:00 AM', 'until 1:00 PM', 'Tram 28', 'Meet: Martim Moniz, at the stop', 'Sit on the left']) {
      expect(words.replaceAll('\u00a0', ' ')).toContain(part)
    }
    expect([...(sheet()?.querySelectorAll('h2') ?? [])].map((one) => one.textContent)).toEqual([
      'Sunday, March 14',
      'Monday, March 15',
      'Tuesday, March 16',
      'Wednesday, March 17',
      'Still without a day',
    ])
    expect(words).toContain('Nothing is fixed on this day')
    expect(words.slice(words.indexOf('Still without a day'))).toContain('Fado')
  })

  it('tells of each how long it is, what it costs, until when it can be given back, and where it is booked', async () => {
    const sold = { provider: 'viator', duration: '3 hours', price: { amount: 40, currency: 'USD' }, cancellationPolicy: 'Free cancellation up to 24 hours before.', bookingUrl: 'https://www.viator.com/tours/T28?mcid=1' }
    board = await showBoard(tripWith([{ ...tram, activity: { ...tram.activity, ...sold } }]))
    await print()
    const words = board.words(sheet() as Element).replaceAll('\u00a0', ' ')
    expect(words).toContain('3 hours, $40 per person')
    expect(words).toContain('Free cancellation up to 24 hours before.')
    expect(words).toContain('Book: www.viator.com/tours/T28')
    expect(words).not.toContain('mcid')
    expect(words).not.toContain('Sample inventory')
  })

  it('marks sample inventory where its price stands, on paper and in the list, and gives it no address', async () => {
    const sample = { provider: 'sample', bookingUrl: 'https://meander.test/sample-booking/F', price: { amount: 20, currency: 'USD' } }
    board = await showBoard(tripWith([{ ...tram, activity: { ...tram.activity, ...sample } }], [{ ...fado, activityData: { ...fado.activityData, ...sample } }]))
    expect(board.box.querySelector('.ticket')?.textContent).toContain('Sample inventory')
    await print()
    const words = board.words(sheet() as Element).replaceAll('\u00a0', ' ')
    expect(words.match(/\$20 per person, Sample inventory/g)).toHaveLength(2)
    expect(words).not.toContain('Book:')
  })

  it('has a second copy of what is on the calendar, which has no place', async () => {
    board = await showBoard(tripWith([tram], [{ ...entry('T28', tram.activity), id: 'entry-second' as SavedActivityId, notes: 'For the way back' }]))
    await print()
    const words = board.words(sheet() as Element)
    expect(words.slice(words.indexOf('Saved once more'))).toMatch(/Tram 28.*For the way back/)
  })

  it('is named by the trip, and leaves the page its own name', async () => {
    document.title = 'Itinerary · Meander'
    board = await showBoard(tripWith([tram]))
    await print()
    expect(document.title).toBe('Lisbon with my mother')
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.title).toBe('Itinerary · Meander'))
  })

  it('is asked for from the menu', async () => {
    board = await showBoard(tripWith([tram]))
    const print = vi.fn()
    vi.stubGlobal('print', print)
    findAll(board.box, 'button', 'More for this trip')[0]?.click()
    ;(await findSoon(board.box, 'menuitem', 'Print')).click()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    vi.unstubAllGlobals()
  })

  it('leaves the page that is printed by somebody who reads on it, and nothing behind when it goes while it is printed', async () => {
    board = await showBoard(tripWith([tram]))
    ;(board.root.activeElement as HTMLElement | null)?.blur()
    window.dispatchEvent(new Event('beforeprint'))
    expect(place()).toBeNull()
    await print()
    expect(sheet()).not.toBeNull()
    board.destroy()
    await waitFor(() => expect([place(), document.adoptedStyleSheets.length]).toEqual([null, 0]))
  })
})
