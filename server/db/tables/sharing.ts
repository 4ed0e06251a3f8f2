import type { ItineraryId, ShareToken, UserId } from '@meander/sdk/contract/ids'

interface ShareLinksTable {
  token: ShareToken
  itinerary_id: ItineraryId
  created_at: string
  expires_at: string | null
  /** 1 when search engines may list the page. */
  indexable: number
}

interface ShareMailsTable {
  id: string
  user_id: UserId
  sent_at: string
}

export interface SharingTables {
  share_links: ShareLinksTable
  share_mails: ShareMailsTable
}
