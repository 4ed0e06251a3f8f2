/** WGS 84, in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Free minutes that a traveller has on arrival, and for finding the way. */
export const TRAVEL_MARGIN_MINUTES = 15
/** Streets are longer than the straight line. */
const DETOUR = 1.3
/** On foot up to here, then by bus, tram or taxi through the town; farther out by road or rail, and farther still by motorway or main line. */
const WALKING = { kilometresPerHour: 4.5, upToKilometres: 1 }
const TOWN = { kilometresPerHour: 20, upToKilometres: 20 }
const COUNTRY = { kilometresPerHour: 60, upToKilometres: 100 }
const FAR = { kilometresPerHour: 100 }
/** By air or by fast train, in a straight line; the hours are those to it, before it leaves, and from it. */
const FASTEST = { kilometresPerHour: 750, hoursBeside: 4 }
const EARTH_DIAMETER_KILOMETRES = 12_742

/** As the crow flies. */
export function kilometresBetween(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const northward = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const eastward = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const part = northward + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastward
  // Rounding may make a little more than one of opposite ends of the earth.
  return EARTH_DIAMETER_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(part)))
}

/**
 * Minutes to allow between the end of one activity and the start of the next: the way, estimated from the distance at
 * 4.5 km/h on foot up to a kilometre, 20 km/h through a town, 60 km/h beyond 20 km and 100 km/h beyond 100 km, all by streets
 * 1.3 times as long as the straight line; in four hours and at 750 km/h along that line where that is sooner; and
 * {@link TRAVEL_MARGIN_MINUTES}. Nothing where one of the places is not known.
 */
export function travelMinutes(from: Position | undefined, to: Position | undefined): number {
  if (from === undefined || to === undefined) return 0
  const line = kilometresBetween(from, to)
  const hours = Math.min(hoursOverLand(line * DETOUR), FASTEST.hoursBeside + line / FASTEST.kilometresPerHour)
  return Math.ceil(hours * 60) + TRAVEL_MARGIN_MINUTES
}

function hoursOverLand(kilometres: number): number {
  if (kilometres <= WALKING.upToKilometres) return kilometres / WALKING.kilometresPerHour
  const town = Math.min(kilometres, TOWN.upToKilometres)
  const country = Math.min(kilometres, COUNTRY.upToKilometres) - town
  const far = kilometres - town - country
  return WAITING_HOURS + town / TOWN.kilometresPerHour + country / COUNTRY.kilometresPerHour + far / FAR.kilometresPerHour
}

/** For the bus to come: a ride of a kilometre is no faster than the walk. */
const WAITING_HOURS = WALKING.upToKilometres / WALKING.kilometresPerHour - WALKING.upToKilometres / TOWN.kilometresPerHour
