import { restoreActivity } from '@meander/sdk/contract/itineraries'
import { afterEach, describe, expect, it } from 'vitest'
import { focusedIn } from '../../kit/dom.ts'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { showBoard } from '../../test/show-board.tsx'
import { entry, slot, start, tripWith } from '../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())
/** The days that are on the screen. */
const days = () => [...board.box.querySelectorAll<HTMLElement>('.day[data-date]')].map((column) => column.dataset.date)
const undo = async () => {
  const button = await findSoon(board.box, 'button', 'Undo')
  button.focus()
  button.click()
}

async function inDayView(given = tripWith([tram], [fado])) {
  board = await showBoard(given, { starts: [start('2027-03-14', '10:00'), start('2027-03-16', '14:00')] })
  find(board.box, 'button', 'Day').click()
  await waitFor(() => expect(days()).toEqual(['2027-03-14']))
}

describe('the day view after Undo', () => {
  it('turns to where the thing went back to, which has the focus', async () => {
    await inDayView()
    find(board.box, 'button', 'Move Tram 28 to…').click()
    const dialog = await findSoon(board.box, 'dialog', /Move “Tram 28”/)
    ;(await findSoon(dialog, 'button', /2:00 PM/)).click()
    await waitFor(() => expect(days()).toEqual(['2027-03-16']))
    await undo()
    await waitFor(() => expect(days()).toEqual(['2027-03-14']))
    await waitFor(() => expect(focusedIn(board.box)?.dataset.slot).toBe('slot-T28'))
  })

  it('turns to the day of what was removed from the trip, and is in it again', async () => {
    await inDayView()
    const given = tripWith([tram], [fado])
    board.server.on(restoreActivity, () => ({ itinerary: { ...given, version: 9 }, violations: [] }))
    await board.detail.remove(given.activities[0]?.id)
    find(board.box, 'button', 'Next day').click()
    await waitFor(() => expect(days()).toEqual(['2027-03-15']))
    await undo()
    await waitFor(() => expect(days()).toEqual(['2027-03-14']))
    await waitFor(() => expect(focusedIn(board.box)?.dataset.slot).toBe('slot-T28'))
  })

  it('gives the focus to the ticket of what was removed and waits again', async () => {
    await inDayView()
    board.server.on(restoreActivity, () => ({ itinerary: { ...tripWith([tram], [fado]), version: 9 }, violations: [] }))
    await board.detail.remove(fado.id)
    await waitFor(() => expect(findAll(board.box, 'article')).toEqual([]))
    await undo()
    await waitFor(() => expect(focusedIn(board.box)?.textContent).toBe('Fado'))
  })
})
