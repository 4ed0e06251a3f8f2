import { readActivity } from '@meander/sdk/contract/activity-guard'
import type { ExtractedDates, TripWindow } from '@meander/sdk/contract/chat'
import { isDay, type Day } from '@meander/sdk/contract/days'
import { isRecord } from '@meander/sdk/contract/is-record'
import { readTrip } from './planner/day-plan.ts'
import type { Reply } from './reply.ts'

/**
 * What a `2:` part of the stream adds to the reply. A kind that is not known here says nothing, and what is of another
 * shape is passed over piece by piece: a newer server may say more, or say it otherwise.
 */
export function learnedFrom(item: unknown): Partial<Reply> {
  if (!isRecord(item)) return {}
  switch (item.kind) {
    case 'recommendations':
      return { recommendations: listOf(item.recommendations).flatMap((activity) => readActivity(activity) ?? []), destination: textOf(item.destination) }
    case 'extracted-dates':
      return isRecord(item.extractedDates) ? { extractedDates: datesOf(item.extractedDates) } : {}
    case 'trip-facts':
      return {
        groupSize: numberOf(item.groupSize),
        budget: typeof item.budget === 'number' && !item.budgetPer ? { amount: item.budget, currency: textOf(item.budgetCurrency) ?? '' } : null,
        childAges: Array.isArray(item.childAges) ? item.childAges.filter((age) => typeof age === 'number') : null,
        window: windowOf(item.window),
      }
    case 'suggestions':
      return { suggestions: listOf(item.suggestions).filter((suggestion) => typeof suggestion === 'string') }
    case 'multi-day-trip':
      return { trip: readTrip(item.multiDayTrip) }
    default:
      return {}
  }
}

/** Whatever is of another shape is as if it were not known. */
export function datesOf({ destination, startDate, endDate, duration }: Record<string, unknown>): ExtractedDates {
  return { destination: textOf(destination), startDate: dayOf(startDate), endDate: dayOf(endDate), duration: numberOf(duration) }
}

const windowOf = (value: unknown): TripWindow | null => (isRecord(value) && isDay(value.from) && isDay(value.to) ? { from: value.from, to: value.to } : null)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const dayOf = (value: unknown): Day | null => (isDay(value) ? value : null)
