import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import type { ShareLink } from '@meander/sdk/contract/sharing'
import type { Database } from '../../db/schema.ts'

type ShareLinkRow = Selectable<Database['share_links']>

const DAY = 86_400_000

/** The link of an itinerary, unless it has run out. */
export async function findLink(db: Kysely<Database>, id: ItineraryId, now: Date): Promise<ShareLinkRow | null> {
  const row = await db.selectFrom('share_links').selectAll().where('itinerary_id', '=', id).executeTakeFirst()
  return row === undefined || isOver(row, now) ? null : row
}

/** The link of a token, unless it was made up, was revoked or has run out. */
export async function findByToken(db: Kysely<Database>, token: ShareToken, now: Date): Promise<ShareLinkRow | null> {
  const row = await db.selectFrom('share_links').selectAll().where('token', '=', token).executeTakeFirst()
  return row === undefined || isOver(row, now) ? null : row
}

/** What its owner decides about a link; what is left out stays as it is. */
export interface LinkChoices {
  /** Counted from now; null: for good. */
  expiresInDays?: number | null | undefined
  indexable?: boolean | undefined
}

/** The one link of an itinerary, made when there is none, for good and out of search engines. */
export async function keepLink(db: Kysely<Database>, id: ItineraryId, choices: LinkChoices, now: Date): Promise<ShareLinkRow> {
  await db.deleteFrom('share_links').where('itinerary_id', '=', id).where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('share_links')
    .values({ token: newShareToken(), itinerary_id: id, created_at: now.toISOString(), expires_at: null, indexable: 0 })
    .onConflict((conflict) => conflict.column('itinerary_id').doNothing())
    .execute()
  const { expiresInDays, indexable } = choices
  const changes = {
    ...(expiresInDays !== undefined && { expires_at: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY).toISOString() }),
    ...(indexable !== undefined && { indexable: Number(indexable) }),
  }
  if (Object.keys(changes).length > 0) await db.updateTable('share_links').set(changes).where('itinerary_id', '=', id).execute()
  return db.selectFrom('share_links').selectAll().where('itinerary_id', '=', id).executeTakeFirstOrThrow()
}

export async function removeLink(db: Kysely<Database>, id: ItineraryId): Promise<void> {
  await db.deleteFrom('share_links').where('itinerary_id', '=', id).execute()
}

export function presentLink(row: ShareLinkRow, publicUrl: string): ShareLink {
  return {
    shareToken: row.token,
    url: new URL(`/shared/${row.token}`, publicUrl).href,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    indexable: row.indexable === 1,
  }
}

/** 192 random bits: the token is all that stands between a stranger and the trip. */
export function newShareToken(): ShareToken {
  return randomBytes(24).toString('base64url') as ShareToken
}

function isOver(row: ShareLinkRow, now: Date): boolean {
  return row.expires_at !== null && row.expires_at <= now.toISOString()
}
