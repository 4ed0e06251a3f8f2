import type Router from '@koa/router'
import { createShareLink, readSharedItinerary, readShareLink, revokeShareLink, shareByEmail } from '@meander/sdk/contract/sharing'
import { limit } from '../../guards/limit.ts'
import { signedIn } from '../../guards/signed-in.ts'
import { ApiError } from '../../http/errors.ts'
import { serve } from '../../http/serve.ts'
import * as share from './share.ts'

export type { SharingDeps } from './share.ts'

export function addSharingRoutes(router: Router, deps: share.SharingDeps): void {
  const account = signedIn(share.SIGN_IN_TO_SHARE)

  serve(router, readShareLink, [account, limit('read')], async ({ viewer, params }) => ({
    link: await share.readLink(deps, { viewer, id: params.id }),
  }))

  serve(router, createShareLink, [account, limit('write')], ({ viewer, params, body }) =>
    share.createLink(deps, { viewer, id: params.id }, body.expiresInDays),
  )

  serve(router, revokeShareLink, [account, limit('write')], async ({ viewer, params }) => {
    await share.revokeLink(deps, { viewer, id: params.id })
    return { success: true }
  })

  serve(router, shareByEmail, [account, limit('share-email')], async ({ viewer, params, body }) => {
    await share.shareByEmail(deps, { viewer, id: params.id }, body)
    return { success: true }
  })

  serve(router, readSharedItinerary, [limit('read')], async ({ params }) => {
    const shared = await share.readShared(deps, params.shareToken)
    if (shared === null) throw new ApiError('not-found', 'This shared itinerary may have expired or been removed.')
    return shared
  })
}
