import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { isDay } from '@meander/sdk/contract/days'
import { detail as text } from '../../../i18n/en/detail.ts'
import { formatDay } from '../../../kit/dates.ts'
import { unscheduledActivities } from './unscheduled.ts'

export const TITLE_LENGTH = 50

/** 'May 10 - May 16'. */
export function tripDates({ startDate, endDate }: { startDate: string | null; endDate: string | null }): string {
  if (!startDate || !endDate) return text.datesNotSet
  if (!isDay(startDate) || !isDay(endDate)) return text.invalidDates
  return `${formatDay(startDate, 'MMM d')} - ${formatDay(endDate, 'MMM d')}`
}

/** Scheduled activities out of all. */
export function tripCount(itinerary: Pick<Itinerary, 'activities' | 'days'>): { scheduled: number; all: number } {
  const all = itinerary.activities.length
  return { scheduled: all - unscheduledActivities(itinerary).length, all }
}

/** Longer titles are cut after 50 characters; characters, not halves of them. */
export function truncateTitle(title: string): string {
  const characters = [...title]
  return characters.length <= TITLE_LENGTH ? title : `${characters.slice(0, TITLE_LENGTH).join('').trimEnd()}…`
}

/** Where more is found: the itinerary's conversation, else home. */
export function findPath({ conversationId }: Pick<Itinerary, 'conversationId'>): string {
  return conversationId ? `/chat/${encodeURIComponent(conversationId)}` : '/'
}
