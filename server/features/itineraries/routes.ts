import type Router from '@koa/router'
import type { Context, Next } from 'koa'
import {
  createItinerary,
  deleteItinerary,
  editActivity,
  listItineraries,
  readAvailableSlots,
  readItinerary,
  removeActivity,
  removeFromDay,
  rescheduleActivity,
  restoreActivity,
  saveActivity,
  scheduleActivity,
  unscheduleActivity,
} from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { bodyLimit } from '../../guards/body-limit.ts'
import { limit } from '../../guards/limit.ts'
import { ApiError } from '../../http/errors.ts'
import { readInput } from '../../http/read-input.ts'
import { serve } from '../../http/serve.ts'
import { addArrangeRoutes } from './arrange/routes.ts'
import { addCalendarRoutes } from './calendar/routes.ts'
import type { CalendarStore } from './calendar/links.ts'
import type { Of } from './change.ts'
import * as create from './create.ts'
import { deleteItinerary as deleteTrip } from './delete.ts'
import { keepGuestItineraries } from './guests.ts'
import * as queries from './itineraries.ts'
import type { OfferStore } from './offers.ts'
import { presentItinerary, presentSavedActivity } from './present.ts'
import * as removed from './removed.ts'
import * as save from './save.ts'
import * as schedule from './schedule.ts'
import * as starts from './starts.ts'
import { addTripChangeRoutes } from './trip-changes/routes.ts'
import { addUndoRoutes } from './undo/routes.ts'

export type ItinerariesDeps = OfferStore & CalendarStore & create.CreateStore & { config: { guestRetentionDays: number } }

/** An activity with all its texts and pictures is larger than the usual call. */
const ACTIVITY_BYTES = 256 * 1024

export function addItineraryRoutes(router: Router, deps: ItinerariesDeps): void {
  addTripRoutes(router, deps)
  addActivityRoutes(router, deps)
  addScheduleRoutes(router, deps)
  addTripChangeRoutes(router, deps)
  addArrangeRoutes(router, deps)
  addUndoRoutes(router, deps)
  addCalendarRoutes(router, deps)
}

function addTripRoutes(router: Router, deps: ItinerariesDeps): void {
  serve(router, listItineraries, [limit('read')], async ({ viewer }) => {
    await keepGuestItineraries(deps.db, viewer, deps.clock())
    const kept = viewer.kind === 'user' ? {} : { keptForDays: deps.config.guestRetentionDays }
    return (await queries.listItineraries(deps.db, viewer)).map((loaded) => ({ ...presentItinerary(loaded), ...kept }))
  })

  serve(router, createItinerary, [limit('write'), needTitleAndDestination], async ({ viewer, body }) =>
    presentItinerary(await create.createItinerary(deps, viewer, body)),
  )

  serve(router, readItinerary, [limit('read')], async ({ viewer, params }) => {
    await keepGuestItineraries(deps.db, viewer, deps.clock())
    return presentItinerary(await queries.findItinerary(deps.db, viewer, params.id))
  })

  serve(router, deleteItinerary, [limit('write')], async ({ viewer, params, query }) => {
    await deleteTrip(deps, { viewer, id: params.id, ...marksOf(query) })
    return { success: true }
  })
}

function addActivityRoutes(router: Router, deps: ItinerariesDeps): void {
  serve(router, saveActivity, [bodyLimit(ACTIVITY_BYTES), limit('write')], async ({ viewer, params, body }) => {
    const { entry, slots } = await save.saveActivity(deps, { viewer, ...params, ...marksOf(body) }, body)
    return presentSavedActivity(entry, slots)
  })

  serve(router, editActivity, [limit('write')], async ({ viewer, params, body }) =>
    presentItinerary(await save.editNotes(deps, { viewer, ...params, ...marksOf(body) }, body)),
  )

  serve(router, removeActivity, [limit('write')], async ({ viewer, params, query }) =>
    presentItinerary(await save.removeActivity(deps, { viewer, ...params, ...marksOf(query) })),
  )

  serve(router, restoreActivity, [limit('write')], async ({ viewer, params, body }) => {
    const { loaded, violations } = await removed.restoreActivity(deps, { viewer, ...params, ...marksOf(body) })
    return { itinerary: presentItinerary(loaded), violations }
  })
}

function addScheduleRoutes(router: Router, deps: ItinerariesDeps): void {
  serve(router, readAvailableSlots, [limit('search')], async ({ viewer, params, body }) => ({
    slots: await starts.readAvailableSlots(deps, { viewer, id: params.id, version: body.version }, body),
  }))

  serve(router, readStarts, [limit('search')], ({ viewer, params, query }) =>
    starts.readStarts(deps, { viewer, id: params.id, version: query.version }, params.activityId),
  )

  serve(router, scheduleActivity, [limit('write')], async ({ viewer, params, body }) =>
    presentItinerary(await schedule.scheduleActivity(deps, { viewer, id: params.id, ...marksOf(body) }, body)),
  )

  serve(router, rescheduleActivity, [limit('write')], async ({ viewer, params, body }) =>
    presentItinerary(await schedule.rescheduleActivity(deps, { viewer, id: params.id, ...marksOf(body) }, body)),
  )

  serve(router, unscheduleActivity, [limit('write')], async ({ viewer, params, query }) =>
    presentItinerary(await schedule.unscheduleActivity(deps, { viewer, id: params.id, ...marksOf(query) }, { slotId: params.slotId })),
  )

  serve(router, removeFromDay, [limit('write')], async ({ viewer, params, query }) =>
    presentItinerary(await schedule.unscheduleActivity(deps, { viewer, id: params.id, ...marksOf(query) }, params)),
  )
}

function marksOf({ version, requestId }: Pick<Of, 'version' | 'requestId'>): Pick<Of, 'version' | 'requestId'> {
  return { version, requestId }
}

/** Both are asked for in one sentence of the specification, whichever is missing. */
async function needTitleAndDestination(ctx: Context, next: Next): Promise<void> {
  const { body } = await readInput(ctx)
  const { title, destination } = Object(body) as Record<string, unknown>
  if (isBlank(title) || isBlank(destination)) throw new ApiError('missing-information', create.MISSING_INFORMATION)
  await next()
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
