import type { Kysely, Transaction } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { listItineraries } from './itineraries.ts'
import { presentItinerary } from './present.ts'

/** An account's trips, as its owner sees them. All that hangs on them goes with them, their links included. */
export const itineraryData = {
  name: 'itineraries',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    return (await listItineraries(db, { kind: 'user', userId })).map(presentItinerary)
  },
  async erase(trx: Transaction<Database>, userId: UserId): Promise<void> {
    await trx.deleteFrom('itineraries').where('user_id', '=', userId).execute()
  },
}
