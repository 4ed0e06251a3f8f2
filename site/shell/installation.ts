import { INSTALLATION_META, type Installation } from '@meander/sdk/contract/installation'

/** A server with nothing set. */
const PLAIN: Installation = { guestDays: 30, outboxDays: 30, provider: 'sample', model: null, speech: null }

/** How this installation is set up: the server writes it into the page. */
export function readInstallation(): Installation {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${INSTALLATION_META}"]`)?.content
  return said ? (JSON.parse(said) as Installation) : PLAIN
}
