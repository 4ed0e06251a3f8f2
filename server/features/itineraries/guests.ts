import type { Kysely, Transaction } from 'kysely'
import type { ClientUserId, UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import type { Viewer } from '../../http/viewer.ts'

const DAY = 86_400_000

/** Makes a guest's itineraries an account's. What an account owns already cannot be claimed, whoever knows the key. */
export async function claimItineraries(trx: Transaction<Database>, from: ClientUserId, to: UserId): Promise<void> {
  await trx
    .updateTable('itineraries')
    .set((held) => ({ user_id: to, client_user_id: null, version: held('version', '+', 1) }))
    .where('client_user_id', '=', from)
    .where('user_id', 'is', null)
    .execute()
}

/** A guest looked at the trips: they are in use. Written at most once a day, so that reading stays reading. */
export async function keepGuestItineraries(db: Kysely<Database>, viewer: Viewer, now: Date): Promise<void> {
  if (viewer.kind !== 'guest') return
  await db
    .updateTable('itineraries')
    .set({ used_at: now.toISOString() })
    .where('client_user_id', '=', viewer.clientUserId)
    .where('user_id', 'is', null)
    .where('used_at', '<', new Date(now.getTime() - DAY).toISOString())
    .execute()
}

/** Drops guests' itineraries that nobody has used for so many days; answers how many. */
export async function purgeGuestItineraries(db: Kysely<Database>, { now, days }: { now: Date; days: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('itineraries')
    .where('user_id', 'is', null)
    .where('used_at', '<', new Date(now.getTime() - days * DAY).toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
