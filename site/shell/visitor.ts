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
