import { placeActivities, proposeArrangement } from '@meander/sdk/contract/arranging'
import { readAvailableSlots, removeActivity, rescheduleActivity, restoreActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { showBoard } from '../../test/show-board.tsx'
import { day, entry, slot, start, tripWith, type TripServer } from '../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })
const walk = entry('W', { title: 'Walk', duration: '2 hours' })
const starts = [start('2027-03-15', '19:00'), start('2027-03-17', '19:00')]

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

/** The page of the tram and two things that wait, which another has turned into `fresh` since. */
async function openOld(fresh: Itinerary, prepare: (made: TripServer) => void = () => {}) {
  const refusal = () => Response.json({ error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: fresh } }, { status: 409 })
  board = await showBoard(tripWith([tram], [fado, walk]), {
    starts,
    prepare: (made) => {
      made.server.on(readAvailableSlots, refusal).on(scheduleActivity, refusal).on(rescheduleActivity, refusal).on(placeActivities, refusal)
      prepare(made)
    },
  })
  return refusal
}
const openScheduler = async () => {
  findAll(board.box, 'button', 'Schedule')[0]?.click()
  return findSoon(board.box, 'dialog', 'Schedule: Fado')
}

describe('what another has taken away meanwhile', () => {
  it('leaves the page with its dialog and a true sentence, when its times are asked for', async () => {
    await openOld(tripWith([tram], [walk], { version: 5 }))
    ;(await findSoon(await openScheduler(), 'button', /^Monday, March 15/)).click()
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    expect(board.lastToast()).toMatchObject({ text: 'Fado is no longer in this trip: it has been removed elsewhere.' })
    expect(board.words()).not.toContain('Fado, ')
    expect(board.detail.$itinerary.get()?.version).toBe(5)
    expect(board.server.callsOf(readAvailableSlots)[0]?.body.version).toBe(1)
  })

  it('is no ghost on the calendar, and is not tried again', async () => {
    await openOld(tripWith([], [entry('T28', { title: 'Tram 28' }), fado, walk], { version: 5 }))
    expect(await board.schedule.put({ kind: 'slot', slot: tram }, '2-19:00')).toBe(false)
    expect(board.slots()).toEqual([])
    expect(board.lastToast()).toMatchObject({ title: 'Move failed', text: 'Tram 28 is no longer on the calendar: it has been taken off elsewhere, and waits in the list.' })
    expect(board.lastToast()?.action).toBeUndefined()
    expect(await board.schedule.put({ kind: 'slot', slot: tram }, '2-19:00')).toBe(false)
    expect(board.server.callsOf(rescheduleActivity)).toHaveLength(1)
  })

  it('may be a date: the dialog shows those that are left', async () => {
    await openOld(tripWith([tram], [fado, walk], { version: 5, endDate: day('2027-03-15') }))
    const dialog = await openScheduler()
    ;(await findSoon(dialog, 'button', /^Wednesday, March 17/)).click()
    await waitFor(() => expect(findAll(dialog, 'button', /, March 1/)).toHaveLength(2))
    expect(board.words(dialog)).not.toContain('Unable to load')
    expect(find<HTMLButtonElement>(dialog, 'button', 'Schedule').disabled).toBe(true)
    expect(board.lastToast()).toMatchObject({ title: 'Trip changed elsewhere' })
  })

  it('is not asked for again when the trip is arranged: what is left is', async () => {
    const refusal = await openOld(tripWith([tram], [walk], { version: 5 }), ({ server }) => {
      server.on(proposeArrangement, ({ body }) => (body.version === 5 ? { version: 5, pace: 'normal' as const, placements: [], leftOver: [{ activityId: walk.id, title: 'Walk', why: { kind: 'days-full' as const }, message: 'In English.' }] } : refusal()))
    })
    findAll(board.box, 'button', 'Arrange my trip')[0]?.click()
    await waitFor(() => expect(board.words()).toContain('The days that it runs on are full.'))
    expect(board.server.callsOf(proposeArrangement).map(({ body }) => body.activityIds)).toEqual([[fado.id, walk.id], [walk.id]])
    expect(findAll(board.box, 'button', 'Try Again')).toEqual([])
    expect(board.words()).toContain('changed elsewhere')
  })

  it('closes the list of its starts', async () => {
    const refusal = await openOld(tripWith([tram], [walk], { version: 5 }), ({ server }) => server.on(readStarts, () => refusal()))
    board.schedule.$dialog.set({ dialog: 'move', item: { kind: 'entry', entry: fado } })
    await waitFor(() => expect(board.lastToast()?.text).toContain('Fado is no longer in this trip'))
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
  })
})

describe('what one has taken away oneself', () => {
  /** The page where starts are answered when the test says so, as of the trip without the Fado. */
  async function openSlow() {
    const asked: (() => void)[] = []
    const refusal = await openOld(tripWith([tram], [walk], { version: 2 }), ({ server }) => {
      server.on(readStarts, () => new Promise<Response>((answer) => asked.push(() => answer(refusal()))))
    })
    return asked
  }
  const press = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, isPrimary: true, button: 0, pointerType: 'mouse' }))
  const remove = async () => {
    findAll(board.box, 'button', 'Remove')[0]?.click()
    await waitFor(() => expect(board.lastToast()?.title).toBe('Activity removed'))
  }

  it('is not asked for by the press that takes it away', async () => {
    await openSlow()
    for (const name of ['Schedule', 'Edit', 'Remove']) findAll(board.box, 'button', name).forEach(press)
    expect(board.server.callsOf(readStarts)).toEqual([])
    press(board.box.querySelector('.ticket .facts') as Element)
    expect(board.server.callsOf(readStarts)).toHaveLength(1)
  })

  it('is never told as the doing of others, whatever was asked of it before, and keeps its Undo', async () => {
    const asked = await openSlow()
    press(board.box.querySelector('.ticket .facts') as Element)
    await remove()
    asked.forEach((answer) => answer())
    await waitFor(() => expect(board.schedule.$judged.get()[fado.id]?.state).toBe('failed'))
    expect(board.toasts.$toasts.get().map(({ title, action }) => [title, action?.label])).toEqual([['Activity removed', 'Undo']])
  })

  it('is not told so while the server has not said that it is away', async () => {
    let away = () => {}
    const asked = await openSlow()
    board.server.on(removeActivity, () => new Promise((answer) => (away = () => answer(tripWith([tram], [walk], { version: 2 })))))
    press(board.box.querySelector('.ticket .facts') as Element)
    findAll(board.box, 'button', 'Remove')[0]?.click()
    asked.forEach((answer) => answer())
    await waitFor(() => expect(board.schedule.$judged.get()[fado.id]?.state).toBe('failed'))
    expect(board.toasts.$toasts.get()).toEqual([])
    away()
    await waitFor(() => expect(board.lastToast()?.title).toBe('Activity removed'))
  })

  it('is not told so when it is already back', async () => {
    const asked = await openSlow()
    board.server.on(restoreActivity, () => new Promise(() => {}))
    press(board.box.querySelector('.ticket .facts') as Element)
    await remove()
    find(board.box, 'button', 'Undo').click()
    await waitFor(() => expect(board.words(board.box.querySelector('.experiences') as Element)).toContain('Fado'))
    asked.forEach((answer) => answer())
    await waitFor(() => expect(board.schedule.$judged.get()[fado.id]?.state).toBe('failed'))
    expect(board.words()).not.toContain('elsewhere')
  })
})
