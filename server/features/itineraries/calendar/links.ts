import { randomBytes } from 'node:crypto'
import type { CalendarLink } from '@meander/sdk/contract/calendar-export'
import { findItinerary, itineraryGone, loadItinerary } from '../itineraries.ts'
import type { ItinerariesStore, LoadedItinerary } from '../itineraries.ts'
import { mayEdit } from '../policy.ts'
import type { Of } from '../change.ts'

export interface CalendarStore extends ItinerariesStore {
  config: { publicUrl: string }
}

type Mine = Pick<Of, 'viewer' | 'id'>

/** The private link of an itinerary; null where there is none. It is its owner's, guests included. */
export async function readLink({ db, config }: CalendarStore, of: Mine): Promise<CalendarLink | null> {
  await findMine({ db }, of)
  const row = await db.selectFrom('calendar_links').selectAll().where('itinerary_id', '=', of.id).executeTakeFirst()
  return row === undefined ? null : present(row, config.publicUrl)
}

/** The link that there is, or a new one. */
export async function createLink({ db, clock, config }: CalendarStore, of: Mine): Promise<CalendarLink> {
  return db.transaction().execute(async (trx) => {
    await findMine({ db: trx }, of)
    await trx
      .insertInto('calendar_links')
      .values({ token: newToken(), itinerary_id: of.id, created_at: clock().toISOString() })
      .onConflict((conflict) => conflict.column('itinerary_id').doNothing())
      .execute()
    const row = await trx.selectFrom('calendar_links').selectAll().where('itinerary_id', '=', of.id).executeTakeFirstOrThrow()
    return present(row, config.publicUrl)
  })
}

export async function revokeLink({ db }: CalendarStore, of: Mine): Promise<void> {
  await findMine({ db }, of)
  await db.deleteFrom('calendar_links').where('itinerary_id', '=', of.id).execute()
}

/** What a token opens; null for one that was never given out, or was revoked. */
export async function findByToken({ db }: Pick<CalendarStore, 'db'>, token: string): Promise<LoadedItinerary | null> {
  const row = await db.selectFrom('calendar_links').selectAll().where('token', '=', token).executeTakeFirst()
  return row === undefined ? null : loadItinerary(db, row.itinerary_id)
}

async function findMine({ db }: Pick<CalendarStore, 'db'>, { viewer, id }: Mine): Promise<void> {
  const { row } = await findItinerary(db, viewer, id)
  if (!mayEdit(viewer, row)) throw itineraryGone()
}

function present({ token, created_at }: { token: string; created_at: string }, publicUrl: string): CalendarLink {
  const url = new URL(`/api/calendars/${token}.ics`, publicUrl).href
  return { url, webcalUrl: url.replace(/^https?:/, 'webcal:'), createdAt: created_at }
}

/** 192 random bits: the token is all that stands between a stranger and the trip. */
function newToken(): string {
  return randomBytes(24).toString('base64url')
}
