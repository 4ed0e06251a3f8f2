import { createItineraryDetail, createSchedule, type ItineraryDetailStore, type Schedule } from '../features/schedule/index.ts'
import { createShare, type Share } from '../features/sharing/index.ts'
import type { Planner } from './planner.ts'

/** The stores of one itinerary's page. */
export interface Board {
  detail: ItineraryDetailStore
  schedule: Schedule
  share: Share
  destroy(): void
}

/**
 * What only some visits need is made when it is first needed, by the chunk that needs it: the chat, which every visit
 * begins with, does not carry it.
 */
export function boardOf(planner: Planner): Board {
  const known = planner.$board.get()
  if (known) return known
  // By name: a planner handed over whole would fill what a store may be given, where a name happens to be the same.
  const { api, toasts, emit, itineraries, session, config, tab, identity } = planner
  const detail = createItineraryDetail({ api, toasts, tab, onChange: itineraries.take })
  const schedule = createSchedule({ api, toasts, emit, detail })
  const share = createShare({ api, toasts, emit, session, config, tab, identity })
  const board: Board = {
    detail,
    schedule,
    share,
    destroy() {
      share.destroy()
      schedule.destroy()
      detail.destroy()
    },
  }
  planner.$board.set(board)
  return board
}
