import { readAvailability } from '@meander/sdk/contract/activities'
import { readAvailableSlots, readItinerary } from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { showBoard } from '../../test/show-board.tsx'
import { day, entry, slot, start, tripWith } from '../../test/trip.ts'
import { ActivityScheduler } from './ActivityScheduler.tsx'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })
const STARTS = [start('2027-03-14', '10:00', 13), start('2027-03-15', '19:00', 7), start('2027-03-15', '21:00', 9), start('2027-03-16', '19:00', 0)]

let board: Awaited<ReturnType<typeof showBoard>>
const others: { destroy(): void }[] = []
afterEach(() => {
  others.splice(0).forEach((one) => one.destroy())
  board.destroy()
})

async function openScheduler(groupSize = 2) {
  board = await showBoard(tripWith([tram], [fado], { groupSize }), { starts: STARTS })
  findAll(board.box, 'button', 'Schedule')[0]?.click()
  return findSoon(board.box, 'dialog', 'Schedule: Fado')
}

describe('the scheduler', () => {
  it('calls a day too small for the party, and not booked, where others could still book', async () => {
    const dialog = await openScheduler(16)
    const monday = await findSoon(dialog, 'button', 'Monday, March 15, Too few for 16')
    expect(monday.title).toBe('')
    await findSoon(dialog, 'button', 'Tuesday, March 16, Booked')
    monday.click()
    await waitFor(() => expect(board.words(dialog)).toContain('7:00 PM has 7 left for 16'))
    expect(board.words(dialog)).toContain('9:00 PM has 9 left for 16')
    expect(board.words(dialog)).not.toContain('All Times Are Booked')
  })

  it('tells no places left where the provider counts none', async () => {
    board = await showBoard(tripWith([tram], [fado]), { starts: STARTS.map((one) => ({ ...one, mostAtOnce: true })) })
    findAll(board.box, 'button', 'Schedule')[0]?.click()
    const dialog = await findSoon(board.box, 'dialog', 'Schedule: Fado')
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 2 times')).click()
    expect((await findSoon(dialog, 'button', /7:00 PM/)).textContent).toBe('7:00 PM')
    find(dialog, 'button', 'Every start, and why others are closed').click()
    const every = await findSoon(board.box, 'dialog', 'All starts of “Fado”')
    await waitFor(() => expect(board.words(every)).toContain('7:00 PM'))
    expect(board.words(every)).not.toContain('left')
  })

  it('leads to all starts, and is there again when these are left', async () => {
    const dialog = await openScheduler()
    ;(await findSoon(dialog, 'button', 'Every start, and why others are closed')).click()
    const every = await findSoon(board.box, 'dialog', 'All starts of “Fado”')
    find(every, 'button', 'Back').click()
    await findSoon(board.box, 'dialog', 'Schedule: Fado')
    expect(findAll(board.box, 'dialog', 'All starts of “Fado”')).toEqual([])
  })

  it('gives way to the word that the trip is gone, where it was removed elsewhere', async () => {
    const dialog = await openScheduler()
    const monday = await findSoon(dialog, 'button', 'Monday, March 15, 2 times')
    board.server.on(readAvailableSlots, () => failure('not-found')).on(readItinerary, () => failure('not-found'))
    monday.click()
    await findSoon(board.box, 'heading', 'Journey Not Found')
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    find(board.box, 'link', /Itineraries/)
  })

  it('says of what is sold no longer that it is not, and asks for no dates again', async () => {
    const closed = { rule: 'not-offered' as const, severity: 'hard' as const, message: 'That tour is no longer offered.' }
    const days = [{ date: day('2027-03-14'), dayNumber: 1, closed, starts: [] }]
    board = await showBoard(tripWith([], [fado]), {
      prepare: ({ server }) => server.on(readStarts, () => ({ version: 1, anyTime: false, days })).on(readAvailability, () => failure('not-found')),
    })
    findAll(board.box, 'button', 'Schedule')[0]?.click()
    const dialog = await findSoon(board.box, 'dialog', 'Schedule: Fado')
    await waitFor(() => expect(board.words(dialog)).toContain('No longer offered'))
    expect(findAll(dialog, 'button', 'Try Again')).toEqual([])
    ;(await findSoon(dialog, 'button', 'Every start, and why others are closed')).click()
    const every = await findSoon(board.box, 'dialog', 'All starts of “Fado”')
    await waitFor(() => expect(board.words(every)).toContain('Sunday, March 14No longer offered'))
  })

  it('says where a thing stands that is to be moved, and offers that start not again', async () => {
    await openScheduler()
    const view = mountView(<ActivityScheduler activity={tram.activity} planned={{ entryId: entry('T28').id, date: tram.date, time: tram.startTime }} detail={board.detail} schedule={board.schedule} onDone={() => {}} />)
    others.push(view)
    await waitFor(() => expect(board.words(view.box)).toContain('On your calendar: Sunday, March 14, 10:00 AM'))
    ;(await findSoon(view.box, 'button', /^Sunday, March 14, /)).click()
    const here = await findSoon<HTMLButtonElement>(view.box, 'button', /^10:00 AM/)
    expect([here.disabled, here.textContent]).toEqual([true, '10:00 AMIt is here'])
  })
})
