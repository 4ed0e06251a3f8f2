import { addDays, isDay, type Day } from '@meander/sdk/contract/days'
import { dayOf } from '../kit/dates.ts'
import type { Planner } from './planner.ts'

/** What the conversation has agreed on, else what the page around us named; days that are over are no help. */
export function tripDays({ chat, config }: Pick<Planner, 'chat' | 'config'>): { from: Day; to: Day } | null {
  const { startDate, endDate, duration } = chat.$facts.get() ?? {}
  const agreed = isDay(startDate) ? { from: startDate, to: endDate ?? addDays(startDate, Math.max(0, (duration ?? 1) - 1)) } : config.dates
  if (!agreed || agreed.to < dayOf(new Date())) return null
  return { from: agreed.from as Day, to: agreed.to as Day }
}

/** The trip that an opened activity would be part of, and how many travel: the itinerary it was opened from, else that of the conversation. */
export function tripAround(planner: Pick<Planner, 'chat' | 'config' | '$board'>, inItinerary: boolean): { days: { from: Day; to: Day } | null; people?: number } {
  if (!inItinerary) return { days: tripDays(planner), people: planner.chat.$facts.get()?.groupSize }
  const { startDate, endDate, groupSize } = planner.$board.get()?.detail.$itinerary.get() ?? {}
  return { days: isDay(startDate) && isDay(endDate) ? { from: startDate, to: endDate } : null, people: groupSize ?? undefined }
}
