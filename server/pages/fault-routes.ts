import type Router from '@koa/router'
import { reportFault } from '@meander/sdk/contract/faults'
import { limit } from '../guards/limit.ts'
import { stateOf } from '../http/request-state.ts'
import { serve } from '../http/serve.ts'

/** What the site's error boundary says is logged: one line, without who it was. */
export function addFaultRoutes(router: Router): void {
  serve(router, reportFault, [limit('write')], ({ body, ctx }) => {
    stateOf(ctx).log.warn(body, 'a screen of the site failed')
    return { logged: true }
  })
}
