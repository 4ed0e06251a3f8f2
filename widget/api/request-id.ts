/** A random word for one change: sent again under it, as after a lost reply, the server does not make it twice. */
export function newRequestId(): string {
  // Not randomUUID: pages without https have none.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36).padStart(2, '0')).join('')
}
