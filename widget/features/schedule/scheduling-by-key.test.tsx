import { rescheduleActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { afterEach, describe, expect, it } from 'vitest'
import { fado, leaveBoards, shown, text, tram } from '../../test/lisbon-board.tsx'
import { find, waitFor } from '../../test/queries.ts'
import { pressKey } from '../../test/show-board.tsx'
import { tripWith } from '../../test/trip.ts'

afterEach(leaveBoards)

describe('scheduling by key', () => {
  it('lights up the real starts, closes others with the reason, and drops with Enter [4.114]', async () => {
    const { box, server } = await shown(tripWith([tram], [fado]))
    const handle = find(box, 'button', 'Drag Fado in Alfama')
    pressKey(handle, 'Enter')
    await waitFor(() => expect([...box.querySelectorAll<HTMLElement>('[data-start]')].map((one) => one.dataset.start)).toEqual(['2027-03-15T09:00', '2027-03-15T19:00', '2027-03-16T09:00']))
    expect(text(box)).toContain('11:00 AM overlaps Tram 28')
    await waitFor(() => expect(text(box)).toContain('No available time slots for this date'))
    pressKey(handle, 'ArrowDown')
    await waitFor(() => expect(box.querySelector<HTMLElement>('.start.over')?.dataset.drop).toBe('2-19:00'))
    expect(text(box)).toContain('Monday, March 15, 7:00 PM, 8 left')
    pressKey(handle, 'Enter')
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 2, timeSlot: '19:00' }))
    await waitFor(() => expect(text(box)).toContain('2/2 scheduled'))
    await waitFor(() => expect(box.querySelector('[data-start]')).toBeNull())
  })

  it('cancels with Escape and calls nothing', async () => {
    const { box, server } = await shown(tripWith([tram], [fado]))
    const handle = find(box, 'button', 'Drag Fado in Alfama')
    pressKey(handle, ' ')
    await waitFor(() => expect(box.querySelector('[data-start]')).not.toBeNull())
    pressKey(handle, 'Escape')
    await waitFor(() => expect(box.querySelector('[data-start]')).toBeNull())
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('moves a slip from start to start [4.117]', async () => {
    const { box, server } = await shown(tripWith([tram]))
    const slip = () => box.querySelector('.slip') as HTMLElement
    pressKey(slip(), ' ')
    await waitFor(() => expect(box.querySelector('.start.over')).not.toBeNull())
    pressKey(slip(), 'ArrowRight')
    pressKey(slip(), 'Enter')
    await waitFor(() => expect(server.callsOf(rescheduleActivity)[0]?.body).toMatchObject({ slotId: tram.id, dayNumber: 2, timeSlot: '09:00' }))
    await waitFor(() => expect(text(box)).toContain('The activity has been moved to a new time slot'))
  })
})
