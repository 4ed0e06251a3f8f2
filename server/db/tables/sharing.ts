import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'

interface ShareLinksTable {
  token: ShareToken
  itinerary_id: ItineraryId
  created_at: string
  expires_at: string | null
}

export interface SharingTables {
  share_links: ShareLinksTable
}
