/** Where the server answers the list of trips. */
export const LIST = '/api/itineraries'
const TRIP = /^\/(itinerary|shared)\/([^/?]+)$/

/** Where the server answers what a page of trips shows: '/itinerary/i-1' is '/api/itineraries/i-1'. Null for any other page. */
export function apiPathOf(path: string): string | null {
  const [pathname = ''] = path.split('?')
  if (pathname === '/itineraries') return LIST
  const [, kind, id] = TRIP.exec(pathname) ?? []
  return id === undefined ? null : `${kind === 'shared' ? '/api/shared' : LIST}/${id}`
}
