import { rescheduleActivity } from '@meander/sdk/contract/itineraries'
import { describe, expect, it, vi } from 'vitest'
import { carriedBoard, over, pointer } from '../../test/carried-board.tsx'
import { waitFor } from '../../test/queries.ts'

describe('a drag by touch', () => {
  const finger = { pointerType: 'touch' }

  it('is never a scroll [9.76]', async () => {
    const { find, board } = await carriedBoard()
    const ticket = find('.ticket') as HTMLElement
    pointer(ticket, 'pointerdown', { x: 20, y: 20 }, finger)
    pointer(board, 'pointermove', { x: 20, y: 60 }, finger)
    pointer(board, 'pointermove', over(1, 9), finger)
    expect(find('.carrying')).toBeNull()
  })

  it('lifts after a long press', async () => {
    const { find, board } = await carriedBoard()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 }, finger)
    await waitFor(() => expect(find('.board')?.className).toBe('board carrying by-touch'))
    pointer(board, 'pointermove', over(1, 9), finger)
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    const touch = new Event('touchmove', { bubbles: true, cancelable: true })
    board.dispatchEvent(touch)
    expect(touch.defaultPrevented).toBe(true)
  })

  it('moves nothing that is let go where it was lifted', async () => {
    const { find, board, server } = await carriedBoard()
    pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10), finger)
    await waitFor(() => expect(find('.start')).not.toBeNull())
    expect(find('.start.over')).toBeNull()
    pointer(board, 'pointerup', over(0, 10), finger)
    await waitFor(() => expect(find('.carrying')).toBeNull())
    expect(server.callsOf(rescheduleActivity)).toEqual([])
  })

  it('has its card under the finger also when the page scrolls', async () => {
    const { find, view } = await carriedBoard().then((made) => ({ ...made, view: made.root }))
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 120, y: 220 }, finger)
    await waitFor(() => expect(find('.dragged')?.style.translate).toBe('96px 202px'))
    const rectangle = vi.spyOn(find('.board') as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 800, 2000))
    view.querySelector('.calendar')?.dispatchEvent(new Event('scroll'))
    expect(find('.dragged')?.style.translate).toBe('96px 502px')
    rectangle.mockRestore()
  })
})
