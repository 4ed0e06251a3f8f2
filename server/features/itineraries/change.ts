import type { Kysely, Transaction } from 'kysely'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { KEPT_FOR } from '@meander/sdk/contract/kept-for'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { findItinerary, itineraryGone, loadItinerary } from './itineraries.ts'
import type { ItinerariesStore, ItineraryRow, LoadedItinerary } from './itineraries.ts'
import { mayEdit } from './policy.ts'
import { presentItinerary } from './present.ts'
import { keepChange, purgeChanges, readBefore } from './undo/kept-changes.ts'

/** Which itinerary is changed, by whom, and what the change says of itself (contract: `changeMarks`). */
export interface Of {
  viewer: Viewer
  id: ItineraryId
  /** The version it was made on; left out, it is made on what there is. */
  version?: number | undefined
  /** Under this name it is made once. */
  requestId?: string | undefined
}

/** An itinerary in the middle of a change, held against every other change until the transaction ends. */
export interface Change {
  trx: Transaction<Database>
  row: ItineraryRow
  now: string
}

const UNDOABLE = KEPT_FOR.undoDays * 86_400_000
const CHANGED = 'This itinerary has been changed elsewhere in the meantime. Please look at it again.'

/**
 * Runs one change of an itinerary, whole or not at all, and answers what it has become.
 * The version is raised first: that write makes two changes of one itinerary follow each other, on SQLite and PostgreSQL alike.
 * What was made on another version is refused and told what there is now; what was made before is not made again.
 */
export async function changeItinerary(
  { db, clock }: ItinerariesStore,
  of: Of,
  change: (change: Change) => Promise<void>,
): Promise<LoadedItinerary> {
  try {
    return await db.transaction().execute(async (trx) => {
      const now = clock().toISOString()
      const row = await trx
        .updateTable('itineraries')
        .set((held) => ({ version: held('version', '+', 1), updated_at: now, used_at: now }))
        .where('id', '=', of.id)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined || !mayEdit(of.viewer, row)) throw itineraryGone()
      if (!(await isFirst(trx, of, now))) throw new MadeBefore()
      if (of.version !== undefined && of.version !== row.version - 1) throw new MadeOnAnother()
      const before = await readBefore(trx, row)
      await change({ trx, row, now })
      const after = await reload(trx, of.id)
      await keepChange(trx, before, { after, requestId: of.requestId })
      return after
    })
  } catch (outcome) {
    // Rolled back, so the version has not been raised.
    if (outcome instanceof MadeBefore) return findItinerary(db, of.viewer, of.id)
    if (outcome instanceof MadeOnAnother) throw itineraryChanged(await findItinerary(db, of.viewer, of.id))
    throw outcome
  }
}

/** What a change finds. */
export interface Found {
  seen: LoadedItinerary
  /** It has been made before under its name: `seen` is what there is since, and nobody else has to be asked. */
  isMade: boolean
}

/**
 * The itinerary that a change is to be made on; what was made on another version is refused before anything is said of its parts.
 * The itinerary is read before its requests: were it the other way round, what the same request sent twice at once has made
 * between the two would be taken for somebody else's change.
 */
export async function findToChange({ db }: ItinerariesStore, of: Of): Promise<Found> {
  const seen = await findItinerary(db, of.viewer, of.id)
  if (await isRequestMade(db, of)) return { seen: await findItinerary(db, of.viewer, of.id), isMade: true }
  if (of.version !== undefined && of.version !== seen.row.version) throw itineraryChanged(seen)
  return { seen, isMade: false }
}

async function isRequestMade(db: Kysely<Database>, { id, requestId }: Of): Promise<boolean> {
  if (requestId === undefined) return false
  const made = await db.selectFrom('itinerary_requests').select('request_id').where('itinerary_id', '=', id).where('request_id', '=', requestId).executeTakeFirst()
  return made !== undefined
}

/** Looks something up in an itinerary. What is not there any more is, to who asks about another version, an itinerary that has changed. */
export function lookUp<Found>(seen: LoadedItinerary, { version }: Pick<Of, 'version'>, find: (seen: LoadedItinerary) => Found): Found {
  try {
    return find(seen)
  } catch (failure) {
    if (failure instanceof ApiError && version !== undefined && version !== seen.row.version) throw itineraryChanged(seen)
    throw failure
  }
}

/** Ends a transaction without a trace. */
class MadeBefore extends Error {}
class MadeOnAnother extends Error {}

/** Refuses a change that was made on another version, with what there is now. */
export function itineraryChanged(now: LoadedItinerary): ApiError {
  return new ApiError('itinerary-changed', CHANGED, { details: { itinerary: presentItinerary(now) } })
}

async function isFirst(trx: Transaction<Database>, { id, requestId }: Of, now: string): Promise<boolean> {
  if (requestId === undefined) return true
  const made = await trx
    .insertInto('itinerary_requests')
    .values({ itinerary_id: id, request_id: requestId, made_at: now })
    .onConflict((conflict) => conflict.columns(['itinerary_id', 'request_id']).doNothing())
    .returning('request_id')
    .execute()
  return made.length > 0
}

async function reload(trx: Transaction<Database>, id: ItineraryId): Promise<LoadedItinerary> {
  const loaded = await loadItinerary(trx, id)
  if (loaded === null) throw itineraryGone()
  return loaded
}

/** Forgets the changes that nobody sends again, or undoes; answers how many. */
export async function purgeItineraryRequests(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNDOABLE).toISOString()
  const { numDeletedRows } = await db.deleteFrom('itinerary_requests').where('made_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows) + (await purgeChanges(db, before))
}
