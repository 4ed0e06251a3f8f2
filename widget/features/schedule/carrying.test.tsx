import { readFileSync } from 'node:fs'
import { rescheduleActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { createToasts } from '../../kit/toasts.ts'
import { failure } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { findSoon, waitFor } from '../../test/queries.ts'
import { entry, slot, start, tripServer, tripWith, type TripServer } from '../../test/trip.ts'
import { createItineraryDetail } from '../itineraries/detail/index.ts'
import { DROP_MS } from './DragCard.tsx'
import { ItineraryBoard } from './ItineraryBoard.tsx'
import { createSchedule } from './schedule.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado in Alfama', duration: '2 hours' })
const STARTS = [start('2027-03-14', '14:00'), start('2027-03-15', '09:00'), start('2027-03-16', '11:00')]

const mounted: { destroy(): void }[] = []
afterEach(() => mounted.splice(0).forEach((one) => one.destroy()))

/** The board where each day's column is 100 px wide, the first at 100 px, all from the window's top. */
async function shown(prepare: (made: TripServer) => void = () => {}, starts = STARTS) {
  const given: Itinerary = tripWith([tram], [fado])
  const made = tripServer(given, starts)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const detail = createItineraryDetail({ api, toasts })
  const schedule = createSchedule({ api, toasts, emit: () => true, detail })
  const open = vi.fn()
  const view = mountView(
    <ItineraryBoard id={given.id} detail={detail} schedule={schedule} navigation={{ go: () => {} }} onShare={() => {}} onOpenActivity={open} clock={() => new Date('2026-11-21T10:00:00Z')} />,
  )
  mounted.push(view, detail, schedule, toasts)
  Object.assign(view.root, { elementFromPoint: () => null })
  await findSoon(view.box, 'heading', 'Your Schedule')
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const columns = [...view.box.querySelectorAll('.calendar .day')]
    const column = columns.indexOf(this)
    return column === -1 ? new DOMRect(0, 0, 0, 0) : new DOMRect(100 + column * 100, 0, 100, 2000)
  })
  const board = view.box.querySelector('.board') as HTMLElement
  const find = (selector: string) => view.box.querySelector<HTMLElement>(selector)
  return { ...made, ...view, board, open, find, toasts }
}

const pointer = (target: Element, type: string, at: { x: number; y: number }, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, pointerType: 'mouse', clientX: at.x, clientY: at.y, ...more }),
  )
/** Where a start is: the visible hours begin at 9, an hour before the tram; a row of 30 minutes is 45 px. */
const over = (column: number, hour: number) => ({ x: 150 + column * 100, y: (hour - 9) * 90 + 20 })

