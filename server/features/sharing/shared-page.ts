import * as z from 'zod/mini'
import { ShareToken } from '@meander/sdk/contract/ids'
import { renderShared, renderSharedNotFound } from './render-shared.ts'
import { readShared } from './share.ts'
import type { SharingDeps } from './share.ts'

/** What the page of a share link says without scripts, and whether its link opens anything. */
export function createSharedPage(deps: Pick<SharingDeps, 'db' | 'clock'>) {
  return async (given: string): Promise<{ found: boolean; html: string }> => {
    const token = z.safeParse(ShareToken, given)
    const shared = token.success ? await readShared(deps, token.data) : null
    return shared === null ? { found: false, html: renderSharedNotFound() } : { found: true, html: renderShared(shared) }
  }
}
