import type Router from '@koa/router'
import {
  copySharedItinerary,
  createShareLink,
  previewShareMail,
  readSharedItinerary,
  readShareLink,
  revokeShareLink,
  shareByEmail,
} from '@meander/sdk/contract/sharing'
import type { ShareToken } from '@meander/sdk/contract/ids'
import { countRequest, limit } from '../../guards/limit.ts'
import { signedIn } from '../../guards/signed-in.ts'
import { addRoute, readRequest, serve } from '../../http/serve.ts'
import { answerBusy } from '../activities/index.ts'
import type { Pictures } from '../activities/index.ts'
import { calendarFile, copyItinerary, sendCalendarFile } from '../itineraries/index.ts'
import type { CopyStore } from '../itineraries/index.ts'
import { drawShared } from './picture.ts'
import { requireShared, underOtherNames } from './open-shared.ts'
import * as share from './share.ts'

export type SharingDeps = share.SharingDeps & CopyStore & { pictures: Pick<Pictures, 'readTrip'>; config: { guestRetentionDays: number } }

export function addSharingRoutes(router: Router, deps: SharingDeps): void {
  addOwnersRoutes(router, deps)
  addVisitorsRoutes(router, deps)
}

function addOwnersRoutes(router: Router, deps: SharingDeps): void {
  const account = signedIn(share.SIGN_IN_TO_SHARE)

  serve(router, readShareLink, [account, limit('read')], async ({ viewer, params }) => ({
    link: await share.readLink(deps, { viewer, id: params.id }),
  }))

  serve(router, createShareLink, [account, limit('write')], ({ viewer, params, body }) =>
    share.createLink(deps, { viewer, id: params.id }, body),
  )

  serve(router, revokeShareLink, [account, limit('write')], async ({ viewer, params }) => {
    await share.revokeLink(deps, { viewer, id: params.id })
    return { success: true }
  })

  serve(router, shareByEmail, [account, limit('write')], async ({ viewer, params, body }) => {
    await share.shareByEmail(deps, { viewer, id: params.id }, body)
    return { success: true }
  })

  serve(router, previewShareMail, [account, limit('read')], ({ viewer, params, body }) =>
    share.previewMail(deps, { viewer, id: params.id }, body),
  )
}

/** For anyone who has the link. */
function addVisitorsRoutes(router: Router, deps: SharingDeps): void {
  serve(router, readSharedItinerary, [limit('read')], async ({ params }) => (await requireShared(deps, params.shareToken)).shared)

  serve(router, copySharedItinerary, [limit('write')], async ({ viewer, params, body }) => {
    const { loaded } = await requireShared(deps, params.shareToken)
    const kept = viewer.kind === 'user' ? {} : { keptForDays: deps.config.guestRetentionDays }
    return { ...(await copyItinerary(deps, viewer, loaded, body.requestId)), ...kept }
  })

  addRoute(router, { ...readSharedItinerary, path: CALENDAR_PATH }, [limit('read')], async (ctx) => {
    const { params } = await readRequest(readSharedItinerary, ctx)
    const { loaded } = await requireShared(deps, params.shareToken)
    ctx.set('x-robots-tag', 'noindex')
    sendCalendarFile(ctx, calendarFile(underOtherNames(loaded, params.shareToken), deps.config), 'attachment')
  })

  router.get(PICTURE_PATH, limit('read'), async (ctx) => {
    const { shared, indexable } = await requireShared(deps, String(ctx.params['shareToken']) as ShareToken)
    const allow = () => countRequest(ctx, 'read', { kind: 'nobody' })
    const picture = await drawShared(deps.pictures, shared, allow).catch(answerBusy)
    if (!indexable) ctx.set('x-robots-tag', 'noindex')
    ctx.set('cache-control', 'public, max-age=300')
    ctx.etag = picture.etag
    ctx.type = 'png'
    ctx.status = 200
    if (ctx.fresh) ctx.status = 304
    else ctx.body = picture.bytes
  })
}

const PICTURE_PATH = '/shared/:shareToken/picture.png'
const CALENDAR_PATH = '/api/shared/:shareToken/calendar.ics'
