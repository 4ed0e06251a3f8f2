import type Router from '@koa/router'
import { placeActivities, proposeArrangement } from '@meander/sdk/contract/arranging'
import { limit } from '../../../guards/limit.ts'
import { serve } from '../../../http/serve.ts'
import type { OfferStore } from '../offers.ts'
import { presentItinerary } from '../present.ts'
import { placeActivities as place } from './place-activities.ts'
import { proposeArrangement as propose } from './propose.ts'

export function addArrangeRoutes(router: Router, deps: OfferStore): void {
  serve(router, proposeArrangement, [limit('search')], ({ viewer, params, body }) => propose(deps, { viewer, id: params.id, version: body.version }, body))

  serve(router, placeActivities, [limit('write')], async ({ viewer, params, body }) =>
    presentItinerary(await place(deps, { viewer, id: params.id, version: body.version, requestId: body.requestId }, body)),
  )
}
