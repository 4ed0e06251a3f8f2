import type { Place } from '../../destinations/index.ts'

const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PE PY SR UY VE'.split(' ')
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV'.split(' ')

/** Parts of the world, by the countries or the time zones that lie in them. */
const PARTS: Readonly<Record<string, (place: Pick<Place, 'countryCode' | 'timeZone'>) => boolean>> = {
  europe: ({ timeZone }) => /^(?:Europe\/|Atlantic\/(?:Reykjavik|Canary|Madeira|Azores|Faroe))/.test(timeZone),
  scandinavia: ({ countryCode }) => ['DK', 'FI', 'IS', 'NO', 'SE'].includes(countryCode),
  asia: ({ timeZone }) => /^(?:Asia\/|Indian\/Maldives)/.test(timeZone),
  'southeast asia': ({ countryCode }) => 'BN ID KH LA MM MY PH SG TH TL VN'.split(' ').includes(countryCode),
  africa: ({ timeZone, countryCode }) => timeZone.startsWith('Africa/') || ['MG', 'MU', 'SC', 'CV'].includes(countryCode),
  'north america': ({ countryCode }) => ['US', 'CA', 'MX'].includes(countryCode),
  'central america': ({ countryCode }) => CENTRAL_AMERICA.includes(countryCode),
  'south america': ({ countryCode }) => SOUTH_AMERICA.includes(countryCode),
  oceania: ({ countryCode }) => 'AU FJ NC NZ PF PG WS'.split(' ').includes(countryCode),
}

/** Whether a place lies there; a part that has no entry bounds nothing. */
export function liesIn(part: string, place: Pick<Place, 'countryCode' | 'timeZone'>): boolean {
  return PARTS[part.toLowerCase()]?.(place) ?? true
}
