/** Of the document's `<meta>` that holds it as JSON: the server writes it into every page of the site. */
export const INSTALLATION_META = 'meander-installation'

/** What the pages of a site tell of the server that they come from. */
export interface Installation {
  /** Days without use after which a guest's trips and conversations are dropped. */
  guestDays: number
  /** Days that a mail is kept as a file where there is no mail server; null where mails are sent. */
  outboxDays: number | null
  /** Whose activities are shown, by the name that is in `/api/{provider}/test-access`. */
  provider: string
  /** Where a traveller's messages are answered: a service's name or host; null on the server's own machine. */
  model: string | null
  /** Where recordings are written down: a host; null on the server's own machine; false nowhere. */
  speech: string | null | false
}
