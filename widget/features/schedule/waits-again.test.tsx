import { proposeArrangement } from '@meander/sdk/contract/arranging'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { focusedIn } from '../../kit/dom.ts'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { pressKey, showBoard } from '../../test/show-board.tsx'
import { day, entry, slot, time, tripWith } from '../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const tiles = slot('A', { date: '2027-03-15', from: '10:00', to: '13:00' }, { title: 'Tiles', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())
const slip = (title: RegExp) => find(board.box, 'button', title)
const focused = () => focusedIn(board.box)
const onPhone = () => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)

async function takeOff(title: RegExp): Promise<void> {
  const own = slip(title)
  own.focus()
  pressKey(own, 'm')
  const press = await findSoon(board.box, 'button', 'Take off the calendar')
  press.focus()
  press.click()
}

describe('what is taken off the calendar', () => {
  it('waits in the list, which opens for it', async () => {
    board = await showBoard(tripWith([tram]))
    find(board.box, 'button', 'Expand Your Experiences')
    await takeOff(/^10:00 AM.*Tram 28/)
    await findSoon(board.box, 'button', 'Collapse Your Experiences')
    await waitFor(() => expect(board.words()).toContain('Drag experiences from above to schedule them'))
  })

  it('leaves the focus with the slip after it, and has it again when it is put back', async () => {
    board = await showBoard(tripWith([tram, tiles]))
    await takeOff(/^10:00 AM.*Tram 28/)
    await waitFor(() => expect(focused()?.textContent).toContain('Tiles'))
    const undo = await findSoon(board.box, 'button', 'Undo')
    undo.focus()
    undo.click()
    await waitFor(() => expect(focused()?.dataset.slot).toBe('slot-T28'))
  })

  it('has the focus as a ticket where no slip is left', async () => {
    board = await showBoard(tripWith([tram]))
    await takeOff(/^10:00 AM.*Tram 28/)
    await waitFor(() => expect([focused()?.textContent, focused()?.closest('[data-grip]')?.getAttribute('data-grip')]).toEqual(['Tram 28', 'entry:entry-T28']))
  })
})

describe('on a phone', () => {
  it('shows the head of the calendar again when a day is empty', async () => {
    onPhone()
    board = await showBoard(tripWith([tram]))
    const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    await takeOff(/^10:00 AM.*Tram 28/)
    await waitFor(() => expect(seen.mock.contexts.map((one) => (one as HTMLElement).id)).toContain('schedule-title'))
  })

  const tray = () => board.box.querySelector('.bottom-tray > button')?.getAttribute('aria-expanded')

  it('the calendar is what one sees of a trip, whatever waits', async () => {
    onPhone()
    board = await showBoard(tripWith([], [fado]))
    expect(tray()).toBe('false')
  })

  it('what was arranged first is what one comes back to', async () => {
    onPhone()
    const placed = { activityId: fado.id, title: 'Fado', date: day('2027-03-16'), dayNumber: 3, startTime: time('19:00'), endTime: time('21:00'), why: { kind: 'free-day' as const, days: 3 }, reason: 'In English.' }
    board = await showBoard(tripWith([tram], [fado]), { prepare: ({ server }) => server.on(proposeArrangement, () => ({ version: 1, pace: 'normal' as const, placements: [placed], leftOver: [] })) })
    find(board.box, 'button', 'Arrange my trip').click()
    ;(await findSoon(board.box, 'button', 'Apply 1 change')).click()
    await findSoon(board.box, 'heading', 'Your Schedule')
    await waitFor(() => expect(board.box.querySelector<HTMLElement>('.day[data-date]')?.dataset.date).toBe('2027-03-16'))
    await waitFor(() => expect(focused()?.textContent).toContain('Fado'))
  })

  it('the calendar is what one comes back to from arranging', async () => {
    onPhone()
    board = await showBoard(tripWith([tram], [fado]), { prepare: ({ server }) => server.on(proposeArrangement, () => ({ version: 1, pace: 'normal' as const, placements: [], leftOver: [] })) })
    board.box.querySelector<HTMLElement>('.bottom-tray > button')?.click()
    await waitFor(() => expect(tray()).toBe('true'))
    find(board.box, 'button', 'Arrange my trip').click()
    ;(await findSoon(board.box, 'button', 'Discard')).click()
    await findSoon(board.box, 'heading', 'Your Schedule')
    expect(tray()).toBe('false')
    expect(findAll(board.box, 'dialog')).toEqual([])
  })
})
