import type Router from '@koa/router'
import { undoChange } from '@meander/sdk/contract/undoing'
import { limit } from '../../../guards/limit.ts'
import { serve } from '../../../http/serve.ts'
import type { OfferStore } from '../offers.ts'
import { presentItinerary } from '../present.ts'
import { undoChange as undo } from './undo-change.ts'

export function addUndoRoutes(router: Router, deps: OfferStore): void {
  serve(router, undoChange, [limit('write')], async ({ viewer, params, body }) => {
    const { loaded, left } = await undo(deps, { viewer, id: params.id, requestId: body.requestId }, body.undoes)
    return { itinerary: presentItinerary(loaded), left }
  })
}
