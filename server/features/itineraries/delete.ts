import type { Kysely } from 'kysely'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { itineraryChanged } from './change.ts'
import type { Of } from './change.ts'
import { findItinerary } from './itineraries.ts'
import type { ItinerariesStore } from './itineraries.ts'

/** Deletes the itinerary with all that hangs on it, its share link included; sent again under its name, it is done already. */
export async function deleteItinerary({ db, clock }: ItinerariesStore, { viewer, id, version, requestId }: Of): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (requestId !== undefined && (await wasDeleted(trx, id, requestId))) return
    const seen = await findItinerary(trx, viewer, id)
    const held = trx.deleteFrom('itineraries').where('id', '=', seen.row.id)
    const { numDeletedRows } = await (version === undefined ? held : held.where('version', '=', version)).executeTakeFirst()
    // Another was faster: either with the same, or with a change.
    if (numDeletedRows === 0n && !(await wasDeleted(trx, id, requestId))) throw itineraryChanged(await findItinerary(trx, viewer, id))
    await trx
      .insertInto('deleted_itineraries')
      .values({ id, request_id: requestId ?? null, deleted_at: clock().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

/** True where it was deleted of late: under this name, or under any where none is told. */
export async function wasDeleted(db: Kysely<Database>, id: ItineraryId, requestId?: string): Promise<boolean> {
  const found = db.selectFrom('deleted_itineraries').select('id').where('id', '=', id)
  return (await (requestId === undefined ? found : found.where('request_id', '=', requestId)).executeTakeFirst()) !== undefined
}
