import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'
import type { ShareLink } from '@meander/sdk/contract/sharing'
import type { Database } from '../../db/schema.ts'

type ShareLinkRow = Selectable<Database['share_links']>

const DAY = 86_400_000
/** When a link is over that no mail has carried yet: it opens nothing for anybody. */
export const UNSENT = '0001-01-01T00:00:00.000Z'

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
  const changed = withChoices(await reserveLink(db, id, now), choices, now)
  await db.updateTable('share_links').set(changed).where('itinerary_id', '=', id).execute()
  return changed
}

/** The one link of an itinerary; a new one opens nothing before it is opened, so that a mail can carry it first. */
export async function reserveLink(db: Kysely<Database>, id: ItineraryId, now: Date): Promise<ShareLinkRow> {
  await db.deleteFrom('share_links').where('itinerary_id', '=', id).where('expires_at', '<=', now.toISOString()).where('expires_at', '!=', UNSENT).execute()
  await db
    .insertInto('share_links')
    .values({ token: newShareToken(), itinerary_id: id, created_at: now.toISOString(), expires_at: UNSENT, indexable: 0 })
    .onConflict((conflict) => conflict.column('itinerary_id').doNothing())
    .execute()
  return db.selectFrom('share_links').selectAll().where('itinerary_id', '=', id).executeTakeFirstOrThrow()
}

/** Opens a reserved link, as a mail has gone that carries it; one that was taken back meanwhile stays so. */
export async function openLink(db: Kysely<Database>, { token }: Pick<ShareLinkRow, 'token'>, choices: LinkChoices, now: Date): Promise<void> {
  const row = await db.selectFrom('share_links').selectAll().where('token', '=', token).executeTakeFirst()
  if (row) await db.updateTable('share_links').set(withChoices(row, choices, now)).where('token', '=', token).execute()
}

/** The link as it will be once it is open. */
export function withChoices(row: ShareLinkRow, { expiresInDays, indexable }: LinkChoices, now: Date): ShareLinkRow {
  const fresh = row.expires_at === UNSENT ? { ...row, created_at: now.toISOString(), expires_at: null } : row
  return {
    ...fresh,
    ...(expiresInDays !== undefined && { expires_at: endOf(expiresInDays, now) }),
    ...(indexable !== undefined && { indexable: Number(indexable) }),
  }
}

/** When a link ends that is to work so many days from now; null: it does not. */
export function endOf(expiresInDays: number | null, now: Date): string | null {
  return expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY).toISOString()
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
