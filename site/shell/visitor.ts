import { AUTH_PATHS } from '@meander/sdk/contract/auth'

/** The key under which the planner keeps the visitor's identifier; the site reads it and never makes one. */
const CLIENT_USER_ID = 'meander.clientUserId'

export function readClientUserId(): string | null {
  return localStorage.getItem(CLIENT_USER_ID)
}

/** Where a full-page sign-in begins. Names the guest whose trips become the account's, and the page to come back to. */
export function signInAddress(): string {
  const query = new URLSearchParams({ returnTo: window.location.pathname + window.location.search })
  const clientUserId = readClientUserId()
  if (clientUserId) query.set('clientUserId', clientUserId)
  return `${AUTH_PATHS.login}?${query}`
}

/** Days without use after which this installation drops a guest's trips. The server writes it into the page. */
export function readGuestDays(): number {
  const said = document.querySelector<HTMLMetaElement>('meta[name="meander-guest-days"]')?.content
  return Number(said) || 30
}
