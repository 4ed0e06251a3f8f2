import type Router from '@koa/router'
import { previewTripChange, updateItinerary } from '@meander/sdk/contract/trip-changes'
import { limit } from '../../../guards/limit.ts'
import { serve } from '../../../http/serve.ts'
import type { OfferStore } from '../offers.ts'
import { presentItinerary } from '../present.ts'
import * as trip from './change-trip.ts'

export function addTripChangeRoutes(router: Router, deps: OfferStore): void {
  serve(router, previewTripChange, [limit('search')], ({ viewer, params, body }) => trip.previewTripChange(deps, { viewer, id: params.id }, body))

  serve(router, updateItinerary, [limit('write')], async ({ viewer, params, body }) =>
    presentItinerary(await trip.updateItinerary(deps, { viewer, id: params.id, version: body.version, requestId: body.requestId }, body)),
  )
}
