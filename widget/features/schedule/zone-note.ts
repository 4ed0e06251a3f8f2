import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { zoneName } from './day-texts.ts'

/** 'Times in Lisbon (WEST)'; null where no activity tells its zone. */
export function zoneNote({ activities, destination, startDate }: Pick<Itinerary, 'activities' | 'destination' | 'startDate'>): string | null {
  const zones = [...new Set(activities.flatMap(({ activityData }) => activityData.timeZone ?? []))]
  const [zone] = zones
  if (zone === undefined || startDate === null) return null
  if (zones.length > 1) return text.zones
  const place = destination.split(',')[0]?.trim() || (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return text.zone(place, zoneName(zone, startDate))
}
