import * as z from 'zod/mini'
import { ShareToken } from '@meander/sdk/contract/ids'
import { openShared } from './open-shared.ts'
import type { SharedStore } from './open-shared.ts'
import { picturePath } from './picture.ts'
import { describeShared, renderPreview } from './render-preview.ts'
import { renderShared, renderSharedNotFound } from './render-shared.ts'

export interface SharedPage {
  /** The page's own title and description; null where the link opens nothing. */
  about: { title: string; description: string } | null
  /** Whether search engines may list it. */
  indexable: boolean
  /** For the page's head. */
  head: string
  /** What it says without scripts. */
  html: string
}

/** The page of a share link, and whether its link opens anything. */
export function createSharedPage(deps: SharedStore & { config: { publicUrl: string } }) {
  return async (given: string): Promise<SharedPage> => {
    const token = z.safeParse(ShareToken, given)
    const opened = token.success ? await openShared(deps, token.data) : null
    if (!token.success || opened === null) return { about: null, indexable: false, head: '', html: renderSharedNotFound() }
    const { shared, indexable, loaded } = opened
    const at = (path: string) => new URL(path, deps.config.publicUrl).href
    // Services keep a picture by its address: a trip that has changed has another.
    const addresses = { url: at(`/shared/${encodeURIComponent(given)}`), picture: at(`${picturePath(given)}?v=${loaded.row.version}`) }
    return { about: { title: shared.title, description: describeShared(shared) }, indexable, head: renderPreview(shared, addresses), html: renderShared(shared, token.data) }
  }
}
