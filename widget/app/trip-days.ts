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
