import type Router from '@koa/router'
import type { Context } from 'koa'
import { createCalendarLink, readCalendarFile, readCalendarLink, revokeCalendarLink } from '@meander/sdk/contract/calendar-export'
import { limit } from '../../../guards/limit.ts'
import { addRoute, readRequest, serve } from '../../../http/serve.ts'
import { findItinerary, itineraryGone } from '../itineraries.ts'
import { withoutPrivateNotes } from '../present.ts'
import { calendarFile } from './calendar-file.ts'
import type { CalendarFile } from './calendar-file.ts'
import * as links from './links.ts'

export function addCalendarRoutes(router: Router, deps: links.CalendarStore): void {
  serve(router, readCalendarFile, [limit('read')], async ({ viewer, params, query }) =>
    calendarFile(await findItinerary(deps.db, viewer, params.id), deps.config, query.language),
  )

  // The same as a file, for a plain link of the site.
  addRoute(router, { ...readCalendarFile, path: '/api/itineraries/:id/calendar.ics' }, [limit('read')], async (ctx) => {
    const { viewer, params } = await readRequest(readCalendarFile, ctx)
    sendCalendarFile(ctx, calendarFile(await findItinerary(deps.db, viewer, params.id), deps.config, languageOf(ctx)), 'attachment')
  })

  serve(router, readCalendarLink, [limit('read')], async ({ viewer, params }) => ({ link: await links.readLink(deps, { viewer, id: params.id }) }))

  serve(router, createCalendarLink, [limit('write')], async ({ viewer, params }) => ({ link: await links.createLink(deps, { viewer, id: params.id }) }))

  serve(router, revokeCalendarLink, [limit('write')], async ({ viewer, params }) => {
    await links.revokeLink(deps, { viewer, id: params.id })
    return { link: null }
  })

  // Read by calendar applications, which send nothing but the address.
  router.get('/api/calendars/:token.ics', limit('read'), async (ctx) => {
    const loaded = await links.findByToken(deps, String(ctx.params.token))
    if (loaded === null) throw itineraryGone()
    ctx.set('x-robots-tag', 'noindex')
    sendCalendarFile(ctx, calendarFile(withoutPrivateNotes(loaded), deps.config, languageOf(ctx)), 'inline')
  })
}

/** As the address says, else as the reader's browser or calendar does. */
function languageOf(ctx: Context): string | undefined {
  const { language } = ctx.query
  return typeof language === 'string' ? language : ctx.acceptsLanguages('en', 'de') || undefined
}

export function sendCalendarFile(ctx: Context, { fileName, text }: CalendarFile, disposition: 'attachment' | 'inline'): void {
  ctx.set({ 'content-type': 'text/calendar; charset=utf-8; method=PUBLISH', 'content-disposition': `${disposition}; filename="${fileName}"`, 'cache-control': 'private, no-cache' })
  ctx.body = text
}
