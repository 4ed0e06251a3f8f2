import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { Place } from '../../../destinations/index.ts'
import type { Mention } from './mentions.ts'
import type { Tokens } from './tokens.ts'

/** Nearer than this one town is a stop of the tour that begins in the other. */
const ONE_TOUR = 450
/** Farther than this nobody tours in a few days, although the last town is called the end: 'begins in Tampa and ends in Chicago'. */
const LONG_TOUR = 1200
/** Who says how it goes on, or where it ends, counts the first town among the stops. */
const GOES_ON = /\b(?:(?:end|ends|ending|finish\w*|conclud\w+) (?:up )?(?:in|at)|then|loop|circuit|onwards?|road ?trip)\b/i

/** 'Starting in Leeds and visiting three cities in Portugal': Leeds is where one sets out; 'starting in Lisbon, then Porto' is a tour. */
export function startElsewhere(mentions: readonly Mention[], { text }: Tokens): void {
  const reach = GOES_ON.test(text) ? LONG_TOUR : ONE_TOUR
  for (const start of mentions) {
    if (start.cue.role !== 'begins' || start.role !== 'wanted') continue
    const others = mentions.filter(({ role, place }) => role === 'wanted' && place.id !== start.place.id)
    if (others.length > 0 && others.every(({ place }) => liesElsewhere(place, start.place, reach))) start.role = 'origin'
  }
}

function liesElsewhere(place: Place, start: Place, reach: number): boolean {
  if (reach === LONG_TOUR) return place.kind === 'city' && start.kind !== 'country' && kilometresBetween(place, start) > reach
  if (place.countryCode !== start.countryCode) return true
  if (place.kind === 'country') return false
  return place.kind === 'area' ? start.region !== place.name && start.id !== place.id : kilometresBetween(place, start) > reach
}
