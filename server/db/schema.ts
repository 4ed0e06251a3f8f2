import type { AccountTables } from './tables/auth.ts'
import type { ChatTables } from './tables/chat.ts'
import type { ItineraryTables } from './tables/itineraries.ts'
import type { PartnerTables } from './tables/partners.ts'
import type { SharingTables } from './tables/sharing.ts'

/*
 * The tables, as the queries see them, those of each feature in a file of their own. Columns are snake_case; ids are text,
 * instants are ISO text, JSON is text, booleans are 0 or 1, so that one migration and one query run on SQLite and PostgreSQL alike.
 */

/** How often a client used an allowance within a window; used when several instances count together. */
interface RateLimitsTable {
  key: string
  window_number: number
  used: number
  /** Seconds since the epoch, after which the row says nothing any more. */
  ends_at: number
}

export interface Database extends AccountTables, ChatTables, ItineraryTables, PartnerTables, SharingTables {
  rate_limits: RateLimitsTable
}
