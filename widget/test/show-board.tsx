import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { expect, vi } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { createItineraryDetail } from '../features/itineraries/detail/index.ts'
import { ItineraryBoard } from '../features/schedule/ItineraryBoard.tsx'
import { createSchedule } from '../features/schedule/schedule.ts'
import { createStorage } from '../kit/storage.ts'
import { createToasts } from '../kit/toasts.ts'
import { ToastView } from '../kit/ui/ToastView.tsx'
import { mountView } from './mount-planner.tsx'
import { findSoon, waitFor } from './queries.ts'
import { tripServer, type TripServer } from './trip.ts'

interface Shown {
  /** What the server sells. */
  starts?: AvailabilitySlot[]
  prepare?: (made: TripServer) => void
}

/** The page of one itinerary before a server that keeps it, with its toasts, once it is there. */
export async function showBoard(given: Itinerary, shown: Shown = {}) {
  const board = openBoard(given, shown)
  await findSoon(board.box, 'heading', 'Your Schedule')
  await carriesSoon(board.box)
  return board
}

/** What carries slips comes after the board; what is pressed is heard at once from then on. */
export const carriesSoon = (box: HTMLElement) => waitFor(() => expect(box.querySelector('[data-hold]')).not.toBeNull())

/** The same, before it is there. */
export function openBoard(given: Itinerary, { starts = [], prepare = () => {} }: Shown = {}) {
  const made = tripServer(given, starts)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const emit = vi.fn(() => true)
  const onChange = vi.fn()
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage), onChange })
  const schedule = createSchedule({ api, toasts, emit, detail })
  const told = { go: vi.fn(), share: vi.fn(), open: vi.fn() }
  const view = mountView(
    <>
      <ItineraryBoard
        id={given.id}
        detail={detail}
        schedule={schedule}
        navigation={{ go: told.go }}
        onShare={told.share}
        onOpenActivity={told.open}
        clock={() => new Date('2026-11-21T10:00:00Z')}
      />
      <ToastView toasts={toasts} />
    </>,
  )
  const lastToast = () => toasts.$toasts.get().at(-1)
  const words = (box: Element = view.box) => (box.textContent ?? '').replace(/\s+/g, ' ')
  const slots = () => detail.$itinerary.get()?.days.flatMap((day) => day.timeSlots).map(({ date, startTime, activity }) => `${activity.title} ${date} ${startTime}`) ?? []
  const destroy = () => [view, detail, schedule, toasts].forEach((one) => one.destroy())
  return { ...made, ...view, told, detail, schedule, toasts, emit, onChange, lastToast, words, slots, destroy }
}

export const pressKey = (element: Element, pressed: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, composed: true, cancelable: true }))