describe('a drag by mouse in the shadow root', () => {
  it('takes a ticket by its body onto a start and schedules it there [4.116]', async () => {
    const { find, board, server } = await shown()
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
    const { find, board } = await shown()
    expect(pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10))).toBe(true)
    expect(pointer(board, 'pointermove', { x: over(0, 10).x + 2, y: over(0, 10).y })).toBe(true)
    expect(pointer(board, 'pointermove', over(1, 10))).toBe(false)
    pointer(board, 'pointerup', over(1, 10))
    expect(pointer(board, 'pointermove', over(1, 11))).toBe(true)
  })

  it('takes a slip from cell to cell [4.117]', async () => {
    const { find, board, server } = await shown()
    pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10))
    pointer(board, 'pointermove', over(1, 10))
    await waitFor(() => expect(find('.start.over')?.dataset.start).toBe('2027-03-15T09:00'))
    pointer(board, 'pointerup', over(1, 10))
    await waitFor(() => expect(server.callsOf(rescheduleActivity)[0]?.body).toEqual({ version: 1, requestId: expect.any(String), slotId: tram.id, dayNumber: 2, timeSlot: '09:00' }))
  })

  it('carries a card above everything, which settles in 250 ms [9.74, 9.75]', async () => {
    const { find, board } = await shown()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    expect(find('.dragged')).not.toBeNull()
    expect(readFileSync('widget/features/schedule/Calendar.css', 'utf8')).toMatch(/\.dragged \{[^}]*z-index: var\(--z-drag\)/)
    expect(readFileSync('sdk/theme/tokens.css', 'utf8')).toContain('--z-drag: 999')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    pointer(board, 'pointerup', over(1, 9))
    await vi.advanceTimersByTimeAsync(DROP_MS - 1)
    expect(DROP_MS).toBe(250)
    expect(find('.dragged.dropping')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(40)
    vi.useRealTimers()
    await waitFor(() => expect(find('.dragged')).toBeNull())
  })

  it('never comes of a plain click: that opens the detail [9.76]', async () => {
    const { find, board, open } = await shown()
    const slip = find('.slip') as HTMLElement
    pointer(slip, 'pointerdown', over(0, 10))
    pointer(board, 'pointerup', over(0, 10))
    slip.click()
    expect(open).toHaveBeenCalledOnce()
    expect(find('.carrying')).toBeNull()
  })

  it('does not open the detail of what it has dropped', async () => {
    const { find, board, open } = await shown()
    const slip = find('.slip') as HTMLElement
    pointer(slip, 'pointerdown', over(0, 10))
    pointer(board, 'pointermove', { x: 2000, y: 2000 })
    await waitFor(() => expect(find('.carrying')).not.toBeNull())
    pointer(board, 'pointerup', { x: 2000, y: 2000 })
    slip.click()
    expect(open).not.toHaveBeenCalled()
  })

  it('ignores a drop beside every start: the card flies home, nothing is called [4.120]', async () => {
    const { find, board, server } = await shown()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', { x: 40, y: 40 })
    await waitFor(() => expect(find('.dragged')).not.toBeNull())
    pointer(board, 'pointerup', { x: 40, y: 40 })
    await waitFor(() => expect(find('.dragged.refused')).not.toBeNull())
    await waitFor(() => expect(find('.dragged')).toBeNull())
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('says why it stays where its starts could not be read', async () => {
    const { find, board, box, toasts } = await shown(({ server }) => server.on(readStarts, () => failure('internal')))
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(box.textContent).toContain('Unable to load availability'))
    pointer(board, 'pointerup', over(1, 9))
    await waitFor(() => expect(toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Fado in Alfama stays where it was', text: 'Unable to load availability' }))
  })

  it('brings home what the server refuses', async () => {
    const { find, board, toasts } = await shown(({ server }) => server.on(scheduleActivity, () => failure('time-overlaps', 'Taken just now.')))
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    pointer(board, 'pointerup', over(1, 9))
    await waitFor(() => expect(find('.dragged.refused')).not.toBeNull())
    expect(find('.ticket')).not.toBeNull()
    expect(toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Scheduling failed', text: 'Taken just now.' })
  })

  it('gives up by Escape', async () => {
    const { find, board, server } = await shown()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(board, 'pointermove', over(1, 9))
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await waitFor(() => expect(find('.carrying')).toBeNull())
    pointer(board, 'pointerup', over(1, 9))
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })
})

describe('a drop on a closed start', () => {
  const CLOSED = [start('2027-03-14', '10:00'), start('2027-03-14', '14:00'), start('2027-03-15', '09:00', 0)]
  const carryTo = async (at: { x: number; y: number }) => {
    const made = await shown(() => {}, CLOSED)
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
    const { box, find, server } = await shown(() => {}, CLOSED)
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

describe('a drag by touch', () => {
  const finger = { pointerType: 'touch' }

  it('is never a scroll [9.76]', async () => {
    const { find, board } = await shown()
    const ticket = find('.ticket') as HTMLElement
    pointer(ticket, 'pointerdown', { x: 20, y: 20 }, finger)
    pointer(board, 'pointermove', { x: 20, y: 60 }, finger)
    pointer(board, 'pointermove', over(1, 9), finger)
    expect(find('.carrying')).toBeNull()
  })

  it('lifts after a long press', async () => {
    const { find, board } = await shown()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 }, finger)
    await waitFor(() => expect(find('.board')?.className).toBe('board carrying by-touch'))
    pointer(board, 'pointermove', over(1, 9), finger)
    await waitFor(() => expect(find('.start.over')).not.toBeNull())
    const touch = new Event('touchmove', { bubbles: true, cancelable: true })
    board.dispatchEvent(touch)
    expect(touch.defaultPrevented).toBe(true)
  })

  it('moves nothing that is let go where it was lifted', async () => {
    const { find, board, server } = await shown()
    pointer(find('.slip') as HTMLElement, 'pointerdown', over(0, 10), finger)
    await waitFor(() => expect(find('.start')).not.toBeNull())
    expect(find('.start.over')).toBeNull()
    pointer(board, 'pointerup', over(0, 10), finger)
    await waitFor(() => expect(find('.carrying')).toBeNull())
    expect(server.callsOf(rescheduleActivity)).toEqual([])
  })

  it('has its card under the finger also when the page scrolls', async () => {
    const { find, view } = await shown().then((made) => ({ ...made, view: made.root }))
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 120, y: 220 }, finger)
    await waitFor(() => expect(find('.dragged')?.style.translate).toBe('96px 202px'))
    const rectangle = vi.spyOn(find('.board') as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 800, 2000))
    view.querySelector('.calendar')?.dispatchEvent(new Event('scroll'))
    expect(find('.dragged')?.style.translate).toBe('96px 502px')
    rectangle.mockRestore()
  })
})
