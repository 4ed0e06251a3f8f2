/**
 * What a request of our own pages is to the worker: a 'document', a file of the 'build', one of its 'unhashed' files, which may be
 * another tomorrow, a 'picture' of an activity, a 'read' that is kept, a 'change' of a trip, a 'farewell', after which nobody or
 * somebody else is here; all else is 'passing'.
 */
export type Kind = 'document' | 'build' | 'unhashed' | 'picture' | 'read' | 'change' | 'farewell' | 'passing'

const NO_DOCUMENTS = /^\/(api|oidc|dev|sdk|assets|media)\/|^\/(healthz|readyz)$|\.\w+$/
const TRIP = /^\/api\/(itineraries|shared)\/[^/]+$/
const TRIPS = /^\/api\/(itineraries|shared)(\/|$)/
const WHO = '/api/auth/user'
const LIST = '/api/itineraries'
const DETAILS = /^\/api\/activities\/[^/]+\/details$/
const COMES_BACK = /^\/api\/auth\/(logout|[^/]+\/callback)$/
const ENDS = new Set(['POST /api/auth/sign-out', 'DELETE /api/auth/sessions', 'DELETE /api/account'])

/** Whether the path is of one trip's answer. */
export const isTrip = (path: string): boolean => TRIP.test(path)

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const address = new URL(url)
  const { pathname: path } = address
  if (address.origin !== origin) return 'passing'
  if (mode === 'navigate') return COMES_BACK.test(path) ? 'farewell' : method === 'GET' && !NO_DOCUMENTS.test(path) ? 'document' : 'passing'
  if (ENDS.has(`${method} ${path}`)) return 'farewell'
  if (method !== 'GET') return TRIPS.test(path) ? 'change' : 'passing'
  if (isTrip(path) || path === LIST || path === WHO || DETAILS.test(path)) return 'read'
  if (path.startsWith('/media/activities/')) return 'picture'
  if (/^\/sdk\/\d/.test(path) || /^\/assets\/[\w-]+-[\w-]{8}\.\w+$/.test(path)) return 'build'
  return /^\/(sdk|assets|media\/posters)\//.test(path) ? 'unhashed' : 'passing'
}
