/** Where the script of a partner's key lies on the server. */
export function partnerPath(key: string): string {
  return `/sdk/partners/${encodeURIComponent(key)}.js`
}
