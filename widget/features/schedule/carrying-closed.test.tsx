import { scheduleActivity } from '@meander/sdk/contract/itineraries'
import { describe, expect, it } from 'vitest'
import { carriedBoard, over, pointer } from '../../test/carried-board.tsx'
import { waitFor } from '../../test/queries.ts'
import { start } from '../../test/trip.ts'

describe('a drop on a closed start', () => {
  const CLOSED = [start('2027-03-14', '10:00'), start('2027-03-14', '14:00'), start('2027-03-15', '09:00', 0)]
  const carryTo = async (at: { x: number; y: number }) => {
    const made = await carriedBoard(() => {}, CLOSED)
    pointer(made.find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(made.board, 'pointermove', { x: 40, y: 40 })
    await waitFor(() => expect(made.find('.closed')).not.toBeNull())
    pointer(made.board, 'pointermove', at)
    await waitFor(() => expect(made.find('.dragged span')).not.toBeNull())
    return made
  }

  it('leaves it where it was and says why, which the card says before', async () => {
    const { find, board, server, toasts } = await carryTo(over(0, 10))
    expect(find('.dragged span')?.textContent).toBe('10:00 AM overlaps Tram 28')
    expect([find('.landing'), find('.start.over')]).toEqual([null, null])
    pointer(board, 'pointerup', over(0, 10))
    await waitFor(() => expect(find('.dragged.refused')).not.toBeNull())
    expect(toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Fado in Alfama stays where it was', text: '10:00 AM overlaps Tram 28' })
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('is none beside the mark: over the rest of the day it lands on the nearest start, which is shown before', async () => {
    const { find, board, server } = await carryTo(over(0, 12))
    expect(find('.dragged span')?.textContent).toBe('2:00 PM')
    expect(find('.start.over')?.dataset.start).toBe('2027-03-14T14:00')
    expect(find('.landing')).not.toBeNull()
    pointer(board, 'pointerup', over(0, 12))
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 1, timeSlot: '14:00' }))
  })

  it('is one anywhere on a day that has no other', async () => {
    const { find, board, server, toasts } = await carryTo(over(1, 16))
    pointer(board, 'pointerup', over(1, 16))
    await waitFor(() => expect(toasts.$toasts.get().at(-1)?.text).toBe('9:00 AM is sold out'))
    expect(find('.ticket')).not.toBeNull()
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('says of a day without any start why it has none', async () => {
    const { board, server, toasts } = await carryTo(over(2, 12))
    pointer(board, 'pointerup', over(2, 12))
    await waitFor(() => expect(toasts.$toasts.get().at(-1)?.text).toBe('No available time slots for this date'))
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('cannot be made by key: the arrows go past it', async () => {
    const { box, find, server } = await carriedBoard(() => {}, CLOSED)
    const handle = box.querySelector<HTMLElement>('.ticket .handle')
    const press = (key: string) => handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
    press('Enter')
    await waitFor(() => expect(find('.start.over')?.dataset.start).toBe('2027-03-14T14:00'))
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowLeft']) press(key)
    expect(find('.start.over')?.dataset.start).toBe('2027-03-14T14:00')
    press('Enter')
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 1, timeSlot: '14:00' }))
  })
})
