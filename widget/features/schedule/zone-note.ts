import type { Day } from '@meander/sdk/contract/days'
import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'
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

/** The zone in which a day's times are read: that of what is on it, else of what comes last before it, else of what is saved first. */
export function zoneOn(date: Day, { days, activities }: Pick<Itinerary, 'activities'> & { days: readonly ItineraryDay[] }): string | undefined {
  const near = days.reduce<ItineraryDay | null>((known, day) => (day.date <= date && (!known || day.date > known.date) && zoneIn(day) ? day : known), null)
  return (near && zoneIn(near)) ?? activities.find(({ activityData }) => activityData.timeZone)?.activityData.timeZone
}

const zoneIn = (day: ItineraryDay) => day.timeSlots.find((slot) => slot.activity.timeZone)?.activity.timeZone
