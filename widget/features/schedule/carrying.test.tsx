import { readFileSync } from 'node:fs'
import { rescheduleActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { describe, expect, it, vi } from 'vitest'
import { carriedBoard, fado, over, pointer, tram } from '../../test/carried-board.tsx'
import { failure } from '../../test/fake-server.ts'
import { waitFor } from '../../test/queries.ts'
import { slot, start } from '../../test/trip.ts'
import { DROP_MS } from './DragCard.tsx'

describe('a drag by mouse in the shadow root', () => {
  it('takes a ticket by its body onto a start and schedules it there [4.116]', async () => {
    const { find, board, server } = await carriedBoard()
    const ticket = find('.ticket') as HTMLElement
    pointer(ticket.querySelector('.about') as Element, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', { x: 40, y: 40 })
    await waitFor(() => expect(find('[data-start="2027-03-16T11:00"]')).not.toBeNull())
    expect(find('.ticket.lifted')).not.toBeNull()
    pointer(board, 'pointermove', over(2, 11))
    await waitFor(() => expect(find('.start.over')?.dataset.start).toBe('2027-03-16T11:00'))
    expect(find('.landing')).not.toBeNull()
    pointer(board, 'pointerup', over(2, 11))
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toEqual({ version: 1, requestId: expect.any(String), activityId: fado.id, dayNumber: 3, timeSlot: '11:00' }))
    await waitFor(() => expect(find('[data-slot="slot-F"]')).not.toBeNull())
  })

  it('leaves nothing of a move to the browser while something is carried, and all of it before', async () => {
    const { find, board } = await carriedBoard()
    expect(pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10))).toBe(true)
    expect(pointer(board, 'pointermove', { x: over(0, 10).x + 2, y: over(0, 10).y })).toBe(true)
    expect(pointer(board, 'pointermove', over(1, 10))).toBe(false)
    pointer(board, 'pointerup', over(1, 10))
    expect(pointer(board, 'pointermove', over(1, 11))).toBe(true)
  })

  it('takes a slip from cell to cell [4.117]', async () => {
    const { find, board, server } = await carriedBoard()
    pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10))
    pointer(board, 'pointermove', over(1, 10))
    await waitFor(() => expect(find('.start.over')?.dataset.start).toBe('2027-03-15T09:00'))
    pointer(board, 'pointerup', over(1, 10))
    await waitFor(() => expect(server.callsOf(rescheduleActivity)[0]?.body).toEqual({ version: 1, requestId: expect.any(String), slotId: tram.id, dayNumber: 2, timeSlot: '09:00' }))
  })

  it('carries a card above everything, which settles in 250 ms [9.74, 9.75]', async () => {
    const { find, board } = await carriedBoard()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    expect(find('.dragged')).not.toBeNull()
    expect(readFileSync('widget/features/schedule/Carried.css', 'utf8')).toMatch(/\.dragged \{[^}]*z-index: var\(--z-drag\)/)
    expect(readFileSync('sdk/theme/tokens.css', 'utf8')).toContain('--z-drag: 999')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    pointer(board, 'pointerup', over(1, 9))
    await vi.advanceTimersByTimeAsync(DROP_MS - 1)
    expect(DROP_MS).toBe(250)
    // Where the start is, as far from the edges of its column as a slip.
    expect(find('.dragged.dropping')?.style.translate).toBe('204px 1px')
    await vi.advanceTimersByTimeAsync(40)
    vi.useRealTimers()
    await waitFor(() => expect(find('.dragged')).toBeNull())
  })

  it('never comes of a plain click: that opens the detail [9.76]', async () => {
    const { find, board, open } = await carriedBoard()
    const slip = find('.slip') as HTMLElement
    pointer(slip, 'pointerdown', over(0, 10))
    pointer(board, 'pointerup', over(0, 10))
    slip.click()
    expect(open).toHaveBeenCalledOnce()
    expect(find('.carrying')).toBeNull()
  })

  it('does not open the detail of what it has dropped', async () => {
    const { find, board, open } = await carriedBoard()
    const slip = find('.slip') as HTMLElement
    pointer(slip, 'pointerdown', over(0, 10))
    pointer(board, 'pointermove', { x: 2000, y: 2000 })
    await waitFor(() => expect(find('.carrying')).not.toBeNull())
    pointer(board, 'pointerup', { x: 2000, y: 2000 })
    slip.click()
    expect(open).not.toHaveBeenCalled()
  })

  it('ignores a drop beside every start: the card flies home, nothing is called [4.120]', async () => {
    const { find, board, server } = await carriedBoard()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', { x: 40, y: 40 })
    await waitFor(() => expect(find('.dragged')).not.toBeNull())
    pointer(board, 'pointerup', { x: 40, y: 40 })
    await waitFor(() => expect(find('.dragged.refused')).not.toBeNull())
    await waitFor(() => expect(find('.dragged')).toBeNull())
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('says why it stays where its starts could not be read', async () => {
    const { find, board, box, toasts } = await carriedBoard(({ server }) => server.on(readStarts, () => failure('internal')))
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(box.textContent).toContain('Unable to load availability'))
    pointer(board, 'pointerup', over(1, 9))
    await waitFor(() => expect(toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Fado in Alfama stays where it was', text: 'Unable to load availability' }))
  })

  it('brings home what the server refuses', async () => {
    const { find, board, toasts } = await carriedBoard(({ server }) => server.on(scheduleActivity, () => failure('time-overlaps', 'Taken just now.')))
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    pointer(board, 'pointerup', over(1, 9))
    await waitFor(() => expect(find('.dragged.refused')).not.toBeNull())
    expect(find('.ticket')).not.toBeNull()
    expect(toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Scheduling failed', text: 'Taken just now.' })
  })

  it('shows the whole length of what goes on past midnight, before it is let go of and after', async () => {
    const late = slot('N', { date: '2027-03-14', from: '22:00', to: '23:59' }, { title: 'Night walk', duration: '4 hours' })
    const { find, board, server } = await carriedBoard(() => {}, [start('2027-03-15', '14:00')], [late])
    let answer = () => {}
    server.on(rescheduleActivity, () => new Promise((resolve) => (answer = () => resolve(failure('internal')))))
    pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10))
    pointer(board, 'pointermove', over(1, 10))
    await waitFor(() => expect(find('.start.over')?.dataset.start).toBe('2027-03-15T14:00'))
    // Eight rows of 45 px, and 2 px that are left free.
    expect(find('.landing')?.style.height).toBe('358px')
    pointer(board, 'pointerup', over(1, 10))
    await waitFor(() => expect(find('[data-date="2027-03-15"] .slip')?.style.height).toBe('358px'))
    answer()
  })

  it('gives up by Escape', async () => {
    const { find, board, server } = await carriedBoard()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await waitFor(() => expect(find('.carrying')).toBeNull())
    pointer(board, 'pointerup', over(1, 9))
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })
})
