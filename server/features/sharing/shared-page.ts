import * as z from 'zod/mini'
import { ShareToken } from '@meander/sdk/contract/ids'
import { renderPreview } from './render-preview.ts'
import { renderShared, renderSharedNotFound } from './render-shared.ts'
import { openShared } from './open-shared.ts'
import type { SharedStore } from './open-shared.ts'

export interface SharedPage {
  found: boolean
  /** Whether search engines may list it. */
  indexable: boolean
  /** For the page's head. */
  head: string
  /** What it says without scripts. */
  html: string
}

/** The page of a share link, and whether its link opens anything. */
export function createSharedPage(deps: SharedStore) {
  return async (given: string): Promise<SharedPage> => {
    const token = z.safeParse(ShareToken, given)
    const opened = token.success ? await openShared(deps, token.data) : null
    if (opened === null) return { found: false, indexable: false, head: '', html: renderSharedNotFound() }
    const { shared, indexable } = opened
    return { found: true, indexable, head: renderPreview(shared), html: renderShared(shared) }
  }
}
