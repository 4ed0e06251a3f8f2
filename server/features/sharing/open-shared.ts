import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SavedActivityId, ShareToken } from '@meander/sdk/contract/ids'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import { loadItinerary, withoutPrivateNotes } from '../itineraries/index.ts'
import type { LoadedItinerary } from '../itineraries/index.ts'
import { findByToken } from './links.ts'
import { presentShared } from './present.ts'

export interface SharedStore {
  db: Kysely<Database>
  clock: () => Date
}

export interface OpenedLink {
  shared: SharedItinerary
  indexable: boolean
  /** The trip without its private notes. */
  loaded: LoadedItinerary
}

/** What anyone with the token may see; null for a token that was never given out, was revoked or has run out. */
export async function openShared({ db, clock }: SharedStore, token: ShareToken): Promise<OpenedLink | null> {
  const link = await findByToken(db, token, clock())
  const loaded = link === null ? null : await loadItinerary(db, link.itinerary_id)
  if (link === null || loaded === null) return null
  return { shared: presentShared(loaded), indexable: link.indexable === 1, loaded: withoutPrivateNotes(loaded) }
}

/** The same for a call, where such a token is told. */
export async function requireShared(store: SharedStore, token: ShareToken): Promise<OpenedLink> {
  const opened = await openShared(store, token)
  if (opened === null) throw new ApiError('not-found', 'This shared itinerary may have expired or been removed.')
  return opened
}

/** The trip under names that tell nothing of the rows that it is made of, and stay the same for this link. */
export function underOtherNames({ row, activities, slots }: LoadedItinerary, token: ShareToken): LoadedItinerary {
  const nameOf = (id: string) => createHash('sha256').update(`${token} ${id}`).digest('base64url').slice(0, 22) as SavedActivityId
  return {
    row,
    activities: activities.map((saved) => ({ ...saved, id: nameOf(saved.id) })),
    slots: slots.map((slot) => ({ ...slot, saved_activity_id: nameOf(slot.saved_activity_id) })),
  }
}
