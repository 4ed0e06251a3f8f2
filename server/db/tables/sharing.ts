import type { ItineraryId, ShareToken } from '@meander/sdk/contract/ids'

interface ShareLinksTable {
  token: ShareToken
  itinerary_id: ItineraryId
  created_at: string
  expires_at: string | null
  /** 1 when search engines may list the page. */
  indexable: number
}

export interface SharingTables {
  share_links: ShareLinksTable
}
