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

/** The itinerary that a token opens. */
export async function findShared(db: Kysely<Database>, token: ShareToken, now: Date): Promise<ItineraryId | null> {
  const row = await db.selectFrom('share_links').selectAll().where('token', '=', token).executeTakeFirst()
  return row === undefined || isOver(row, now) ? null : row.itinerary_id
}

/** The one link of an itinerary, made when there is none. A period given anew counts from now; none given leaves it as it is. */
export async function keepLink(
  db: Kysely<Database>,
  given: { id: ItineraryId; expiresInDays?: number | undefined },
  now: Date,
): Promise<ShareLinkRow> {
  const expiresAt = given.expiresInDays === undefined ? null : new Date(now.getTime() + given.expiresInDays * DAY).toISOString()
  await db.deleteFrom('share_links').where('itinerary_id', '=', given.id).where('expires_at', '<=', now.toISOString()).execute()
  await db
    .insertInto('share_links')
    .values({ token: newShareToken(), itinerary_id: given.id, created_at: now.toISOString(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('itinerary_id').doNothing())
    .execute()
  if (expiresAt !== null) await db.updateTable('share_links').set({ expires_at: expiresAt }).where('itinerary_id', '=', given.id).execute()
  return db.selectFrom('share_links').selectAll().where('itinerary_id', '=', given.id).executeTakeFirstOrThrow()
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
  }
}

/** 192 random bits: the token is all that stands between a stranger and the trip. */
function newShareToken(): ShareToken {
  return randomBytes(24).toString('base64url') as ShareToken
}

function isOver(row: ShareLinkRow, now: Date): boolean {
  return row.expires_at !== null && row.expires_at <= now.toISOString()
}
