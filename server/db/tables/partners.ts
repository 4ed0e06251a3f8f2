interface PartnersTable {
  /** Public: it stands in the page's source. */
  key: string
  name: string
  /** JSON of the contract's `PartnerSettings`. */
  settings: string
  created_at: string
}

interface PartnerOriginsTable {
  partner_key: string
  /** Scheme, host and port, as a browser writes them. */
  origin: string
}

export interface PartnerTables {
  partners: PartnersTable
  partner_origins: PartnerOriginsTable
}
