import type { Kysely } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { UNSENT } from './links.ts'

/** The public links of an account's trips, with the trip that each opens. */
export const shareLinkData = {
  name: 'shareLinks',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const rows = await db
      .selectFrom('share_links')
      .innerJoin('itineraries', 'itineraries.id', 'share_links.itinerary_id')
      .select(['itinerary_id', 'token', 'share_links.created_at', 'expires_at', 'indexable'])
      .where('user_id', '=', userId)
      .execute()
    return rows.filter((row) => row.expires_at !== UNSENT).map((row) => ({ itineraryId: row.itinerary_id, shareToken: row.token, createdAt: row.created_at, expiresAt: row.expires_at, indexable: row.indexable === 1 }))
  },
  // They go with their trips.
  erase: async (): Promise<void> => {},
}

/** When an account sent trips by e-mail, for as long as that counts; to whom is not kept. */
export const shareMailData = {
  name: 'mailsSent',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const rows = await db.selectFrom('share_mails').select('sent_at').where('user_id', '=', userId).orderBy('sent_at').execute()
    return rows.map((row) => ({ sentAt: row.sent_at }))
  },
  // They go with the account.
  erase: async (): Promise<void> => {},
}
