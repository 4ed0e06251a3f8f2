import type { Itinerary } from '@meander/sdk/contract/itineraries'
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
  const detail = createItineraryDetail({ api, toasts, tab, onChange: (newer) => (itineraries.take(newer), others.tell(newer)) })
  const others = keepWithOthers(itineraries, detail)
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
      others.leave()
    },
  }
  planner.$board.set(board)
  return board
}

/** The open itineraries of planners that are on one trip, by the list that they share. */
const open = new WeakMap<Planner['itineraries'], Set<ItineraryDetailStore>>()

/** What has been changed in another planner of the trip, or saved from its conversation, is read anew. */
function keepWithOthers(itineraries: Planner['itineraries'], own: ItineraryDetailStore) {
  const all = open.get(itineraries) ?? new Set()
  open.set(itineraries, all.add(own))
  const read = (detail: ItineraryDetailStore, { id, version }: Itinerary) => {
    const shown = detail.$itinerary.get()
    if (shown?.id === id && version > shown.version) void detail.open(id)
  }
  const stop = itineraries.$list.listen((list) => list.state === 'ready' && list.itineraries.forEach((newer) => read(own, newer)))
  return {
    tell: (newer: Itinerary) => all.forEach((other) => read(other, newer)),
    leave() {
      stop()
      all.delete(own)
    },
  }
}
