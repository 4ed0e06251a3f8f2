import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { afterEach, vi } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { createStorage } from '../kit/storage.ts'
import { createToasts } from '../kit/toasts.ts'
import { mountView } from './mount-planner.tsx'
import { findSoon } from './queries.ts'
import { carriesSoon } from './show-board.tsx'
import { entry, slot, start, tripServer, tripWith, type TripServer } from './trip.ts'
import { createItineraryDetail } from '../features/itineraries/detail/index.ts'
import { ItineraryBoard } from '../features/schedule/ItineraryBoard.tsx'
import { createSchedule } from '../features/schedule/schedule.ts'

export const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
export const fado = entry('F', { title: 'Fado in Alfama', duration: '2 hours' })
const STARTS = [start('2027-03-14', '14:00'), start('2027-03-15', '09:00'), start('2027-03-16', '11:00')]

const mounted: { destroy(): void }[] = []
afterEach(() => mounted.splice(0).forEach((one) => one.destroy()))

/** The board where each day's column is 100 px wide, the first at 100 px, all from the window's top. */
export async function carriedBoard(prepare: (made: TripServer) => void = () => {}, starts = STARTS, slots = [tram]) {
  const given: Itinerary = tripWith(slots, [fado])
  const made = tripServer(given, starts)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage) })
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
  await carriesSoon(view.box)
  return { ...made, ...view, board, open, find, toasts }
}

export const pointer = (target: Element, type: string, at: { x: number; y: number }, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, pointerType: 'mouse', clientX: at.x, clientY: at.y, ...more }),
  )
/** Where a start is: the visible hours begin at 9, an hour before the tram; a row of 30 minutes is 45 px. */
export const over = (column: number, hour: number) => ({ x: 150 + column * 100, y: (hour - 9) * 90 + 20 })
